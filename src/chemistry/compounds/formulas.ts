import { element, elementBySymbol } from '#chemistry/elements/elements.ts'
import { subscript, superscript } from '#chemistry/units.ts'

/** How many atoms of each element, in order of first appearance. */
export type Composition = ReadonlyMap<string, number>

/** An element or a bracket with its subscript. */
export type Group =
  | { readonly kind: 'atoms'; readonly symbol: string; readonly count: number }
  | {
      readonly kind: 'bracket'
      readonly open: '(' | '['
      readonly groups: readonly Group[]
      readonly count: number
    }

/** One part of an addition compound: the 5 H2O of CuSO4·5H2O. */
type Unit = { readonly coefficient: number; readonly groups: readonly Group[] }

/** A formula that was read. The electron has no units and the charge -1. */
export type Formula = { readonly units: readonly Unit[]; readonly charge: number }

export type FormulaError =
  | 'empty'
  | 'unknown-element'
  | 'unbalanced-brackets'
  | 'ambiguous-charge'
  | 'syntax'

/** A run of characters and where it stands. */
export type MarkupPart = { readonly text: string; readonly position: 'base' | 'sub' | 'sup' }

const ELECTRON: Formula = { units: [], charge: -1 }
const SUBSCRIPT_DIGITS = '₀₁₂₃₄₅₆₇₈₉'
const SUPERSCRIPT_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const CHARGE = /(?:\^\{?(\d*)([+-])\}?|(?<!\^)([+-]))$/
const COEFFICIENT = /^\d+/
const MAX_COUNT = 9999

/**
 * Reads a formula in plain text ('Ca(OH)2', 'SO4^2-', 'NH4+', 'CuSO4·5H2O', 'e-') or with
 * Unicode subscripts and superscripts ('SO₄²⁻'). In plain text a charge above one needs '^':
 * 'Ca2+', 'SO42-' and the like are refused as ambiguous. Never throws.
 */
export function parseFormula(text: string): Formula | { readonly error: FormulaError } {
  const plain = toPlain(text.trim())
  if (plain === '') return { error: 'empty' }
  if (plain === 'e-' || plain === 'e^-') return ELECTRON
  const match = CHARGE.exec(plain)
  const body = match === null ? plain : plain.slice(0, match.index)
  if (match?.[3] !== undefined && isAmbiguous(body)) return { error: 'ambiguous-charge' }
  const units: Unit[] = []
  for (const part of body.split('·')) {
    const unit = parseUnit(part)
    if ('error' in unit) return unit
    if (units.length === 0 && unit.coefficient > 1) return { error: 'syntax' }
    units.push(unit)
  }
  return { units, charge: match === null ? 0 : chargeOf(match) }
}

/** Formulas that a program has asked for. There are some thousands; questions ask for the same ones again. */
const known = new Map<string, Formula>()
const MAX_KNOWN = 10_000

/**
 * The formula of a text that is known to be right, as in the text of a program.
 * @throws RangeError when the text is not a formula.
 */
export function formula(text: string): Formula {
  const before = known.get(text)
  if (before !== undefined) return before
  const parsed = parseFormula(text)
  if ('error' in parsed) throw new RangeError(`'${text}' is not a formula: ${parsed.error}`)
  if (known.size < MAX_KNOWN) known.set(text, parsed)
  return parsed
}

/** Rewrites Unicode subscripts, superscripts, minus and dots as the plain notation. */
function toPlain(text: string): string {
  return text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]$/, (charge) => `^${plainCharacters(charge)}`)
    .replace(/[₀₁₂₃₄₅₆₇₈₉]/g, (digit) => plainCharacters(digit))
    .replace(/\u2212/g, '-')
    .replace(/[•⋅*]/g, '·')
}

function plainCharacters(text: string): string {
  return Array.from(text, plainCharacter).join('')
}

function plainCharacter(character: string): string {
  if (character === '⁺') return '+'
  if (character === '⁻') return '-'
  const index = Math.max(SUBSCRIPT_DIGITS.indexOf(character), SUPERSCRIPT_DIGITS.indexOf(character))
  return String(index)
}

/** 'Ca2+' may mean Ca²⁺ or Ca₂⁺, 'SO42-' may mean SO₄²⁻ or SO₄₂⁻. */
function isAmbiguous(body: string): boolean {
  return /^[A-Z][a-z]?\d+$/.test(body) || /\d\d$/.test(body) || /[)\]]\d$/.test(body)
}

function chargeOf(match: RegExpExecArray): number {
  const size = match[1] === undefined || match[1] === '' ? 1 : Number(match[1])
  return (match[2] ?? match[3]) === '-' ? -size : size
}

function parseUnit(text: string): Unit | { readonly error: FormulaError } {
  const coefficient = COEFFICIENT.exec(text)?.[0] ?? ''
  const groups = parseGroups(text.slice(coefficient.length))
  if ('error' in groups) return groups
  const size = coefficient === '' ? 1 : Number(coefficient)
  return isCount(size) ? { coefficient: size, groups: groups.groups } : { error: 'syntax' }
}

function isCount(value: number): boolean {
  return value >= 1 && value <= MAX_COUNT
}

type Open = { readonly open: '(' | '['; readonly groups: Group[] }

const TOKEN = /([A-Z][a-z]?)(\d*)|([([])|([)\]])(\d*)/y
const CLOSING = { '(': ')', '[': ']' } as const

/** Reads atoms and brackets from left to right, keeping the brackets that are still open. */
function parseGroups(
  text: string,
): { readonly groups: readonly Group[] } | { readonly error: FormulaError } {
  const outermost: Group[] = []
  const open: Open[] = []
  for (let index = 0; index < text.length;) {
    TOKEN.lastIndex = index
    const token = TOKEN.exec(text)
    if (token === null) return { error: 'syntax' }
    const error = addToken(token, outermost, open)
    if (error !== null) return { error }
    index = TOKEN.lastIndex
  }
  if (open.length > 0) return { error: 'unbalanced-brackets' }
  return outermost.length > 0 ? { groups: outermost } : { error: 'syntax' }
}

function addToken(token: RegExpExecArray, outermost: Group[], open: Open[]): FormulaError | null {
  const [, symbol, atomCount, opening, closing, bracketCount] = token
  if (opening === '(' || opening === '[') {
    open.push({ open: opening, groups: [] })
    return null
  }
  const count = Number((symbol === undefined ? bracketCount : atomCount) || '1')
  if (!isCount(count)) return 'syntax'
  if (symbol !== undefined) {
    if (elementBySymbol(symbol) === undefined) return 'unknown-element'
    innermost(outermost, open).push({ kind: 'atoms', symbol, count })
    return null
  }
  const bracket = open.pop()
  if (bracket === undefined || CLOSING[bracket.open] !== closing) return 'unbalanced-brackets'
  if (bracket.groups.length === 0) return 'syntax'
  innermost(outermost, open).push({ kind: 'bracket', ...bracket, count })
  return null
}

function innermost(outermost: Group[], open: readonly Open[]): Group[] {
  return open.at(-1)?.groups ?? outermost
}

/**
 * Atoms of each element in one formula unit; the electron has none.
 * @throws RangeError when a text is not a formula.
 */
export function composition(source: Formula | string): Composition {
  const counts = new Map<string, number>()
  for (const { coefficient, groups } of toFormula(source).units) {
    addAtoms(groups, coefficient, counts)
  }
  return counts
}

function toFormula(source: Formula | string): Formula {
  return typeof source === 'string' ? formula(source) : source
}

function addAtoms(groups: readonly Group[], factor: number, counts: Map<string, number>): void {
  for (const group of groups) {
    const times = factor * group.count
    if (group.kind === 'bracket') addAtoms(group.groups, times, counts)
    else counts.set(group.symbol, (counts.get(group.symbol) ?? 0) + times)
  }
}

/**
 * Molar mass in g/mol from the standard atomic weights (for elements without one, the mass number);
 * the mass of gained or lost electrons is left out.
 * @throws RangeError when a text is not a formula.
 */
export function molarMass(source: Formula | string): number {
  const sum = [...composition(source)].reduce(
    (mass, [symbol, count]) => mass + count * element(symbol).atomicMass,
    0,
  )
  return Number(sum.toFixed(9))
}

/**
 * The formula as runs of base text, subscripts and superscripts, for drawing.
 * @throws RangeError when a text is not a formula.
 */
export function formulaParts(source: Formula | string): readonly MarkupPart[] {
  const { units, charge } = toFormula(source)
  const parts: readonly MarkupPart[] =
    units.length === 0
      ? [base('e')]
      : units.flatMap(({ coefficient, groups }, index) => [
          base((index > 0 ? '·' : '') + (coefficient > 1 ? String(coefficient) : '')),
          ...groups.flatMap(groupParts),
        ])
  return mergeParts([...parts, { text: chargeText(charge), position: 'sup' }])
}

function groupParts(group: Group): readonly MarkupPart[] {
  const count: MarkupPart = { text: group.count > 1 ? String(group.count) : '', position: 'sub' }
  if (group.kind === 'atoms') return [base(group.symbol), count]
  return [base(group.open), ...group.groups.flatMap(groupParts), base(CLOSING[group.open]), count]
}

function base(text: string): MarkupPart {
  return { text, position: 'base' }
}

/** Joins neighbours at the same height and drops empty runs. */
function mergeParts(parts: readonly MarkupPart[]): readonly MarkupPart[] {
  const merged: MarkupPart[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (part.text === '') continue
    if (last?.position === part.position) {
      merged.splice(-1, 1, { ...last, text: last.text + part.text })
    } else merged.push(part)
  }
  return merged
}

/** A charge as it stands in a superscript: '2−', '+', nothing for 0. */
function chargeText(charge: number): string {
  if (charge === 0) return ''
  const size = Math.abs(charge) > 1 ? String(Math.abs(charge)) : ''
  return size + (charge > 0 ? '+' : '\u2212')
}

/**
 * The formula in Unicode: 'H₂SO₄', 'SO₄²⁻', 'CuSO₄·5H₂O'.
 * @throws RangeError when a text is not a formula.
 */
export function formatFormula(source: Formula | string): string {
  return formulaParts(source)
    .map(({ text, position }) => {
      if (position === 'sub') return subscript(Number(text))
      return position === 'sup' ? raisedCharge(text) : text
    })
    .join('')
}

function raisedCharge(charge: string): string {
  const size = charge.slice(0, -1)
  return (size === '' ? '' : superscript(Number(size))) + (charge.endsWith('+') ? '⁺' : '⁻')
}

/**
 * An ion in Unicode: formatIon('Fe', 3) is 'Fe³⁺', formatIon('SO4', -2) is 'SO₄²⁻'.
 * @throws RangeError when the first argument is not a formula.
 */
export function formatIon(neutral: string, charge: number): string {
  return formatFormula({ ...formula(neutral), charge })
}

/** A nuclide in Unicode, with a charge where it is an ion: '⁷⁹Br', '³⁵Cl⁻'. */
export function formatNuclide(symbol: string, massNumber: number, charge = 0): string {
  return superscript(massNumber) + formatIon(symbol, charge)
}

/**
 * The formula for listening: 'H 2 S O 4', 'S O 4 2 minus', 'C a open bracket O H close bracket
 * 2', 'C u S O 4 dot 5 H 2 O'. Symbols are spelled letter by letter.
 * @throws RangeError when a text is not a formula.
 */
export function spokenFormula(source: Formula | string): string {
  return formulaParts(source)
    .map(({ text }) => text.replace(/[^\d]|\d+/g, (run) => ` ${spokenCharacters.get(run) ?? run}`))
    .join('')
    .trim()
}

const spokenCharacters: ReadonlyMap<string, string> = new Map([
  ['(', 'open bracket'],
  [')', 'close bracket'],
  ['[', 'open bracket'],
  [']', 'close bracket'],
  ['·', 'dot'],
  ['+', 'plus'],
  ['\u2212', 'minus'],
])
