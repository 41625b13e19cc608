import {
  formulaParts,
  type MarkupPart,
  parseFormula,
  spokenFormula,
} from '#chemistry/compounds/formulas.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'

import { onLine, scriptParts } from './scripts.ts'
import { spokenSign } from './spoken-signs.ts'

/**
 * A piece of a sentence: plain text, or something that is drawn with raised and lowered parts
 * or read in other words. In a nuclide a raised and a lowered part stand before the symbol, one
 * above the other.
 */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'chemical'; readonly parts: readonly MarkupPart[]; readonly spoken: string }

type Chemical = Extract<Segment, { kind: 'chemical' }>

const BOXES = /((?:\[[↑↓ ]+\])+)/
const SPACES = /([ \t\n\u00a0]+)/
const LEADING = /^[([{"'“‘¿≈]+/
const TRAILING = /[)\]}"'”’.,;:!?…]+$/
const SEPARATOR = /[/–—→⇌,;:=+’'-]/
const STATE = /^(.+)\((s|l|g|aq)\)$/
const NUCLIDE = /^([⁰¹²³⁴⁵⁶⁷⁸⁹]+)(₋?[₀₁₂₃₄₅₆₇₈₉]*)([A-Z][a-z]?|[enp])([⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻])?$/
const HYPHENATED_NUCLIDE = /^([A-Z][a-z]?)-(\d{1,3})$/
const CORE = /^\[([A-Z][a-z])\](.*)$/
const SUBSHELLS = /^(?:(?:[1-7n]|\(n\u2212[12]\))[spdf](?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+|\d{1,2}(?!\d))?)+$/
const SUBSHELL = /([1-7n]|\(n\u2212[12]\))([spdf])([⁰¹²³⁴⁵⁶⁷⁸⁹]+|\d{1,2})?/g
const BONDS = /^[A-Z][a-z]?(?:[–=≡-][A-Z][a-z]?)+$/
const POWER = /^([\da-z().]*[\da-z)])(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/
const EXPONENTIAL = /^(10|e)\^\(?([^()]+)\)?$/
const SCRIPTED = /^[A-Za-z₀₁₂₃₄₅₆₇₈₉]+[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]?$/
const COEFFICIENT = /^(\d+)(?=[A-Z([])/

/** Capitals that read as symbols but are Roman numerals or abbreviations. */
const notFormulas = /^(?:[IVX]+|SI|US|UK|OK|UV|IN|ON|IF|OF|IS|UP|PS|HOW|WHO)$/

const stateWords = { s: 'solid', l: 'liquid', g: 'gas', aq: 'aqueous' } as const
const bondWords: ReadonlyMap<string, string> = new Map([
  ['–', 'single bond'],
  ['-', 'single bond'],
  ['=', 'double bond'],
  ['≡', 'triple bond'],
])
const particles: ReadonlyMap<string, string> = new Map([
  ['e', 'electron'],
  ['n', 'neutron'],
  ['p', 'proton'],
])

/**
 * The sentence as it should be read aloud: formulas spelled ('H 2 O'), nuclides named ('bromine
 * 79'), configurations ('3 d 10'), orbital boxes, arrows, states, signs, powers and units in words.
 */
export function spokenText(text: string): string {
  return segments(text)
    .map((segment) => (segment.kind === 'text' ? segment.text : segment.spoken))
    .join('')
}

/**
 * Splits a sentence into plain text and chemical pieces, in order; nothing is lost. A word is a
 * formula when it has two symbols or more, or a subscript or a charge.
 */
export function segments(text: string): readonly Segment[] {
  const pieces = text.split(BOXES)
  return mergeText(
    pieces.flatMap((piece, place) => (place % 2 === 1 ? [boxRow(piece)] : words(piece))),
  )
}

/** A row of orbital boxes: 'up down, up, empty' for '[↑↓][↑][ ]'. */
function boxRow(row: string): Segment {
  const spoken = row.slice(1, -1).split('][').map(arrowWords).join(', ')
  return { kind: 'chemical', parts: [{ text: row, position: 'base' }], spoken }
}

function arrowWords(box: string): string {
  const arrows = Array.from(box.trim(), (arrow) => (arrow === '↑' ? 'up' : 'down'))
  return arrows.join(' ') || 'empty'
}

function words(text: string): readonly Segment[] {
  const found: Segment[] = []
  let before = ''
  for (const word of text.split(SPACES)) {
    found.push(...(SPACES.test(word) ? [plain(word)] : wordSegments(word, before)))
    if (!SPACES.test(word)) before = word
  }
  return found
}

function plain(text: string): Segment {
  return { kind: 'text', text }
}

function mergeText(found: readonly Segment[]): readonly Segment[] {
  const merged: Segment[] = []
  for (const segment of found) {
    const last = merged.at(-1)
    if (segment.kind === 'text' && last?.kind === 'text') {
      merged.splice(-1, 1, plain(last.text + segment.text))
    } else if (segment.kind === 'chemical' || segment.text !== '') merged.push(segment)
  }
  return merged
}

/** The pieces of one word: with its punctuation, without it, or cut at a separator. */
function wordSegments(word: string, before: string): readonly Segment[] {
  for (const [lead, core, trail] of strippings(word)) {
    const piece = chemicalPiece(core, before)
    if (piece !== null) return [plain(lead), ...piece, plain(trail)]
  }
  const cut = SEPARATOR.exec(word)
  if (cut === null || word.length === 1) return [plain(word)]
  const separator = cut[0]
  const joined = isArrow(separator) ? wordSegments(separator, '') : [plain(separator)]
  return [
    ...wordSegments(word.slice(0, cut.index), before),
    ...(isArrow(separator) ? spaced(joined) : joined),
    ...wordSegments(word.slice(cut.index + 1), ''),
  ]
}

function isArrow(separator: string): boolean {
  return separator === '→' || separator === '⇌'
}

/** An arrow without spaces around it is still a word of its own when spoken. */
function spaced(arrow: readonly Segment[]): readonly Segment[] {
  return arrow.map((segment) =>
    segment.kind === 'chemical' ? { ...segment, spoken: ` ${segment.spoken} ` } : segment,
  )
}

/** The word without 0, 1, 2 … characters of punctuation at either end, longest first. */
function strippings(word: string): readonly (readonly [string, string, string])[] {
  const lead = LEADING.exec(word)?.[0].length ?? 0
  const trail = TRAILING.exec(word)?.[0].length ?? 0
  const cuts = Array.from({ length: lead + 1 }, (_, left) =>
    Array.from({ length: trail + 1 }, (__, right) => [left, right] as const),
  ).flat()
  return cuts
    .filter(([left, right]) => left + right < word.length)
    .toSorted((a, b) => a[0] + a[1] - b[0] - b[1])
    .map(([left, right]) => [
      word.slice(0, left),
      word.slice(left, word.length - right),
      word.slice(word.length - right),
    ])
}

function chemicalPiece(word: string, before: string): readonly Segment[] | null {
  const sign = spokenSign(word, before)
  if (sign !== null) return [unchanged(word, sign)]
  const piece =
    nuclide(word) ??
    hyphenatedNuclide(word) ??
    nobleGasCore(word) ??
    subshells(word) ??
    bonds(word) ??
    formulaPiece(word) ??
    doubleBonded(word) ??
    power(word) ??
    exponential(word) ??
    scripted(word)
  return piece === null ? null : [piece]
}

function unchanged(text: string, spoken: string): Chemical {
  return { kind: 'chemical', parts: [{ text, position: 'base' }], spoken }
}

/** '10^(−3.4)' has a raised exponent and is '10 to the power minus 3.4'. */
function exponential(word: string): Chemical | null {
  const [, base, exponent] = EXPONENTIAL.exec(word) ?? []
  if (base === undefined || exponent === undefined) return null
  return {
    kind: 'chemical',
    parts: [
      { text: base, position: 'base' },
      { text: exponent, position: 'sup' },
    ],
    spoken: `${base} to the power ${exponent.replace('\u2212', 'minus ')}`,
  }
}

/** '⁷⁹Br' is 'bromine 79', '¹⁴₆C' is 'carbon 14, atomic number 6'. */
function nuclide(word: string): Chemical | null {
  const [, massNumber, atomicNumber = '', symbol = '', charge = ''] = NUCLIDE.exec(word) ?? []
  const name = particles.get(symbol) ?? elementBySymbol(symbol)?.name.toLowerCase()
  if (massNumber === undefined || name === undefined) return null
  if (particles.has(symbol)) return { kind: 'chemical', parts: scriptParts(word), spoken: name }
  const order = atomicNumber === '' ? '' : `, atomic number ${spokenDigits(atomicNumber)}`
  const ion = charge === '' ? '' : `, ${spokenCharge(charge)}`
  return {
    kind: 'chemical',
    parts: scriptParts(word),
    spoken: `${name} ${onLine(massNumber)}${order}${ion}`,
  }
}

function hyphenatedNuclide(word: string): Chemical | null {
  const [, symbol = '', massNumber] = HYPHENATED_NUCLIDE.exec(word) ?? []
  const found = elementBySymbol(symbol)
  if (found === undefined) return null
  return unchanged(word, `${found.name.toLowerCase()} ${massNumber}`)
}

/** '[Ar]' is 'argon core', with subshells attached to it or not. */
function nobleGasCore(word: string): Chemical | null {
  const [, symbol = '', attached = ''] = CORE.exec(word) ?? []
  const gas = elementBySymbol(symbol)
  const outer = attached === '' ? { parts: [], spoken: '' } : subshells(attached)
  if (gas?.classification !== 'noble-gas' || outer === null) return null
  return {
    kind: 'chemical',
    parts: [{ text: `[${symbol}]`, position: 'base' }, ...outer.parts],
    spoken: `${gas.name.toLowerCase()} core ${outer.spoken}`.trim(),
  }
}

function subshells(word: string): Chemical | null {
  if (!SUBSHELLS.test(word)) return null
  const found = Array.from(word.matchAll(SUBSHELL), ([, shell = '', letter = '', count = '']) => ({
    shell,
    letter,
    count: onLine(count),
  }))
  return {
    kind: 'chemical',
    parts: found.flatMap(({ shell, letter, count }): readonly MarkupPart[] => [
      { text: shell + letter, position: 'base' },
      ...(count === '' ? [] : [{ text: count, position: 'sup' as const }]),
    ]),
    spoken: found
      .map(({ shell, letter, count }) => `${spokenShell(shell)} ${letter} ${count}`.trim())
      .join(' '),
  }
}

/** '(n−1)' is 'n minus 1'. */
function spokenShell(shell: string): string {
  return shell.replace(/^\(n\u2212(.)\)$/, 'n minus $1')
}

/** 'C=O' is 'C double bond O'. A dash is a bond between non-metals only: 'Li–Ne' is a range. */
function bonds(word: string): Chemical | null {
  if (!BONDS.test(word)) return null
  const symbols = word.split(/[–=≡-]/).map(elementBySymbol)
  const isDashed = /[–-]/.test(word)
  const areBonded = symbols.every(
    (found) =>
      found?.classification === 'non-metal' ||
      found?.classification === 'metalloid' ||
      (!isDashed && found?.classification === 'metal'),
  )
  if (!areBonded) return null
  const spoken = word.replace(/[–=≡-]/g, (bond) => ` ${bondWords.get(bond)} `)
  return unchanged(
    word,
    spoken.replace(/[A-Z][a-z]/g, (symbol) => Array.from(symbol).join(' ')),
  )
}

function formulaPiece(word: string): Chemical | null {
  const coefficient = COEFFICIENT.exec(word)?.[1] ?? ''
  const substance = word.slice(coefficient.length)
  const [, written = substance, state] = STATE.exec(substance) ?? []
  const parsed = looksLikeFormula(written, state !== undefined) ? parseFormula(written) : null
  if (parsed === null || 'error' in parsed) return null
  const before: readonly MarkupPart[] =
    coefficient === '' ? [] : [{ text: coefficient, position: 'base' }]
  const after: readonly MarkupPart[] =
    state === undefined ? [] : [{ text: `(${state})`, position: 'base' }]
  return {
    kind: 'chemical',
    parts: [...before, ...formulaParts(parsed), ...after],
    spoken: [coefficient, spokenFormula(parsed), spokenState(state)].join(' ').trim(),
  }
}

/** 'CH₃CH=CH₂' is 'C H 3 C H double bond C H 2'. */
function doubleBonded(word: string): Chemical | null {
  const [left, right, ...more] = word.split('=').map(formulaPiece)
  if (!left || !right || more.length > 0) return null
  return {
    kind: 'chemical',
    parts: [...left.parts, { text: '=', position: 'base' }, ...right.parts],
    spoken: `${left.spoken} double bond ${right.spoken}`,
  }
}

function spokenState(state: string | undefined): string {
  return state === 's' || state === 'l' || state === 'g' || state === 'aq' ? stateWords[state] : ''
}

/** Two symbols or more, a subscript, a charge or a state, and no bracket around the whole word. */
function looksLikeFormula(word: string, hasState: boolean): boolean {
  if (word === 'e⁻' || (hasState && elementBySymbol(word) !== undefined)) return true
  if (notFormulas.test(word) || /^\(.*\)$/.test(word)) return false
  const symbols = word.match(/[A-Z]/g)?.length ?? 0
  return symbols >= 2 || (symbols === 1 && /[\d₀₁₂₃₄₅₆₇₈₉⁺⁻^]/.test(word))
}

/** '10²³' is '10 to the power 23', 'n²' is 'n squared'. */
function power(word: string): Chemical | null {
  const [, base, exponent] = POWER.exec(word) ?? []
  if (base === undefined || exponent === undefined) return null
  const value = onLine(exponent)
  const special = new Map([
    ['2', 'squared'],
    ['3', 'cubed'],
  ]).get(value)
  const spoken = base === '10' || special === undefined ? `to the power ${value}` : special
  return {
    kind: 'chemical',
    parts: scriptParts(word),
    spoken: `${base} ${spoken.replace('\u2212', 'minus ')}`,
  }
}

/** Letters of no element with raised or lowered parts: 'X²⁺' is 'X 2 plus', 'E₁' is 'E 1'. */
function scripted(word: string): Chemical | null {
  if (!SCRIPTED.test(word) || !/[₀₁₂₃₄₅₆₇₈₉⁺⁻]/.test(word)) return null
  const parts = scriptParts(word)
  const spoken = parts.map(({ text, position }) => {
    if (position === 'sup') return spokenCharge(text)
    return position === 'sub' ? text : Array.from(text).join(' ')
  })
  return { kind: 'chemical', parts, spoken: spoken.join(' ') }
}

function spokenDigits(text: string): string {
  return onLine(text).replace('\u2212', 'minus ')
}

/** '²⁻' or '2−' is '2 minus'. */
function spokenCharge(charge: string): string {
  return onLine(charge)
    .replace(/\+$/, ' plus')
    .replace(/\u2212$/, ' minus')
    .trim()
}
