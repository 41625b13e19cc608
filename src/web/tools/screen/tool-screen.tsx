import type { ReactNode } from 'react'

import { toolCalled, type ToolId } from '#web/tools/catalog/tools.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { PracticeLink } from './practice-link.tsx'

/** The places in a wide window: answer and pitfalls beside input and steps, without a gap between. */
const PLACES = {
  all: 'lg:grid-rows-[auto_1fr_auto]',
  input: 'lg:row-span-2',
  steps: 'lg:col-start-1 lg:row-start-3',
  pitfalls: 'lg:col-start-2 lg:row-span-2 lg:row-start-2',
}
/** With more panels, which are long: steps and pitfalls stand beside them. */
const PLACES_WITH_MORE = {
  all: 'lg:grid-rows-[auto_auto_1fr]',
  input: '',
  steps: 'lg:col-start-1 lg:row-start-2',
  pitfalls: 'lg:col-start-1 lg:row-start-3',
}

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
  const places = children === undefined ? PLACES : PLACES_WITH_MORE
  return (
    <div className="screen-frame">
      <ScreenTitle backTo="/tools">{title}</ScreenTitle>
      <p className="-mt-3 mb-5 text-muted">{text}</p>
      <div className={`grid gap-5 *:min-w-0 lg:grid-cols-2 lg:items-start ${places.all}`}>
        <div className={places.input}>
          <Panel title="Your Input">{input}</Panel>
        </div>
        <div className="grid gap-5 lg:col-start-2">{answer}</div>
        <div className={`grid gap-5 empty:hidden ${places.steps}`}>{steps}</div>
        <div className="grid gap-5 *:min-w-0 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-2">
          {children}
        </div>
        <div className={places.pitfalls}>
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
