import { expect, test } from 'vitest'

import { bondsByMolecule } from '#chemistry/compounds/bond-energies.ts'
import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { elements } from '#chemistry/elements/elements.ts'
import {
  formationEnthalpies,
  formationEnthalpy,
  thermoReactions,
} from '#chemistry/heats/formation-enthalpies.ts'
import { latticeFormation, saltCycles } from '#chemistry/heats/salt-cycles.ts'
import { equation as equationOf, isBalanced } from '#chemistry/reactions/equations.ts'
import { type McqQuestion } from '#quiz/question.ts'
import { drawnFrom, numbersIn, testNumbers, type WorkedCase } from '#quiz/testing/judged-numbers.ts'

import { thermochemistry } from './thermochemistry.ts'

const questionsOf = drawnFrom(thermochemistry)

/** Judges that derive each answer from the text of its question, by another way than its template. */

/** The number that a text asks for. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'ph-e48': (text) => {
    const [mass = 0, rise = 0, specific = 0] = numbersIn(text)
    // The heat capacity of the whole body, then its rise.
    const body = (mass / 1000) * specific
    return body * rise
  },
  'ge-e45': (text) => {
    const [start = 0, barrier = 0] = numbersIn(text)
    const [, change = ''] = /ΔH (\S+) kJ/.exec(text) ?? []
    return start + (text.includes('summit') ? barrier : Number(change.replace('−', '-')))
  },
  'ge-m46': (text) => {
    const [volume = 0, strength = 0, , , rise = 0] = numbersIn(text)
    // One liter of each solution warms by the same number of degrees.
    const liters = (2 * volume) / 1000 / (volume / 1000)
    return (-liters * 4.18 * rise) / strength
  },
  'ge-m47': (text) => {
    const [, written = ''] = /^(.+) has ΔH/.exec(text) ?? []
    const [, mass = '', substance = ''] = /when ([\d.]+) g of (\S+) react/.exec(text) ?? []
    const total = Math.abs(enthalpyIn(text))
    const term = termsOf(written).find(({ formula }) => formula === substance)
    const grams = molarMass(substance) * Math.abs(term?.count ?? 0)
    return (total * Number(mass)) / grams
  },
  'ph-m51': (text) => {
    const [mass = 0, hot = 0, water = 0, specific = 0, cold = 0, end = 0] = numbersIn(text)
    // The heat that the metal has lost is the one that the water has gained.
    const gained = water * specific * end - water * specific * cold
    return gained / (mass * hot - mass * end)
  },
  'ge-m49': (text) => {
    const [, written = '', asked = ''] = /^(.+) has ΔH.*What is ΔH of (.+)\?$/.exec(text) ?? []
    return enthalpyIn(text) * factorBetween([termsOf(written)], termsOf(asked))[0]
  },
  'ge-m51': (text) => {
    const [, list = '', asked = ''] = /kJ\/mol: (.+)\. What is ΔH of (.+)\?$/.exec(text) ?? []
    const values = new Map(
      list.split(', ').map((entry) => {
        const [name = '', value = ''] = entry.split(' ')
        return [name, numbersIn(value)[0] ?? 0]
      }),
    )
    return termsOf(asked, true).reduce(
      (sum, { count, formula }) => sum - count * (values.get(formula) ?? 0),
      0,
    )
  },
  'ge-h81': (text) => {
    const [, list = '', written = '', bond = ''] =
      /kJ\/mol: (.+)\. As gases, (.+) has ΔH.*that of (\S+)\?$/.exec(text) ?? []
    const energies = new Map(
      list.split(', ').map((entry) => {
        const [name = '', value = ''] = entry.split(' ')
        return [name, Number(value)]
      }),
    )
    // ΔH of the rest, taken bond by bond from the molecules.
    let [rest, count] = [0, 0]
    for (const term of termsOf(written)) {
      for (const [name, times] of Object.entries(bondsOf(term.formula))) {
        if (name === bond) count += term.count * times
        else rest += term.count * times * (energies.get(name) ?? 0)
      }
    }
    return (enthalpyIn(text) - rest) / count
  },
  'ph-m49': (text) => {
    const [mass = 0, below = 0, above = 0, ice = 0, water = 0, melting = 0] = numbersIn(text)
    const perGram = -below * ice + (1000 * melting) / molarMass('H2O') + above * water
    return (mass * perGram) / 1000
  },
  'ge-h44': (text) => {
    const [, given = '', asked = ''] = /^ΔH: (.+) kJ\. What is ΔH of (.+)\?$/.exec(text) ?? []
    const steps = given.split(' kJ; ').map((entry) => {
      const [written = '', value = ''] = entry.split(/, (?=[−\d.]+$)/)
      return { terms: termsOf(written, true), value: numbersIn(value)[0] ?? 0 }
    })
    const [a, b] = factorBetween(
      steps.map(({ terms }) => terms),
      termsOf(asked, true),
    )
    return a * (steps[0]?.value ?? 0) + b * (steps[1]?.value ?? 0)
  },
  'ge-h45': (text) => {
    const [, substance = ''] = /, (\S+)\([gl]\), is/.exec(text) ?? []
    const atoms = composition(substance)
    const [known = 0, dioxide = 0, water = 0] = numbersIn(text.replaceAll(/\S+\([gl]\)/g, ''))
    // The two enthalpies add up to that of the oxides.
    return (atoms.get('C') ?? 0) * dioxide + ((atoms.get('H') ?? 0) / 2) * water - known
  },
  'ge-h46': (text) => {
    const [, mass = '', formula = ''] = /^([\d.]+) g of \w+, (\S+), burn/.exec(text) ?? []
    const [water = 0, rise = 0] = numbersIn(/warm (.+)\. What/.exec(text)?.[1] ?? '')
    const perGram = (water * 4.18 * rise) / Number(mass)
    return (-perGram * molarMass(formula)) / 1000
  },
  'bo-h42': (text) => {
    const value = (name: string) => {
      const [, number = ''] = new RegExp(`(?:: |, )${name} ([−\\d.]+)`).exec(text) ?? []
      return number === '' ? null : (numbersIn(number.replace(/\.$/, ''))[0] ?? 0)
    }
    const parts = [
      { value: value('formation'), times: -1 },
      { value: value('atomization of the metal'), times: 1 },
      { value: value('ionization'), times: 1 },
      { value: value('bond \\S+'), times: 0.5 },
      { value: value('electron gain'), times: 1 },
      {
        value: text.includes('lattice dissociation')
          ? value('lattice dissociation')
          : value('lattice formation'),
        times: text.includes('lattice dissociation') ? -1 : 1,
      },
    ]
    const missing = parts.filter((part) => part.value === null)
    const sum = parts.reduce((total, part) => total + part.times * (part.value ?? 0), 0)
    const found = missing.length === 1 ? -sum / (missing[0]?.times ?? 1) : Number.NaN
    // The salt parted into its ions is the lattice the other way round.
    return /ΔH of \w+\(s\) → \w+⁺/.test(text) ? -found : found
  },
  'ph-h48': (text) => {
    const [ice = 0, , water = 0, warm = 0, melting = 0, specific = 0] = numbersIn(text)
    // Halving finds the temperature at which the heats are balanced.
    let [low, high] = [0, warm]
    for (let step = 0; step < 60; step += 1) {
      const end = (low + high) / 2
      const taken = ice * ((1000 * melting) / molarMass('H2O') + specific * end)
      const given = water * specific * (warm - end)
      if (taken < given) low = end
      else high = end
    }
    return high
  },
}

/** Questions with known answers, worked out by hand. */
const worked: readonly WorkedCase[] = [
  [
    'ph-e48',
    'How many kilojoules warm 250 g of water by 35.0 K? The specific heat capacity is 4.18 J/(g·K).',
    36.58,
  ],
  [
    'ge-e45',
    'On an energy profile the reactants lie at 100 kJ/mol. The activation energy is 75 kJ/mol and ΔH −40 kJ/mol. Where do the products lie?',
    60,
  ],
  ['ge-m46', '50 mL of 1.00 mol/L HCl and 50 mL of 1.00 mol/L NaOH warm by 6.8 K. What', -56.85],
  [
    'ge-m47',
    'CH₄(g) + 2 O₂(g) → CO₂(g) + 2 H₂O(l) has ΔH = −890.5 kJ. How much heat is released when 10.0 g of CH₄ react?',
    555.1,
  ],
  [
    'ph-m51',
    '50.0 g of a metal at 100.0 °C warm 100.0 g of water (4.18 J/(g·K)) from 20.0 °C to 23.7 °C.',
    0.4054,
  ],
  [
    'ge-m49',
    'S(s) + O₂(g) → SO₂(g) has ΔH = −296.8 kJ. What is ΔH of 2 SO₂(g) → 2 S(s) + 2 O₂(g)?',
    593.6,
  ],
  [
    'ge-m51',
    'Enthalpies of formation in kJ/mol: CH₄(g) −74.6, CO₂(g) −393.5, H₂O(l) −285.8. What is ΔH of CH₄(g) + 2 O₂(g) → CO₂(g) + 2 H₂O(l)?',
    -890.5,
  ],
  [
    'ph-m49',
    'How much heat turns 36.0 g of ice at −10 °C into water at 25 °C? Ice takes 2.09 J/(g·K), water 4.18 J/(g·K), melting 6.01 kJ/mol.',
    16.52,
  ],
  [
    'ge-h44',
    'ΔH: C + O₂ → CO₂, −393.5 kJ; 2 CO + O₂ → 2 CO₂, −566.0 kJ. What is ΔH of 2 C + O₂ → 2 CO?',
    -221,
  ],
  [
    'ge-h45',
    'The enthalpy of combustion of ethanol, C₂H₅OH(l), is −1366.8 kJ/mol; those of formation of CO₂(g) and H₂O(l) are −393.5 and −285.8 kJ/mol.',
    -277.6,
  ],
  ['ge-h46', '1.15 g of ethanol, C₂H₅OH, burn and warm 200 g of water by 30.0 K. What', -1004.7],
  [
    'bo-h42',
    'For NaCl in kJ/mol: formation −411, atomization of the metal 108, ionization 496, bond Cl–Cl 242, electron gain −349. What',
    -787,
  ],
  [
    'ge-h81',
    'Mean bond energies in kJ/mol: N≡N 946, H–H 436. As gases, N₂ + 3 H₂ → 2 NH₃ has ΔH = −91.8 kJ. What is that of N–H?',
    390.97,
  ],
  [
    'ph-h48',
    '20.0 g of ice at 0 °C melt in 200 g of water at 40.0 °C. What temperature is reached? Melting takes 6.01 kJ/mol, water 4.18 J/(g·K).',
    29.1,
  ],
]

testNumbers(questionsOf, numbers, worked)

test('bo-m50: the arrow of each name starts and ends as its name says', () => {
  const shapes: Readonly<Record<string, RegExp>> = {
    'enthalpy of formation': /^(\w+)\(s\) \+ ½ (\w+)₂\(g\) → \1\2\(s\)$/,
    'enthalpy of atomization': /^(\w+)\(s\) → \1\(g\)$/,
    'ionization energy': /^(\w+)\(g\) → \1⁺\(g\) \+ e⁻$/,
    'bond enthalpy': /^(\w+)₂\(g\) → 2 \1\(g\)$/,
    'enthalpy of electron gain': /^(\w+)\(g\) \+ e⁻ → \1⁻\(g\)$/,
    'enthalpy of lattice formation': /^(\w+)⁺\(g\) \+ (\w+)⁻\(g\) → \1\2\(s\)$/,
  }
  for (const question of questionsOf('bo-m50')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    for (const [place, text] of question.left.entries()) {
      const fitting = Object.keys(shapes).filter((name) => shapes[name]?.test(text))
      expect(fitting).toEqual([question.partners[place]])
    }
  }
})

/** The options that a careful reader finds right. */
const options: Readonly<Record<string, (question: McqQuestion) => readonly string[]>> = {
  'ge-e43': ({ question, options: all }) => {
    const [from = 0, to = 0] = numbersIn(question.replace('(II)', ''))
    return all.filter((text) =>
      to > from
        ? text === 'exothermic: it gives off heat'
        : text === 'endothermic: it takes up heat',
    )
  },
  'ph-e45': ({ question, options: all }) => {
    const [, name = ''] = /curve of (\w+) has/.exec(question) ?? []
    const at = numbersIn(question)[0] ?? 0
    const melts =
      name === 'water'
        ? 0
        : (elements.find((one) => one.name.toLowerCase() === name)?.meltingPoint ?? Number.NaN)
    const verbs = Math.abs(at - melts) < 0.6 ? /melts|freezes/ : /boils|condenses/
    return all.filter((text) => verbs.test(text) && text.includes('constant'))
  },
  'ge-h47': ({ question, options: all }) => {
    // More heat or fewer moles on paper make ΔH too large, lost heat and lost fuel too small.
    const larger = /less water .* than was written|half times the rise|read as too small/
    const same = /at all times|each time/
    const wanted = same.test(question)
      ? 'unaffected'
      : larger.test(question)
        ? 'too large in size'
        : 'too small in size'
    return all.filter((text) => text === wanted)
  },
  'ph-e49': ({ question, options: all }) => {
    const values = all.map((text) => Number(/, ([\d.]+) J/.exec(text)?.[1]))
    const wanted = question.includes('most') ? Math.min(...values) : Math.max(...values)
    return all.filter((_, place) => values[place] === wanted)
  },
  'ge-m550': ({ question, options: all }) => {
    const [, compound = ''] = /formation of (\S+) belong/.exec(question) ?? []
    return all.filter((text) => {
      const [left = '', right] = text.split(' → ')
      const terms = left.split(' + ').map((term) => term.replace(/^(?:½|\d\/2|\d+) /, ''))
      return right === compound && terms.every((term) => STANDARD_STATE.test(term))
    })
  },
}

/** An element as it is at 25 °C. */
const STANDARD_STATE =
  /^(?:(?:H|N|O|Cl)₂\(g\)|Br₂\(l\)|Hg\(l\)|(?!(?:H|N|O|Cl|Br|Hg)\()[A-Z][a-z]?\(s\))$/

/** An equation with twice its numbers, so that none is a half. */
function doubled(text: string): string {
  return text.replaceAll(
    /(^| )(?:(½)|(\d)\/2|(\d+))? ?(?=[A-Z])/g,
    (_, before: string, half?: string, halves?: string, whole?: string) =>
      half === undefined ? `${before}${halves ?? 2 * Number(whole ?? 1)} ` : before,
  )
}

test('ge-m550: the equation of a formation balances, with halves of molecules', () => {
  for (const { correctAnswer } of questionsOf('ge-m550')) {
    const plain = doubled(correctAnswer)
      .replaceAll(/\([gls]\)/g, '')
      .replace('→', '->')
    const digits = plain.replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
    expect([correctAnswer, isBalanced(equationOf(digits))]).toEqual([correctAnswer, true])
  }
})

test.each(Object.entries(options))('%s: one option is right for a careful reader', (id, judge) => {
  const wrong = questionsOf(id).filter(
    (question) => question.type !== 'mcq' || judge(question).join('|') !== question.correctAnswer,
  )
  expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
})

test('ge-e150: the answer is a difference of two levels of the drawn profile', () => {
  for (const { figure, ...question } of questionsOf('ge-e150')) {
    if (question.type !== 'number' || figure?.kind !== 'energy-profile') {
      throw new RangeError('No profile.')
    }
    const { reactants, summit, products } = figure
    // Both barriers differ by ΔH, whatever the level of the summit.
    const [up, down] = [summit - reactants, summit - products]
    const wanted = question.question.includes('ΔH')
      ? up - down
      : question.question.includes('reverse')
        ? down
        : up
    expect([question.question, question.key.value]).toEqual([question.question, wanted])
  }
})

test('ph-e150: the answer follows from the two flat parts of the drawn curve', () => {
  for (const { figure, ...question } of questionsOf('ph-e150')) {
    if (question.type !== 'number' || figure?.kind !== 'heating-curve') {
      throw new RangeError('No curve.')
    }
    const { melting, boiling } = figure
    const wanted = question.question.includes('liquid')
      ? boiling - melting
      : 273.15 + (question.question.includes('melt?') ? melting : boiling)
    expect(question.key.value).toBeCloseTo(wanted, 6)
    const substance = elements.find(({ symbol }) => symbol === question.element)
    expect(Math.abs((substance?.meltingPoint ?? 0) - melting)).toBeLessThanOrEqual(0.5)
    expect(Math.abs((substance?.boilingPoint ?? 0) - boiling)).toBeLessThanOrEqual(0.5)
  }
})

test('every template has a judge', () => {
  // The sisters with options are judged in `made/choice-sister.test.ts`, ge-m560 in `ideas.test.ts`, ge-m621 in
  // `colligative.test.ts`.
  const sisters = ['ge-m621', 'ge-m560', 'ph-m400', 'ph-m401', 'ge-m401']
  const judged = [
    ...Object.keys(numbers),
    ...Object.keys(options),
    ...sisters,
    // In second-year.test.ts.
    'ge-m712',
    'ge-h712',
    'bo-m711',
    'bo-m50',
    'ge-e150',
    'ph-e150',
  ]
  expect(judged.toSorted()).toEqual([...new Set(thermochemistry.map(({ id }) => id))].toSorted())
})

test('the reactions balance, and each of their substances is in the table', () => {
  for (const text of thermoReactions) {
    expect([text, isBalanced(equationOf(text))]).toEqual([text, true])
    const substances = text.split(/ -> | \+ /).map((term) => term.replace(/^\d+ /, ''))
    expect(substances.filter((substance) => formationEnthalpy(substance) === null)).toEqual([])
  }
})

test('enthalpies of combustion follow from the table as printed tables have them', () => {
  // CRC Handbook, Heat of Combustion, in kJ/mol, with liquid water.
  const printed = new Map([
    ['CH4(g)', 890.8],
    ['C2H6(g)', 1560.7],
    ['C3H8(g)', 2219.2],
    ['C2H4(g)', 1411.2],
    ['C2H2(g)', 1301.1],
    ['CH3OH(l)', 726.1],
    ['C2H5OH(l)', 1366.8],
    ['C6H6(l)', 3267.6],
  ])
  for (const [substance, value] of printed) {
    const atoms = composition(substance.replace(/\([gl]\)$/, ''))
    const oxides =
      (atoms.get('C') ?? 0) * (formationEnthalpies['CO2(g)'] ?? 0) +
      ((atoms.get('H') ?? 0) / 2) * (formationEnthalpies['H2O(l)'] ?? 0)
    const difference = (formationEnthalpies[substance] ?? 0) - oxides - value
    expect([substance, Math.abs(difference) < 1.1]).toEqual([substance, true])
  }
})

test('the lattices are those of the equation of Kapustinskii, within 7 %', () => {
  // Radii of Shannon for six neighbors, in pm.
  const radii = new Map([
    ['Na', 102],
    ['K', 138],
    ['Cl', 181],
  ])
  for (const cycle of saltCycles) {
    const distance = (radii.get(cycle.metal) ?? 0) + (radii.get(cycle.nonMetal) ?? 0)
    const estimate = ((-120_200 * 2) / distance) * (1 - 34.5 / distance)
    expect(Math.abs(latticeFormation(cycle) / estimate - 1)).toBeLessThan(0.07)
  }
})

test('ionization and electron gain of the cycles are those of the element data', () => {
  for (const { metal, nonMetal, ionization, electronGain } of saltCycles) {
    expect(Math.round(ionizationEnergies(metal)[0] ?? 0)).toBe(ionization)
    expect(Math.round(-96.485 * (properties(nonMetal).electronAffinity ?? 0))).toBe(electronGain)
  }
})

/** The bonds of a molecule by its formula; bonds that no side changes cancel out, at any value. */
function bondsOf(formula: string): Readonly<Record<string, number>> {
  const [, bonds = {}] =
    Object.entries(bondsByMolecule).find(([plain]) => formatFormula(plain) === formula) ?? []
  return bonds
}

function enthalpyIn(text: string): number {
  return numbersIn(/ΔH = (\S+) kJ/.exec(text)?.[1] ?? '')[0] ?? Number.NaN
}

type Term = { readonly count: number; readonly formula: string }

/** The substances of an equation, products with negative numbers. */
function termsOf(written: string, withStates = false): readonly Term[] {
  const [left = '', right = ''] = written.split(' → ')
  const side = (text: string, sign: number) =>
    text.split(' + ').map((term) => {
      const [, count = '1', formula = ''] = /^(?:(\d+) )?(\S+)$/.exec(term) ?? []
      return {
        count: sign * Number(count),
        formula: withStates ? formula : formula.replace(/\((?:s|l|g|aq)\)$/, ''),
      }
    })
  return [...side(left, 1), ...side(right, -1)]
}

/** How often each of one or two equations goes into another one, from the substances that only one of them has. */
function factorBetween(
  steps: readonly (readonly Term[])[],
  asked: readonly Term[],
): readonly [number, number] {
  const [first = [], second = []] = steps
  const countIn = (terms: readonly Term[], formula: string) =>
    terms.filter((term) => term.formula === formula).reduce((sum, { count }) => sum + count, 0)
  const all = [...new Set([...first, ...second].map(({ formula }) => formula))]
  const only = (own: readonly Term[], other: readonly Term[]) =>
    all.find((formula) => countIn(own, formula) !== 0 && countIn(other, formula) === 0) ?? ''
  const [mine, yours] = [only(first, second), only(second, first)]
  const a = countIn(asked, mine) / countIn(first, mine)
  const b = second.length === 0 ? 0 : countIn(asked, yours) / countIn(second, yours)
  const rest = all.filter(
    (formula) =>
      !(
        Math.abs(
          a * countIn(first, formula) + b * countIn(second, formula) - countIn(asked, formula),
        ) <= 1e-9
      ),
  )
  return rest.length === 0 ? [a, b] : [Number.NaN, Number.NaN]
}
