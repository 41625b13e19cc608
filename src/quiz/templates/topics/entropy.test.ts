import { expect, test } from 'vitest'

import { molarMass } from '#chemistry/compounds/formulas.ts'
import { type McqQuestion } from '#quiz/question.ts'
import { drawnFrom, testNumbers, type WorkedCase } from '#quiz/testing/judged-numbers.ts'

import { entropy } from './entropy.ts'

const questionsOf = drawnFrom(entropy)

/** Judges that derive each answer from the text of its question, by another way than its template. */

/** The number that a text asks for. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'ge-m53': (text) => {
    const [, list = '', asked = ''] = /mol·K\): (.+)\. What is ΔS° of (.+)\?$/.exec(text) ?? []
    const values = new Map(
      list.split(', ').map((entry) => {
        const [name = '', value = ''] = entry.split(' ')
        return [name, Number(value)]
      }),
    )
    // Term by term, what forms counted up and what is used up counted down.
    return termsOf(asked).reduce(
      (sum, { count, formula }) => sum - count * (values.get(formula) ?? Number.NaN),
      0,
    )
  },
  'ge-m54': (text) => {
    const { enthalpy, change } = energiesIn(text)
    const [, value = '', unit = ''] = /ΔG at (\S+) (K|°C)\?/.exec(text) ?? []
    const kelvins = Number(value) + (unit === 'K' ? 0 : 273.15)
    // In joules from beginning to end.
    return (1000 * enthalpy - change * kelvins) / 1000
  },
  'ge-m575': (text) => {
    const { enthalpy, change } = energiesIn(text)
    // Halving finds where ΔG changes its sign.
    let [low, high] = [1, 5000]
    const isFavored = (kelvins: number) => enthalpy - (kelvins * change) / 1000 < 0
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2
      if (isFavored(middle) === isFavored(low)) low = middle
      else high = middle
    }
    expect(isFavored(high + 1)).toBe(text.includes('Above which'))
    return low
  },
  'ge-m571': (text) => {
    const kelvins = Number(/at ([\d.]+) K/.exec(text)?.[1])
    const energy = /ΔG° = (\S+) kJ/.exec(text)?.[1]
    if (energy !== undefined)
      return 10 ** ((-1000 * signed(energy)) / (Math.LN10 * 8.314 * kelvins))
    return (-8.314 * kelvins * Math.LN10 * Math.log10(constantIn(text, 'K'))) / 1000
  },
  'ge-m576': (text) => {
    const energy = signed(/ΔG° = (\S+) kJ/.exec(text)?.[1] ?? '')
    // ΔG is RT times the logarithm of Q over K.
    const constant = Math.exp((-1000 * energy) / (8.314 * 298.15))
    return (8.314 * 298.15 * Math.log(constantIn(text, 'Q') / constant)) / 1000
  },
  'ge-m572': (text) => {
    const [, list = '', asked = ''] = /kJ\/mol: (.+)\. What is ΔG° of (.+)\?$/.exec(text) ?? []
    const values = new Map(
      list.split(', ').map((entry) => {
        const [name = '', value = ''] = entry.split(' ')
        return [name.replace(/\([slg]\)$/, ''), signed(value)]
      }),
    )
    // Taken apart into elements, which have none, and put together again.
    return termsOf(asked).reduce(
      (sum, { count, formula }) => sum - count * (values.get(formula) ?? 0),
      0,
    )
  },
}

/** A constant or quotient of a text: '5.6 × 10⁵' or '0.0200'. */
function constantIn(text: string, name: string): number {
  const [, digits = '', power] =
    new RegExp(`${name} = ([\\d.\u202f]+)(?: × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?`).exec(text) ?? []
  const raised = Array.from(power ?? '⁰', (sign) =>
    '0123456789-'.charAt('⁰¹²³⁴⁵⁶⁷⁸⁹⁻'.indexOf(sign)),
  )
  return signed(digits) * 10 ** Number(raised.join(''))
}

/** Questions with known answers, worked out by hand. */
const worked: readonly WorkedCase[] = [
  [
    'ge-m53',
    'Entropies in J/(mol·K): N₂(g) 191.6, H₂(g) 130.7, NH₃(g) 192.8. What is ΔS° of N₂(g) + 3 H₂(g) → 2 NH₃(g)?',
    -198.1,
  ],
  [
    'ge-m54',
    'N₂(g) + 3 H₂(g) → 2 NH₃(g) has ΔH = −91.8 kJ and ΔS = −198.1 J/K. What is ΔG at 25 °C?',
    -32.74,
  ],
  [
    'ge-m575',
    'CaCO₃(s) → CaO(s) + CO₂(g) has ΔH = 179.2 kJ and ΔS = 160.2 J/K. Above which temperature is it favored, if both',
    1118.6,
  ],
  ['ge-m571', 'N₂(g) + 3 H₂(g) → 2 NH₃(g) has ΔG° = −32.8 kJ at 298.15 K. What', 558_500],
  ['ge-m571', 'N₂(g) + 3 H₂(g) → 2 NH₃(g) has K = 5.58 × 10⁵ at 298.15 K. What', -32.8],
  [
    'ge-m576',
    'N₂(g) + 3 H₂(g) → 2 NH₃(g) has ΔG° = −32.8 kJ at 298.15 K. What is ΔG in a mixture with Q = 100?',
    -21.38,
  ],
  [
    'ge-m572',
    'Gibbs energies of formation at 25 °C in kJ/mol: ZnO(s) −320.5, CO(g) −137.2. What is ΔG° of ZnO + C → Zn + CO?',
    183.3,
  ],
]

testNumbers(questionsOf, numbers, worked)

/** Words for changes that spread particles or energy. */
const SPREADING = /evaporates|melts|into gas|into vapor|mix|vacuum|dissolves|gives .* gas\.$|warmer/

/** The options that a careful reader finds right. */
const options: Readonly<Record<string, (question: McqQuestion) => readonly string[]>> = {
  'ge-e48': ({ question, options: all }) =>
    all.filter((text) => SPREADING.test(text) === question.includes('grow?')),
  'ge-h50': ({ question, options: all }) => {
    const points = [...question.matchAll(/([\d\u202f]+) °C/g)].map(([, value = '']) =>
      signed(value),
    )
    const reason = !question.includes('freeze')
      ? 'slow'
      : points.length === 1
        ? 'ΔG is zero'
        : 'ΔG is positive'
    return all.filter((text) => text.includes(reason))
  },
  'ge-h51': ({ question, options: all }) => {
    const [constant, quotient] = [
      constantIn(question, 'K'),
      constantIn(question.replace('Q is', 'Q ='), 'Q'),
    ]
    // ΔG is the one of a mixture with Q, and ΔG° the one of a mixture with Q = 1.
    const sign = (mixture: number) => (mixture < constant ? 'negative' : 'positive')
    return all.filter((text) => text === `ΔG° is ${sign(1)}, ΔG is ${sign(quotient)}`)
  },
}

test.each(Object.entries(options))('%s: one option is right for a careful reader', (id, judge) => {
  const wrong = questionsOf(id).filter(
    (question) => question.type !== 'mcq' || judge(question).join('|') !== question.correctAnswer,
  )
  expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
})

test('ge-e47: states come first, and among gases the mass of the molecule', () => {
  for (const question of questionsOf('ge-e47')) {
    if (question.type !== 'order') throw new RangeError('No cards.')
    const ranks = question.cards.map((card) => {
      const [, formula = '', state = ''] = /^(.+)\(([slg])\)$/.exec(card) ?? []
      return 1000 * 'slg'.indexOf(state) + molarMass(formula)
    })
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  }
})

test('ge-m52: the entropy grows with the moles of gas', () => {
  for (const question of questionsOf('ge-m52')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    const pairs = question.left.map((text, place) => ({
      gas: termsOf(text)
        .filter(({ formula }) => formula.endsWith('(g)'))
        .reduce((sum, { count }) => sum - count, 0),
      change: signed(/ΔS° = (\S+) J/.exec(question.partners[place] ?? '')?.[1] ?? ''),
    }))
    const byGas = pairs.toSorted((one, other) => one.gas - other.gas)
    expect(new Set(pairs.map(({ gas }) => Math.sign(gas))).size).toBe(3)
    expect(byGas).toEqual(pairs.toSorted((one, other) => one.change - other.change))
  }
})

test('ge-m55: ΔG near absolute zero and at a very high temperature shows when it is negative', () => {
  for (const question of questionsOf('ge-m55')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    for (const [place, text] of question.left.entries()) {
      const { enthalpy, change } = energiesIn(text)
      const [cold, hot] = [1, 1e6].map((kelvins) => enthalpy - (kelvins * change) / 1000 < 0)
      const verdict = cold ? (hot ? 'every' : 'cold') : hot ? 'hot' : 'no temperature'
      expect([text, question.partners[place]?.includes(verdict)]).toEqual([text, true])
    }
  }
})

test('ge-m53: only where an element reacts does a correction speak of its entropy', () => {
  for (const question of questionsOf('ge-m53')) {
    if (question.type === 'mcq') throw new RangeError('Options.')
    const hasElement = / (?:C|[A-Z][a-z]?₂|[A-Z][a-z]?)\([sglaq]+\)/.test(question.question)
    const isTold = question.corrections.some(({ text }) => text.includes('of an element'))
    expect([question.question, isTold && !hasElement]).toEqual([question.question, false])
  }
})

test('every template has a judge', () => {
  // The sisters with options are judged in `made/choice-sister.test.ts`.
  const sisters = ['ge-m403', 'ge-m404']
  const judged = [
    ...Object.keys(numbers),
    ...Object.keys(options),
    ...sisters,
    'ge-e47',
    'ge-m52',
    'ge-m55',
    // In levels.test.ts and second-year.test.ts.
    'ge-m524',
    'ge-m710',
    'ge-m713',
  ]
  expect(judged.toSorted()).toEqual([...new Set(entropy.map(({ id }) => id))].toSorted())
})

type Term = { readonly count: number; readonly formula: string }

/** The substances of an equation with their states, products with negative numbers. */
function termsOf(written: string): readonly Term[] {
  const [left = '', right = ''] = written.split(' → ')
  return [...sideOf(left, 1), ...sideOf(right, -1)]
}

function sideOf(text: string, sign: number): readonly Term[] {
  return text.split(' + ').map((term) => {
    const [, count = '1', formula = ''] = /^(?:(\d+) )?(\S+)$/.exec(term) ?? []
    return { count: sign * Number(count), formula }
  })
}

function energiesIn(text: string): { readonly enthalpy: number; readonly change: number } {
  return {
    enthalpy: signed(/ΔH = (\S+) kJ/.exec(text)?.[1] ?? ''),
    change: signed(/ΔS = (\S+) J/.exec(text)?.[1] ?? ''),
  }
}

function signed(text: string): number {
  return Number(text.replace('−', '-').replaceAll('\u202f', ''))
}
