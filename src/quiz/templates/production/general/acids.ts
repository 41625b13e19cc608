import { strongAcids, strongBases, weakAcids, weakBases } from '#chemistry/compounds/acids.ts'
import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import type { Correction } from '#quiz/template.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'

const article = 'acids-and-bases-ph-scale'

const acidValues = [2.1, 2.8, 3.4, 4.1, 4.7, 5.5, 6.2]
const baseValues = [7.9, 8.6, 9.3, 10.2, 11.1, 12.3]
const NEUTRAL = 7

/** No ammonia in water, however much of it there is, has a higher pH. */
const MOST_OF_WEAK_BASES = 12

/** Two acidic and two basic solutions in the order of their acidity. */
function orderOfPhDraft(random: Random, mostOfWeakBases: number) {
  const acids = sample(random, [...strongAcids, ...weakAcids.slice(0, 3)], 2)
  const bases = sample(random, [...strongBases, ...weakBases], 2)
  const acidic = sample(random, acidValues, 2)
  const basic = sample(random, baseValues, 2)
  const samples = [
    ...acids.map(({ formula, element }, place) => ({ formula, element, ph: acidic[place] ?? 3 })),
    ...bases.map(({ formula, element }, place) => ({ formula, element, ph: basic[place] ?? 9 })),
  ]
  const isTooBasic = samples.some(
    ({ formula, ph }) => ph > mostOfWeakBases && weakBases.some((weak) => weak.formula === formula),
  )
  if (isTooBasic) return null
  const items = samples.toSorted((a, b) => a.ph - b.ph)
  const [first] = items
  if (first === undefined) return null
  const values = items.map(({ ph }) => shownPh(ph)).join(', ')
  return orderedCards(random, {
    element: first.element,
    items,
    card: ({ formula, ph }) => `${formatFormula(formula)}, pH ${shownPh(ph)}`,
    ends: ['most acidic', 'most basic'],
    stemOf: () => 'Put these four solutions in order, from the most acidic to the most basic.',
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'GE5',
        why: `That order begins with the highest pH, which is the most basic. The lower the pH, the more acidic: ${values}.`,
      },
      {
        order: items.toSorted((a, b) => Math.abs(b.ph - NEUTRAL) - Math.abs(a.ph - NEUTRAL)),
        misconception: 'GE5',
        why: `That order begins with the values farthest from 7, on both sides. Above 7 a solution is basic, so the values rise from first to last: ${values}.`,
      },
      {
        order: items.toSorted((a, b) => Math.abs(a.ph - NEUTRAL) - Math.abs(b.ph - NEUTRAL)),
        misconception: 'GE5',
        why: `That order begins with the values nearest to 7, which are nearly neutral. The lowest pH is the most acidic: ${values}.`,
      },
    ],
    right: `The lower the pH, the more acidic: ${values}. Below 7 a solution is acidic, above 7 basic.`,
    elements: items.map(({ element }) => element),
    article,
  })
}

/** The order of four solutions by their pH. */
export const orderOfPh = production('ge-e22', 'order', 'ph-scale', (random) =>
  orderOfPhDraft(random, Infinity),
)

/** The same, without a pH that a weak base cannot have. */
export const possibleOrderOfPh = nextProduction(orderOfPh, (random) =>
  orderOfPhDraft(random, MOST_OF_WEAK_BASES),
)

function shownPh(ph: number): string {
  return formatNumber(ph, { decimals: 1 })
}

export type NamedAcid = {
  readonly name: string
  readonly formula: string
  readonly element: ElementSymbol
  /** The ion that is left when all its acidic hydrogen is gone: name, formula and charge. */
  readonly ion: readonly [name: string, formula: string, charge: number]
  /** Acids with which it is confused. */
  readonly related: readonly string[]
}

/** Acids with the ions that are left of them. */
export const namedAcids: readonly NamedAcid[] = [
  acid('sulfuric acid', 'H2SO4', 'S', ['sulfate', 'SO4', -2], 'sulfurous acid'),
  acid('sulfurous acid', 'H2SO3', 'S', ['sulfite', 'SO3', -2], 'sulfuric acid'),
  acid('nitric acid', 'HNO3', 'N', ['nitrate', 'NO3', -1], 'nitrous acid'),
  acid('nitrous acid', 'HNO2', 'N', ['nitrite', 'NO2', -1], 'nitric acid'),
  acid('phosphoric acid', 'H3PO4', 'P', ['phosphate', 'PO4', -3]),
  acid('carbonic acid', 'H2CO3', 'C', ['carbonate', 'CO3', -2]),
  acid('hydrochloric acid', 'HCl', 'Cl', ['chloride', 'Cl', -1], 'chloric acid', 'chlorous acid'),
  acid('hydrobromic acid', 'HBr', 'Br', ['bromide', 'Br', -1], 'bromic acid'),
  acid('hydroiodic acid', 'HI', 'I', ['iodide', 'I', -1], 'iodic acid'),
  acid('hydrofluoric acid', 'HF', 'F', ['fluoride', 'F', -1]),
  acid('hydrosulfuric acid', 'H2S', 'S', ['sulfide', 'S', -2], 'sulfuric acid'),
  acid('hydrocyanic acid', 'HCN', 'N', ['cyanide', 'CN', -1]),
  acid('hypochlorous acid', 'HClO', 'Cl', ['hypochlorite', 'ClO', -1], 'chlorous acid'),
  acid('chlorous acid', 'HClO2', 'Cl', ['chlorite', 'ClO2', -1], 'chloric acid'),
  acid('chloric acid', 'HClO3', 'Cl', ['chlorate', 'ClO3', -1], 'chlorous acid', 'perchloric acid'),
  acid('perchloric acid', 'HClO4', 'Cl', ['perchlorate', 'ClO4', -1], 'chloric acid'),
  acid('bromic acid', 'HBrO3', 'Br', ['bromate', 'BrO3', -1], 'hydrobromic acid'),
  acid('iodic acid', 'HIO3', 'I', ['iodate', 'IO3', -1], 'hydroiodic acid'),
  acid('chromic acid', 'H2CrO4', 'Cr', ['chromate', 'CrO4', -2]),
  acid('permanganic acid', 'HMnO4', 'Mn', ['permanganate', 'MnO4', -1]),
  acid('acetic acid', 'CH3COOH', 'C', ['acetate', 'CH3COO', -1], 'formic acid'),
  acid('formic acid', 'HCOOH', 'C', ['formate', 'HCOO', -1], 'acetic acid'),
  acid('oxalic acid', 'H2C2O4', 'C', ['oxalate', 'C2O4', -2], 'carbonic acid'),
  acid('boric acid', 'H3BO3', 'B', ['borate', 'BO3', -3]),
]

/** Returns whether two acids have names of the same form, such as acetic and formic acid. */
export function hasEndingOf(one: string, other: string): boolean {
  return formOf(one) === formOf(other)
}

function formOf(name: string): string {
  return `${name.startsWith('hydro')} ${name.endsWith('ic acid')}`
}

/** The formula of an acid from its name. */
export const formulaOfAcid = production('ge-m33', 'formula', 'acid-formulas', (random) => {
  const { name, formula, element, ion, related } = pick(random, namedAcids)
  const [ionName, ionFormula, charge] = ion
  const hydrogens = -charge
  const answer = formatFormula(formula)
  const shownIon = formatIon(ionFormula, charge)
  const neutral = `${counted(hydrogens)} ${hydrogens === 1 ? 'balances' : 'balance'} its charge: ${answer}`
  const others = namedAcids
    .filter((other) => related.includes(other.name))
    .map((other): Correction => ({
      given: formatFormula(other.formula),
      misconception: hasEndingOf(name, other.name) ? null : 'GE19',
      text: `That is ${other.name}, of the ion ${formatIon(other.ion[1], other.ion[2])}. The ion of ${name} is ${shownIon}, ${ionName}.`,
    }))
  const fewer = hydrogens === 1 ? 2 : 1
  return {
    type: 'formula',
    key: { formula: answer, ordered: false },
    element,
    badge: null,
    stem: `Type the formula of ${name}.`,
    answer,
    corrections: [
      ...others,
      {
        given: formatFormula(withHydrogens(ionFormula, fewer)),
        misconception: 'BO11',
        text: `With ${counted(fewer)} the charges do not add up to zero. The ${ionName} ion is ${shownIon}, so ${neutral}.`,
      },
      {
        given: shownIon,
        misconception: 'BO11',
        text: `That is the ${ionName} ion, which is charged. In the acid ${neutral}.`,
      },
    ],
    right: `The ion of ${name} is ${ionName}, ${shownIon}; ${neutral}.`,
    see: { elements: [element], article },
  }
})

function counted(hydrogens: number): string {
  return hydrogens === 1 ? 'one H⁺' : `${hydrogens} H⁺`
}

function withHydrogens(ion: string, count: number): string {
  return `H${count === 1 ? '' : count}${ion}`
}

function acid(
  name: string,
  formula: string,
  element: ElementSymbol,
  ion: NamedAcid['ion'],
  ...related: string[]
): NamedAcid {
  return { name, formula, element, ion, related }
}
