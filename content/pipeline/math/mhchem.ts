import { type Formula, parseFormula, spokenFormula } from '#chemistry/compounds/formulas.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'

/** One substance, particle or word of an equation as mhchem writes it. */
export type Species = {
  readonly coefficient: string
  readonly body: Body
  readonly state: string
  /** The meaning of an arrow after the substance: it leaves as a gas, or falls as a solid. */
  readonly leaves: 'gas' | 'precipitate' | null
}

type Body =
  | { readonly kind: 'formula'; readonly formula: Formula }
  | {
      readonly kind: 'nuclide'
      readonly mass: string
      readonly charge: number
      readonly name: string
      readonly ion: string
    }
  | { readonly kind: 'bonds'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'symbols'; readonly text: string }

export type Arrow = { readonly sign: string; readonly above: string; readonly below: string }

/** A reaction as sides with arrows between them; a formula alone is one side. */
export type Reaction = {
  readonly sides: readonly (readonly Species[])[]
  readonly arrows: readonly Arrow[]
}

const ARROW = /<=>>|<<=>|<=>|<-->|<->|->|<-|→|⇌/y
const NUCLIDE =
  /^\^\{?(\d+[a-z]?)\}?(?:_\{?(-?\d+)\}?)?\s*([A-Z][a-z]?|e|n|p)(?:\^?\{?(\d*[+-])\}?)?$/
const STATE = /\s*\((s|l|g|aq)\)$/
const COEFFICIENT = /^(\d+\/\d+|\d+(?:\.\d+)?|[nx](?=[A-Z(\s]))\s*(?=\S)/
const BONDS = /^(?:[A-Z][a-z]?\d?)+(?:[-=#](?:[A-Z][a-z]?\d?)+)+$/
const WORDS = /^\\?(?:text|textrm|mathrm)\{([^{}]*)\}$/
const particles: ReadonlyMap<string, readonly [name: string, charge: number]> = new Map([
  ['e', ['electron', -1]],
  ['n', ['neutron', 0]],
  ['p', ['proton', 1]],
])

/** Reads the text between the braces of `\ce{}`. Never throws: unknown parts stay as symbols. */
export function parseMhchem(source: string): Reaction {
  const text = source.replaceAll(/(\d)\\(?:text|mathrm)\{m\}/g, '$1m')
  const { sides, arrows } = cutAtArrows(text)
  return { sides: sides.map((side) => parseSide(side)), arrows }
}

/**
 * The pieces of a reaction between which a line may break: each substance with the plus or the arrow
 * that follows it.
 */
export function mhchemPieces(
  text: string,
): readonly { readonly substance: string; readonly operator: string }[] {
  const { sides, arrows } = cutAtArrows(text)
  return sides.flatMap((side, index) => {
    const arrow = arrows[index]
    const after = arrow === undefined ? '' : `${arrow.sign}${inBrackets(arrow)}`
    const substances = side.trim().split(/\s+\+\s+/)
    return substances.map((substance, place) => ({
      substance,
      operator: place < substances.length - 1 ? '+' : after,
    }))
  })
}

function inBrackets({ above, below }: Arrow): string {
  if (above === '' && below === '') return ''
  return below === '' ? `[${above}]` : `[${above}][${below}]`
}

function cutAtArrows(text: string) {
  const sides: string[] = ['']
  const arrows: Arrow[] = []
  for (let index = 0; index < text.length;) {
    ARROW.lastIndex = index
    const sign = ARROW.exec(text)?.[0]
    if (sign === undefined) {
      sides.push(`${sides.pop() ?? ''}${text.charAt(index)}`)
      index += 1
      continue
    }
    const above = bracketed(text, index + sign.length)
    const below = bracketed(text, above.end)
    arrows.push({ sign, above: above.text, below: below.text })
    sides.push('')
    index = below.end
  }
  return { sides, arrows }
}

function bracketed(text: string, start: number): { readonly text: string; readonly end: number } {
  if (text.charAt(start) !== '[') return { text: '', end: start }
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    if (text.charAt(index) === '[') depth += 1
    if (text.charAt(index) === ']') depth -= 1
    if (depth === 0) return { text: text.slice(start + 1, index), end: index + 1 }
  }
  return { text: text.slice(start + 1), end: text.length }
}

function parseSide(side: string): readonly Species[] {
  return side
    .trim()
    .split(/\s+\+\s+/)
    .filter((part) => part !== '')
    .map(parseSpecies)
}

function parseSpecies(text: string): Species {
  const [, before = text, sign] = /^(.*\S)\s+([v^])$/.exec(text) ?? []
  const state = STATE.exec(before)?.[1] ?? ''
  const stated = before.replace(STATE, '')
  const coefficient = COEFFICIENT.exec(stated)?.[1] ?? ''
  return {
    coefficient,
    body: parseBody(stated.replace(COEFFICIENT, '').trim()),
    state,
    leaves: leaving(sign),
  }
}

function leaving(sign: string | undefined): Species['leaves'] {
  if (sign === undefined) return null
  return sign === '^' ? 'gas' : 'precipitate'
}

function parseBody(text: string): Body {
  const words = WORDS.exec(text)?.[1]
  if (words !== undefined) return { kind: 'words', text: words.trim() }
  const found = nuclide(text)
  if (found !== null) return found
  const formula = parseFormula(plainFormula(text))
  if (!('error' in formula)) return { kind: 'formula', formula }
  if (BONDS.test(text)) return { kind: 'bonds', text }
  return { kind: 'symbols', text }
}

function nuclide(text: string): Body | null {
  const [, mass, written, symbol = '', ion = ''] = NUCLIDE.exec(text) ?? []
  if (mass === undefined) return null
  const particle = particles.get(symbol)
  const found = elementBySymbol(symbol)
  if (particle === undefined && found === undefined) return null
  const known = particle?.[1] ?? found?.atomicNumber ?? 0
  return {
    kind: 'nuclide',
    mass,
    charge: written === undefined ? known : Number(written),
    name: particle?.[0] ?? found?.name.toLowerCase() ?? '',
    ion,
  }
}

/** mhchem's freedoms in the notation of the product's own formulas. */
function plainFormula(text: string): string {
  return text
    .replaceAll(/\s*[*.]\s*(?=\d*[A-Z(])/g, '·')
    .replaceAll(/_\{?(\d+)\}?/g, '$1')
    .replace(/\^\{?(\d*[+-])\}?$/, '^$1')
}

const stateWords: ReadonlyMap<string, string> = new Map([
  ['s', 'solid'],
  ['l', 'liquid'],
  ['g', 'gas'],
  ['aq', 'aqueous'],
])
const arrowWords: ReadonlyMap<string, string> = new Map([
  ['->', 'yields'],
  ['→', 'yields'],
  ['<-', 'is formed from'],
  ['<=>', 'in equilibrium with'],
  ['<=>>', 'in equilibrium with'],
  ['<<=>', 'in equilibrium with'],
  ['⇌', 'in equilibrium with'],
  ['<->', 'in resonance with'],
  ['<-->', 'to and from'],
])
const bondWords: ReadonlyMap<string, string> = new Map([
  ['-', 'single bond'],
  ['=', 'double bond'],
  ['#', 'triple bond'],
])
const signWords: ReadonlyMap<string, string> = new Map([
  ['(', 'open bracket'],
  [')', 'close bracket'],
  ['[', 'open bracket'],
  [']', 'close bracket'],
  ['+', 'plus'],
  ['-', 'minus'],
  ['*', 'dot'],
  ['.', 'dot'],
])

/**
 * The reaction or formula for listening: '2 H 2 gas plus O 2 gas yields 2 H 2 O liquid'.
 * @param speakCondition reads what stands above or below an arrow
 * @returns null when a part cannot be read well
 */
export function spokenMhchem(
  reaction: Reaction,
  speakCondition: (text: string) => string | null,
): string | null {
  const sides = reaction.sides.map(spokenSide)
  const arrows = reaction.arrows.map((arrow) => spokenArrow(arrow, speakCondition))
  if (sides.includes(null) || arrows.includes(null)) return null
  return sides
    .flatMap((side, index) => [side ?? '', arrows[index] ?? ''])
    .filter((part) => part !== '')
    .join(' ')
}

function spokenSide(side: readonly Species[]): string | null {
  const spoken = side.map(spokenSpecies)
  return spoken.includes(null) ? null : spoken.join(' plus ')
}

function spokenArrow(arrow: Arrow, speak: (text: string) => string | null): string | null {
  const word = arrowWords.get(arrow.sign) ?? null
  const conditions = [arrow.above, arrow.below].filter((text) => text.trim() !== '').map(speak)
  if (word === null || conditions.includes(null)) return null
  return conditions.length === 0 ? word : `${word}, with ${conditions.join(' and ')},`
}

function spokenSpecies({ coefficient, body, state, leaves }: Species): string | null {
  const spoken = spokenBody(body)
  if (spoken === null) return null
  const parts = [
    coefficient.replace('1/2', 'one half').replace('/', ' over '),
    spoken,
    stateWords.get(state) ?? '',
    leaves === null ? '' : `as a ${leaves}`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function spokenBody(body: Body): string | null {
  if (body.kind === 'words') return body.text
  if (body.kind === 'formula') return spokenFormula(body.formula)
  if (body.kind === 'nuclide') {
    const ion = body.ion === '' ? '' : `, ${spelled(body.ion)}`
    return ['electron', 'neutron', 'proton'].includes(body.name)
      ? body.name
      : `${body.name} ${body.mass}${ion}`
  }
  if (body.kind === 'bonds') {
    return spelled(body.text.replaceAll(/[-=#]/g, (bond) => ` ${bondWords.get(bond)} `))
  }
  return /^[A-Za-z0-9^_{}()[\]+.*-]+$/.test(body.text) ? spelled(body.text) : null
}

/** Letter by letter, numbers whole, signs in words; words that are there already stay. */
function spelled(text: string): string {
  return text
    .replaceAll(/[\^_{}]/g, ' ')
    .split(' ')
    .map((word) =>
      /^[a-z]{2,}$/.test(word)
        ? word
        : word.replaceAll(/\d+|[^\d]/g, (run) => ` ${signWords.get(run) ?? run}`),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
