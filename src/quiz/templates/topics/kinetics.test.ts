import { expect, test } from 'vitest'

import { rateLaws } from '#chemistry/rates/rate-laws.ts'
import {
  equation as equationOf,
  isBalanced,
  parseEquation,
} from '#chemistry/reactions/equations.ts'
import { type McqQuestion } from '#quiz/question.ts'
import { drawnFrom, numbersIn, testNumbers, type WorkedCase } from '#quiz/testing/judged-numbers.ts'

import { kinetics } from './kinetics.ts'

const questionsOf = drawnFrom(kinetics)

/** Judges that derive each answer from the text of its question, by another way than its template. */

/** The number that a text asks for. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'ge-e49': (text) => {
    const [early = 0, first = 0, late = 0, second = 0] = numbersIn(text)
    // The slope of the line through both points.
    const offset = (early * second - late * first) / (second - first)
    return (late - offset) / second
  },
  'ge-m56': (text) => {
    const [, written = '', known = '', , asked = ''] =
      /^In (.+), all gases, (\S+) is (formed|used up) at .* is (\S+) /.exec(text) ?? []
    const counts = countsOf(written)
    const rate = numbersIn(/ at (\S+) mol/.exec(text)?.[1] ?? '')[0] ?? 0
    // The rate of the reaction itself, then of the other substance.
    return (rate / (counts.get(known) ?? 0)) * (counts.get(asked) ?? 0)
  },
  'ge-m57': (text) => {
    const [, law = '', changed = ''] = /rate = (\S+)\. .* when (.+)\?$/.exec(text) ?? []
    const rateAt = (factors: ReadonlyMap<string, number>) =>
      exponentsOf(law).reduce(
        (rate, [name, order]) => rate * (0.37 * (factors.get(name) ?? 1)) ** order,
        1,
      )
    const words = new Map([
      ['doubled', 2],
      ['tripled', 3],
      ['halved', 0.5],
      ['multiplied by four', 4],
    ])
    const factors = new Map(
      [...changed.matchAll(/\[(.+?)\] is (doubled|tripled|halved|multiplied by four)/g)].map(
        ([, name = '', word = '']) => [name, words.get(word) ?? 0] as const,
      ),
    )
    return rateAt(factors) / rateAt(new Map())
  },
  'ge-m58': (text) => {
    const [given = 0] = numbersIn(
      /(?:half-life of|k =) (.+?) (?:s|min|h|s⁻¹|min⁻¹|h⁻¹)\./.exec(text)?.[1] ?? '',
    )
    // Many small steps of decay are halved by the time, or the constant, that is asked for.
    let [low, high] = [0, 1e6]
    for (let step = 0; step < 200; step += 1) {
      const guess = (low + high) / 2
      if (Math.max(0, 1 - (guess * given) / 1e7) ** 1e7 > 0.5) low = guess
      else high = guess
    }
    return low
  },
  'ge-m59': (text) => {
    const [half = 1, time = 0] = numbersIn(text.replace(/^.*half-life/, ''))
    const left = 100 * Math.exp((-Math.LN2 * time) / half)
    return text.includes('is left') ? left : 100 - left
  },
  'ge-m62': (text) => {
    const [barrier = 0, change = 0] = numbersIn(text)
    // Levels above the reactants: the products lie at ΔH.
    const [summit, products] = [barrier, change]
    return summit - products
  },
  'ge-m81': (text) => {
    const [low = 1, high = 1] = numbersIn(
      /raised from (\S+) to (\S+) mol/.exec(text)?.slice(1).join(' ') ?? '',
    )
    const [slow = 1, fast = 1] = numbersIn(
      /goes from (.+) to (.+) mol/.exec(text)?.slice(1).join(' ; ') ?? '',
    )
    return Math.round(Math.log(fast / slow) / Math.log(high / low))
  },
  'ge-h53': (text) => {
    const [, list = ''] = /mol\/\(L·s\): (.+)\. What/.exec(text) ?? []
    const [one, two, three] = list.split('; ').map((run) => numbersIn(run))
    const [a1 = 1, b1 = 1, r1 = 1] = one ?? []
    const [a2 = 1, , r2 = 1] = two ?? []
    const [, b3 = 1, r3 = 1] = three ?? []
    const m = Math.round(Math.log(r2 / r1) / Math.log(a2 / a1))
    const n = Math.round(Math.log(r3 / r2) / Math.log(b3 / b1))
    return r3 / (a2 ** m * b3 ** n)
  },
  'ge-m573': (text) => {
    const [constant = 0] = numbersIn(/k = (.+?) (?:s|min|h)⁻¹/.exec(text)?.[1] ?? '')
    const [start = 0, , time = 0] = numbersIn(
      /starts with (.+)$/.exec(text)?.[1]?.replace('mol/L', '0') ?? '',
    )
    // Small steps of the rate law.
    const steps = 100_000
    let left = start
    for (let step = 0; step < steps; step += 1) left -= (left * constant * time) / steps
    return left
  },
  'ge-h55': (text) => {
    const [, slow = '', low = '', fast = '', high = ''] =
      /k of a reaction is (.+) s⁻¹ at (\d+) °C and (.+) s⁻¹ at (\d+) °C/.exec(text) ?? []
    const [k1 = 1] = numbersIn(slow)
    const [k2 = 1] = numbersIn(fast)
    const [t1, t2] = [Number(low) + 273.15, Number(high) + 273.15]
    // ln k against 1/T is a line with the slope −Ea/R.
    const slope = (Math.log(k2) - Math.log(k1)) / (1 / t2 - 1 / t1)
    return (-slope * 8.314) / 1000
  },
  'ge-h59': (text) => {
    const [barrier = 0, low = 0, high = 0] = numbersIn(text)
    const share = (celsius: number) => Math.exp((-barrier * 1000) / 8.314 / (celsius + 273.15))
    return share(high) / share(low)
  },
  'ge-h60': (text) => {
    const values = numbersIn(/falls from (.+) after/.exec(text)?.[1]?.replace('mol/L', '') ?? '')
    const shapes = [(c: number) => c, (c: number) => Math.log(c), (c: number) => 1 / c]
    const bends = shapes.map((shape) => {
      const [a = 0, b = 0, c = 0, d = 0] = values.map(shape)
      return (Math.abs(a - 2 * b + c) + Math.abs(b - 2 * c + d)) / Math.abs(a - d)
    })
    const straight = bends.flatMap((bend, order) => (bend < 0.03 ? [order] : []))
    return straight.length === 1 ? (straight[0] ?? Number.NaN) : Number.NaN
  },
}

/** Questions with known answers, worked out by hand. */
const worked: readonly WorkedCase[] = [
  [
    'ge-e49',
    'Zinc in dilute acid has given 18 mL of hydrogen after 20 s and 48 mL after 60 s. What',
    0.75,
  ],
  [
    'ge-m56',
    'In 2 N₂O₅ → 4 NO₂ + O₂, all gases, N₂O₅ is used up at 0.0200 mol/(L·s). At which rate is NO₂ formed?',
    0.04,
  ],
  [
    'ge-m57',
    'A reaction has rate = k[NO]²[O₂]. By which factor does the rate change when [NO] is doubled and [O₂] is tripled?',
    12,
  ],
  ['ge-m58', 'H₂O₂ decomposes in first order, with a half-life of 6.00 h. What', 0.1155],
  ['ge-m58', 'H₂O₂ decomposes in first order, with k = 0.0462 h⁻¹. What', 15],
  ['ge-m59', 'with a half-life of 20 min. What percentage is left after 60 min?', 12.5],
  ['ge-m62', 'the activation energy 75 kJ/mol and ΔH = −40 kJ/mol. What', 115],
  [
    'ge-m81',
    '2 NO + O₂ → 2 NO₂: with [NO] alone raised from 0.10 to 0.20 mol/L, the rate goes from 0.00120 to 0.00480 mol/(L·s). The',
    2,
  ],
  [
    'ge-h53',
    'in mol/L and rates in mol/(L·s): 0.10, 0.20, 0.00120; 0.20, 0.20, 0.00480; 0.20, 0.40, 0.00960. What',
    0.6,
  ],
  [
    'ge-m573',
    'in first order, k = 0.0116 s⁻¹. It starts with 0.800 mol/L; which concentration is left after 90 s?',
    0.2816,
  ],
  ['ge-h55', 'k of a reaction is 0.00100 s⁻¹ at 25 °C and 0.00400 s⁻¹ at 45 °C. What', 54.66],
  [
    'ge-h59',
    'A reaction has an activation energy of 50 kJ/mol. By which factor does k grow from 25 °C to 35 °C?',
    1.925,
  ],
  ['ge-h60', '[A] falls from 0.400 mol/L to 0.200, 0.133 and 0.100 after 50, 100 and 150 s.', 2],
]

testNumbers(questionsOf, numbers, worked)

test('ge-h60: in version 2 the amounts that order 0 takes away are equal as they are shown', () => {
  const steps = questionsOf('ge-h60')
    .filter(({ id, correctAnswer }) => id.startsWith('ge-h60.2.') && correctAnswer === '0')
    .map(({ question }) =>
      numbersIn(/falls from (.+) after/.exec(question)?.[1]?.replace('mol/L', '') ?? ''),
    )
    .map(([a = 0, b = 0, c = 0, d = 0]) => [a - b, b - c, c - d].map((step) => step.toFixed(5)))
  expect(steps.length).toBeGreaterThan(5)
  expect(steps.filter((three) => new Set(three).size > 1)).toEqual([])
})

/** The options that a careful reader finds right. */
const options: Readonly<Record<string, (question: McqQuestion) => readonly string[]>> = {
  'ge-m402': ({ question, options: all }) => {
    const rate = numbers['ge-m56']?.(question) ?? Number.NaN
    const distance = (text: string) => Math.abs(Number(text.split(' ')[0]) - rate)
    return all.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1)
  },
  'ge-m705': ({ question, options: all }) => {
    const barrier = numbers['ge-m62']?.(question) ?? Number.NaN
    return all.filter((text) => numbersIn(text)[0] === barrier)
  },
  'ge-e50': ({ question, options: all }) => {
    const causes: readonly (readonly [RegExp, string])[] = [
      [/warmer/, 'The particles collide with more energy.'],
      [/more concentrated/, 'Each liter holds more particles.'],
      [/powder/, 'More of the solid is exposed.'],
      [/a catalyst/, 'The reaction has a lower barrier.'],
    ]
    const fitting = new Set(
      causes.flatMap(([pattern, cause]) => (pattern.test(question) ? [cause] : [])),
    )
    return all.filter((text) => fitting.has(text))
  },
  'ge-e82': ({ question, options: all }) => {
    // The time that each run takes for one milliliter.
    const paces = all.map((text) => {
      const [volume = 1, time = 1] = numbersIn(text)
      return time / volume
    })
    const wanted = question.includes('highest') ? Math.min(...paces) : Math.max(...paces)
    return all.filter((_, place) => paces[place] === wanted)
  },
  'ge-m91': ({ question, options: all }) => {
    const [, law = ''] = /rate = (\S+), with/.exec(question) ?? []
    const [, word = ''] = /time in (\w+)\./.exec(question) ?? []
    const time = { seconds: 's', minutes: 'min', hours: 'h' }[word] ?? ''
    const order = exponentsOf(law).reduce((sum, [, exponent]) => sum + exponent, 0)
    // The unit times those of the concentrations has to be that of a rate.
    return all.filter((text) => {
      const [moles, liters] = powersIn(text)
      return text.includes(time) && moles + order === 1 && liters - order === -1
    })
  },
  'ge-h56': ({ question, options: all }) => {
    const [, list = ''] = /^Mechanism: (.+)\. Which/.exec(question) ?? []
    const steps = list.split('; ')
    const slow = steps.findIndex((step) => step.includes('(slow)'))
    // The species consumed up to the slow step, less those formed before and used again.
    const total = new Map<string, number>()
    for (const [place, step] of steps.slice(0, slow + 1).entries()) {
      for (const [name, count] of countsOf(step.replace(/ \(\w+\)$/, '').replace('⇌', '→'), true)) {
        if (place === slow && count > 0) continue
        total.set(name, (total.get(name) ?? 0) - count)
      }
    }
    const wanted = [...total]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name}${count}`)
      .toSorted()
    return all.filter(
      (text) =>
        exponentsOf(text)
          .map(([name, exponent]) => `${name}${exponent}`)
          .toSorted()
          .join() === wanted.join(),
    )
  },
}

test.each(Object.entries(options))('%s: one option is right for a careful reader', (id, judge) => {
  const wrong = questionsOf(id).filter(
    (question) => question.type !== 'mcq' || judge(question).join('|') !== question.correctAnswer,
  )
  expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
})

test('ge-e52: each card has one thing more that makes the reaction faster', () => {
  for (const question of questionsOf('ge-e52')) {
    if (question.type !== 'order') throw new RangeError('No cards.')
    const runs = question.cards.map((card) => {
      const [strength = 0, degrees = 0] = numbersIn(card)
      return [card.startsWith('powder') ? 1 : 0, strength, degrees]
    })
    for (const [place, run] of runs.slice(1).entries()) {
      const before = runs[place] ?? []
      const changes = run.map((value, index) => Math.sign(value - (before[index] ?? 0)))
      expect(changes.toSorted((one, other) => one - other)).toEqual([0, 0, 1])
    }
  }
})

test('ge-m60: each sign is the one of a rate law of its order', () => {
  // The half-life, the rate and the line of c, ln c or 1/c, worked out for each order.
  for (const question of questionsOf('ge-m60')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    for (const [place, text] of question.left.entries()) {
      const order = Number(text.replace('order ', ''))
      const sign = question.partners[place] ?? ''
      const rate = (c: number) => c ** order
      const lives = [1, 0.5].map((start) => timeToHalf(start, order))
      const fits: readonly (readonly [RegExp, boolean])[] = [
        [/^\[A\] against/, rate(2) === rate(1)],
        [/^ln/, rate(2) === 2 * rate(1)],
        [/^1\//, rate(2) === 4 * rate(1)],
        [/shorter/, (lives[1] ?? 0) < 0.9 * (lives[0] ?? 0)],
        [/equal/, Math.abs((lives[1] ?? 0) - (lives[0] ?? 0)) < 0.02],
        [/longer/, (lives[1] ?? 0) > 1.1 * (lives[0] ?? 0)],
        [/not change/, rate(2) === 1],
        [/doubles/, rate(2) === 2],
        [/four times/, rate(2) === 4],
        [/k is in mol\//, order === 0],
        [/k is in s⁻/, order === 1],
        [/k is in L\//, order === 2],
      ]
      const found = fits.filter(([pattern]) => pattern.test(sign))
      expect([sign, found.map(([, fit]) => fit)]).toEqual([sign, [true]])
    }
  }
})

test('ge-h57: the role of each species follows from the steps', () => {
  for (const question of questionsOf('ge-h57')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    const [, list = ''] = /^Mechanism: (.+)\. Pair/.exec(question.question) ?? []
    const steps = list.split('; ').map((step) => countsOf(step, true))
    for (const [place, name] of question.left.entries()) {
      const changes = steps.flatMap((counts) => counts.get(name) ?? [])
      const net = changes.reduce((sum, change) => sum + change, 0)
      const role =
        net === 0
          ? (changes[0] ?? 0) < 0
            ? 'catalyst'
            : 'intermediate'
          : net < 0
            ? 'reactant'
            : 'product'
      expect([question.question, name, question.partners[place]]).toEqual([
        question.question,
        name,
        role,
      ])
    }
  }
})

test('every template has a judge', () => {
  const judged = [
    ...Object.keys(numbers),
    ...Object.keys(options),
    // Those of liquids-and-bands.test.ts.
    'ge-e811',
    'ge-m811',
    'ge-m812',
    'ge-e52',
    'ge-m60',
    'ge-h57',
    // That of ideas.test.ts.
    'ge-m561',
    // Those of pictures.test.ts.
    'ge-e51',
    'ge-m63',
    'ge-h70',
    'ge-h58',
    'ge-m302',
    // Those of levels.test.ts.
    'ge-m521',
    'ge-m523',
  ]
  expect(judged.toSorted()).toEqual([...new Set(kinetics.map(({ id }) => id))].toSorted())
})

test('the equations of rate laws balance, and hold the numbers of their reactants', () => {
  for (const { equation, orders } of rateLaws) {
    const read = equationOf(equation)
    expect([equation, isBalanced(read)]).toEqual([equation, true])
    expect(read.reactants.map(({ coefficient }) => coefficient)).toEqual(
      orders.map(({ coefficient }) => coefficient),
    )
  }
})

test('every equation that a question shows balances', () => {
  const broken = ['ge-m56', 'ge-m81', 'ge-h56', 'ge-h57']
    .flatMap((id) => questionsOf(id).map(({ question }) => question))
    .flatMap((text) =>
      text
        .replace(/^(?:In|Mechanism:) /, '')
        .replace(/(?:, all gases|: with \[|\. (?:Which|Pair)).*$/, '')
        .split('; ')
        .map((step) => step.replace(/ \((?:slow|fast)\)/, '')),
    )
    .filter((step) => {
      const read = parseEquation(step)
      return 'error' in read || !isBalanced(read)
    })
  expect([...new Set(broken)]).toEqual([])
})

/** The time in which a reaction with k = 1 halves what is there, by small steps. */
function timeToHalf(start: number, order: number): number {
  let [left, time] = [start, 0]
  while (left > start / 2) {
    left -= 0.001 * left ** order
    time += 0.001
  }
  return time
}

/** The exponents of a rate law such as 'k[NO]²[O₂]'. */
function exponentsOf(law: string): readonly (readonly [name: string, exponent: number])[] {
  return [...law.matchAll(/\[(.+?)\]([²³]?)/g)].map(
    ([, name = '', power = '']) => [name, power === '' ? 1 : '²³'.indexOf(power) + 2] as const,
  )
}

function powerIn(text: string, symbol: string): number {
  const [, raised] = new RegExp(`(?<![a-zA-Z])${symbol}(²?)(?![a-zA-Z])`).exec(text) ?? []
  return raised === undefined ? 0 : raised === '' ? 1 : 2
}

/** The powers of mole and liter in a unit such as 'L²/(mol²·s)'. */
function powersIn(unit: string): readonly [number, number] {
  if (unit.endsWith('⁻¹')) return [0, 0]
  const [above = '', below = ''] = unit.split('/')
  return [powerIn(above, 'mol') - powerIn(below, 'mol'), powerIn(above, 'L') - powerIn(below, 'L')]
}

/** The numbers of an equation by formula; those of reactants are negative when `signed`. */
function countsOf(written: string, signed = false): ReadonlyMap<string, number> {
  const [left = '', right = ''] = written.split(' → ')
  const counts = new Map<string, number>()
  for (const [side, sign] of [
    [left, signed ? -1 : 1],
    [right, 1],
  ] as const) {
    for (const term of side.split(' + ')) {
      const [, count = '1', name = ''] = /^(?:(\d+) )?(\S+)$/.exec(term) ?? []
      counts.set(name, (counts.get(name) ?? 0) + sign * Number(count))
    }
  }
  return counts
}

/** The numbers of a text, also those with a power of ten. */
