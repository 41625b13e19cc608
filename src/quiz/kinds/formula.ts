import {
  composition,
  type Formula,
  formatFormula,
  type FormulaError,
  type Group,
  parseFormula,
} from '#chemistry/compounds/formulas.ts'
import { elements } from '#chemistry/elements/elements.ts'

/** The right answer of a question of kind `formula`. */
export type FormulaKey = {
  /** The formula in plain notation, for example `Fe2(SO4)3` or `SO4^2-`. */
  readonly formula: string
  /** Whether the order of the groups matters, as in `CH3COOH` but not in an empirical formula. */
  readonly ordered: boolean
}

export type FormulaResponse = { readonly formula: Formula }

/** Why a text cannot be judged. It is never counted as wrong. */
export type FormulaProblem =
  | { readonly problem: 'empty' }
  | { readonly problem: 'unreadable'; readonly reason: FormulaError }
  /** Read only with other letter cases: offered to the learner, never taken silently. */
  | { readonly problem: 'letter-case'; readonly offers: readonly Formula[] }

/** How a wrong formula came close to the right one. */
export type FormulaMiss =
  | 'charge-missing'
  | 'charge-sign'
  | 'charge-size'
  | 'not-reduced'
  | 'bracket-missing'
  | 'counts'
  | 'order'
  | 'elements'

export type FormulaVerdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly nearMiss: FormulaMiss }

/** Offers beyond this many help nobody. */
const OFFERS_MOST = 3
const symbols: ReadonlySet<string> = new Set(elements.map(({ symbol }) => symbol))

/**
 * Reads a formula or ion in every usual spelling: `H2SO4`, `SO4^2-`, `SO42-`, `SO4--`, `SO4(2-)`, `Fe+3`,
 * `CuSO4.5H2O`. In `Fe3+` and `SO42-` the last digit is the size of the charge, in `NH4+` a subscript; the
 * learner sees the typeset reading before submitting it. `h2so4` is offered as H₂SO₄.
 */
export function parseFormulaResponse(text: string): FormulaResponse | FormulaProblem {
  const plain = plainFormula(text)
  if (plain === '') return { problem: 'empty' }
  const formula = parseFormula(plain)
  if (!('error' in formula)) return { formula }
  const offers = casings(plain).flatMap((spelling) => {
    const read = parseFormula(spelling)
    return 'error' in read ? [] : [read]
  })
  return offers.length > 0
    ? { problem: 'letter-case', offers: offers.slice(0, OFFERS_MOST) }
    : { problem: 'unreadable', reason: formula.error }
}

/** Judges a formula by its composition, charge and, where the key asks for it, the order of groups. */
export function judgeFormula(key: FormulaKey, { formula }: FormulaResponse): FormulaVerdict {
  const right = parseFormula(key.formula)
  if ('error' in right) throw new RangeError(`'${key.formula}' is not a formula: ${right.error}`)
  const miss = missOf(right, formula, key.ordered)
  return miss === null ? { isRight: true } : { isRight: false, nearMiss: miss }
}

/** A response as history, reviews and screen readers show it. */
export function describeFormula({ formula }: FormulaResponse): string {
  return formatFormula(formula)
}

function missOf(right: Formula, given: Formula, ordered: boolean): FormulaMiss | null {
  const [wanted, found] = [composition(right), composition(given)]
  const isSame = wanted.size === found.size && [...wanted].every(([s, n]) => found.get(s) === n)
  if (isSame && given.charge !== right.charge) return chargeMiss(right.charge, given.charge)
  if (isSame) return ordered && formatFormula(given) !== formatFormula(right) ? 'order' : null
  const hasSameElements =
    wanted.size === found.size && [...wanted.keys()].every((symbol) => found.has(symbol))
  if (!hasSameElements) return 'elements'
  if (isMultiple(wanted, found)) return 'not-reduced'
  return withoutBrackets(right) === withoutBrackets(given) ? 'bracket-missing' : 'counts'
}

function chargeMiss(right: number, given: number): FormulaMiss {
  if (given === 0) return 'charge-missing'
  return given === -right ? 'charge-sign' : 'charge-size'
}

function isMultiple(
  wanted: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): boolean {
  const ratios = new Set([...wanted].map(([symbol, count]) => (found.get(symbol) ?? 0) / count))
  return ratios.size === 1
}

/** The symbols and counts in order without brackets: what is left when a bracket is forgotten. */
function withoutBrackets({ units }: Formula): string {
  return units.map(({ groups }) => groups.map(flat).join('')).join('·')
}

function flat(group: Group): string {
  const count = group.count > 1 ? String(group.count) : ''
  return group.kind === 'atoms'
    ? group.symbol + count
    : `${group.groups.map(flat).join('')}${count}`
}

/** The notation that formulas are read in: '^2-' for charges, '·' before water of crystallization. */
function plainFormula(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[.•⋅*](?=\d*[A-Z])/g, '·')
    .replace(/\^?\{([^}]*)\}$/, '^$1')
    .replace(/\^?[([](\d*)([+-])[)\]]$/, '^$1$2')
    .replace(/\^?[([]?([+-])(\d+)[)\]]?$/, '^$2$1')
    .replace(/(?<!\^)\+\+\+?$|(?<!\^)---?$/, (signs) => `^${signs.length}${signs.charAt(0)}`)
    .replace(/^([A-Z][a-z]?)(\d)([+-])$/, '$1^$2$3')
    .replace(/(?<=[\d\]])(\d)([+-])$/, '^$1$2')
}

/** The spellings of a text whose letters make symbols of elements in another case, simplest first. */
function casings(text: string): readonly string[] {
  const spellings = spell(text.toLowerCase())
  return spellings
    .filter((spelling) => spelling !== text)
    .toSorted((a, b) => capitalsIn(b) - capitalsIn(a))
}

function spell(text: string): readonly string[] {
  if (text === '') return ['']
  const first = text.charAt(0)
  if (!/[a-z]/.test(first)) return spell(text.slice(1)).map((rest) => first + rest)
  return [1, 2].flatMap((length) => {
    const letters = text.slice(0, length)
    const symbol = first.toUpperCase() + letters.slice(1)
    if (letters.length < length || !symbols.has(symbol)) return []
    return spell(text.slice(length)).map((rest) => symbol + rest)
  })
}

function capitalsIn(text: string): number {
  return text.replace(/[^A-Z]/g, '').length
}
