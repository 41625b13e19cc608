import { expect, test } from 'vitest'

import { elements } from '#chemistry/elements/elements.ts'
import { boilingSeries } from '#chemistry/reference/boiling-series.ts'

import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'
import { separation } from './separation.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(separation)

test('ph-e255: a dissolved substance is not filtered, and liquids that mix are distilled', () => {
  const ways: readonly (readonly [RegExp, string])[] = [
    [/^Sand/, 'filtration'],
    [/for the salt/, 'evaporation'],
    [/for the water/, 'simple distillation'],
    [/crystals/, 'crystallization'],
    [/Ethanol/, 'fractional distillation'],
    [/Oil/, 'a separating funnel'],
    [/dyes/, 'paper chromatography'],
    [/Iron/, 'a magnet'],
  ]
  for (const { left, partners } of of('ph-e255', 'match')) {
    expect(partners).toEqual(left.map((text) => ways.find(([mark]) => mark.test(text))?.[1]))
  }
})

test('ph-e256, ph-m255: a spot and the front begin at the start line', () => {
  for (const { question, key } of of('ph-e256', 'number')) {
    const [line = 0, spot = 0, front = 1] = firstNumbers(question)
    const ahead = front - spot
    expect(key.value).toBeCloseTo(1 - ahead / (front - line), 9)
  }
  for (const { question, key } of of('ph-m255', 'number')) {
    const [factor = 0, front = 0] = firstNumbers(question)
    expect(key.value / front).toBeCloseTo(factor, 9)
  }
})

test('ph-e257: water comes before the filter, and the solution is dealt with last', () => {
  for (const { cards } of of('ph-e257', 'order')) {
    const [water, filter] = [/into (warm )?water/, /filter/].map((mark) =>
      cards.findIndex((card) => mark.test(card)),
    )
    expect((filter ?? 0) - (water ?? 0)).toBe(1)
    expect(cards.at(-1)).toMatch(/water away|cool|evaporate/)
  }
})

test('ph-m701: the way of separating rests on the difference that its name tells', () => {
  const marks: readonly (readonly [RegExp, RegExp])[] = [
    [/^Filtration/, /how well .* dissolve/],
    [/^Crystallization/, /as it gets cooler/],
    [/istillation|^Evaporation/, /boiling points/],
    [/^Paper chromatography/, /solvent carries/],
    [/^A separating funnel/, /liquids mix/],
    [/^A magnet/, /magnet/],
  ]
  for (const { question, options, correctAnswer } of of('ph-m701', 'mcq')) {
    const own = marks.find(([mark]) => mark.test(question))?.[1] ?? /^$/
    expect(options.filter((text) => own.test(text))).toEqual([correctAnswer])
  }
})

test('ph-m256: a sharp melting point is that of an element, a range lies below', () => {
  for (const { question, left, partners } of of('ph-m256', 'match')) {
    const name = question.split(' ')[0] ?? ''
    const own = Math.round(elements.find((one) => one.name === name)?.meltingPoint ?? 0)
    expect(firstNumbers(question)[0]).toBe(own)
    const verdicts = left.map((text) => {
      const [low = 0, high = low] = firstNumbers(text)
      if (low < high && high < own) return `${name.toLowerCase()} with an impurity`
      return low === own ? `pure ${name.toLowerCase()}` : 'another pure substance'
    })
    expect(partners).toEqual(verdicts)
  }
})

test('ph-m257: the magnet takes metals that are magnetic, water takes salts of group 1 and copper', () => {
  const magnetic = new Set(
    ['Fe', 'Co', 'Ni'].map((symbol) =>
      (elements.find((one) => one.symbol === symbol)?.name ?? '').toLowerCase(),
    ),
  )
  for (const { parts } of of('ph-m257', 'steps')) {
    const [, places] = parts
    const text = places?.answer ?? ''
    for (const entry of text.split('; ')) {
      const [solid = '', place = ''] = entry.split(': ')
      const wanted = magnetic.has(solid)
        ? 'magnet'
        : /salt|nitrate|sulfate/.test(solid)
          ? 'basin'
          : 'filter'
      expect(place).toContain(wanted)
    }
  }
})

test('ph-m258: the boiling points rise from card to card', () => {
  const points = new Map(
    boilingSeries.flatMap(({ substances }) =>
      substances.map(({ name, boilingPoint }) => [name, boilingPoint] as const),
    ),
  )
  for (const { cards } of of('ph-m258', 'order')) {
    const values = cards.map((card) => points.get(card) ?? 0)
    values.forEach((value, place) => expect(value).toBeGreaterThan((values[place - 1] ?? 0) + 19))
  }
})

test('ph-e258, ph-m260: the way and the factor follow from the text', () => {
  const ways: readonly (readonly [RegExp, string])[] = [
    [/sand/, 'filtration'],
    [/for the salt/, 'evaporation'],
    [/for the water/, 'simple distillation'],
    [/crystals/, 'crystallization'],
    [/ethanol/, 'fractional distillation'],
    [/oil/, 'a separating funnel'],
    [/dyes/, 'paper chromatography'],
    [/iron/, 'a magnet'],
  ]
  for (const { question, correctAnswer } of of('ph-e258', 'mcq')) {
    expect(ways.find(([mark]) => mark.test(question))?.[1]).toBe(correctAnswer)
  }
  for (const { question, correctAnswer } of of('ph-m260', 'mcq')) {
    const [line = 0, spot = 0, front = 1] = firstNumbers(question)
    expect(Math.abs(Number(correctAnswer) - (spot - line) / (front - line))).toBeLessThan(0.0051)
  }
})
