import { expect, test } from 'vitest'

import { questionOf } from '#quiz/templates/whole-bank.ts'

import { chancesOf, type IdeaChance, ideasToFix } from './ideas.ts'

/** Chances of one idea: `c` chosen, `r` right, `w` another wrong option; a digit begins a day. */
function chances(story: string): readonly IdeaChance[] {
  let day = 0
  return Array.from(story).flatMap((sign): IdeaChance[] => {
    if (/\d/.test(sign)) {
      day = Number(sign)
      return []
    }
    return [{ misconception: 'BO5', isChosen: sign === 'c', isRight: sign === 'r', day }]
  })
}

test.each([
  ['one choice is a slip', '1c', []],
  ['two are an idea', '1c2c', [2]],
  ['of the last ten chances', '1cwwwwwwwwwc', []],
  ['right answers on one day are not enough', '1cc2rrr', [2]],
  ['right answers on two days are', '1cc2r3r', []],
  ['a choice between starts the days anew', '1cc2r3c4r', [3]],
  ['an idea that was gone has to show twice again', '1cc2r3r4c', []],
  ['and then it is back', '1cc2r3r4c5c', [2]],
] as const)('K9 %s', (_case, story, chosen) => {
  expect(ideasToFix(chances(story)).map((idea) => idea.chosen)).toEqual(chosen)
})

test('K9 a question is a chance for each idea that an option stands for', () => {
  const question = questionOf('as-e3.1.1')
  if (question?.type !== 'mcq') throw new Error('The bank has lost a question.')
  const ideas = question.feedback.flatMap((entry) => entry?.misconception ?? [])
  const wrong = question.feedback.findIndex((entry) => entry?.misconception === ideas[0])
  const right = question.options.indexOf(question.correctAnswer)
  expect(chancesOf(question, wrong, 4)).toEqual(
    [...new Set(ideas)].map((misconception) => ({
      misconception,
      isChosen: misconception === ideas[0],
      isRight: false,
      day: 4,
    })),
  )
  expect(chancesOf(question, right, 4).every(({ isChosen, isRight }) => !isChosen && isRight)).toBe(
    true,
  )
})
