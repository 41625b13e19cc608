import { expect, test } from 'vitest'

import { equilibria } from '#chemistry/equilibria/equilibria.ts'
import {
  equation as equationOf,
  isBalanced,
  parseEquation,
} from '#chemistry/reactions/equations.ts'
import { type McqQuestion } from '#quiz/question.ts'
import { drawnFrom, numbersIn, testNumbers, type WorkedCase } from '#quiz/testing/judged-numbers.ts'

import { equilibrium } from './equilibrium.ts'

const questionsOf = drawnFrom(equilibrium)

/** Judges that derive each answer from the text of its question, by another way than its template. */

/** The number that a text asks for. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'ge-m65': (text) => {
    const [, written = ''] = /^(?:Suppose )?(.+) is at equilibrium with/.exec(text) ?? []
    return Math.exp(logQuotient(termsOf(written), valuesIn(text)))
  },
  'ge-m69': (text) => {
    const [, first = '', k = '', second = ''] =
      /^Suppose (.+) has K = (.+) at some temperature\. What is K of (.+) there\?$/.exec(text) ?? []
    // A mixture that the first equation is at equilibrium with, and the quotient of the second one.
    const terms = termsOf(first)
    const [free] = terms
    if (free === undefined) return Number.NaN
    const logs = new Map(terms.slice(1).map(({ name }, place) => [name, 0.3 * place - 0.2]))
    const rest = terms
      .slice(1)
      .reduce((sum, { name, power }) => sum + power * (logs.get(name) ?? 0), 0)
    logs.set(free.name, (Math.log(numbersIn(k)[0] ?? 0) - rest) / free.power)
    return Math.exp(
      termsOf(second).reduce((sum, { name, power }) => sum + power * (logs.get(name) ?? 0), 0),
    )
  },
  'ge-h91': (text) => {
    const [, written = ''] = /^(?:Suppose )?(.+), all gases/.exec(text) ?? []
    const [k = 0] = numbersIn(/has K = (.+?)\. It/.exec(text)?.[1] ?? '')
    const [start = 0] = numbersIn(/starts from (.+?) mol/.exec(text)?.[1] ?? '')
    const [, asked = ''] = /What is \[(.+?)\]/.exec(text) ?? []
    return (
      settled(
        written,
        new Map(
          [...termsOf(written)].flatMap(({ name, power }) => (power < 0 ? [[name, start]] : [])),
        ),
        k,
      ).get(asked) ?? Number.NaN
    )
  },
  'ge-h62': (text) => {
    const [, written = ''] = /^(?:Suppose )?(.+), all gases/.exec(text) ?? []
    const [k = 0] = numbersIn(/has K = (.+?)\. It/.exec(text)?.[1] ?? '')
    const [, asked = ''] = /What is \[(.+?)\]/.exec(text) ?? []
    const [, amount = '', name = ''] = /starts from (.+?) mol\/L of (\S+) alone/.exec(text) ?? []
    return (
      settled(written, new Map([[name, numbersIn(amount)[0] ?? 0]]), k).get(asked) ?? Number.NaN
    )
  },
  'ge-h63': (text) => {
    const [, whole = '', start = '', percent = '', written = ''] =
      /^(\S+) alone is at (\S+) bar\. .* temperature (\d+)% of it reacts, (.+), all gases/.exec(
        text,
      ) ?? []
    const extent = (Number(start) * Number(percent)) / 100
    const pressures = new Map(
      termsOf(written).map(({ name, power }) => [
        name,
        (name === whole ? Number(start) : 0) + power * extent,
      ]),
    )
    return Math.exp(logQuotient(termsOf(written), pressures))
  },
  'ge-h64': (text) => {
    const [, written = '', kc = '', kelvin = ''] =
      /^(.+) has Kc = (.+) at (\d+) K with/.exec(text) ?? []
    const terms = termsOf(written.replaceAll('(g)', ''))
    // A mixture that is at equilibrium, whose pressures follow from pV = nRT one by one.
    const [free] = terms
    if (free === undefined) return Number.NaN
    const mixture = new Map(terms.slice(1).map(({ name }, place) => [name, 0.2 + 0.1 * place]))
    const rest = logQuotient(terms.slice(1), mixture)
    mixture.set(free.name, Math.exp((Math.log(numbersIn(kc)[0] ?? 0) - rest) / free.power))
    const pressures = new Map(
      [...mixture].map(([name, value]) => [name, value * 0.08314 * Number(kelvin)]),
    )
    return Math.exp(logQuotient(terms, pressures))
  },
  'ge-h65': (text) => {
    const [, written = '', list = '', name = '', formed = ''] =
      /^(?:Suppose )?(.+), all gases, starts from, in mol\/L, (.+)\. At equilibrium \[(.+?)\] = (\S+)\. What/.exec(
        text,
      ) ?? []
    const terms = termsOf(written)
    const starts = valuesIn(list)
    const extent = Number(formed) / (terms.find((term) => term.name === name)?.power ?? 1)
    const mixture = new Map(
      terms.map((term) => [term.name, (starts.get(term.name) ?? 0) + term.power * extent]),
    )
    return Math.exp(logQuotient(terms, mixture))
  },
}

/** Questions with known answers, worked out by hand. */
const worked: readonly WorkedCase[] = [
  [
    'ge-m65',
    'N₂ + 3 H₂ ⇌ 2 NH₃ is at equilibrium with, in mol/L, [N₂] = 0.10, [H₂] = 0.20, [NH₃] = 0.40. What is K, without unit?',
    200,
  ],
  [
    'ge-m69',
    'Suppose N₂ + 3 H₂ ⇌ 2 NH₃ has K = 0.0040 at some temperature. What is K of 4 NH₃ ⇌ 2 N₂ + 6 H₂ there?',
    62_500,
  ],
  [
    'ge-h91',
    'H₂ + I₂ ⇌ 2 HI, all gases, has K = 50. It starts from 0.100 mol/L each of H₂ and I₂. What is [HI] at equilibrium?',
    0.1559,
  ],
  [
    'ge-h62',
    'COCl₂ ⇌ CO + Cl₂, all gases, has K = 1.0 × 10⁻⁶. It starts from 0.40 mol/L of COCl₂ alone. What is [CO] at equilibrium?',
    0.000632,
  ],
  [
    'ge-h63',
    'N₂O₄ alone is at 1.0 bar. At constant volume and temperature 20% of it reacts, N₂O₄ ⇌ 2 NO₂, all gases. What',
    0.2,
  ],
  [
    'ge-h65',
    'N₂ + 3 H₂ ⇌ 2 NH₃, all gases, starts from, in mol/L, [N₂] = 0.50, [H₂] = 0.80. At equilibrium [NH₃] = 0.40. What is K',
    0.16 / (0.3 * 0.2 ** 3),
  ],
  ['ge-h64', 'N₂(g) + 3 H₂(g) ⇌ 2 NH₃(g) has Kc = 0.50 at 500 K with', 0.5 / 41.57 ** 2],
]

testNumbers(questionsOf, numbers, worked)

/**
 * The change of Q after a change of the concentrations, when it was equal to K: 1 for larger, −1
 * for smaller.
 */
function changeOfQuotient(written: string, factorOf: (name: string) => number): number {
  const log = termsOf(written)
    .filter(({ name }) => !name.endsWith('(s)'))
    .reduce((sum, { name, power }) => sum + power * Math.log(factorOf(name.replace('(g)', ''))), 0)
  return Math.abs(log) < 1e-9 ? 0 : Math.sign(log)
}

const sides = new Map([
  [1, 'It shifts toward the reactants.'],
  [-1, 'It shifts toward the products.'],
  [0, 'It does not shift at all.'],
])

/** The options that a careful reader finds right. */
const options: Readonly<Record<string, (question: McqQuestion) => readonly string[]>> = {
  'ge-e53': ({ question, options: all }) => {
    // Rates in turn: at the start, on the way and at equilibrium.
    const time = question.includes('first moment') ? 0 : question.includes('not reached') ? 0.5 : 1
    const [from, to] = question.includes('left side')
      ? (['forward', 'reverse'] as const)
      : (['reverse', 'forward'] as const)
    const rates = { [from]: 2 - time, [to]: time }
    const [forward = 0, reverse = 0] = [rates['forward'], rates['reverse']]
    return all.filter((text) => {
      const [, named = ''] = /(forward|reverse) reaction/.exec(text) ?? []
      const [own, other] = named === 'forward' ? [forward, reverse] : [reverse, forward]
      if (text.startsWith('Only')) return own > 0 && other === 0
      if (text.endsWith('at its fastest.')) return named === from ? time === 0 : time === 1
      if (text.endsWith('the faster one.')) return own > other
      if (text.startsWith('Neither')) return forward > 0 && reverse > 0
      return /^(?:Forward and reverse|All amounts)/.test(text) && forward === reverse
    })
  },
  'ge-e54': ({ question, options: all }) => {
    const [, written = '', change = ''] =
      /^(.+) is at equilibrium\. (.+), at constant/.exec(question) ?? []
    const [, added = ''] = /^More (\S+) is added/.exec(change) ?? []
    const [, removed = ''] = /^Some (\S+) is removed/.exec(change) ?? []
    const changed = changeOfQuotient(written, (name) =>
      name === added ? 1.5 : name === removed ? 0.5 : 1,
    )
    return all.filter((text) => text === sides.get(changed))
  },
  'ge-m64': ({ question, options: all }) => {
    const [, written = ''] = /Kc of (.+)\?$/.exec(question) ?? []
    const mixture = new Map(
      termsOf(written).map(({ name }, place) => [name.replace(/\([gs]\)/, ''), 1.3 + 0.37 * place]),
    )
    const wanted = Math.exp(
      termsOf(written)
        .filter(({ name }) => !name.endsWith('(s)'))
        .reduce(
          (sum, { name, power }) =>
            sum + power * Math.log(mixture.get(name.replace('(g)', '')) ?? 1),
          0,
        ),
    )
    return all.filter((text) => Math.abs(expressionValue(text, mixture) / wanted - 1) < 1e-9)
  },
  'ge-m66': ({ question, options: all }) => {
    const [, written = '', k = ''] = /^Suppose (.+) has K = (.+?)\. A mixture/.exec(question) ?? []
    const log = logQuotient(termsOf(written), valuesIn(question)) - Math.log(numbersIn(k)[0] ?? 0)
    const quotient = Math.exp(logQuotient(termsOf(written), valuesIn(question)))
    return all.filter(
      (text) =>
        text.endsWith(log < 0 ? 'so products form' : 'so reactants form') &&
        Math.abs((numbersIn(text)[0] ?? 0) / quotient - 1) < 0.01,
    )
  },
  'ge-m67': ({ question, options: all }) => {
    const [, enthalpy = ''] = /ΔH = (\S+) kJ/.exec(question) ?? []
    if (question.includes('and temperature')) {
      const [, written = ''] = /^(.+), ΔH/.exec(question) ?? []
      const [, name = ''] = / (\S+) is (?:added|removed)/.exec(question) ?? []
      const changed = changeOfQuotient(written, (other) =>
        other === name ? (question.includes('added') ? 2 : 0.5) : 1,
      )
      return all.filter((text) => text === `${changed < 0 ? 'more' : 'less'} product, same K`)
    }
    // The equation of van ’t Hoff with two temperatures.
    const [t1, t2] = question.includes('warmed') ? [600, 620] : [600, 580]
    const log = ((-1000 * (numbersIn(enthalpy)[0] ?? 0)) / 8.314) * (1 / t2 - 1 / t1)
    return all.filter(
      (text) => text === (log > 0 ? 'more product, larger K' : 'less product, smaller K'),
    )
  },
  'ge-m68': ({ question, options: all }) => {
    const [, written = ''] = /^(.+) is at equilibrium/.exec(question) ?? []
    const changed = changeOfQuotient(written, () => (question.includes('halved') ? 2 : 0.5))
    const wanted = new Map([
      [1, 'fewer moles of product, same K'],
      [-1, 'more moles of product, same K'],
      [0, 'as many moles of product, same K'],
    ])
    return all.filter((text) => text === wanted.get(changed))
  },
  'ge-h66': ({ question, options: all }) => {
    const [, written = ''] = /^(.+) is at equilibrium/.exec(question) ?? []
    const changed = changeOfQuotient(written, () => (question.includes('and volume') ? 1 : 0.8))
    return all.filter((text) => text === sides.get(changed))
  },
}

test.each(Object.entries(options))('%s: one option is right for a careful reader', (id, judge) => {
  const wrong = questionsOf(id).filter(
    (question) => question.type !== 'mcq' || judge(question).join('|') !== question.correctAnswer,
  )
  expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
})

test('ge-m70: the effect of each change follows from Q and from the sign of ΔH', () => {
  for (const question of questionsOf('ge-m70')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    const [, written = '', enthalpy = ''] = /^(.+) has ΔH = (\S+) kJ/.exec(question.question) ?? []
    for (const [place, change] of question.left.entries()) {
      const [verb = '', name = ''] = change.split(' ')
      const isHeat = verb === 'warming' || verb === 'cooling'
      const grows = (verb === 'warming') === (numbersIn(enthalpy)[0] ?? 0) > 0
      const shift = isHeat
        ? grows
          ? -1
          : 1
        : changeOfQuotient(written, (other) => (other === name ? (verb === 'adding' ? 2 : 0.5) : 1))
      const effect = shift === 0 ? 'no shift' : shift < 0 ? 'more products' : 'fewer products'
      const constant = isHeat ? (grows ? 'larger K' : 'smaller K') : 'same K'
      expect([change, question.partners[place]]).toEqual([change, `${effect}, ${constant}`])
    }
  }
})

test('every template has a judge', () => {
  const inPictures = ['ge-e55', 'ge-m300', 'ge-h67', 'ge-h300']
  const inLevels = ['ge-e520', 'ge-m522', 'ge-m525']
  const inBands = ['ch-m801', 'ch-h801']
  const inSecondYear = ['ge-m711']
  const others = ['ge-m70', ...inPictures, ...inLevels, ...inBands, ...inSecondYear]
  const judged = [...Object.keys(numbers), ...Object.keys(options), ...others]
  expect(judged.toSorted()).toEqual([...new Set(equilibrium.map(({ id }) => id))].toSorted())
})

test('the equilibria balance', () => {
  const broken = equilibria.filter(({ equation }) => !isBalanced(equationOf(equation)))
  expect(broken).toEqual([])
})

test('every equation that a question shows balances', () => {
  // The equations of ge-h64 are of no substances in particular; those of complexes are in liquids-and-bands.test.ts.
  const real = equilibrium.filter(({ id }) => !['ge-h64', 'ch-m801', 'ch-h801'].includes(id))
  const shown = real.flatMap(({ id }) =>
    questionsOf(id).flatMap(
      ({ question }) =>
        question.match(
          /(?:\d+ )?[A-Z][A-Za-z₀-₉]*(?:\([gs]\))?(?: \+ (?:\d+ )?[A-Z]\S*)* ⇌ (?:\d+ )?[A-Z][A-Za-z₀-₉]*(?:\([gs]\))?(?: \+ (?:\d+ )?[A-Z][A-Za-z₀-₉]*(?:\([gs]\))?)*/g,
        ) ?? ['none'],
    ),
  )
  const broken = [...new Set(shown)].filter((text) => {
    const read = parseEquation(text)
    return 'error' in read || !isBalanced(read)
  })
  expect(broken).toEqual([])
})

type Term = { readonly name: string; readonly power: number }

/** The substances of an equation with their powers in K. */
function termsOf(written: string): readonly Term[] {
  const [left = '', right = ''] = written.split(' ⇌ ')
  const side = (text: string, sign: number) =>
    text.split(' + ').map((term): Term => {
      const [, count = '1', name = ''] = /^(?:(\d+) )?(\S+)$/.exec(term) ?? []
      return { name, power: sign * Number(count) }
    })
  return [...side(left, -1), ...side(right, 1)]
}

function logQuotient(terms: readonly Term[], values: ReadonlyMap<string, number>): number {
  return terms.reduce((sum, { name, power }) => sum + power * Math.log(values.get(name) ?? 0), 0)
}

/** The concentrations of a text: '[NO] = 0.20'. */
function valuesIn(text: string): ReadonlyMap<string, number> {
  return new Map(
    [...text.matchAll(/\[(.+?)\] = ([\d.]+\d)/g)].map(([, name = '', value = '']) => [
      name,
      Number(value),
    ]),
  )
}

/** The mixture that some concentrations react to, found by halving the extent of the reaction. */
function settled(
  written: string,
  start: ReadonlyMap<string, number>,
  constant: number,
): ReadonlyMap<string, number> {
  const terms = termsOf(written)
  const at = (extent: number) =>
    new Map(terms.map(({ name, power }) => [name, (start.get(name) ?? 0) + power * extent]))
  let [low, high] = [0, Math.min(...start.values())]
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (logQuotient(terms, at(middle)) < Math.log(constant)) low = middle
    else high = middle
  }
  return at(low)
}

/** The value of an expression such as '[NH₃]²/([N₂][H₂]³)'. */
function expressionValue(text: string, mixture: ReadonlyMap<string, number>): number {
  const [above = '', below = '1'] = text.split('/')
  const product = (part: string): number => {
    const sum = part.split(' + ')
    if (sum.length > 1) return sum.reduce((total, one) => total + product(one), 0)
    return [...part.matchAll(/(\d?)\[(.+?)\]([²³]?)/g)].reduce(
      (result, [, factor = '', name = '', power = '']) =>
        result *
        (factor === '' ? 1 : Number(factor)) *
        (mixture.get(name) ?? Number.NaN) ** (power === '' ? 1 : '²³'.indexOf(power) + 2),
      1,
    )
  }
  return product(above) / product(below)
}

/** The numbers of a text, also those with a power of ten. */
