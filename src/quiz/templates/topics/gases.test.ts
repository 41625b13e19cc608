import { expect, test } from 'vitest'

import { composition, formula, molarMass } from '#chemistry/compounds/formulas.ts'
import { gases as allGases } from '#chemistry/gases/gases.ts'
import { waterVaporPressures } from '#chemistry/gases/water-vapor.ts'
import { solveGas } from '#chemistry/tools/gas-law.ts'
import { type McqQuestion } from '#quiz/question.ts'
import { drawnFrom, numbersIn, testNumbers, type WorkedCase } from '#quiz/testing/judged-numbers.ts'

import { gases } from './gases.ts'

const questionsOf = drawnFrom(gases)

/** The number that a text asks for, by another way than that of its template. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'ph-e41': (text) => {
    const [volume, before, after] = numbersIn(text)
    // The product of pressure and volume is an energy in joules that stays the same.
    const energy = (before ?? 0) * 1000 * ((volume ?? 0) / 1000)
    return (energy / ((after ?? 0) * 1000)) * 1000
  },
  'ph-e43': (text) => {
    const [, molarVolume = 1, given = 0] = numbersIn(text.replace('One mole', '1'))
    return text.includes('What volume') ? molarVolume / (1 / given) : given / molarVolume
  },
  'ph-m82': (text) => {
    const [start = 0, from = 0, to = 0] = numbersIn(text)
    // Each kelvin adds the same part of the value at the start.
    return start + ((to - from) * start) / (from + 273.15)
  },
  'ph-m42': (text) => {
    const [volume = 0, before = 0, from = 0, after = 0, to = 0] = numbersIn(text)
    const amount = gas({
      pressure: `${before} kPa`,
      volume: `${volume} L`,
      temperature: `${from} °C`,
    })
    return gas({ pressure: `${after} kPa`, amount: `${amount} mol`, temperature: `${to} °C` })
  },
  'ph-m43': (text) => {
    const unit = text.includes('atm/') ? 'atm' : 'kPa'
    const [asked = ''] = text.split(' R ')
    const value = (pattern: RegExp) => pattern.exec(asked)?.[1]
    const found = gas({
      pressure: withUnit(value(/([\d.]+) (?:atm|kPa)/), unit),
      volume: withUnit(value(/([\d.]+) L/), 'L'),
      amount: withUnit(value(/([\d.]+) mol\b/), 'mol'),
      temperature: withUnit(value(/(\d+) °C/), '°C'),
    })
    return asked.includes('pressure in atm') ? found / 101.325 : found
  },
  'ph-m44': (text) => {
    const total = Number(/pressure of ([\d.]+) kPa/.exec(text)?.[1])
    const asked = /partial pressure of (.+)\?/.exec(text)?.[1]
    const parts = [...text.matchAll(/([\d.]+) mol of ([a-z ]+?)(?:,| and| at)/g)]
    const others = parts.filter(([, , name]) => name !== asked)
    const own = Number(parts.find(([, , name]) => name === asked)?.[1])
    const rest = others.reduce((sum, [, moles]) => sum + Number(moles), 0)
    return total / (1 + rest / own)
  },
  'ph-m47': (text) => {
    const { terms, molarVolume, mass } = {
      terms: termsOf(text),
      molarVolume: Number(/at ([\d.]+) L\/mol/.exec(text)?.[1]),
      mass: Number(/^([\d.]+) g/.exec(text)?.[1]),
    }
    const [first] = terms
    const last = terms.at(-1)
    // The volume that the mass in the equation would give, scaled.
    const grams = (first?.count ?? 0) * molarMass(first?.formula ?? '')
    return ((last?.count ?? 0) * molarVolume * mass) / grams
  },
  'ph-m48': (text) => {
    const volume = numbersIn(text)[0] ?? 0
    const atoms = composition(termsOf(text)[0]?.formula ?? '')
    const [carbon, hydrogen] = [atoms.get('C') ?? 0, atoms.get('H') ?? 0]
    return volume * (text.includes('volume of oxygen') ? carbon + hydrogen / 4 : carbon)
  },
  'ph-h41': (text) => {
    const [mass = 0, volume, temperature, pressure] = numbersIn(text)
    const amount = gas({
      pressure: `${pressure} kPa`,
      volume: `${volume} L`,
      temperature: `${temperature} °C`,
    })
    return mass / amount
  },
  'ph-h42': (text) => {
    const [milliliters, temperature, total = 0, vapor = 0] = numbersIn(text)
    const share = (pressure: number) =>
      gas({
        pressure: `${pressure} kPa`,
        volume: `${milliliters} mL`,
        temperature: `${temperature} °C`,
      })
    return 1000 * (share(total) - share(vapor))
  },
  'ph-h43': (text) => {
    const [firstVolume = 0, first = 0, secondVolume = 0, second = 0] = numbersIn(text)
    const amountOf = (volume: number, pressure: number) =>
      gas({ pressure: `${pressure} kPa`, volume: `${volume} L`, temperature: '300 K' })
    const one = amountOf(firstVolume, first)
    const all = text.includes('total') ? one + amountOf(secondVolume, second) : one
    return gas({
      volume: `${firstVolume + secondVolume} L`,
      amount: `${all} mol`,
      temperature: '300 K',
    })
  },
  'ph-m550': (text) => {
    const [heavy = 0, light = 0] = numbersIn(text)
    return speed(light) / speed(heavy)
  },
  'ph-h47': (text) => {
    const [one = 0, other = 0, start = 0] = numbersIn(text)
    const [first, second, ...products] = termsOf(text)
    const change =
      products.reduce((sum, { count }) => sum + count, 0) -
      (first?.count ?? 0) -
      (second?.count ?? 0)
    // Both limits give an extent; the smaller one is real.
    const extent = Math.min(one / (first?.count ?? 1), other / (second?.count ?? 1))
    return start * (1 + (extent * change) / (one + other))
  },
}

/** Questions with known answers, worked out by hand. */
const worked: readonly WorkedCase[] = [
  [
    'ph-e41',
    'Helium fills 2.40 L at 100 kPa. At the same temperature the pressure becomes 160 kPa.',
    1.5,
  ],
  ['ph-e43', 'One mole of gas fills 24.0 L here. What volume do 0.125 mol of neon fill?', 3],
  ['ph-m82', 'Argon fills 1.50 L at 17 °C. It is brought to 77 °C at constant pressure.', 1.81],
  [
    'ph-m42',
    'Helium fills 2.00 L at 98.0 kPa and 16.85 °C. What volume at 60.0 kPa and −18.15 °C?',
    2.872,
  ],
  [
    'ph-m43',
    'What is the pressure in atm of 0.250 mol of helium in 1.50 L at 25 °C? R is 0.08206 L·atm/(mol·K).',
    4.077,
  ],
  [
    'ph-m44',
    'A flask holds 0.90 mol of argon and 0.30 mol of nitrogen at a total pressure of 150 kPa. What is the partial pressure of nitrogen?',
    37.5,
  ],
  [
    'ph-m47',
    '0.486 g of magnesium react with acid: Mg + 2 HCl → MgCl₂ + H₂. What volume of hydrogen forms at 24.0 L/mol?',
    0.48,
  ],
  [
    'ph-m48',
    '50 mL of propane burn: C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O. What volume of oxygen is used?',
    250,
  ],
  ['ph-h41', '1.10 g of a gas fill 0.615 L at 27 °C and 101.3 kPa.', 44.06],
  [
    'ph-h42',
    'Hydrogen over water fills 250 mL at 20 °C; the total pressure is 99.8 kPa, that of water vapor 2.34 kPa.',
    9.997,
  ],
  [
    'ph-h43',
    'A flask of 2.0 L with helium at 150 kPa and one of 3.0 L with neon at 50 kPa are joined. What is the total pressure?',
    90,
  ],
  [
    'ph-m550',
    'as fast as particles of oxygen (32.00 g/mol) are those of hydrogen (2.016 g/mol)',
    3.984,
  ],
  [
    'ph-h47',
    'At constant temperature, 1.00 mol H₂ and 1.00 mol O₂ (200 kPa) react completely in a rigid vessel: 2 H₂ + O₂ → 2 H₂O(g). What',
    150,
  ],
]

testNumbers(questionsOf, numbers, worked)

test('ph-h41: the molar mass is that of a gas of the list', () => {
  for (const question of questionsOf('ph-h41')) {
    const value = question.type === 'number' ? question.key.value : 0
    expect(allGases.some((one) => Math.abs(molarMass(one.formula) / value - 1) < 0.005)).toBe(true)
  }
})

test('ph-e44: each shape follows from pV = nRT', () => {
  for (const question of questionsOf('ph-e44')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    for (const [place, graph] of question.left.entries()) {
      expect(question.partners[place]).toBe(shapeOf(graph))
    }
  }
})

test('ph-m46: the molar masses fall from card to card', () => {
  for (const question of questionsOf('ph-m46')) {
    if (question.type !== 'order') throw new RangeError('No cards.')
    const masses = question.cards.map((card) => molarMass(/\((.+)\)/.exec(card)?.[1] ?? ''))
    expect(masses).toEqual(masses.toSorted((one, other) => other - one))
    expect(
      masses.every((mass, place) => place === 0 || (masses[place - 1] ?? 0) > 1.1 * mass),
    ).toBe(true)
  }
})

test('ph-e50: pressures fall and temperatures rise toward the ideal gas', () => {
  for (const question of questionsOf('ph-e50')) {
    if (question.type !== 'order') throw new RangeError('No cards.')
    const density = question.cards.map((card) =>
      card.endsWith('kPa') ? dense(`${card} 300`) : dense(`100 ${card}`),
    )
    expect(density).toEqual(density.toSorted((one, other) => other - one))
    expect(new Set(density).size).toBe(density.length)
    expect(question.question).toContain(question.cards[0]?.endsWith('kPa') ? ' K, ' : ' kPa, ')
  }
})

/** The options that a careful reader finds right. */
const options: Readonly<Record<string, (question: McqQuestion) => readonly string[]>> = {
  'ph-e42': ({ question, options: all }) => {
    const [motion, hits] = question.includes('warmed')
      ? ['faster', null]
      : question.includes('cooled')
        ? ['slower', null]
        : question.includes('pushed in')
          ? [null, 'more often']
          : [null, 'less often']
    return all.filter((text) => text.includes(motion ?? hits ?? '?'))
  },
  'ph-e47': ({ question, options: all }) => {
    const liters = all.map((text) => Number(/([\d.]+) L/.exec(text)?.[1]))
    const wanted = question.includes('most') ? Math.max(...liters) : Math.min(...liters)
    return all.filter((_, place) => liters[place] === wanted)
  },
  'ph-m45': ({ question, options: all }) => {
    const [, one = '', other = ''] = /^(.+) and (.+) have the same/.exec(question) ?? []
    const light = massOf(one) < massOf(other) ? one : other
    const own = allGases.find(({ name }) => name === light.toLowerCase())?.formula ?? ''
    return all.filter((text) => {
      if (text.includes('they')) return text.includes('equal energy')
      const found = /average, (\S+) is (\w+)/.exec(text)
      if (found === null) return false
      const isLight = molarMass(found[1] ?? '') === molarMass(own)
      return isLight === (found[2] === 'faster')
    })
  },
  'ph-h44': ({ question, options: all }) => {
    const [to = 0, from = 0] = question.startsWith('At 300')
      ? [...question.matchAll(/(?:speeds of|as many) ([a-z ]+?) particles/g)].map(
          ([, name = '']) =>
            -molarMass(allGases.find((entry) => entry.name === name)?.formula ?? ''),
        )
      : numbersIn(question)
    return all.filter((text) =>
      to > from ? /flatter.*faster/.test(text) : /taller.*slower/.test(text),
    )
  },
  'ph-m545': ({ question, options: all }) => {
    const values = all.map(dense)
    const wanted = question.includes('most') ? Math.max(...values) : Math.min(...values)
    return all.filter((text) => dense(text) === wanted)
  },
}

test.each(Object.entries(options))('%s: one option is right for a careful reader', (id, judge) => {
  const wrong = questionsOf(id).filter(
    (question) => question.type !== 'mcq' || judge(question).join('|') !== question.correctAnswer,
  )
  expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
})

test('every template has a judge', () => {
  // The last one has its judge in levels.test.ts.
  const others = ['ph-e44', 'ph-e50', 'ph-m46', 'ph-m520']
  const judged = [...Object.keys(numbers), ...Object.keys(options), ...others]
  expect(judged.toSorted()).toEqual([...new Set(gases.map(({ id }) => id))].toSorted())
})

test('every gas has a formula that holds its element', () => {
  for (const { name, formula: text, element } of allGases) {
    expect([name, [...composition(formula(text)).keys()].includes(element)]).toEqual([name, true])
  }
})

test('the pressure of water vapor rises as the Antoine equation has it', () => {
  // Constants of Bridgeman and Aldrich (1964), from 0 to 30 °C, in bar and K.
  for (const { celsius, kilopascals } of waterVaporPressures) {
    const bar = 10 ** (5.402_21 - 1838.675 / (celsius + 273.15 - 31.737))
    expect(Math.abs((100 * bar) / kilopascals - 1)).toBeLessThan(0.01)
  }
})

/** Root mean square speed at 25 °C in m/s, from the molar mass in g/mol. */
function speed(molar: number): number {
  return Math.sqrt((3 * 8.314_462_618 * 298.15) / (molar / 1000))
}

function massOf(name: string): number {
  return molarMass(allGases.find((entry) => entry.name === name.toLowerCase())?.formula ?? '')
}

/** Grows with the pressure and falls with the temperature, as the attraction in a gas does. */
function dense(text: string): number {
  const [pressure = 0, temperature = 1] = numbersIn(text)
  return pressure / temperature ** 2
}

function shapeOf(graph: string): string {
  const [drawn = '', over = ''] = graph.split(' against ')
  if (/[×/]/.test(drawn)) return 'a horizontal line'
  if (over.includes('°C')) return 'a line that reaches zero at −273 °C'
  const pair = [drawn, over].toSorted().join(' ')
  return pair === 'pressure volume' ? 'a falling curve' : 'a line through the origin'
}

/** The one empty quantity of pV = nRT, in kPa, L, mol or K. */
function gas(texts: Partial<Parameters<typeof solveGas>[0]>): number {
  const state = solveGas({ pressure: '', volume: '', amount: '', temperature: '', ...texts })
  if ('problem' in state) throw new RangeError(state.problem)
  return state.values[state.unknown]
}

function withUnit(number: string | undefined, unit: string): string {
  return number === undefined ? '' : `${number} ${unit}`
}

type Term = { readonly count: number; readonly formula: string }

/** The substances of the equation after the colon. */
function termsOf(text: string): readonly Term[] {
  const [, equation = ''] = /: (.+?)\. What/.exec(text) ?? []
  return equation.split(/ [+→] /).map((term) => {
    const [, count = '1', written = ''] =
      /^(?:(\d+) )?(\S+?)(?:\((?:s|l|g|aq)\))?$/.exec(term) ?? []
    return { count: Number(count), formula: written }
  })
}
