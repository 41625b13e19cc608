import { expect, test } from 'vitest'

import { makeQuestion } from '#quiz/question.ts'

import { correctedStateFromKelvin } from './temperature-scales.ts'

function states(option: string): readonly string[] {
  const [both = ''] = option.split(' both times')
  return option.endsWith('both times') ? [both, both] : option.split(', then ')
}

test('ph-m3: version 2 corrects the state that was wrong, and no other', () => {
  const questions = Array.from({ length: 200 }, (_, seed) =>
    makeQuestion(correctedStateFromKelvin, seed),
  )
  for (const { question, options, feedback, correctAnswer } of questions) {
    const temperatures = [...question.matchAll(/[−\d]+ °C/g)].map(([text]) => text)
    const right = states(correctAnswer)
    options.forEach((option, place) => {
      const wrong = temperatures.filter((_, at) => states(option)[at] !== right[at])
      const told = [...(feedback[place]?.text ?? '').matchAll(/At ([−\d]+ °C) it is not/g)]
      expect([option, told.map(([, text]) => text)]).toEqual([option, wrong])
    })
  }
})
