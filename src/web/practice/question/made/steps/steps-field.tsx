import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'

import { MAX_RESPONSE } from '#quiz/practice/response-length.ts'
import type { ProductionQuestion, ProductionQuestionOf } from '#quiz/question.ts'
import { partLetter, partTexts } from '#quiz/task.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { openPartOf } from './open-part.ts'
import { PartResults } from './part-results.tsx'

type Props<Question> = {
  readonly question: Question
  readonly given: string
  readonly isRefused: boolean
  readonly noteId: string
  readonly onGive: (given: string) => void
}

/**
 * A problem in parts, one after the other. Checking a part locks it, tells whether it is right, and opens
 * the next one, which takes the focus. The last part submits the whole answer. Where a second try may follow,
 * a wrong part is helped with and its answer is not shown yet.
 */
export function StepsField({
  question,
  given,
  showsParts,
  fieldOf: Field,
  note,
  onGive,
  ...rest
}: Props<ProductionQuestionOf<'steps'>> & {
  readonly showsParts: boolean
  readonly fieldOf: ComponentType<Props<ProductionQuestion>>
  /** The reading of the open part, which stands between its field and its keys on phones. */
  readonly note: ReactNode
}) {
  const asked = openPartOf(question, given)
  const index = Math.min(partTexts(given).length, question.parts.length) - 1
  const open = useRef<HTMLDivElement>(null)
  const before = useRef(index)
  // Before the part is on the screen: what is typed at once belongs to it.
  useLayoutEffect(() => {
    if (before.current === index) return
    before.current = index
    open.current?.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus()
    open.current?.scrollIntoView({ block: 'nearest' })
  }, [index])

  function give(text: string) {
    const whole = asked.whole(text)
    if (whole.length <= MAX_RESPONSE) onGive(whole)
  }

  return (
    <>
      <div aria-live="polite">
        <PartResults
          question={question}
          texts={partTexts(given).slice(0, -1)}
          isOver={showsParts}
        />
      </div>
      <div
        ref={open}
        role="group"
        aria-labelledby="open-part"
        className={`flex flex-col ${index > 0 ? 'mt-5 border-t border-line pt-5' : ''}`}
      >
        <p id="open-part" className="mb-3">
          <span className="text-accent">{`Part ${partLetter(index)} of ${question.parts.length}: `}</span>
          <ChemicalText key={index} text={asked.question.question} />
        </p>
        <Field key={index} question={asked.question} given={asked.given} onGive={give} {...rest} />
        {note}
      </div>
    </>
  )
}
