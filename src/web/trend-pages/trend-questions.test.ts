import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendValues } from '#content/elements/trend-values.ts'
import { trends } from '#content/elements/trends.ts'

import { trendQuestions } from './trend-questions.ts'

const library = readLibrary()
const questions = new Map(
  trends.map((trend) => [trend.key, trendQuestions(trend, trendValues(trend, library))]),
)

test('every trend has two questions', () => {
  expect([...questions].filter(([, found]) => found.length !== 2)).toStrictEqual([])
})

test('the one follows the trend, the other asks about the first certain exception', () => {
  expect(questions.get('ionization-energy')).toStrictEqual([
    {
      question: 'Which has the higher first ionization energy, argon or sodium?',
      answer:
        'Argon: 1520.6\u00A0kJ/mol, and sodium 495.8. It mostly rises from left to right in a period.',
    },
    {
      question:
        'Boron stands to the right of beryllium. Which has the higher first ionization energy, and why?',
      answer:
        'Beryllium 899.5, boron 800.6\u00A0kJ/mol: lower. The new electron is in a p orbital, higher in energy than the s orbital below it.',
    },
  ])
})

test('an element that stands out, and ions, are asked about in their own words', () => {
  expect(questions.get('melting-point')?.[1]?.question).toBe(
    'The melting point of manganese, 1246\u00A0°C, stands out from those beside it. Why?',
  )
  expect(questions.get('ion-size')?.map(({ question }) => question)).toStrictEqual([
    'Which has the larger radius, Al³⁺ or O²⁻?',
    'Which has the larger radius, Ca²⁺ or S²⁻?',
  ])
})
