import type { ReactNode } from 'react'

import { toolCalled, type ToolId } from '#web/tools/catalog/tools.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { PracticeLink } from './practice-link.tsx'

/** The frame of every tool: input, answer, steps, pitfalls, and a question like it. */
export function ToolScreen({
  tool,
  input,
  answer,
  steps,
  pitfalls,
  children,
}: {
  readonly tool: ToolId
  readonly input: ReactNode
  readonly answer: ReactNode
  readonly steps: ReactNode
  readonly pitfalls: readonly string[]
  /** More panels, after the steps. */
  readonly children?: ReactNode
}) {
  const { title = '', text = '', template = null } = toolCalled(tool) ?? {}
  return (
    <div className="screen-frame">
      <ScreenTitle backTo="/tools">{title}</ScreenTitle>
      <p className="-mt-3 mb-5 text-muted">{text}</p>
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-2 lg:items-start">
        <Panel title="Your Input">{input}</Panel>
        {answer}
        {steps}
        {children}
        <Panel title="What Can Go Wrong">
          <ul className="list-disc space-y-2 pl-5">
            {pitfalls.map((pitfall) => (
              <li key={pitfall}>
                <ChemicalText text={pitfall} />
              </li>
            ))}
          </ul>
        </Panel>
        {template === null ? null : <PracticeLink template={template} />}
      </div>
    </div>
  )
}
