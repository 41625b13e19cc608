import {
  composition,
  formatFormula,
  formatIon,
  formula as readFormula,
} from '#chemistry/compounds/formulas.ts'
import { consistsOfIons, hasIonOfSeveralAtoms } from '#chemistry/compounds/salts.ts'
import {
  fixedCharge,
  fixedChargeIons,
  type Ion,
  polyatomicIons,
  saltFormula,
} from '#chemistry/electrons/ions.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { balance } from '#chemistry/reactions/equations.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

const article = 'how-ions-are-formed'

/** Numbers of cations and anions in a formula. */
type Ratio = readonly [cations: number, anions: number]

const metalIons = fixedChargeIons.filter(
  ({ formula, charge }) => charge > 0 && !['Ag', 'Be'].includes(formula),
)
const nonMetalIons = fixedChargeIons.filter(({ formula, charge }) => charge < 0 && formula !== 'Se')

/** Nitrides and phosphides of the heavy alkali metals are hardly known. */
const metalsWithTrivalentAnions = new Set(['Li', 'Mg', 'Ca', 'Sr', 'Ba', 'Al', 'Zn'])

export const formulaOfSalt = template(
  'bo-e2',
  'ionic-formulas',
  (random) => {
    const cation = pick(random, metalIons)
    const anion = pick(random, nonMetalIons)
    if (anion.charge === -3 && !metalsWithTrivalentAnions.has(cation.formula)) return null
    const ratios: readonly Ratio[] = [
      [1, 1],
      [cation.charge, -anion.charge],
      [-anion.charge, cation.charge],
      [2, 2],
      ...shuffle(random, unevenRatios),
    ]
    const answer = saltFormula(cation, anion)
    const shown = formatFormula(answer)
    const ions = `${ionText(cation)} and ${ionText(anion)}`
    return choice({
      element: cation.formula,
      stem: `Which formula does ${cation.name} ${anion.name} have?`,
      answer,
      isRight: isNeutralAndReduced,
      // Peroxides, triiodides and the like exist beside the salt that is asked for.
      lures: ratios
        .filter(
          ([metals, others]) =>
            !hasIonOfSeveralAtoms([cation.formula, metals], [anion.formula, others]),
        )
        .map((ratio) => {
          const value = written(cation, anion, ratio)
          const charge = totalCharge(cation, anion, ratio)
          return {
            value,
            misconception: 'BO11' as const,
            why:
              charge === 0
                ? `The charges of ${ions} do cancel in ${formatFormula(value)}, but the numbers can be divided by two. Reduced, the formula is ${shown}.`
                : `With ${ions}, ${formatFormula(value)} would carry the charge ${chargeText(charge)}. The charges cancel in ${shown}.`,
          }
        }),
      show: formatFormula,
      right: consistsOfIons(cation.formula, anion.formula)
        ? `The ions are ${ions}; in ${shown} their charges add up to zero in the smallest whole numbers.`
        : `Counted as ${ions}, the charges in ${shown} add up to zero in the smallest whole numbers.`,
      see: { elements: [cation.formula, anion.formula], article },
    })
  },
  { fitsMatch: true },
)

const unevenRatios: readonly Ratio[] = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
]

/** Judges a salt of two elements by the common ions of both. */
function isNeutralAndReduced(formula: string): boolean {
  const atoms = [...composition(formula)]
  const charge = atoms.reduce(
    (sum, [symbol, count]) => sum + count * (fixedCharge(symbol) ?? Number.NaN),
    0,
  )
  return charge === 0 && atoms.some(([, count]) => count % 2 === 1)
}

function ionText({ formula, charge }: Ion): string {
  return formatIon(formula, charge)
}

/** Writes a formula with the ions in any ratio: 'Ca(OH)3'. */
function written(cation: Ion, anion: Ion, [cations, anions]: Ratio): string {
  return repeated(cation.formula, cations) + repeated(anion.formula, anions)
}

function repeated(formula: string, count: number): string {
  if (count === 1) return formula
  return elementBySymbol(formula) === undefined ? `(${formula})${count}` : `${formula}${count}`
}

function totalCharge(cation: Ion, anion: Ion, [cations, anions]: Ratio): number {
  return cations * cation.charge + anions * anion.charge
}

function chargeText(charge: number): string {
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}

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

export const formulaOfSaltWithAtomGroups = template('bo-m8', 'ionic-formulas', (random) => {
  const [anionName, ...confused] = pick(random, anionFamilies)
  const anion = allIons.find(({ name }) => name === anionName)
  const cation = pick(random, cations)
  if (anion === undefined || !isOrdinary(cation, anion)) return null
  const answer = saltFormula(cation, anion)
  const swapped = confused.flatMap((name) => swappedAnion(cation, anion, name))
  return choice({
    element: elementBySymbol(cation.formula)?.symbol ?? 'N',
    badge: elementBySymbol(cation.formula)?.symbol ?? null,
    stem: `Which formula does ${cation.name} ${anionName} have?`,
    answer,
    isRight: (formula) => isReduced(cation, anion, formula),
    lures: [...shuffle(random, swapped).slice(0, 1), ...shuffle(random, unbalanced(cation, anion))],
    show: formatFormula,
    right: `${ionText(cation)} and ${ionText(anion)}, the ${anionName} ion, combine to form ${formatFormula(answer)}, in which the charges add up to zero.`,
    see: { article },
  })
})

function isOrdinary(cation: Ion, anion: Ion): boolean {
  if (cation.name === 'aluminum') return aluminumAnions.has(anion.name)
  return cation.name !== 'ammonium' || anion.name !== 'hydroxide'
}

/** Judges by balancing: the ions give exactly this formula, in numbers without a common divisor. */
function isReduced(cation: Ion, anion: Ion, formula: string): boolean {
  const ions = [cation, anion].map((ion) => ({ ...readFormula(ion.formula), charge: ion.charge }))
  const [first = 0, second = 0] = balance(ions, [formula]) ?? []
  return first > 0 && (first % 2 === 1 || second % 2 === 1)
}

/** The salt of the anion with another ending. */
function swappedAnion(cation: Ion, anion: Ion, name: string): Lure<string>[] {
  const other = allIons.find((ion) => ion.name === name)
  if (other === undefined) return []
  return [
    {
      value: saltFormula(cation, other),
      misconception: isOtherEnding(name, anion.name) ? 'BO19' : null,
      why: `That would be ${cation.name} ${name}, with ${ionText(other)}. The ${anion.name} ion is ${ionText(anion)}.`,
    },
  ]
}

/** Whether two names differ in -ide, -ite or -ate alone. */
function isOtherEnding(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.replace(/(ide|ite|ate)$/, ''))
  return first === second
}

/** Formulas with the right ions in numbers that leave a charge. */
function unbalanced(cation: Ion, anion: Ion): Lure<string>[] {
  const ratios: readonly Ratio[] = [[1, 1], ...unevenRatios]
  return ratios
    .filter((ratio) => totalCharge(cation, anion, ratio) !== 0)
    .map((ratio) => {
      const value = written(cation, anion, ratio)
      const charge = chargeText(totalCharge(cation, anion, ratio))
      return {
        value,
        misconception: 'BO11',
        why: `With ${ionText(cation)} and ${ionText(anion)}, ${formatFormula(value)} would carry the charge ${charge}. The charges of a salt add up to zero.`,
      }
    })
}
