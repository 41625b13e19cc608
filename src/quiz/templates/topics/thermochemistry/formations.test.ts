import { expect, test } from 'vitest'

import { makeQuestion } from '#quiz/question.ts'

import { equationOfFormation } from './formations.ts'

test('ge-m550: one mole of the compound stands alone on the right, and no free atoms on the left', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { question, correctAnswer, options } = makeQuestion(equationOfFormation, seed)
    const [, compound = ''] = /formation of (\S+) belong/.exec(question) ?? []
    const fits = options.filter((text) => {
      const [left = '', right = ''] = text.split(' → ')
      return right === compound && !/(?:^| )(?:[A-Z][a-z]?)\(g\)/.test(left)
    })
    expect(fits).toEqual([correctAnswer])
  }
})
