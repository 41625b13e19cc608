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
      {/* In a wide window the answer and the pitfalls stand beside input and steps, without a gap between. */}
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:items-start">
        <div className="lg:row-span-2">
          <Panel title="Your Input">{input}</Panel>
        </div>
        <div className="grid gap-5 lg:col-start-2">{answer}</div>
        <div className="grid gap-5 empty:hidden lg:col-start-1 lg:row-start-3">{steps}</div>
        <div className="grid gap-5 *:min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-2">
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
        </div>
        {template === null ? null : <PracticeLink template={template} />}
      </div>
    </div>
  )
}
