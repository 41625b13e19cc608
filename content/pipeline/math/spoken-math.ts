import { spokenText } from '#chemistry/speech/spoken.ts'
import { subscript, superscript } from '#chemistry/units.ts'

import { parseMhchem, spokenMhchem } from './mhchem.ts'
import { textCommands } from './text-commands.ts'

const TOKEN = /\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|[{}^_&~]|\s+|[^\\]/g

const LOG = ' log '
const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\\times': ' × ',
    '\\cdot': ' times ',
    '\\div': ' divided by ',
    '\\approx': ' ≈ ',
    '\\sim': ' about ',
    '\\pm': ' plus or minus ',
    '\\le': ' ≤ ',
    '\\leq': ' ≤ ',
    '\\ge': ' ≥ ',
    '\\geq': ' ≥ ',
    '\\ll': ' much less than ',
    '\\gg': ' much greater than ',
    '\\lt': ' < ',
    '\\gt': ' > ',
    '\\ne': ' not equal to ',
    '\\neq': ' not equal to ',
    '\\propto': ' proportional to ',
    '\\to': ' to ',
    '\\rightarrow': ' to ',
    '\\longrightarrow': ' to ',
    '\\Rightarrow': ' therefore ',
    '\\infty': ' infinity ',
    '\\circ': ' degrees ',
    '\\degree': ' degrees ',
    '\\ldots': ' and so on ',
    '\\dots': ' and so on ',
    '\\log': LOG,
    '\\ln': ' natural log ',
    '\\sum': ' sum of ',
    '\\quad': ' ',
    '\\qquad': ' ',
    '\\,': ' ',
    '\\;': ' ',
    '\\:': ' ',
    '\\ ': ' ',
    '\\!': '',
    '\\%': '%',
    '\\{': '(',
    '\\}': ')',
    '\\left': '',
    '\\right': '',
    '\\displaystyle': '',
    '~': ' ',
    '=': ' = ',
    '<': ' < ',
    '>': ' > ',
    '/': ' over ',
    '*': ' times ',
    '|': ' ',
  }),
)
const greek = new Set(
  'alpha beta gamma delta epsilon lambda mu nu pi rho sigma theta phi psi omega Delta Sigma Omega Psi Phi Pi chi tau eta zeta kappa'.split(
    ' ',
  ),
)

/** Thrown inside and turned into null: the formula needs words from its author. */
class Unreadable extends Error {}

/**
 * A formula in TeX (with mhchem) as it should be read aloud: '10^{-10}\ \text{m}' is '10 to the
 * power minus 10 meters'.
 * @returns null when a command has no words here; the author then gives them with Say
 */
export function spokenMath(tex: string): string | null {
  try {
    const tokens = tex.match(TOKEN) ?? []
    const reader = new Reader(tokens)
    return tidy(reader.list())
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** Powers of what stands in brackets. A letter or a number has its power as a sign, which is read with it. */
const POWERS: ReadonlyMap<number, string> = new Map([
  [2, 'squared'],
  [3, 'cubed'],
])

/** Ready words stand between marks, so that the reading of signs leaves them alone. */
const READY = '\u{F0000}'

function tidy(text: string): string {
  return text
    .split(READY)
    .map((part, index) => (index % 2 === 1 ? part : spokenText(part.replaceAll(/ +/g, ' '))))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:)\]])/g, '$1')
    .replaceAll(/([([]) /g, '$1')
    .trim()
}

function ready(text: string): string {
  return `${READY} ${text} ${READY}`
}

class Reader {
  private index = 0
  private readonly tokens: readonly string[]

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  /** Everything up to the closing brace or the end. */
  list(): string {
    let text = ''
    while (this.index < this.tokens.length && this.peek() !== '}') text = this.next(text)
    return text
  }

  private peek(): string {
    return this.tokens[this.index] ?? ''
  }

  private take(): string {
    const token = this.peek()
    this.index += 1
    return token
  }

  private next(before: string): string {
    const token = this.take()
    if (token === '^') return before + this.raised(before)
    if (token === '_') return before + this.below(before)
    if (token === '{') return before + this.rest()
    if (token === '-' || token === '+') return before + signed(token, before)
    if (token.trim() === '') return before
    const word = words.get(token)
    if (word !== undefined)
      return before + (isGrouping(token, before, this.peek()) ? '\u202f' : word)
    if (token.startsWith('\\')) {
      const isMixedNumber = /\d$/.test(before) && this.isFractionOfNumbers(token)
      return before + (isMixedNumber ? ' and ' : '') + this.command(token.slice(1))
    }
    if (token === '&') throw new Unreadable()
    const isApart = /^[A-Za-z]$/.test(token) && /[A-Za-z]$/.test(before)
    return `${before}${isApart ? ' ' : ''}${token}`
  }

  private rest(): string {
    const text = this.list()
    this.index += 1
    return text
  }

  /** The group or the single token after a command. */
  private argument(): string {
    while (this.peek().trim() === '' && this.index < this.tokens.length) this.index += 1
    const token = this.take()
    if (token === '{') return this.rest()
    if (!token.startsWith('\\')) return token
    return words.get(token) ?? this.command(token.slice(1))
  }

  /** The text between braces as it was written. */
  private verbatim(): string {
    if (this.take() !== '{') throw new Unreadable()
    let depth = 1
    let text = ''
    for (;;) {
      const token = this.take()
      if (token === '{') depth += 1
      if (token === '}') depth -= 1
      if (depth === 0 || this.index > this.tokens.length) return text
      text += token
    }
  }

  private raised(before: string): string {
    const text = this.argument().trim()
    if (text === 'degrees') return this.degrees()
    if (/^[+−-]$/.test(text))
      return before.endsWith(READY)
        ? ready(text === '+' ? 'plus' : 'minus')
        : text === '+'
          ? '⁺'
          : '⁻'
    const charge = /^(\d+)\s*([+−-])$/.exec(text)
    if (charge !== null) return `${superscript(Number(charge[1]))}${charge[2] === '+' ? '⁺' : '⁻'}`
    const power = Number(text.replace('−', '-'))
    if (/[)\]] ?$/.test(before)) return ready(POWERS.get(power) ?? `to the power ${tidy(text)}`)
    const isUnit = before.endsWith(READY)
    if (Number.isInteger(power) && text !== '' && !isUnit) return superscript(power)
    return ready(`to the power ${tidy(text)}`)
  }

  /** The number below a logarithm is its base. */
  private below(before: string): string {
    const text = this.argument()
    return before.endsWith(LOG) ? `base ${text} of ` : lowered(text)
  }

  private isFractionOfNumbers(token: string): boolean {
    const after = this.tokens.slice(this.index, this.index + 6).join('')
    return /^\\[dt]?frac$/.test(token) && /^\{\d+\}\{\d+\}/.test(after)
  }

  /** '25^\circ\text{C}' is a temperature, '104.5^\circ' an angle. */
  private degrees(): string {
    const after = this.tokens.slice(this.index, this.index + 4).join('')
    return /^\s*(?:\\text\{C|\\mathrm\{C|C)/.test(after) ? ' °' : ready('degrees')
  }

  private command(name: string): string {
    if (name === 'ce') return ready(this.chemistry())
    if (textCommands.has(name)) return this.verbatim()
    if (greek.has(name)) return ready(name === 'Delta' ? 'delta' : name.toLowerCase())
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac') return this.fraction()
    if (name === 'sqrt') return ready(`the square root of ${tidy(this.argument())},`)
    if (name === 'cancel') return ready(`${tidy(this.argument())}, crossed out,`)
    if (name === 'xrightarrow') return ready(`yields, with ${tidy(this.argument())},`)
    throw new Unreadable()
  }

  private fraction(): string {
    const over = tidy(this.argument())
    const under = tidy(this.argument())
    const isShort = !/ /.test(over) && !/ /.test(under)
    return ready(isShort ? `${over} over ${under}` : `the fraction ${over}, over ${under},`)
  }

  private chemistry(): string {
    const spoken = spokenMhchem(parseMhchem(this.verbatim()), condition)
    if (spoken === null) throw new Unreadable()
    return spoken
  }
}

/** Speaks the text above an arrow, which is mhchem again, with formulas between dollar signs. */
function condition(text: string): string | null {
  const written = text.trim()
  if (/^\$?\\Delta\$?$/.test(written)) return 'heat'
  const inner = /^\$(.*)\$$/.exec(written)?.[1]
  if (inner !== undefined) return spokenMath(inner)
  // Words are not taken apart into letters.
  if (/^\\(?:text|mathrm)\{.*\}$/.test(written)) return spokenMath(written)
  if (/^[a-z ,]{3,}$/.test(written)) return written
  const isTemperature = /^[\d\s.,°C\u2013-]+$/.test(written)
  if (isTemperature) return spokenText(written)
  return spokenMhchem(parseMhchem(written), () => null)
}

function lowered(text: string): string {
  const number = Number(text)
  if (text.trim() !== '' && Number.isInteger(number)) return subscript(number)
  return ` ${text} `
}

/** A sign between two values has room on both sides; one before a value belongs to it. */
function signed(sign: string, before: string): string {
  const shown = sign === '-' ? '\u2212' : '+'
  const isPrefix = before.trim() === '' || /[=<>≈×≤≥([,+\u2212]\s*$/.test(before)
  return isPrefix ? shown : ` ${shown} `
}

/** A thin space between digits only groups them. */
function isGrouping(token: string, before: string, after: string): boolean {
  return token === '\\,' && /\d$/.test(before) && /^\d/.test(after)
}
