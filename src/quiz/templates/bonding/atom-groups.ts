import { elementBySymbol } from '#chemistry/elements.ts'
import { balance } from '#chemistry/equations.ts'
import { formatFormula, formatIon } from '#chemistry/formulas.ts'
import { fixedChargeIons, type Ion, polyatomicIons, saltFormula } from '#chemistry/ions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'

/** Anions whose endings are easily swapped: the one asked for, then those it is confused with. */
const anionFamilies: readonly (readonly [string, ...string[]])[] = [
  ['nitrate', 'nitrite', 'nitride'],
  ['nitrite', 'nitrate', 'nitride'],
  ['sulfate', 'sulfite', 'sulfide'],
  ['sulfite', 'sulfate', 'sulfide'],
  ['phosphate', 'phosphide', 'dihydrogen phosphate'],
  ['chlorate', 'perchlorate', 'chloride'],
  ['carbonate', 'hydrogen carbonate', 'oxalate'],
  ['hydroxide', 'oxide'],
]

const allIons = [...fixedChargeIons, ...polyatomicIons]
const cationNames = ['lithium', 'sodium', 'potassium', 'rubidium', 'magnesium', 'calcium']
const moreCationNames = ['strontium', 'barium', 'zinc', 'ammonium', 'aluminum']
const cations = allIons.filter(({ name }) => [...cationNames, ...moreCationNames].includes(name))

/** Aluminum forms ordinary salts with these anions only. */
const aluminumAnions = new Set(['sulfate', 'nitrate', 'phosphate', 'hydroxide', 'chlorate'])

export const saltWithAtomGroups: Template = {
  id: 'bo-m8',
  version: 1,
  category: 'bonding',
  difficulty: 'medium',
  skill: 'ionic-formulas',
  fitsMatch: false,
  draw(random) {
    const [anionName, ...confused] = pick(random, anionFamilies)
    const anion = allIons.find(({ name }) => name === anionName)
    const cation = pick(random, cations)
    if (anion === undefined || !isOrdinary(cation, anion)) return null
    const right = formatFormula(saltFormula(cation, anion))
    const endings = confused.flatMap((name) => swapped(cation, anion, name))
    return worded({
      element: elementBySymbol(cation.formula)?.symbol ?? 'N',
      stem: `Which formula does ${cation.name} ${anionName} have?`,
      answer: right,
      isRight: (text) => isReduced(cation, anion, text),
      lures: [
        ...shuffle(random, endings).slice(0, 1),
        ...shuffle(random, unbalanced(cation, anion)),
      ],
      right: `${ionText(cation)} and ${ionText(anion)}, the ${anionName} ion, combine to ${right}, in which the charges add up to zero.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

function isOrdinary(cation: Ion, anion: Ion): boolean {
  if (cation.name === 'aluminum') return aluminumAnions.has(anion.name)
  return cation.name !== 'ammonium' || anion.name !== 'hydroxide'
}

function ionText({ formula, charge }: Ion): string {
  return formatIon(formula, charge)
}

/** Whether the ions combine to exactly this formula, in numbers without a common divisor. */
function isReduced(cation: Ion, anion: Ion, text: string): boolean {
  const [first = 0, second = 0] = balance([ionText(cation), ionText(anion)], [text]) ?? []
  return first > 0 && (first % 2 === 1 || second % 2 === 1)
}

/** The salt of an anion with another ending. */
function swapped(cation: Ion, anion: Ion, name: string): Lure<string>[] {
  const other = allIons.find((ion) => ion.name === name)
  if (other === undefined) return []
  return [
    {
      value: formatFormula(saltFormula(cation, other)),
      misconception: 'BO19',
      why: `That would be ${cation.name} ${name}, with ${ionText(other)}. The ${anion.name} ion is ${ionText(anion)}.`,
    },
  ]
}

const COUNTS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const

/** Formulas with the right ions in numbers that leave a charge. */
function unbalanced(cation: Ion, anion: Ion): Lure<string>[] {
  return COUNTS.map(([first, second]) => ({
    value: formatFormula(repeated(cation.formula, first) + repeated(anion.formula, second)),
    charge: first * cation.charge + second * anion.charge,
  }))
    .filter(({ charge }) => charge !== 0)
    .map(({ value, charge }) => ({
      value,
      misconception: 'BO11',
      why: `With ${ionText(cation)} and ${ionText(anion)}, ${value} would carry the charge ${Math.abs(charge)}${charge > 0 ? '+' : '−'}. The charges of a salt add up to zero.`,
    }))
}

function repeated(formula: string, count: number): string {
  if (count === 1) return formula
  return elementBySymbol(formula) === undefined ? `(${formula})${count}` : `${formula}${count}`
}
