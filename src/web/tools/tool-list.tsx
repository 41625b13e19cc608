import { Link } from 'react-router'

import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { calculators, references, type Tool, toolPath } from './catalog/tools.ts'

/** The list of all tools. */
export function ToolList() {
  return (
    <div className="screen-frame">
      <ScreenTitle backTo="/dashboard">Chemistry Tools</ScreenTitle>
      <p className="mb-6 max-w-2xl text-muted">
        Every tool shows its steps one by one, and says what it cannot work out and why.
      </p>
      <ToolCards title="Calculators" tools={calculators} />
      <ToolCards title="Tables and Names" tools={references} />
    </div>
  )
}

function ToolCards({ title, tools }: { readonly title: string; readonly tools: readonly Tool[] }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  )
}

function ToolCard({ tool }: { readonly tool: Tool }) {
  return (
    <li>
      <Link
        viewTransition
        to={toolPath(tool.id)}
        className="block h-full rounded-lg border border-line bg-surface p-4 shadow-card transition hover:border-accent sm:p-5"
      >
        <span className="block font-display text-lg">{tool.title}</span>
        <span className="mt-1 block text-sm text-muted">{tool.text}</span>
      </Link>
    </li>
  )
}
