import { expect, test } from 'vitest'

import { composition, molarMass } from '#chemistry/compounds/formulas.ts'
import { equation as equationOf, isBalanced } from '#chemistry/reactions/equations.ts'

import { environment } from './environment.ts'
import { firstNumbers, questionsOfTopic } from './judging/topic-questions.ts'

/** Judges that derive each answer from the text of its question, by another way than its template. */

const { of } = questionsOfTopic(environment)

test('ch-e260: the typical chains grow from card to card', () => {
  // Carbon atoms of a typical molecule.
  const carbons = { gases: 3, gasoline: 8, kerosene: 13, diesel: 17, heavy: 30, bitumen: 50 }
  for (const { cards } of of('ch-e260', 'order')) {
    const sizes = cards.map(
      (card) => Object.entries(carbons).find(([word]) => card.includes(word))?.[1] ?? 0,
    )
    sizes.forEach((size, place) => expect(size).toBeGreaterThan(sizes[place - 1] ?? 0))
  }
})

test('ch-m260, ch-m261: no atom is added or lost in cracking, and one product is an alkane', () => {
  for (const { correctAnswer, key } of of('ch-m260', 'balance')) {
    expect(isBalanced(equationOf(correctAnswer))).toBe(true)
    expect(isBalanced(equationOf(key.equation))).toBe(false)
  }
  for (const { question, key } of of('ch-m261', 'formula')) {
    const [, whole = '', part = ''] = /splits (\S+) into (\S+) and/.exec(question) ?? []
    const counts = ['C', 'H'].map(
      (symbol) => (composition(whole).get(symbol) ?? 0) - (composition(part).get(symbol) ?? 0),
    )
    expect(counts).toEqual(['C', 'H'].map((symbol) => composition(key.formula).get(symbol)))
    expect(surplus(part) + surplus(key.formula)).toBe(2)
  }
})

test('ge-e260: the shares of air fall from card to card', () => {
  // Parts per million by volume.
  const parts = { nitrogen: 780_800, oxygen: 209_500, argon: 9300, 'carbon dioxide': 420, neon: 18 }
  for (const { cards } of of('ge-e260', 'order')) {
    const values = cards.map(
      (card) => Object.entries(parts).find(([gas]) => gas === card)?.[1] ?? 0,
    )
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(new Set(values).size).toBe(4)
  }
})

test('ge-e261, ge-m261: each effect names what only its own cause can do', () => {
  const marks: readonly (readonly [RegExp, RegExp])[] = [
    [/^Carbon monoxide/, /blood/],
    [/^Soot/, /particles/],
    [/^Sulfur dioxide/, /sulfur in fuels/],
    [/^Nitrogen oxides/, /hot engines/],
    [/^Carbon dioxide/, /carbon fuels/],
    [/^Methane/, /cattle/],
    [/^Warming/, /infrared/],
    [/^The hole/, /chlorine/],
    [/^Acid rain/, /dissolve/],
    [/^Poisonous/, /too little oxygen/],
    [/^Dimming/, /soot/],
  ]
  for (const id of ['ge-e261', 'ge-m261']) {
    for (const { left, partners } of of(id, 'match')) {
      left.forEach((name, place) => {
        const own = marks.find(([mark]) => mark.test(name))?.[1] ?? /^$/
        expect(partners.findIndex((text) => own.test(text))).toBe(place)
      })
    }
  }
})

test('ge-e262, ge-e263: solids go from coarse to fine, microbes last, salts only by distilling', () => {
  const order = ['screen', 'settle', 'filter', 'microbes']
  for (const { cards } of of('ge-e262', 'order')) {
    expect(cards.map((card) => order.findIndex((word) => card.includes(word)))).toEqual([
      0, 1, 2, 3,
    ])
  }
  const removed = ['leaves', 'sand', 'fine', 'microbes', 'salts']
  const steps = ['Screen', 'Settling', 'Filter', 'Chlorine', 'Distillation']
  for (const { left, partners } of of('ge-e263', 'match')) {
    expect(left.map((text) => steps.findIndex((word) => text.startsWith(word)))).toEqual(
      partners.map((text) => removed.findIndex((word) => text.includes(word))),
    )
  }
})

test('ge-m260: animals follow the oxygen, and the oxygen follows the oceans', () => {
  const order = ['volcanoes', 'oceans', 'algae', 'animals', 'coal']
  for (const { cards } of of('ge-m260', 'order')) {
    const places = cards.map((card) => order.findIndex((word) => card.includes(word)))
    places.forEach((place, card) => expect(place).toBeGreaterThan(places[card - 1] ?? -1))
  }
})

test('ge-m262: mining comes first and disposal last', () => {
  const marks: Readonly<Record<string, RegExp>> = {
    'Raw materials': /dug|mined|pumped/,
    Making: /blown|pressed|polymerized|soldered/,
    Use: /filled again|cooled|carried|charged/,
    'End of life': /melted down|waste|buried|old device/,
  }
  for (const { left, partners } of of('ge-m262', 'match')) {
    left.forEach((stage, place) => expect(partners[place]).toMatch(marks[stage] ?? /^$/))
  }
})

test('ge-h260: carbon and sulfur of the fuel are found again in the oxides', () => {
  for (const { question, parts } of of('ge-h260', 'steps')) {
    const [, formula = ''] = /, (\S+), burn/.exec(question) ?? []
    const [kilograms = 0, percent = 0] = [...question.matchAll(/([\d.]+)(?: kg|%)/g)].map(
      ([, number]) => Number(number),
    )
    const carbon = (composition(formula).get('C') ?? 0) * molarMass('C')
    const carbonMass = (kilograms * carbon) / molarMass(formula)
    const values = parts.map(({ answer }) =>
      Number(answer.replace(/ \w+$/, '').replace('\u202f', '')),
    )
    const [moles = 0, dioxide = 0, oxide = 0] = values
    expect((moles * molarMass(formula)) / 1000 / kilograms).toBeCloseTo(1, 1)
    expect((dioxide * molarMass('C')) / molarMass('CO2') / carbonMass).toBeCloseTo(1, 1)
    expect((oxide * molarMass('S')) / molarMass('SO2') / (kilograms * percent * 10)).toBeCloseTo(
      1,
      1,
    )
  }
})

test('ge-m263: a share and its change follow from parts of a million', () => {
  for (const { question, key } of of('ge-m263', 'number')) {
    const [first = 1, second = 1] = firstNumbers(question)
    const wanted = question.includes('rises') ? 100 * (second / first - 1) : (first / 100) * 1e6
    expect(key.value / wanted).toBeCloseTo(1, 9)
  }
})

/** Hydrogen atoms beyond two for each carbon atom: two in an alkane, none in an alkene. */
function surplus(formula: string): number {
  const counts = composition(formula)
  return (counts.get('H') ?? 0) - 2 * (counts.get('C') ?? 0)
}

test('ch-e264: the fraction at the end has the smallest or the largest molecules of the four', () => {
  const order = ['gases', 'gasoline', 'kerosene', 'diesel', 'heavy', 'bitumen']
  const rankOf = (text: string) => order.findIndex((word) => text.includes(word))
  for (const { question, options, correctAnswer } of of('ch-e264', 'mcq')) {
    const ranks = options.map(rankOf)
    const extreme = question.includes('highest') ? Math.min(...ranks) : Math.max(...ranks)
    expect(rankOf(correctAnswer)).toBe(extreme)
  }
})

test('ge-e264, ge-e266, ge-e267: exactly one option fits the question', () => {
  const marks: readonly (readonly [RegExp, RegExp])[] = [
    [/leaves/, /^screening$/],
    [/sand/, /^settling$/],
    [/clay/, /^filtering$/],
    [/microbes/, /^disinfecting$/],
    [/salts of|dissolved salts/, /^distilling$/],
    [/carbon monoxide/, /blood/],
    [/soot/, /particles/],
    [/sulfur dioxide/, /sulfur in fuels/],
    [/nitrogen oxides/, /hot engines/],
    [/carbon dioxide/, /carbon fuels/],
    [/methane/, /cattle/],
  ]
  for (const id of ['ge-e264', 'ge-e266']) {
    for (const { question, options, correctAnswer } of of(id, 'mcq')) {
      const own = marks.find(([mark]) => mark.test(question))?.[1] ?? /^$/
      expect(options.filter((text) => own.test(text))).toEqual([correctAnswer])
    }
  }
  const stages: readonly (readonly [RegExp, string])[] = [
    [/dug|mined|grown|are extracted/, 'raw materials'],
    [/blown|pressed|woven|rolled|welded/, 'making'],
    [/filled again|cooled|every|oiled/, 'use'],
    [/melted down|waste|worn|taken apart|scrap/, 'end of life'],
  ]
  for (const { question, correctAnswer } of of('ge-e267', 'mcq')) {
    const fitting = stages.filter(([mark]) => mark.test(question)).map(([, stage]) => stage)
    expect(fitting).toEqual([correctAnswer])
  }
})

test('ge-m702: the change tells of air, sulfur, heat, what rots or more fuel', () => {
  const marks: readonly (readonly [RegExp, string])[] = [
    [/blocked|less air/, 'carbon monoxide'],
    [/smoke|yellow/, 'soot'],
    [/[Ss]ulf/, 'sulfur dioxide'],
    [/hotter (?:than|with)|higher temp|made hotter/, 'nitrogen oxides'],
    [/landfill|cattle|rice/, 'methane'],
    [/burns more/, 'carbon dioxide'],
  ]
  for (const { question, correctAnswer } of of('ge-m702', 'mcq')) {
    const fitting = marks.filter(([mark]) => mark.test(question)).map(([, name]) => name)
    expect(fitting).toEqual([correctAnswer])
  }
})

test('ge-m703: no other change leaves as little', () => {
  for (const { question, options, correctAnswer } of of('ge-m703', 'mcq')) {
    const stages = firstNumbers(question)
    const words = ['raw', 'making', 'used', 'end']
    const total = stages.reduce((sum, energy) => sum + energy, 0)
    const left = options.map((text) => {
      const [percent = 0] = firstNumbers(text)
      const energy = stages[words.findIndex((word) => text.includes(word))] ?? 0
      return total - energy + energy * (1 - percent / 100)
    })
    const least = Math.min(...left)
    expect(options.filter((_, place) => (left[place] ?? 0) < least + 0.1)).toEqual([correctAnswer])
  }
})

test('ch-m702: carbon and hydrogen agree on both sides of a cracking', () => {
  for (const { question, options, correctAnswer } of of('ch-m702', 'mcq')) {
    const [whole = '', known = ''] = question.match(/C[₀-₉]+H[₀-₉]+/g) ?? []
    const times = question.includes('two equal') ? 2 : 1
    const rest = (symbol: string) =>
      ((composition(whole).get(symbol) ?? 0) - (composition(known).get(symbol) ?? 0)) / times
    expect(
      options.filter((text) =>
        ['C', 'H'].every((symbol) => composition(text).get(symbol) === rest(symbol)),
      ),
    ).toEqual([correctAnswer])
  }
})
