import {
  composition,
  type Formula,
  formatFormula,
  type FormulaError,
  type Group,
  parseFormula,
} from '#chemistry/compounds/formulas.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { inLatinLetters, inPlainSigns } from '#chemistry/typed-signs.ts'
import type { FormulaKey, TaskOf } from '#quiz/task.ts'

import type { Kind, Unread } from './kind.ts'

export type FormulaResponse = { readonly formula: Formula }

/** Why a text cannot be judged. It is never counted as wrong. */
export type FormulaProblem =
  | { readonly problem: 'empty' }
  | { readonly problem: 'unreadable'; readonly reason: FormulaError }
  /** Read only with other letter cases: offered to the learner, never taken silently. */
  | { readonly problem: 'letter-case'; readonly offers: readonly Formula[] }
  /** A digit 0 where the letter O must be meant: it is offered, too. */
  | { readonly problem: 'zero'; readonly offers: readonly Formula[] }
  /** The name of an element. */
  | { readonly problem: 'name' }
  /** The numeral of a name, as in Fe(III), or water behind a space. */
  | { readonly problem: 'numeral' | 'water'; readonly offers: readonly Formula[] }
  /** Letters and digits that look alike: HCI and HC1 for HCl, Cr207 for Cr2O7. */
  | { readonly problem: 'lookalike'; readonly offers: readonly Formula[] }

/** How a wrong formula came close to the right one. */
export type FormulaMiss =
  | 'charge-missing'
  | 'charge-sign'
  | 'charge-size'
  | 'not-reduced'
  /** Fe3 for Fe³⁺: the size of a charge where a number of atoms stands. */
  | 'number-for-charge'
  | 'bracket-missing'
  | 'counts'
  | 'order'
  /** Co for CO: the letters are right, but not which of them are capitals. */
  | 'capitals'
  | 'elements'

export type FormulaVerdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly nearMiss: FormulaMiss }

/** Counts do not begin with 0, so this one stands where a symbol is expected. */
const ZERO_FOR_OXYGEN = /(?<![\d₀-₉.,])[0₀](?![.,])/g

/** Water with a digit for its oxygen, alone or behind a salt. No substance has H₂₀ alone. */
const ZERO_IN_WATER = /((?:^|[.•⋅*∙·x×]\s*)\d*\s*H[2₂])[0₀]$/

/** The Roman numeral of a name behind a symbol: iodine and vanadium do not stand there. */
const NUMERAL = /(?<=^[A-Z][a-z]?)(?:\((I{1,3}|IV|VI{0,2})\)|(I{2,3}|IV|VI{1,2})$)/
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

/** A number behind a number and a space, which may count the water of a salt. */
const SPACED_WATER = /(?<=[\d₀-₉)\]])\s+(?=\d+\s*H[2₂]O$)/

/** Water behind a number without a space: its first digit may belong to the salt. */
const JOINED_WATER = /(?<=[A-Za-z)][\d₀-₉])(?=\d+H[2₂]O$)/

/** A capital I, a digit 1 or a line for the small letter of Al and Cl. */
const LINE_FOR_L = /(?<=[AC])[1I|](?![a-z])/g

/** More suggestions than this would not help. */
const MAX_OFFERS = 3
const symbols: ReadonlySet<string> = new Set(elements.map(({ symbol }) => symbol))

/** Names that no formula is written like: tin may stand for TiN. */
const names: ReadonlySet<string> = new Set([
  ...elements.map(({ name }) => name.toLowerCase()).filter((name) => name.length > 3),
  'aluminium',
  'caesium',
  'sulphur',
  'water',
  'ammonia',
  'steam',
  'salt',
  'table salt',
  'baking soda',
  'limestone',
  'lime',
  'chalk',
  'quartz',
  'sugar',
  'vinegar',
  'rust',
  'alcohol',
  'carbon dioxide',
  'carbon monoxide',
])

/** Endings of names of compounds and ions. No formula in small letters ends so and has five letters or more. */
const ENDING = /(?:[iau]te|ide|ido|ium|acid|ane|ene|yne|ine|one|ose|ol|ion|um)$/

/** Whether a text is a name: a word of the list, or words with the ending of one. */
function isName(text: string): boolean {
  const words = text.toLowerCase()
  return names.has(words) || (/^[a-z][a-z -]{4,}$/.test(words) && ENDING.test(words))
}

/** Symbols of elements that a slip of the shift key makes of others: Nh of N and H, No of N and O, Po of P and O. */
const SLIPS: ReadonlySet<string> = new Set(['Nh', 'No', 'Po', 'Cn', 'Hs', 'Og'])

/**
 * The formulas that are meant by one with a slip of the shift key, as NH₄⁺ by Nh4+; none where the answer has that
 * element. A reading with raised or lowered signs was chosen by the learner.
 */
function meantBySlip(
  text: string,
  { formula }: FormulaResponse,
  key: FormulaKey,
): readonly Formula[] {
  const wanted = composition(key.formula)
  const found = [...composition(formula).keys()].filter((symbol) => SLIPS.has(symbol))
  if (found.length === 0 || found.some((symbol) => wanted.has(symbol))) return []
  if (/[₀-₉⁰¹²³⁴-⁹⁺⁻]/.test(text) || !/\d|[A-Z].*[A-Z]/.test(text)) return []
  const others = casings(text.trim()).flatMap((spelling) => {
    const read = parseFormula(plainFormula(spelling))
    if ('error' in read) return []
    return [...composition(read).keys()].some((symbol) => SLIPS.has(symbol)) ? [] : [read]
  })
  return others.length === 0 ? [] : [...others.slice(0, MAX_OFFERS - 1), formula]
}

/**
 * The problem of a formula with a sign for another one that looks like it; null where there is none. What is
 * asked for tells whether C1 and CI may be chlorine, and 20 two atoms and an oxygen; a formula that has that element is as it
 * was meant, and so is one with lowered digits.
 */
function meantByLook(
  typed: string,
  { formula }: FormulaResponse,
  key: FormulaKey,
): FormulaProblem | null {
  const text = inLatinLetters(inPlainSigns(typed)).trim()
  const [wanted, found] = [composition(key.formula), composition(formula)]
  const isMissing = (symbol: string) => wanted.has(symbol) && !found.has(symbol)
  if (isMissing('Cl') && LINE_FOR_L.test(text)) {
    const offers = readable([text.replace(LINE_FOR_L, 'l')])
    if (offers.length > 0) return { problem: 'lookalike', offers }
  }
  if (isMissing('O') && /0/.test(text)) {
    const letters = [...text.matchAll(/0/g)].map(
      ({ index }) => `${text.slice(0, index)}O${text.slice(index + 1)}`,
    )
    const offers = readable(letters)
    if (offers.length > 0) return { problem: 'lookalike', offers: [...offers, formula] }
  }
  const isSalt = key.formula.includes('·') && !plainFormula(text).includes('·')
  const offers =
    isSalt && JOINED_WATER.test(text) ? readable([text.replace(JOINED_WATER, '·')]) : []
  return offers.length > 0 ? { problem: 'water', offers: [...offers, formula] } : null
}

function readable(texts: readonly string[]): readonly Formula[] {
  return texts.flatMap((text) => {
    const read = parseFormula(plainFormula(text))
    return 'error' in read ? [] : [read]
  })
}

/**
 * Reads a formula or ion in every usual spelling: `H2SO4`, `SO4^2-`, `SO42-`, `SO4--`, `SO4=`, `SO4²-`, `SO4(2-)`, `Fe+3`,
 * `Ca3{PO4}2`, `CuSO4.5H2O`, `CuSO4 x 5 H2O`, `CO2(g)`, `H_2O`. In `Fe3+` and `SO42-` the last digit is the size of the charge, in `NH4+` a subscript; the
 * learner sees the typeset reading before submitting it. `h2so4` is offered as H₂SO₄.
 */
export function parseFormulaResponse(typed: string): FormulaResponse | FormulaProblem {
  const text = inLatinLetters(inPlainSigns(typed)).trim()
  const plain = plainFormula(text)
  if (plain === '') return { problem: 'empty' }
  if (isName(text.replace(/ ?\([ivx]+\)$/i, ''))) return { problem: 'name' }
  const meant = meantOf(text)
  if (meant !== null) return meant
  const withOxygen = text.replace(ZERO_FOR_OXYGEN, 'O').replace(ZERO_IN_WATER, '$1O')
  if (withOxygen !== text) {
    const read = parseFormulaResponse(withOxygen)
    if ('formula' in read) return { problem: 'zero', offers: [read.formula] }
    if (read.problem === 'letter-case') return { problem: 'zero', offers: read.offers }
  }
  const formula = parseFormula(plain)
  if (!('error' in formula)) return { formula }
  const withAluminum = plain.replace(LINE_FOR_L, 'l')
  const lookalikes = withAluminum === plain ? [] : readable([withAluminum])
  if (lookalikes.length > 0) return { problem: 'lookalike', offers: lookalikes }
  const offers = casings(plain).flatMap((spelling) => {
    const read = parseFormula(plainFormula(spelling))
    return 'error' in read ? [] : [read]
  })
  return offers.length > 0
    ? { problem: 'letter-case', offers: offers.slice(0, MAX_OFFERS) }
    : { problem: 'unreadable', reason: formula.error }
}

/** What a text means that is no formula as it stands, where it could be read as another one. */
function meantOf(text: string): FormulaProblem | null {
  const [numeral, inBracket, bare] = NUMERAL.exec(text.replaceAll(' ', '')) ?? []
  if (numeral !== undefined) {
    const rest = text.replaceAll(' ', '').replace(NUMERAL, '')
    const charge = numerals.indexOf(inBracket ?? bare ?? '') + 1
    const isIon = symbols.has(rest.replace(/\d*\+$/, ''))
    const offer = parseFormula(isIon ? `${rest.replace(/\d*\+$/, '')}^${charge}+` : rest)
    return { problem: 'numeral', offers: 'error' in offer ? [] : [offer] }
  }
  if (!SPACED_WATER.test(text)) return null
  const offer = parseFormula(plainFormula(text.replace(SPACED_WATER, '·')))
  return 'error' in offer ? null : { problem: 'water', offers: [offer] }
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

/** How questions of kind `formula` are read and judged. */
export const formulaKind: Kind<TaskOf<'formula'>, FormulaResponse> = {
  parse({ key }, given) {
    const read = parseFormulaResponse(given)
    if ('problem' in read) return unread(read, given.trim())
    const offers = meantBySlip(given, read, key)
    const problem: FormulaProblem | null =
      offers.length > 0 ? { problem: 'letter-case', offers } : meantByLook(given, read, key)
    return problem === null ? { response: read } : unread(problem, given.trim())
  },
  isRight: ({ key }, response) => judgeFormula(key, response).isRight,
  missOf({ key }, response) {
    const verdict = judgeFormula(key, response)
    return verdict.isRight ? null : sentencesOf(verdict.nearMiss, key)
  },
  nudgeOf({ key }, response) {
    const verdict = judgeFormula(key, response)
    return verdict.isRight ? null : nudges[verdict.nearMiss]
  },
  isSame: ({ key: { ordered } }, { formula }, other) =>
    missOf(other.formula, formula, ordered) === null,
  describe: (_, response) => describeFormula(response),
}

const nudges: Readonly<Record<FormulaMiss, string>> = {
  'charge-missing': 'The atoms are right, but an ion is asked for, and an ion has a charge.',
  'charge-sign': 'The atoms and the size of the charge are right, but its sign is not.',
  'charge-size': 'The atoms are right, but the charge is not.',
  'not-reduced': 'The ratio of the atoms is right, but not their numbers.',
  'number-for-charge':
    'A number behind a symbol counts atoms. The size of a charge is raised and has its sign.',
  'bracket-missing':
    'A bracket is missing. A number counts only the last atom, or the group in the bracket.',
  counts: 'The elements are right, but not the numbers of their atoms.',
  order: 'The atoms are right, but their groups stand in another order.',
  capitals: 'The letters are right, but not which of them are capitals.',
  elements: 'Not all the elements are right. Check each symbol, and its capital and small letters.',
}

function unread(problem: FormulaProblem, given: string): Unread {
  switch (problem.problem) {
    case 'empty':
      return { problem: null, offers: [] }
    case 'name':
      return { problem: `“${given}” is a name. Type a formula of symbols, as in H2O.`, offers: [] }
    case 'letter-case':
      return {
        problem: 'A symbol begins with a capital letter. Choose what you mean.',
        offers: problem.offers.map(formatFormula).map((shown) => ({ given: shown, shown })),
      }
    case 'zero':
      return {
        problem: `In “${given}” there is the digit 0 where a symbol is expected. Oxygen is the letter O.`,
        offers: problem.offers.map(formatFormula).map((shown) => ({ given: shown, shown })),
      }
    case 'lookalike':
      return {
        problem: 'The letters O, l and I look like the digits 0 and 1. Choose what you mean.',
        offers: problem.offers.map(formatFormula).map((shown) => ({ given: shown, shown })),
      }
    case 'numeral':
      return {
        problem: 'A Roman numeral belongs to a name. A formula shows a charge with its sign.',
        offers: problem.offers.map(formatFormula).map((shown) => ({ given: shown, shown })),
      }
    case 'water':
      return {
        problem: 'A dot stands before water of crystallization. Choose what you mean.',
        offers: problem.offers.map(formatFormula).map((shown) => ({ given: shown, shown })),
      }
    case 'unreadable':
      return { problem: unreadable(problem.reason, given), offers: [] }
  }
}

function unreadable(reason: FormulaError, given: string): string {
  if (reason === 'unknown-element') return `In “${given}” there is a symbol that no element has.`
  if (reason === 'unbalanced-brackets') return `In “${given}” a bracket has no partner.`
  if (reason === 'ambiguous-charge') return 'Write the charge behind the sign ^, as in SO4^2-.'
  if (/^\d/.test(given)) return 'A number in front is no part of a formula. Leave it out.'
  return `“${given}” cannot be read as a formula.`
}

function sentencesOf(miss: FormulaMiss, key: FormulaKey): string {
  const right = shownFormula(key)
  switch (miss) {
    case 'charge-missing':
      return `The atoms are right, but an ion is asked for. Its charge is missing: ${right}.`
    case 'charge-sign':
      return `The atoms and the size of the charge are right, but its sign is not. The ion is ${right}.`
    case 'charge-size':
      return `The atoms are right, but the charge is not. The ion is ${right}.`
    case 'not-reduced':
      return `The ratio of the atoms is right, but not their numbers. The formula is ${right}.`
    case 'number-for-charge':
      return `A number behind a symbol counts atoms. The size of a charge is raised and has its sign: ${right}.`
    case 'bracket-missing':
      return `A bracket is missing. Without it the number behind counts only the last atom, and not the whole group as in ${right}.`
    case 'counts':
      return `The elements are right, but not the numbers of their atoms. The formula is ${right}.`
    case 'order':
      return `The atoms are right, but their groups stand in another order. The formula is ${right}.`
    case 'capitals':
      return `The letters are right, but not which of them are capitals. Each symbol has one capital letter, at its beginning: ${right}.`
    case 'elements':
      return `Your formula does not have the elements of ${right}. Check each symbol, and its capital and small letters.`
  }
}

/**
 * The formula of a key as it is shown.
 * @throws RangeError when the key holds no formula.
 */
export function shownFormula({ formula }: FormulaKey): string {
  return formatFormula(formula)
}

function missOf(right: Formula, given: Formula, ordered: boolean): FormulaMiss | null {
  const [wanted, found] = [composition(right), composition(given)]
  const isSame = wanted.size === found.size && [...wanted].every(([s, n]) => found.get(s) === n)
  if (isSame && given.charge !== right.charge) return chargeMiss(right.charge, given.charge)
  if (isSame) return ordered && formatFormula(given) !== formatFormula(right) ? 'order' : null
  const hasSameElements =
    wanted.size === found.size && [...wanted.keys()].every((symbol) => found.has(symbol))
  if (!hasSameElements) {
    const letters = (formula: Formula) => withoutBrackets(formula).toLowerCase()
    return letters(right) === letters(given) ? 'capitals' : 'elements'
  }
  if (isNumberForCharge(right, wanted, found)) return 'number-for-charge'
  if (isMultiple(wanted, found)) return 'not-reduced'
  return withoutBrackets(right) === withoutBrackets(given) ? 'bracket-missing' : 'counts'
}

function chargeMiss(right: number, given: number): FormulaMiss {
  if (given === 0) return 'charge-missing'
  return given === -right ? 'charge-sign' : 'charge-size'
}

/** Tells whether a formula has a number of atoms where an ion of one atom is asked for. */
function isNumberForCharge(
  { charge }: Formula,
  wanted: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): boolean {
  const [[symbol, count] = ['', 0], ...others] = wanted
  return charge !== 0 && others.length === 0 && count === 1 && (found.get(symbol) ?? 0) > 1
}

function isMultiple(
  wanted: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): boolean {
  const ratios = new Set([...wanted].map(([symbol, count]) => (found.get(symbol) ?? 0) / count))
  return ratios.size === 1
}

/** The symbols and counts in order without brackets, as when a bracket is forgotten. */
function withoutBrackets({ units }: Formula): string {
  return units
    .map(({ coefficient, groups }) => `${coefficient}${groups.map(flat).join('')}`)
    .join('·')
}

function flat(group: Group): string {
  const count = group.count > 1 ? String(group.count) : ''
  return group.kind === 'atoms'
    ? group.symbol + count
    : `${group.groups.map(flat).join('')}${count}`
}

/**
 * The notation that formulas are read in: '^2-' for charges, '·' before water of crystallization, no states and no
 * lines for bonds.
 */
function plainFormula(text: string): string {
  return withPlainCharge(
    text
      .replace(/(?:\s+aq|\s*\[(?:s|l|g|aq)\])$/, '')
      .replace(/[\s\u00a0\u202f]+/g, '')
      .replace(/[\u2010-\u2015\u2212\u00af]/g, '-')
      .replace(/(?<=[^(])\((?:s|l|g|aq)\)$/, '')
      .replace(/[.,;]$/, '')
      .replace(/_\{?(\d+)\}?/g, '$1')
      .replace(/(?<!\^)\{([A-Z][^{}]*)\}/g, '($1)')
      .replace(/(?<=[A-Za-z\d₀-₉)\]}])\^?([=≡])$/, (_, sign: string) =>
        sign === '=' ? '^2-' : '^3-',
      )
      .replace(/(?<=[A-Za-z\d₀-₉)])[-=≡](?=[A-Z(])/g, '')
      .replace(/[.•⋅*∙‧・](?=\d*[A-Z])|[x×](?=\d*H[2₂]O$)/g, '·'),
  )
}

/** The charge at the end as '^2-', however it is written. */
function withPlainCharge(text: string): string {
  return text
    .replace(/(?<=\d)[⁺⁻]$/, (sign) => (sign === '⁺' ? '+' : '-'))
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+[+-]?$/, (raised) => `^${Array.from(raised, lowered).join('')}`)
    .replace(/\^?\{([^}]*)\}$/, '^$1')
    .replace(/\^?[([](\d*)([+-])[)\]]$/, '^$1$2')
    .replace(/\^?[([]?([+-])(\d+)[)\]]?$/, '^$2$1')
    .replace(/\^?(\+{2,4}|-{2,4})$/, (_, signs: string) => `^${signs.length}${signs.charAt(0)}`)
    .replace(/^([A-Z][a-z]?)(\d)([+-])$/, '$1^$2$3')
    .replace(/(?<=[\d₀-₉\]])(\d)([+-])$/, '^$1$2')
    .replace(/(?<=[₀-₉])([+-])$/, '^$1')
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function lowered(sign: string): string {
  if (sign === '⁺') return '+'
  if (sign === '⁻') return '-'
  return RAISED.includes(sign) ? String(RAISED.indexOf(sign)) : sign
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
