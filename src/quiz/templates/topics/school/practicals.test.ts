import { expect, test } from 'vitest'

import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'
import { practicals } from './practicals.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(practicals)

test('ge-e270: climbs, differences and points have their names', () => {
  const names: readonly (readonly [RegExp, RegExp])[] = [
    [/^from the reactants up/, /^activation energy$/],
    [/^from the products up/, /reverse/],
    [/to the products$/, /ΔH/],
    [/^the highest/, /transition/],
    [/dip/, /intermediate/],
    [/lower way/, /catalyst/],
  ]
  for (const { left, partners } of of('ge-e270', 'match')) {
    left.forEach((part, place) => {
      const own = names.find(([mark]) => mark.test(part))?.[1] ?? /^$/
      expect(partners[place]).toMatch(own)
    })
  }
})

test('ge-m270: the steps of a profile add up to ΔH', () => {
  for (const { question, key } of of('ge-m270', 'number')) {
    const levels = firstNumbers(question)
    const climbs = levels.slice(1).map((level, place) => level - (levels[place] ?? 0))
    const wanted = question.includes('ΔH')
      ? climbs.reduce((sum, climb) => sum + climb, 0)
      : question.includes('in reverse')
        ? -(climbs[3] ?? 0)
        : question.includes('first step')
          ? climbs[0]
          : climbs[2]
    expect(key.value).toBe(wanted)
  }
})

test('ge-h270: both ways differ by ΔH, with the catalyst as without it', () => {
  for (const { question, key } of of('ge-h270', 'number')) {
    const [barrier = 0, change = 0, lowered = 0] = firstNumbers(question)
    const reverse = barrier - change
    expect(key.value).toBe(reverse - lowered)
    expect(Math.min(key.value, barrier - lowered)).toBeGreaterThan(0)
  }
})

test('ge-h271: the slow step has the largest climb and the highest peak', () => {
  for (const { left, partners } of of('ge-h271', 'match')) {
    left.forEach((text, place) => {
      const [start = 0, one = 0, dip = 0, two = 0, end = 0] = text.split(', ').map(Number)
      const isFirst = one > two
      expect(one - start > two - dip).toBe(isFirst)
      expect(Math.min(one, two)).toBeGreaterThan(Math.max(start, dip, end))
      expect(dip).toBeLessThan(Math.min(one, two))
      expect(partners[place]).toBe(
        `${end < start ? 'exothermic' : 'endothermic'}, ${isFirst ? 'first' : 'second'} step slow`,
      )
    })
  }
})

test('ge-e271, ge-m271: the followed quantity changes, and the limiting reactant sets the height', () => {
  const methods: readonly (readonly [RegExp, RegExp])[] = [
    [/^magnesium and/, /gas/],
    [/^marble/, /weigh/],
    [/thiosulfate/, /mark/],
    [/iodine/, /color/],
    [/ester/, /pH/],
    [/^half/, /half as high/],
    [/^twice/, /twice as high/],
    [/powder/, /starts steeper/],
    [/colder/, /less steep/],
  ]
  for (const id of ['ge-e271', 'ge-m271']) {
    for (const { left, partners } of of(id, 'match')) {
      left.forEach((text, place) => {
        const own = methods.find(([mark]) => mark.test(text))?.[1] ?? /^$/
        expect(partners[place]).toMatch(own)
      })
    }
  }
})

test('ge-e272, ge-m272: ratios are those of the numbers of the text', () => {
  for (const { question, key } of of('ge-e272', 'number')) {
    const [, slow = '1', fast = '1'] = /after (\d+) s .*after (\d+) s/.exec(question) ?? []
    expect(key.value).toBeCloseTo(1 / (Number(fast) / Number(slow)), 9)
  }
  for (const { question, key } of of('ge-m272', 'number')) {
    const [, found = '1', accepted = '1'] = /−(\d+) kJ.*−(\d+) kJ/.exec(question) ?? []
    expect(key.value / 100).toBeCloseTo(Number(found) / Number(accepted), 9)
  }
})

test('ge-h272: one liter of the solution gives the same ΔH, below that of the tables', () => {
  // Enthalpies of formation of the ions in water in kJ/mol: CRC Handbook; the metals have none.
  const ions = { zinc: -153.9, iron: -89.1 }
  for (const { question, parts } of of('ge-h272', 'steps')) {
    const [, name = ''] = /excess of (\w+) powder/.exec(question) ?? []
    const [, strength = 1, rise = 0] = [...question.matchAll(/([\d.]+) (?:mL|mol|K)/g)].map(
      ([, number]) => Number(number),
    )
    const wanted = -(4.18 * rise) / strength
    const [found = 0] = firstNumbers(parts[2]?.answer ?? '')
    expect(found / wanted).toBeCloseTo(1, 1)
    const accepted = (Object.entries(ions).find(([metal]) => metal === name)?.[1] ?? 0) - 64.8
    expect(found / accepted).toBeGreaterThan(0.75)
    expect(found / accepted).toBeLessThan(1)
  }
})

test('ge-e273: the climb ends at the peak', () => {
  for (const { question, correctAnswer } of of('ge-e273', 'mcq')) {
    const [start = 0, peak = 0, end = 0] = firstNumbers(question)
    const climb = firstNumbers(correctAnswer)[0] ?? 0
    expect(climb + (question.includes('reverse') ? end : start)).toBe(peak)
  }
})

test('ge-e274, ge-e275: rates and heats follow from the numbers of the text', () => {
  for (const { question, correctAnswer } of of('ge-e274', 'mcq')) {
    const [, slow = '1', fast = '1'] = /after (\d+) s .*after (\d+) s/.exec(question) ?? []
    expect(Math.abs((Number(correctAnswer) * Number(fast)) / Number(slow) - 1)).toBeLessThan(0.04)
  }
  for (const { question, correctAnswer } of of('ge-e275', 'mcq')) {
    const [, water = '0', rise = '0'] =
      /(?:warm|powder,) (\d+) g of .* (?:by|get) ([\d.]+) K/.exec(question) ?? []
    // A calorie warms a gram of water by one kelvin.
    const calories = Number(water) * Number(rise)
    const [found = 0] = firstNumbers(correctAnswer)
    expect(Math.abs(found / (calories * 0.00418) - 1)).toBeLessThan(0.051)
  }
})

test('ge-e275: from version 2 on, no powder gives off more heat than its reaction has', () => {
  // Heats of formation of ions in water in kJ/mol: Masterton, Slowinski and Stanitski, Chemical Principles (1983).
  const heats: Readonly<Record<string, number>> = {
    zinc: (64.4 + 152.4) / 65.38,
    iron: (64.4 + 87.9) / 55.85,
    magnesium: (64.4 + 462) / 24.31,
  }
  const later = of('ge-e275', 'mcq').filter(({ id }) => !id.startsWith('ge-e275.1.'))
  expect(later.length).toBeGreaterThan(50)
  for (const { question, correctAnswer } of later) {
    const [, grams = '0', name = ''] = /^With (\d+) g of (\w+)/.exec(question) ?? []
    const [found = 0] = firstNumbers(correctAnswer)
    expect(found).toBeLessThanOrEqual(Number(grams) * (heats[name] ?? 0))
  }
})

test('ge-m704: the mass decides about the gas, the surface and the warmth about the time', () => {
  const effects: readonly (readonly [RegExp, string])[] = [
    [/powder|warmer/, 'as much gas in less time'],
    [/colder/, 'as much gas in more time'],
    [/twice the mass/, 'twice as much gas'],
    [/half the mass/, 'half as much gas'],
  ]
  for (const { question, options, correctAnswer } of of('ge-m704', 'mcq')) {
    const fitting = options.filter((text) => {
      const own = effects.find(([mark]) => mark.test(text))?.[1] ?? ''
      return question.endsWith(`gives ${own}?`)
    })
    expect(fitting).toEqual([correctAnswer])
  }
})
