import { describe, expect, test } from 'vitest'

import { composition, formula } from '#chemistry/compounds/formulas.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { equation, isBalanced } from '#chemistry/reactions/equations.ts'
import { makeQuestion, type McqQuestion } from '#quiz/question.ts'

import { chemicalProperties } from './chemical-properties.ts'

const SEEDS = 200

/** Judges a question from its text alone: the options that a careful reader finds right. */
type Judge = (question: McqQuestion) => readonly string[]

/** Charges of the common ions by symbol, written out by hand. */
const ionCharges: Readonly<Record<string, number>> = {
  Li: 1,
  Na: 1,
  K: 1,
  Rb: 1,
  Cs: 1,
  Ag: 1,
  Be: 2,
  Mg: 2,
  Ca: 2,
  Sr: 2,
  Ba: 2,
  Zn: 2,
  Al: 3,
  N: -3,
  P: -3,
  O: -2,
  S: -2,
  Se: -2,
  F: -1,
  Cl: -1,
  Br: -1,
  I: -1,
}

/** Names of salts' parts. */
const anionSymbols: Readonly<Record<string, string>> = {
  oxide: 'O',
  sulfide: 'S',
  selenide: 'Se',
  fluoride: 'F',
  chloride: 'Cl',
  bromide: 'Br',
  iodide: 'I',
}

const activity = 'Magnesium Zinc Iron Nickel Tin Lead Copper Silver Platinum Gold'.split(' ')
const variable = 'Iron Copper Tin Lead Manganese Chromium Cobalt'.split(' ')
const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
const alkalineOxides = ['Li₂O', 'Na₂O', 'K₂O', 'CaO', 'SrO', 'BaO']
const acidicOxides = ['CO₂', 'SO₂', 'SO₃', 'N₂O₅', 'P₄O₁₀', 'Cl₂O₇']

const judges: Readonly<Record<string, Judge>> = {
  'ch-e1': ({ question, options }) => {
    const charge = ionCharges[symbolIn(question)] ?? 0
    return options.filter((text) => text === `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`)
  },
  'ch-e2': ({ question, options }) => {
    const charge = ionCharges[symbolIn(question)] ?? 0
    return options.filter((text) =>
      text.startsWith(`It ${charge > 0 ? 'loses' : 'gains'} ${Math.abs(charge)} electron`),
    )
  },
  'ch-e3': ({ question, options }) => {
    const { group } = bySymbol(symbolIn(question))
    return options.filter((name) => byName(name).group === group && name !== 'Hydrogen')
  },
  'ch-e4': ({ options }) => options.filter((name) => byName(name).group === 18),
  'ch-e5': ({ options }) => most(options, (name) => alkali(name)),
  'ch-e6': ({ options }) =>
    most(options, (name) => (byName(name).group === 17 ? -byName(name).period : -99)),
  'ch-e7': ({ question, options }) => {
    const [, cation = '', anion = ''] = /formula of (\w+) (\w+)\?/.exec(question) ?? []
    const metal = byName(cation).symbol
    const other = anionSymbols[anion] ?? ''
    return options.filter((text) => isSmallestNeutral(text, metal, other))
  },
  'ch-m1': ({ question, options }) => {
    const [, name = '', written = ''] = /number of (\w+) in (\S+)\?/.exec(question) ?? []
    const { symbol } = byName(name)
    const counts = composition(written)
    const rest = [...counts]
      .filter(([other]) => other !== symbol)
      .reduce((sum, [other, count]) => sum + count * (other === 'O' ? -2 : 1), 0)
    return options.filter(
      (text) => numberOf(text) * (counts.get(symbol) ?? 1) + rest === formula(written).charge,
    )
  },
  'ch-m2': ({ question, options }) => {
    const [, metal] = /^(\w+) is put into dilute hydro(?:chlor|brom)ic acid\./.exec(question) ?? []
    if (metal !== undefined) {
      const isNoble = ['Copper', 'Silver', 'Gold'].includes(metal)
      return options.filter((text) =>
        isNoble ? /^(Nothing|No substance) is/.test(text) : text === 'Hydrogen is set free.',
      )
    }
    const [, added = '', , bound = ''] =
      /^(\w+) is added to a solution of (\w+) (\w+)\./.exec(question) ?? []
    const order = ['Cl', 'Br', 'I']
    const freed = bySymbol(anionSymbols[bound] ?? '').name
    const works = order.indexOf(byName(added).symbol) < order.indexOf(byName(freed).symbol)
    return options.filter((text) =>
      works ? text === `${freed} is set free.` : /^(Nothing|No substance) is/.test(text),
    )
  },
  'ch-m3': ({ question, options }) => {
    const metal = bySymbol(symbolIn(question)).name
    return options.filter((name) => activity.indexOf(name) < activity.indexOf(metal))
  },
  'ch-m4': ({ question, options }) =>
    options.filter((text) =>
      (question.includes('alkaline') ? alkalineOxides : acidicOxides).includes(text),
    ),
  'ch-m5': ({ question, options }) => {
    const written = /name of (\S+)\?/.exec(question)?.[1] ?? ''
    const [[, metals] = ['', 0], [anion, anions] = ['', 0]] = [...composition(written)]
    return options.filter((text) => {
      const numeral = /\((\w+)\)/.exec(text)?.[1] ?? ''
      return numerals.indexOf(numeral) * metals === -(ionCharges[anion] ?? 0) * anions
    })
  },
  'ch-m6': ({ question, options }) =>
    options.filter((name) => variable.includes(name) !== question.includes('needs no')),
  'ch-m7': ({ question, options }) => {
    // Hydrogen comes from water that meets a metal, and a hydroxide stays only where it is cold.
    const hasWater = /water|steam/i.test(question)
    const isMetal = !/ oxide/.test(question)
    const salt = /cold/.test(question) ? /OH|hydroxide/ : /oxide/
    return options.filter(
      (text) =>
        salt.test(text) &&
        /hydroxide|OH/.test(text) === /cold/.test(question) &&
        /H₂$|hydrogen$/.test(text) === (hasWater && isMetal),
    )
  },
  'ch-m8': ({ question, options }) => {
    if (question.includes('carbonate')) return options.filter((text) => text.endsWith('CO₂'))
    const end = /oxide/.test(question) ? /[^ ]+ \+ H₂O$/ : /^[^ ]+ \+ H₂$/
    return options.filter((text) => end.test(text))
  },
  'ch-m9': ({ options }) =>
    options.filter((text) =>
      /farther|more inner|less energy|shorter distance|[Ff]ewer inner shells shield an|comes nearer/.test(
        text,
      ),
    ),
  'ch-m11': ({ question, options, element }) => {
    const [, before = '', after = ''] = /in (\S+)\(g\) → (\S+)\(g\)/.exec(question) ?? []
    const steps = ionizationEnergies(element).slice(formula(before).charge, formula(after).charge)
    const energy = steps.reduce((sum, step) => sum + Math.round(step), 0)
    return options.filter((text) => text.startsWith('It requires') && numberOf(text) === energy)
  },
  'ch-h3': ({ question, options }) => {
    const written = / in (.+ → .+), and/.exec(question)?.[1] ?? ''
    if (question.includes('how many electrons'))
      return options.filter(
        (text) => lostTogether(written, text.split(',')[0] ?? '') === numberOf(text),
      )
    return options.filter((text) => isOxidation(text) && fits(text, written))
  },
  'ch-m401': ({ question, options }) => {
    const [, name = '', verb = '', written = ''] =
      /each (\w+) atom (lose|gain) in (.+ → .+), by/.exec(question) ?? []
    const { symbol } = byName(name)
    const { reactants, products } = equation(written)
    const [before = 0, after = 0] = [reactants, products].map((terms) => {
      const own = terms.find(({ formula: species }) => composition(species).has(symbol))
      return own === undefined ? Number.NaN : numberBySum(own.formula, symbol)
    })
    const change = after - before
    return options.filter((text) => numberOf(text) * (verb === 'lose' ? 1 : -1) === change)
  },
  'ch-m804': ({ question, options }) => {
    const written = / of x in (.+)\?$/.exec(question)?.[1] ?? ''
    return options.filter((text) => isBalanced(equation(written.replace('x e⁻', `${text} e-`))))
  },
  'ch-m10': ({ options }) =>
    options.filter((text) => /farther|^Less energy|^More inner/.test(text)),
  'ch-h6': ({ question, options }) => {
    const partner = /does (?:its|the salt of X and) (\w+) have/.exec(question)?.[1] ?? ''
    const known = anionSymbols[partner] ?? byName(partner).symbol
    const x = question.includes('configuration')
      ? configuredAs(/configuration (.+)\. Which/.exec(question)?.[1] ?? '')
      : ionizedAs(/X are (.+) kJ/.exec(question)?.[1] ?? '')
    return options.filter((text) => isNeutral(text.replace('X', 'Xx'), x, known))
  },
  'ch-m572': ({ question, options }) => {
    const [one = 0, other = 0] = [...question.matchAll(/([+−]\d\.\d\d) V/g)].map(([, value = '']) =>
      numberOf(value),
    )
    return options.filter((text) => Math.abs(numberOf(text) - Math.abs(one - other)) < 0.001)
  },
  'ch-h810': ({ question, options }) => {
    const series = 'magnesium zinc iron nickel tin lead copper silver platinum gold'.split(' ')
    const place = (name: string) => series.indexOf(name.toLowerCase())
    const [first = '', second = ''] = [...question.matchAll(/(\w+) from a solution of/g)].map(
      ([, name = '']) => name,
    )
    const isNeither = question.includes('neither')
    const isBoth = question.includes('and also')
    return options.filter((name) => {
      const [one, two] = [place(name) < place(first), place(name) < place(second)]
      return one === !isNeither && two === isBoth
    })
  },
  'ch-h811': ({ question, options }) => {
    const [ofX = 0, ofY = 0] = [...question.matchAll(/(\d\.\d\d) V as (\w+) pole/g)].map(
      ([, value = '', pole]) => (pole === 'negative' ? -1 : 1) * Number(value),
    )
    return options.filter(
      (text) =>
        Math.abs(Number.parseFloat(text) - Math.abs(ofX - ofY)) < 0.001 &&
        text.includes(`${ofX < ofY ? 'X' : 'Y'} is the negative`),
    )
  },
  'ch-h812': ({ question, options }) => {
    const [, ofX = '', ofOxygen = ''] = /X([₂₄]?)O([₂₃₅₇]|₁₀)? of/.exec(question) ?? []
    const [, share = '', kind] = /is ([\d.]+)% (X|oxygen)/.exec(question) ?? []
    const oxygen = kind === 'X' ? 100 - Number(share) : Number(share)
    const mass = ((16 * atomsOf(ofOxygen)) / oxygen) * ((100 - oxygen) / atomsOf(ofX))
    const nearest = elements.toSorted(
      (one, other) => Math.abs(one.atomicMass - mass) - Math.abs(other.atomicMass - mass),
    )[0]?.symbol
    const isInert =
      ['CO', 'NO'].includes(`${nearest}O`) && !question.includes('O₂') && !question.includes('O₅')
    if (isInert) return options.filter((text) => text.includes('neither'))
    if (/^(Al|Zn|Be|Sn|Pb)$/.test(nearest ?? ''))
      return options.filter((text) => text.includes('both'))
    const isMetal = /^(Li|Na|K|Mg|Ca|Sr|Ba)$/.test(nearest ?? '')
    return options.filter(
      (text) => text === `with ${isMetal ? 'acids, not with bases' : 'bases, not with acids'}`,
    )
  },
  'ch-m574': ({ options }) => options.filter((text) => /^(Al|Zn|Be|Sn|Pb)/.test(text)),
  'ch-m360': ({ question, options }) => {
    const { group } = byName(/ of (\w+) is /.exec(question)?.[1] ?? '')
    return options.filter((name) => byName(name).group === group)
  },
  'ch-m361': ({ question, options }) =>
    options.filter((text) => {
      const numbers = text.split(' < ').map((symbol) => bySymbol(symbol).atomicNumber)
      const rising = numbers.toSorted((one, other) => one - other)
      return numbers.join() === (question.includes('water') ? rising : rising.toReversed()).join()
    }),
  'ch-e500': ({ question, options }) => {
    const [, strong = '', weak = '', salt = ''] =
      /^(\w+) displaces (\w+) from a solution of (.+)\. What/.exec(question) ?? []
    const [cation = '', anion = ''] = salt.split(' ')
    const isMetal = cation.startsWith(weak)
    // One ion is exchanged for that of the element that was added; the other one stays.
    return options.filter((text) => {
      const [free = '', after = ''] = text.split(' and ')
      const [newCation = '', newAnion = ''] = after.split(' ')
      const isExchanged = isMetal
        ? newCation.startsWith(strong.toLowerCase()) && newAnion === anion
        : newCation === cation && newAnion === strong.toLowerCase().replace('ine', 'ide')
      return free === weak && isExchanged
    })
  },
  'ch-e501': ({ question, options }) => {
    const [, metal = '', acid = ''] =
      /when (\S+) \w+ fully neutralizes (\w+) acid/.exec(question) ?? []
    const anions: Readonly<Record<string, string>> = {
      hydrochloric: 'chloride',
      hydrobromic: 'bromide',
      nitric: 'nitrate',
      sulfuric: 'sulfate',
      phosphoric: 'phosphate',
    }
    return options.filter((text) => text === `${metal} ${anions[acid]}`)
  },
}

describe.each(chemicalProperties.map((template) => [template.id, template] as const))(
  '%s',
  (id, template) => {
    test('the text of the question leads to the one right option', () => {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const question = makeQuestion(template, 9000 + seed)
        expect([question.question, ...(judges[id]?.(question) ?? [])]).toEqual([
          question.question,
          question.correctAnswer,
        ])
      }
    })
  },
)

/** The symbol of the element whose configuration is written. */
function configuredAs(text: string): string {
  const plain = text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)))
  return elements.find(({ electronConfiguration }) => electronConfiguration === plain)?.symbol ?? ''
}

/** The symbol of the element whose first ionization energy begins a list. */
function ionizedAs(list: string): string {
  const first = numberOf(list)
  return (
    elements.find(({ symbol }) => Math.round(ionizationEnergies(symbol)[0] ?? 0) === first)
      ?.symbol ?? ''
  )
}

function byName(name: string): (typeof elements)[number] {
  const found = elements.find((entry) => entry.name.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new RangeError(`'${name}' is no element`)
  return found
}

function bySymbol(symbol: string): (typeof elements)[number] {
  const found = elements.find((entry) => entry.symbol === symbol)
  if (found === undefined) throw new RangeError(`'${symbol}' is no element`)
  return found
}

/** The number of atoms that a lowered number says; one where there is none. */
function atomsOf(digits: string): number {
  return Number(digits.normalize('NFKD') || '1')
}

/** The symbol of the first element that a text names. */
function symbolIn(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const name = words.find((word) => elements.some((entry) => entry.name.toLowerCase() === word))
  return byName(name ?? '').symbol
}

function numberOf(text: string): number {
  return Number(/[+−]?\d[\d.]*/.exec(text.replaceAll('\u202f', ''))?.[0].replace('−', '-'))
}

function alkali(name: string): number {
  const { group, period } = byName(name)
  return group === 1 ? period : 0
}

function most(options: readonly string[], size: (text: string) => number): readonly string[] {
  const largest = Math.max(...options.map(size))
  return options.filter((text) => size(text) === largest)
}

function isSmallestNeutral(text: string, metal: string, other: string): boolean {
  const counts = composition(text)
  const [metals, others] = [counts.get(metal) ?? 0, counts.get(other) ?? 0]
  const isReduced = ![2, 3].some((factor) => metals % factor === 0 && others % factor === 0)
  return isReduced && metals * (ionCharges[metal] ?? 0) + others * (ionCharges[other] ?? 0) === 0
}

/** Whether a formula with the unknown 'Xx' is neutral when the unknown has the charge of `like`. */
function isNeutral(text: string, like: string, known: string): boolean {
  const amount = (symbol: string): number => {
    const digits = new RegExp(`${symbol}([₁₂₃₄₅₆₇₈]?)(?![a-z])`).exec(text)?.[1] ?? ''
    return digits === '' ? 1 : '₀₁₂₃₄₅₆₇₈'.indexOf(digits)
  }
  return amount('Xx') * (ionCharges[like] ?? 0) + amount(known) * (ionCharges[known] ?? 0) === 0
}

const fixedNumbers: Readonly<Record<string, number>> = {
  F: -1,
  O: -2,
  H: 1,
  Li: 1,
  Na: 1,
  K: 1,
  Ag: 1,
  Mg: 2,
  Ca: 2,
  Ba: 2,
  Zn: 2,
  Al: 3,
}
const inSalts: Readonly<Record<string, number>> = { Cl: -1, Br: -1, I: -1, S: -2 }

/** The oxidation number left for an element when the numbers that are the same in all compounds are taken from the charge. */
function numberBySum(species: ReturnType<typeof formula>, symbol: string): number {
  const counts = composition(species)
  const own = counts.get(symbol) ?? Number.NaN
  if (counts.size === 1) return species.charge / own
  const known = (one: string) => fixedNumbers[one] ?? (counts.has('O') ? undefined : inSalts[one])
  if (known(symbol) !== undefined && ['H', 'O', 'F'].includes(symbol)) return known(symbol) ?? 0
  const others = [...counts].filter(([one]) => one !== symbol)
  const sum = others.reduce((total, [one, count]) => total + count * (known(one) ?? 0), 0)
  return (species.charge - sum) / own
}

/** The electrons that all atoms of an element lose, from its sum of oxidation numbers on each side. */
function lostTogether(written: string, symbol: string): number {
  const { reactants, products } = equation(written)
  const [before = 0, after = 0] = [reactants, products].map((terms) =>
    terms
      .map(({ coefficient, formula: species }) => {
        const count = [...composition(species)].find(([own]) => own === symbol)?.[1] ?? 0
        return count === 0 ? 0 : coefficient * count * numberBySum(species, symbol)
      })
      .reduce((sum, one) => sum + one, 0),
  )
  return after - before
}

function isOxidation(text: string): boolean {
  const [from = 0, to = 0] = changeOf(text)
  return to > from
}

function changeOf(text: string): readonly number[] {
  return [...text.matchAll(/[+−]?\d+/g)].map(([number]) => Number(number.replace('−', '-')))
}

/**
 * Whether a change starts and ends as the free elements and single-atom ions of an equation do:
 * a free element on the left starts at 0, one on the right ends at 0.
 */
function fits(text: string, written: string): boolean {
  const symbol = text.split(',')[0] ?? ''
  const [from, to] = changeOf(text)
  const { reactants, products } = equation(written)
  const isAlone = (terms: typeof reactants): number | undefined => {
    const term = terms.find(({ formula: species }) => {
      const counts = composition(species)
      return counts.size === 1 && counts.has(symbol)
    })
    return term === undefined ? undefined : term.formula.charge
  }
  const [start, end] = [isAlone(reactants), isAlone(products)]
  return (start === undefined || from === start) && (end === undefined || to === end)
}

test('ch-e2: no atom is said to lose more electrons than it has, or to become a noble gas by gaining', () => {
  const template = chemicalProperties.find(({ id }) => id === 'ch-e2')
  if (template === undefined) throw new RangeError('ch-e2')
  const questions = Array.from({ length: 2 * SEEDS }, (_, seed) => makeQuestion(template, seed))
  const impossible = questions.flatMap(({ element, options }) =>
    options.filter(
      (option) => option.includes('loses') && numberOf(option) > bySymbol(element).atomicNumber,
    ),
  )
  const texts = questions.flatMap(({ feedback }) => feedback.flatMap((entry) => entry?.text ?? []))
  expect(impossible).toEqual([])
  expect(texts.filter((text) => text.includes('noble-gas arrangement'))).toEqual([])
})

test('ch-e7: no wrong option is a peroxide, polysulfide or trihalide', () => {
  const template = chemicalProperties.find(({ id }) => id === 'ch-e7')
  if (template === undefined) throw new RangeError('ch-e7')
  const ofGroup1 = /^(Li|Na|K|Rb|Cs)(₂O₂|O₂|O₃|₂S₂|₂S₃|Br₃|I₃)$/
  const ofGroup2 = /^(Mg|Ca|Sr|Ba)(O₂|S₂|S₃)$/
  const wrong = Array.from({ length: 2 * SEEDS }, (_, seed) =>
    makeQuestion(template, seed),
  ).flatMap(({ options, correctAnswer }) => options.filter((option) => option !== correctAnswer))
  expect(wrong.filter((option) => ofGroup1.test(option) || ofGroup2.test(option))).toEqual([])
})
