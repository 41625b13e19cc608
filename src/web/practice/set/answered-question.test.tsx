import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { described, describedPart, judged } from '#quiz/kinds/kinds.ts'
import { describedPairs } from '#quiz/kinds/match.ts'
import type { Question } from '#quiz/question.ts'
import { partTexts } from '#quiz/task.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { kindSamples } from '#quiz/testing/kind-samples.ts'
import { markupOf } from '#web/testing/markup-of.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { ownMistake } from '#web/ui/text/own-mistake.ts'

import { AnsweredQuestion } from './answered-question.tsx'

function drawn(text: string): string {
  return renderToStaticMarkup(<ChemicalText text={text} />)
}

/** The texts of an answer on the screen: one for each part of a problem. */
function textsOf(question: Question, given: string): readonly string[] {
  if (question.type === 'mcq') return [given]
  if (question.type === 'match') return describedPairs(question, given).map(({ text }) => text)
  if (question.type !== 'steps') return [described(question, given)]
  return partTexts(given).map((text, index) => {
    const part = question.parts[index]
    return part === undefined ? text : describedPart(part, text)
  })
}

/** The right answer as the review shows it; of a problem that of its wrong part, of pairs the first. */
function rightOf(question: Question): string {
  if (question.type === 'match') return describedPairs(question, null)[0]?.text ?? ''
  if (question.type !== 'steps') return question.correctAnswer
  return question.parts[1]?.answer ?? ''
}

test.each(
  kindSamples.flatMap((sample) => [true, false].map((hasSecond) => ({ ...sample, hasSecond }))),
)(
  'the review of $id shows the answers and the mistake, and the right one, with a second try: $hasSecond',
  async ({ id, right, wrong, hasSecond }) => {
    const question = questionOf(id)
    if (question === null || question.type === 'mcq') throw new Error(`Nothing is made in ${id}.`)
    const markup = await markupOf(
      <MemoryRouter>
        <AnsweredQuestion
          question={question}
          first={{ given: wrong, isCorrect: false }}
          second={hasSecond ? { given: right, isCorrect: true } : undefined}
        />
      </MemoryRouter>,
    )
    expect(judged(question, right)?.isRight).toBe(true)
    const feedback = judged(question, wrong)?.feedback?.text.replace(/^Part \w: /, '') ?? 'none'
    for (const text of [
      question.question,
      ...textsOf(question, wrong),
      ...(hasSecond ? textsOf(question, right) : [rightOf(question)]),
      question.explanation,
      ownMistake(feedback, question.explanation),
    ]) {
      expect(markup).toContain(drawn(text))
    }
    expect(markup.match(/role="img"/g)?.length ?? 0).toBe(question.type === 'lewis' ? 2 : 0)
  },
)

test('a problem without an answer in time shows the right answer to each part', async () => {
  const question = questionOf('bo-m71.1.3')
  if (question?.type !== 'steps') throw new Error('This problem has no parts.')
  const markup = await markupOf(
    <MemoryRouter>
      <AnsweredQuestion question={question} first={{ given: null, isCorrect: false }} />
    </MemoryRouter>,
  )
  expect(markup).toContain('none in time')
  for (const { ask, answer } of question.parts) {
    expect(markup).toContain(drawn(ask))
    expect(markup).toContain(drawn(answer))
  }
})
