import { composition } from '#chemistry/compounds/formulas.ts'
import type { NamePart, NameReading } from '#chemistry/nomenclature/name-reading.ts'
import { formulaKey } from '#chemistry/nomenclature/read-name.ts'

/** How a wrong name came close to the right one. Each has a sentence of its own. */
export type NameMiss =
  // The right substance, named in another way.
  | 'prefixes-for-ions'
  | 'prefixes-for-hydrogen'
  | 'numeral-for-prefixes'
  | 'latin'
  | 'known'
  | 'turned'
  | 'first-mono'
  | 'acid-for-gas'
  | 'gas-for-acid'
  | 'other-way'
  // A name that leaves something out.
  | 'numeral-missing'
  | 'prefixes-missing'
  | 'water-number-missing'
  | 'water-missing'
  | 'element-word'
  // Another substance.
  | 'numeral-counts'
  | 'numeral'
  | 'prefixes'
  | 'water-number'
  | 'ending'
  | 'acid-ending'
  | 'second'
  | 'first'
  | 'other'

/** The priority of the explanations for a name with several readings. */
const priority: readonly NameMiss[] = [
  'prefixes-for-ions',
  'prefixes-for-hydrogen',
  'numeral-for-prefixes',
  'latin',
  'turned',
  'first-mono',
  'acid-for-gas',
  'gas-for-acid',
  'known',
  'other-way',
  'numeral-missing',
  'prefixes-missing',
  'water-number-missing',
  'water-missing',
  'element-word',
  'numeral-counts',
  'numeral',
  'prefixes',
  'water-number',
  'acid-ending',
  'ending',
  'second',
  'first',
  'other',
]

/** The reading of a wrong name that is closest to the right one, and how close it is. */
export function closestMiss(
  right: NameReading,
  readings: readonly NameReading[],
): { readonly miss: NameMiss; readonly reading: NameReading } | null {
  const misses = readings.map((reading) => ({ miss: missOf(right, reading), reading }))
  const [closest] = misses.toSorted(
    (one, other) => priority.indexOf(one.miss) - priority.indexOf(other.miss),
  )
  return closest ?? null
}

/** Whether two readings mean the same and say it in the same way. */
export function isSameReading(one: NameReading, other: NameReading): boolean {
  if (one.way !== other.way || one.water !== other.water) return false
  if (one.way === 'known') return one.name === other.name
  if (one.way === 'acid') return one.formula === other.formula
  return (
    isSamePart(one.first, other.first) &&
    isSamePart(one.second, other.second) &&
    one.first?.count === other.first?.count &&
    // 'dinitrogen oxide' and 'dinitrogen monoxide' are one name (IUPAC Red Book 2005, IR-5.2).
    (one.second?.count ?? 1) === (other.second?.count ?? 1)
  )
}

function missOf(right: NameReading, given: NameReading): NameMiss {
  if (given.formula !== null && isSameSubstance(right, given)) return otherWay(right, given)
  if (given.water === null && isSameReading(dry(right), dry(given))) return 'water-number-missing'
  const isSameFirst = isSameAtoms(right.first, given.first)
  const isSameSecond = isSameAtoms(right.second, given.second)
  if (given.way === 'numeral-missing' && isSameFirst && isSameSecond) return 'numeral-missing'
  if (given.way === 'prefixes-missing' && isSameFirst && isSameSecond) return 'prefixes-missing'
  if (
    given.way === 'element-word' &&
    (isSameFirst || right.first?.formula === given.first?.formula)
  ) {
    return isSameSecond || right.second === null ? 'element-word' : 'second'
  }
  if (isSameReading(dry(right), dry(given))) {
    return given.water === 0 ? 'water-missing' : 'water-number'
  }
  if (right.way === 'acid' && given.way === 'acid') {
    return centerOf(right.formula) === centerOf(given.formula) ? 'acid-ending' : 'other'
  }
  if (isSameFirst && isSameSecond) {
    if (right.way === 'prefixes' || given.way === 'prefixes') return 'prefixes'
    // 'potassium manganate' has no numeral, and its metal the right charge: another ion is meant.
    if (isSamePart(right.first, given.first)) return 'other'
    return isCount(right, given) ? 'numeral-counts' : 'numeral'
  }
  return halfOf(right, given, isSameFirst, isSameSecond)
}

function halfOf(
  right: NameReading,
  given: NameReading,
  isSameFirst: boolean,
  isSameSecond: boolean,
): NameMiss {
  if (right.way === 'ion' && given.way === 'ion') {
    if (right.first?.formula === given.first?.formula) return 'numeral'
    return centerOf(right.formula) === centerOf(given.formula) ? 'ending' : 'other'
  }
  if (isSameFirst && right.second !== null && given.second !== null) {
    const center = centerOf(right.second.formula)
    // Oxide, hydroxide and peroxide are no ions of one center that endings tell apart.
    return center !== 'O' && center === centerOf(given.second.formula) ? 'ending' : 'second'
  }
  return isSameSecond && right.second !== null ? 'first' : 'other'
}

/** How a name of the right substance differs from the one that is asked for. */
function otherWay(right: NameReading, given: NameReading): NameMiss {
  if (given.way === 'latin' || given.way === 'known') return given.way
  if (given.way === 'acid') return right.way === 'acid' ? 'other-way' : 'acid-for-gas'
  if (right.way === 'acid') return 'gas-for-acid'
  const isTurned =
    given.way === 'turned' ||
    (right.first !== null && right.first.formula === given.second?.formula)
  if (isTurned) return 'turned'
  if (given.way === 'prefixes' && right.way === 'prefixes') return 'first-mono'
  if (given.way === 'prefixes') {
    return right.first?.formula === 'H' ? 'prefixes-for-hydrogen' : 'prefixes-for-ions'
  }
  return right.way === 'prefixes' ? 'numeral-for-prefixes' : 'other-way'
}

function isSameSubstance(right: NameReading, given: NameReading): boolean {
  if (right.formula === null || given.formula === null) return false
  if (formulaKey(right.formula) === formulaKey(given.formula)) return true
  const isOfTwo = right.way === 'prefixes' && right.water === 0 && given.water === 0
  // 'phosphorus(V) oxide' gives the ratio of P₄O₁₀, and 'difluorine monoxide' its atoms in the other order.
  return isOfTwo && ratioOf(right.formula) === ratioOf(given.formula) && !isMultiple(right, given)
}

/** Prefixes count the atoms of a molecule: a multiple of the right numbers is another molecule. */
function isMultiple(right: NameReading, given: NameReading): boolean {
  return given.way === 'prefixes' && atomsOf(right.formula) !== atomsOf(given.formula)
}

function atomsOf(formula: string | null): number {
  return [...composition(formula ?? 'H').values()].reduce((sum, count) => sum + count, 0)
}

function ratioOf(formula: string): string {
  const counts = [...composition(formula)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const most = Math.min(...counts.map(([, count]) => count))
  return counts.map(([symbol, count]) => `${symbol}${(count / most).toFixed(4)}`).join(' ')
}

/** The numeral is a small number of the formula: of the metal, or of its partner. */
function isCount({ formula }: NameReading, { first }: NameReading): boolean {
  return first?.charge !== null && first !== null && formula !== null
    ? [...composition(formula.replace(/·.*/, '')).values()].includes(first.charge)
    : false
}

function isSamePart(one: NamePart | null, other: NamePart | null): boolean {
  return one?.formula === other?.formula && one?.charge === other?.charge
}

/** The same element or ion, whatever its charge and number: mercury is one in both of its ions. */
function isSameAtoms(one: NamePart | null, other: NamePart | null): boolean {
  if (one === null || other === null) return one === other
  return symbolsOf(one) === symbolsOf(other)
}

function symbolsOf({ formula }: NamePart): string {
  return formula.replace('Hg2', 'Hg')
}

function dry(reading: NameReading): NameReading {
  return { ...reading, water: 0 }
}

/** The element that an ion or acid is named after. */
function centerOf(formula: string | null): string {
  const symbols = [...composition(formula ?? 'H').keys()]
  return symbols.find((symbol) => symbol !== 'O' && symbol !== 'H') ?? symbols[0] ?? ''
}
