import { expect, test } from 'vitest'

import { makeQuestion } from '#quiz/question.ts'

import { effectsOfRadiation } from './regions.ts'

/** From the least energy of a photon to the most. */
const steps: readonly (readonly [radiation: string, word: string])[] = [
  ['radio waves', 'nuclei'],
  ['microwaves', 'rotate'],
  ['infrared', 'vibrate'],
  ['visible light', 'dyes'],
  ['X-rays', 'inner shells'],
]

test('ec-e520: the step of energy grows with the energy of the photon', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const question = makeQuestion(effectsOfRadiation, seed)
    if (question.type !== 'match') throw new TypeError(question.id)
    const places = question.left.map((text) => steps.findIndex(([radiation]) => radiation === text))
    expect(
      question.partners.map((text) => steps.findIndex(([, word]) => text.includes(word))),
    ).toEqual(places)
  }
})
