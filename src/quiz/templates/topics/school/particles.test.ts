import { expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'

import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'
import { particles } from './particles.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(particles)

/** How freely particles move: solid, liquid, gas. */
const freedom = ['solid', 'liquid', 'gas']

test('ph-e250: heat makes particles freer, cold does the opposite', () => {
  const gains = /Melting|Evaporating|Subliming/
  const steps: Readonly<Record<string, number>> = { Subliming: 2, Deposition: 2 }
  for (const { left, partners } of of('ph-e250', 'match')) {
    left.forEach((change, place) => {
      const [from = '', to = ''] = (partners[place] ?? '').split(' to ')
      const step = freedom.indexOf(to) - freedom.indexOf(from)
      expect(step).toBe((gains.test(change) ? 1 : -1) * (steps[change] ?? 1))
    })
  }
})

test('ph-e251: the state at 25 °C decides whether particles touch, the formula what they are', () => {
  const molecules: Readonly<Record<string, string>> = {
    'Carbon monoxide': 'pairs of unlike atoms',
    'Hydrogen chloride': 'pairs of unlike atoms',
    Water: 'bent groups of three atoms',
    Oxygen: 'pairs of like atoms',
    Nitrogen: 'pairs of like atoms',
    Hydrogen: 'pairs of like atoms',
    Bromine: 'pairs of like atoms',
  }
  for (const { left, partners } of of('ph-e251', 'match')) {
    left.forEach((name, place) => {
      const text = partners[place] ?? ''
      const isMixture = name.startsWith('A mixture')
      const kind = isMixture ? 'pairs of one kind and pairs' : (molecules[name] ?? 'single atoms')
      expect(text.startsWith(kind)).toBe(true)
      expect(text).toContain(touchingOf(name, isMixture))
    })
  }
})

function touchingOf(name: string, isMixture: boolean): string {
  if (isMixture || /monoxide|chloride/.test(name)) return 'far apart'
  if (name === 'Water') return 'without order'
  const found = ['He', 'Ne', 'Ar', 'O', 'N', 'H', 'Cu', 'Fe', 'Ag', 'Hg', 'Br'] as const
  const symbol = found.find((one) => element(one).name === name) ?? 'H'
  const { meltingPoint, boilingPoint } = element(symbol)
  if ((boilingPoint ?? -300) < 25) return 'far apart'
  return (meltingPoint ?? -300) < 25 ? 'without order' : 'in rows'
}

test('ph-e252: only a current splits, only cold water gives off air', () => {
  for (const { question, correctAnswer } of of('ph-e252', 'mcq')) {
    const wanted = /current/.test(question)
      ? 'gases of its elements'
      : /tap water/.test(question)
        ? 'air from outside'
        : /between/.test(question)
          ? 'nothing at all'
          : 'vapor of'
    expect(correctAnswer).toContain(wanted)
  }
})

test('ph-m250: the minutes are those between equal readings', () => {
  for (const { question, key } of of('ph-m250', 'number')) {
    const [, every = '', list = ''] = /every (\d+) min: (.+) °C/.exec(question) ?? []
    const readings = list.split(', ').map(Number)
    const still = readings.filter((reading, place) => reading === readings[place + 1])
    expect(key.value).toBe(still.length * Number(every))
    expect(readings.toSorted((a, b) => a - b)).toEqual(readings)
  }
})

test('ph-m251: two states are there only in the flat parts', () => {
  for (const { left, partners } of of('ph-m251', 'match')) {
    const order = ['first rising', 'first flat', 'middle', 'second flat', 'last rising']
    const states = [
      'solid alone',
      'solid and liquid',
      'liquid alone',
      'liquid and gas',
      'gas alone',
    ]
    expect(partners).toEqual(
      left.map((part) => states[order.findIndex((word) => part.includes(word))]),
    )
  }
})

test('ph-m252: atoms are neither lost nor made in the box', () => {
  for (const { question, key } of of('ph-m252', 'number')) {
    const [, counts = '', others = '', written = '', wanted = ''] =
      /has (\d+) \S+ and (\d+) \S+ molecules, which react by (.+)\. How many (\S+)/.exec(
        question,
      ) ?? []
    const { reactants, products } = equationOf(written)
    const left = [Number(counts), Number(others)]
    let made = 0
    while (left.every((count, place) => count >= (reactants[place]?.coefficient ?? 99))) {
      left.forEach((count, place) => {
        left[place] = count - (reactants[place]?.coefficient ?? 0)
      })
      made += products[0]?.coefficient ?? 0
    }
    const [first = '', second = ''] = written
      .split(/ → | \+ /)
      .map((term) => term.replace(/^\d+ /, ''))
    const expected = wanted === first ? left[0] : wanted === second ? left[1] : made
    expect(key.value).toBe(expected)
  }
})

test('ph-m253: each reason names what its observation needs', () => {
  const reasons: readonly (readonly [RegExp, RegExp])[] = [
    [/dries/, /surface/],
    [/stays at 100/, /parts/],
    [/^air/, /space/],
    [/^water in/, /touch/],
    [/bromine/, /random/],
    [/copper/, /fixed/],
    [/steam/, /condensing/],
  ]
  for (const { left, partners } of of('ph-m253', 'match')) {
    left.forEach((text, place) => {
      const own = reasons.find(([mark]) => mark.test(text))?.[1] ?? /^$/
      expect(partners[place]).toMatch(own)
    })
  }
})

test('ph-h250: the heats follow from molar values', () => {
  for (const { question, parts } of of('ph-h250', 'steps')) {
    const [grams = 0] = firstNumbers(question)
    const moles = grams / 18.015
    // Molar heats of fusion and vaporization of water, CRC Handbook.
    const wanted = [moles * 6.01, (moles * 75.3 * 100) / 1000, moles * 40.66]
    const values = parts.map(({ answer }) => Number(answer.replace(/ kJ|\u202f/g, '')))
    wanted.forEach((heat, place) => expect((values[place] ?? 0) / heat).toBeCloseTo(1, 1))
    const sum = values.slice(0, 3).reduce((total, heat) => total + heat, 0)
    expect((values[3] ?? 0) / sum).toBeCloseTo(1, 1)
  }
})

test('ph-e253: only one option is in the state and of the kind of the picture', () => {
  for (const { question, options, correctAnswer } of of('ph-e253', 'mcq')) {
    const fitting = options.filter((option) => {
      const name = option.replace(/^./, (letter) => letter.toUpperCase())
      const kind = /monoxide|chloride/.test(name)
        ? 'unlike'
        : name === 'Water'
          ? 'three'
          : /Oxygen|Nitrogen|Hydrogen|Bromine/.test(name)
            ? 'pairs of like'
            : 'single'
      return question.includes(kind) && question.includes(touchingOf(name, false))
    })
    expect(fitting).toEqual([correctAnswer])
  }
})

test('ph-m407: how free the particles are before and after tells the change', () => {
  const meanings: Readonly<Record<string, string>> = {
    melts: 'solid liquid',
    freezes: 'liquid solid',
    boils: 'liquid gas',
    condenses: 'gas liquid',
    'stays a solid': 'solid solid',
    'stays a liquid': 'liquid liquid',
    'stays a gas': 'gas gas',
  }
  for (const { question, options, correctAnswer } of of('ph-m407', 'mcq')) {
    const [melts = 0, boils = 0, from = 0, to = 0] = firstNumbers(question)
    expect(question.includes('warmed')).toBe(to > from)
    const states = [from, to].map(
      (now) => freedom[[melts, boils].filter((limit) => now > limit).length],
    )
    expect(options.filter((text) => meanings[text] === states.join(' '))).toEqual([correctAnswer])
  }
})
