import { expect, test } from 'vitest'

import { metalCouples } from '#chemistry/cells/couples.ts'
import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import { smallestOf } from '#quiz/kinds/balance.ts'
import { type McqQuestion } from '#quiz/question.ts'
import { drawnFrom, testNumbers, type WorkedCase } from '#quiz/testing/judged-numbers.ts'

import { electrochemistry } from './electrochemistry.ts'

const questionsOf = drawnFrom(electrochemistry)

/** Judges that derive each answer from the text of its question, by another way than its template. */

/** The number that a text asks for. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'ch-m57': (text) => {
    const potentials = new Map(
      [...text.matchAll(/(\S+)\/\w+ (?:has )?([+−]?\d\.\d\d) V/g)].map(
        ([, ion = '', value = '']) => [ion, signed(value)],
      ),
    )
    const [, low = '', high = ''] = /\w+ \| (\S+) ‖ (\S+) \| \w+/.exec(text) ?? []
    if (text.startsWith('Standard potentials')) {
      return (potentials.get(high) ?? Number.NaN) - (potentials.get(low) ?? Number.NaN)
    }
    const whole = signed(/has (\d\.\d\d) V, and/.exec(text)?.[1] ?? '')
    const [lowest, highest] = [potentials.get(low), potentials.get(high)]
    // The cathode lies higher by the whole voltage.
    return lowest === undefined ? (highest ?? Number.NaN) - whole : lowest + whole
  },
  'ch-h60': (text) => {
    const [, current = '', minutes = ''] = /of ([\d.]+) A flows for (\d+) min/.exec(text) ?? []
    return Number(current) * Number(minutes) * gramsPerAmpereMinute(text)
  },
  'ch-h152': (text) => {
    const [, grams = ''] = /deposits? ([\d.]+) g/.exec(text) ?? []
    const [, current = ''] = /([\d.]+) A/.exec(text) ?? []
    const [, minutes = ''] = /in (\d+) min/.exec(text) ?? []
    if (text.includes('How many electrons')) {
      const [, name = ''] = / g of (\w+)/.exec(text) ?? []
      const atoms = Number(grams) / massOf(name)
      return Math.round((Number(current) * Number(minutes) * 60) / 96_485 / atoms)
    }
    return Number(grams) / gramsPerAmpereMinute(text) / Number(minutes || current)
  },
  'ch-h66': (text) => {
    const charges = [...text.matchAll(/[a-z]([²³]?)⁺/g)].map(([, size = '']) => chargeOf(size))
    const [, grams = '', one = '', other = ''] =
      /While ([\d.]+) g of (\w+) deposit, what mass of (\w+) does/.exec(text) ?? []
    // Equivalents: the mass that goes with one electron.
    const equivalents = [one, other].map((name, place) => massOf(name) / (charges[place] ?? 0))
    return (Number(grams) * (equivalents[1] ?? 0)) / (equivalents[0] ?? 0)
  },
  'ch-h63': (text) => {
    const values = [...text.matchAll(/([+−]?\d\.\d\d) V/g)].map(([, value = '']) => signed(value))
    const [, count = '1', charge = ''] =
      /ΔG° of (?:(\d) )?[A-Z][a-z]? \+ .+ → (?:\d )?[A-Z][a-z]?([²³]?)⁺/.exec(text) ?? []
    const electrons = Number(count) * chargeOf(charge)
    // A kilojoule is 1000 coulombs that fall through one volt.
    const fall = Math.max(...values) - Math.min(...values)
    return -(electrons * 96.485 * fall)
  },
  'ch-h65': (text) => {
    const halves = [...text.matchAll(/in ([\d.]+) mol\/L [A-Z][a-z]?([²³]?)⁺/g)].map(
      ([, concentration = '', size = '']) => Math.log10(Number(concentration)) / chargeOf(size),
    )
    const [low = 0, high = 0] = halves
    // Each half-cell has a Nernst equation of its own, for one electron.
    return signed(/E° = (\S+) V/.exec(text)?.[1] ?? '') + 0.0592 * high - 0.0592 * low
  },
  'ch-h67': (text) => {
    const [, particle = '', mass = '', volume = '', strength = '', ion = ''] =
      /^The (\S+) of ([\d.]+) g of \w+ takes ([\d.]+) mL of ([\d.]+) mol\/L (\S+),/.exec(text) ?? []
    // Mole of electrons per gram, then the equivalent mass of what gives off the electrons.
    const [given = Number.NaN, formula = ''] = GIVERS[particle] ?? []
    const taken = ion.startsWith('Mn') ? 5 : 6
    const electrons = (taken * Number(strength) * Number(volume)) / Number(mass)
    return (electrons * molarMass(formula)) / given / 10
  },
}

/** Electrons that one particle gives off when it is oxidized, and its formula without the charge. */
const GIVERS: Readonly<Record<string, readonly [electrons: number, formula: string]>> = {
  'Fe²⁺': [1, 'Fe'],
  'Sn²⁺': [2, 'Sn'],
  'C₂O₄²⁻': [2, 'C2O4'],
  'H₂O₂': [2, 'H2O2'],
}

/** The mass in g that one ampere deposits in a minute. */
function gramsPerAmpereMinute(text: string): number {
  const [, symbol = '', size = ''] = /with ([A-Z][a-z]?)([²³]?)⁺/.exec(text) ?? []
  return (60 * molarMass(symbol)) / (96_485 * chargeOf(size))
}

function massOf(name: string): number {
  return elements.find((one) => one.name.toLowerCase() === name)?.atomicMass ?? Number.NaN
}

function chargeOf(size: string): number {
  return size === '' ? 1 : '¹²³'.indexOf(size) + 1
}

/** Questions with known answers, worked out by hand. */
const worked: readonly WorkedCase[] = [
  [
    'ch-m57',
    'Standard potentials: Zn²⁺/Zn −0.76 V and Ag⁺/Ag +0.80 V. What voltage has the standard cell Zn | Zn²⁺ ‖ Ag⁺ | Ag?',
    1.56,
  ],
  [
    'ch-m57',
    'The standard cell Zn | Zn²⁺ ‖ Ag⁺ | Ag has 1.56 V, and Zn²⁺/Zn has −0.76 V. What is the standard potential of Ag⁺/Ag?',
    0.8,
  ],
  [
    'ch-h60',
    'A current of 2.50 A flows for 30 min through a solution with Cu²⁺. What mass of copper deposits? F is',
    1.482,
  ],
  [
    'ch-h152',
    'How long does a current of 5.00 A take to deposit 1.00 g of aluminum from a melt with Al³⁺? F is',
    35.76,
  ],
  [
    'ch-h66',
    'The same current flows through solutions with Ag⁺ and Cu²⁺. While 1.08 g of silver deposit, what mass of copper does?',
    0.3181,
  ],
  [
    'ch-h63',
    'Standard potentials: Zn²⁺/Zn −0.76 V, Cu²⁺/Cu +0.34 V. What is ΔG° of Zn + Cu²⁺ → Zn²⁺ + Cu? F is',
    -212.27,
  ],
  [
    'ch-h65',
    'Zn in 0.001 mol/L Zn²⁺ and Cu in 1 mol/L Cu²⁺ make a cell with E° = 1.10 V. What is E? The',
    1.1888,
  ],
  [
    'ch-h67',
    'The Fe²⁺ of 0.500 g of ore takes 25.0 mL of 0.0200 mol/L MnO₄⁻, which becomes Mn²⁺, and',
    27.92,
  ],
]

testNumbers(questionsOf, numbers, worked)

/** The options that a careful reader finds right. */
const options: Readonly<Record<string, (question: McqQuestion) => readonly string[]>> = {
  'ch-e48': ({ question, options: all }) => {
    const [, left = ''] = /electrode: (.+) → /.exec(question) ?? []
    const name = left.includes('e⁻') ? 'cathode' : 'anode'
    // The source of an electrolysis takes electrons from the anode; in a cell the anode supplies them.
    const sign = (name === 'anode') === question.includes('galvanic cell') ? 'negative' : 'positive'
    return all.filter((text) => text === `the ${name}, ${sign}`)
  },
  'ch-h64': ({ question, options: all }) => {
    const [, left = '', right = ''] = /cell (\w+) \| .+ \| (\w+) /.exec(question) ?? []
    // Le Chatelier: more of what reacts drives the cell, more of what forms hinders it.
    const isMore = question.includes('raised')
    const isLess = /lowered|precipitated/.test(question)
    const isOfAnode = new RegExp(`(?:of|the) ${left}²⁺`).test(question)
    const isOfCathode = new RegExp(`(?:of|the) ${right}²⁺`).test(question)
    const drive = (isMore ? 1 : isLess ? -1 : 0) * (isOfCathode ? 1 : isOfAnode ? -1 : 0)
    const isOver = /equilibrium|run down/.test(question)
    const verb = isOver ? 'zero' : drive > 0 ? 'rises' : drive < 0 ? 'falls' : 'same'
    return all.filter((text) => text.includes(verb))
  },
  'ch-m59': ({ question, options: all }) => {
    const potentials = new Map(
      [...question.matchAll(/([A-Z][a-z]?)(\S+) ([+−]?\d\.\d\d)/g)].map(
        ([, symbol = '', charge = '', value = '']) => [
          question.includes('reduce') ? symbol : symbol + charge,
          signed(value),
        ],
      ),
    )
    const [, given = ''] = /(?:reduce|oxidize) (\S+) under/.exec(question) ?? []
    const symbol = /^[A-Z][a-z]?/.exec(given)?.[0] ?? ''
    const own = [...potentials].find(([name]) => name.replace(/[⁺²³]+$/, '') === symbol)?.[1]
    return all.filter((text) => {
      const voltage = (potentials.get(text) ?? Number.NaN) - (own ?? Number.NaN)
      return question.includes('reduce') ? voltage < 0 : voltage > 0
    })
  },
  'ch-m60': ({ question, options: all }) => {
    const [, left = '', right = ''] = /cell (\w+) \| .+ \| (\w+) delivers/.exec(question) ?? []
    const [low, high] = [left, right].map((symbol) => METALS[symbol])
    const target = question.includes('negative') ? low : high
    const way = question.includes('electrons') ? 'in the wire' : 'in the salt bridge'
    return all.filter((text) => text === `${way}, toward the ${target}`)
  },
}

const METALS: Readonly<Record<string, string>> = {
  Mg: 'magnesium',
  Zn: 'zinc',
  Fe: 'iron',
  Ni: 'nickel',
  Sn: 'tin',
  Pb: 'lead',
  Cu: 'copper',
  Ag: 'silver',
}

test.each(Object.entries(options))('%s: one option is right for a careful reader', (id, judge) => {
  const wrong = questionsOf(id).filter(
    (question) => question.type !== 'mcq' || judge(question).join('|') !== question.correctAnswer,
  )
  expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
})

test('ch-e51: each part of a cell does what the cell as it is written says', () => {
  for (const question of questionsOf('ch-e51')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    const [, left = '', right = ''] =
      /cell (\w+) \| .+ \| (\w+) delivers/.exec(question.question) ?? []
    const tasks = new Map(question.left.map((part, place) => [part, question.partners[place]]))
    expect(tasks.get(`the ${METALS[left]} electrode`)).toMatch(/lighter/)
    expect(tasks.get(`the ${METALS[right]} electrode`)).toMatch(/heavier/)
    expect(tasks.get('the wire')).toMatch(/electrons/)
    expect(tasks.get('the salt bridge')).toMatch(/ions/)
    expect(tasks.get('the voltmeter')).toMatch(/potentials/)
    expect(potential(left)).toBeLessThan(potential(right))
  }
})

test('ch-m58: the cards rise by their potentials, or fall for reducing agents', () => {
  for (const question of questionsOf('ch-m58')) {
    if (question.type !== 'order') throw new RangeError('No cards.')
    const isReducing = question.question.includes('reducing')
    const values = question.cards.map((card) => {
      const [, agent = '', value = '', oxidized, reduced] =
        /^(\S+), ([+−]?\d\.\d\d) V for (\S+)\/(\S+)$/.exec(card) ?? []
      expect(agent).toBe(isReducing ? reduced : oxidized)
      return signed(value) * (isReducing ? -1 : 1)
    })
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  }
})

test('ch-m161: the electrons are those that the oxidation numbers change by', () => {
  for (const question of questionsOf('ch-m161')) {
    if (question.type !== 'balance') throw new RangeError('Nothing to balance.')
    const { reactants, products } = equationOf(question.key.equation)
    const counts = smallestOf(question.key)
    const terms = [...reactants, ...products].map(({ formula }, place) => ({
      text: formatFormula(formula),
      charge: formula.charge,
      atoms: composition(formula),
      count: (place < reactants.length ? 1 : -1) * (counts[place] ?? 0),
    }))
    const electrons = terms.find(({ text }) => text === 'e⁻')?.count ?? Number.NaN
    const ions = terms.filter(({ text }) => text !== 'e⁻')
    const charge = ions.reduce((sum, one) => sum + one.count * one.charge, 0)
    expect(electrons).toBe(charge)
    for (const symbol of new Set(ions.flatMap(({ atoms }) => [...atoms.keys()]))) {
      expect(ions.reduce((sum, one) => sum + one.count * (one.atoms.get(symbol) ?? 0), 0)).toBe(0)
    }
    expect(question.question.includes('reduction')).toBe(electrons > 0)
  }
})

/** The elements that form, from the ions of the name in the text. */
const products: Readonly<Record<string, (text: string) => string>> = {
  'ch-e50': (text) => {
    const [, metal = '', anion = ''] = /^Molten (\w+)(?:\(II\))? (\w+)/.exec(text) ?? []
    return text.includes('cathode') ? symbolOf(metal) : (ELEMENTS_OF_IONS[anion] ?? '')
  },
  'ch-m162': (text) => {
    const isNoble = /copper|silver/.exec(text)
    if (text.includes('cathode')) return isNoble === null ? 'H2' : symbolOf(isNoble[0])
    const [halide = 'oxide'] = /bromide|iodide|chloride|hydrochloric/.exec(text) ?? []
    return ELEMENTS_OF_IONS[halide] ?? ''
  },
}

const ELEMENTS_OF_IONS: Readonly<Record<string, string>> = {
  chloride: 'Cl2',
  hydrochloric: 'Cl2',
  bromide: 'Br2',
  iodide: 'I2',
  oxide: 'O2',
}

function symbolOf(name: string): string {
  return elements.find((one) => one.name.toLowerCase() === name)?.symbol ?? ''
}

test.each(Object.entries(products))(
  '%s: the element follows from the ions of its text',
  (id, judge) => {
    const wrong = questionsOf(id).filter(
      (question) =>
        question.type !== 'formula' || judge(question.question) !== question.key.formula,
    )
    expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
  },
)

test('ch-h68: substances, charges and the place of the electrons tell the electrode', () => {
  for (const question of questionsOf('ch-h68')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    for (const [place, electrode] of question.left.entries()) {
      const reaction = question.partners[place] ?? ''
      const [left = '', right = ''] = reaction.split(' → ')
      const [giving, taking] = signsOf(electrode)
      const side = electrode.includes('anode') ? right : left
      expect([electrode, side.includes('e⁻')]).toEqual([electrode, true])
      const sign = electrode.includes('anode') ? giving : taking
      expect([electrode, `${left} → ${right} `.includes(sign)]).toEqual([electrode, true])
    }
  }
})

/** A text that the reactions of the two electrodes of a cell have. */
function signsOf(electrode: string): readonly [anode: string, cathode: string] {
  if (electrode.includes('acid')) return ['H₂ → 2 H⁺', '4 H⁺ + 4 e⁻']
  if (electrode.includes('alkaline fuel')) return ['H₂ + 2 OH⁻', '4 OH⁻']
  if (electrode.includes('lead')) return ['Pb + SO₄²⁻', 'PbO₂ + SO₄²⁻']
  return electrode.includes('Daniell') ? ['Zn²⁺', 'Cu²⁺'] : ['ZnO', 'Mn₂O₃']
}

test('every template has a judge', () => {
  const judged = [
    ...Object.keys(numbers),
    ...Object.keys(options),
    ...Object.keys(products),
    'ch-e51',
    'ch-m58',
    'ch-m161',
    'ch-h68',
    // In pictures.test.ts.
    'ch-e300',
    // In levels.test.ts.
    'ch-m521',
    'ch-m522',
  ]
  expect(judged.toSorted()).toEqual([...new Set(electrochemistry.map(({ id }) => id))].toSorted())
})

function signed(text: string): number {
  return Number(text.replace('−', '-'))
}

function potential(symbol: string): number {
  return metalCouples.find(({ element }) => element === symbol)?.potential ?? Number.NaN
}
