import { expect, test } from 'vitest'

import { misconceptions } from './misconceptions.ts'
import { drawQuestion, type Question } from './question.ts'
import { templates } from './templates/whole-bank.ts'

test.each(Object.entries(misconceptions))(
  '%s names an idea in one sentence and corrects it in two or three',
  (_, { idea, correction }) => {
    expect(sentences(idea)).toBe(1)
    expect([2, 3]).toContain(sentences(correction))
  },
)

/** Words that tell of a mistake from outside: no one says “I mix them up” about what they believe. */
const OUTSIDE =
  /mixed( up)?[.,]|confused|turned (around|upside)|upside down|\bwrong(ly)?\b|forgotten|taken for|exchanged|reversed|(?<!be )left out|is used (for|with)/

test('what tells of a mistake from outside is a slip, so that no report puts it into the mouth of a learner', () => {
  const told = Object.entries(misconceptions).filter(([, { idea }]) => OUTSIDE.test(idea))
  expect(told.length).toBeGreaterThan(25)
  expect(told.filter(([, { isSlip }]) => isSlip !== true).map(([id]) => id)).toEqual([])
})

test('each misconception leads to a wrong answer of some question', () => {
  const unasked = new Set(Object.keys(misconceptions))
  for (let seed = 0; seed < MAX_SEEDS && unasked.size > 0; seed += 1) {
    for (const template of templates) {
      const question = drawQuestion(template, seed)
      if (question !== null) for (const idea of ideasOf(question)) unasked.delete(idea)
    }
  }
  expect([...unasked]).toEqual([])
})

/** Questions of each template in which a misconception is looked for. */
const MAX_SEEDS = 100

/** The misconceptions behind the wrong answers of a question and of its parts. */
function ideasOf(question: Question): readonly string[] {
  const wrong =
    question.type === 'mcq'
      ? question.feedback
      : question.type === 'steps'
        ? [...question.corrections, ...question.parts.flatMap(({ corrections }) => corrections)]
        : question.corrections
  return wrong.flatMap((entry) => entry?.misconception ?? [])
}

function sentences(text: string): number {
  return text.match(/[.!?](?=\s|$)/g)?.length ?? 0
}
