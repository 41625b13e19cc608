import { textCommands } from './text-commands.ts'

const TOKEN = /\\[a-zA-Z]+|\\.|[{}^_~$&]|[^\\{}^_~$&]/gu

const RAISED: ReadonlyMap<string, string> = pairs('0123456789+-−n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ')
const LOWERED: ReadonlyMap<string, string> = pairs('0123456789+-−', '₀₁₂₃₄₅₆₇₈₉₊₋₋')

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    times: ' × ',
    cdot: '·',
    div: ' ÷ ',
    approx: ' ≈ ',
    sim: '~',
    pm: ' ± ',
    le: ' ≤ ',
    leq: ' ≤ ',
    ge: ' ≥ ',
    geq: ' ≥ ',
    ll: ' ≪ ',
    gg: ' ≫ ',
    lt: ' < ',
    gt: ' > ',
    ne: ' ≠ ',
    neq: ' ≠ ',
    propto: ' ∝ ',
    to: ' → ',
    rightarrow: ' → ',
    longrightarrow: ' → ',
    Rightarrow: ' ⇒ ',
    infty: '∞',
    circ: '°',
    degree: '°',
    ldots: '…',
    dots: '…',
    log: 'log',
    ln: 'ln',
    sum: 'Σ',
    quad: ' ',
    qquad: ' ',
    left: '',
    right: '',
    displaystyle: '',
  }),
)
const greek: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    epsilon: 'ε',
    zeta: 'ζ',
    eta: 'η',
    theta: 'θ',
    kappa: 'κ',
    lambda: 'λ',
    mu: 'μ',
    nu: 'ν',
    pi: 'π',
    rho: 'ρ',
    sigma: 'σ',
    tau: 'τ',
    phi: 'φ',
    chi: 'χ',
    psi: 'ψ',
    omega: 'ω',
    Delta: 'Δ',
    Sigma: 'Σ',
    Phi: 'Φ',
    Psi: 'Ψ',
    Pi: 'Π',
    Omega: 'Ω',
  }),
)

/** Thrown inside: the formula has no plain form. */
class NoPlainForm extends Error {}

/**
 * Returns a formula in TeX (with mhchem) as it is written in plain text: `\ce{CH4}` as `CH₄`,
 * `10^{-10}\ \text{m}` as `10⁻¹⁰ m`. Formulas without such a form stay in TeX.
 */
export function plainMath(tex: string): string {
  try {
    return new Reader(tex.match(TOKEN) ?? []).list().replaceAll(/\s+/g, ' ').trim()
  } catch (error) {
    if (error instanceof NoPlainForm) return tex
    throw error
  }
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
    while (this.index < this.tokens.length && this.peek() !== '}') text += this.next()
    return text
  }

  private peek(): string {
    return this.tokens[this.index] ?? ''
  }

  private next(): string {
    const token = this.tokens[this.index] ?? ''
    this.index += 1
    if (token === '{') return this.rest()
    if (token === '^') return script(this.argument(), RAISED, '^')
    if (token === '_') return script(this.argument(), LOWERED, '_')
    if (token === '-') return '−'
    if (token === '~') return ' '
    if (token === '$' || token === '&') throw new NoPlainForm()
    return token.startsWith('\\') ? this.command(token.slice(1)) : token
  }

  private rest(): string {
    const text = this.list()
    this.index += 1
    return text
  }

  /** The group or the single token after a command. */
  private argument(): string {
    while (this.peek().trim() === '' && this.index < this.tokens.length) this.index += 1
    return this.next()
  }

  /** The text between braces as it was written. */
  private verbatim(): string {
    let depth = 0
    let text = ''
    do {
      const token = this.peek()
      if (token === '') throw new NoPlainForm()
      if (token === '{') depth += 1
      if (token === '}') depth -= 1
      text += token
      this.index += 1
    } while (depth > 0)
    return text.slice(1, -1)
  }

  private command(name: string): string {
    if (name === 'ce') return plainChemistry(this.verbatim())
    if (textCommands.has(name)) return this.verbatim()
    if (/^[dt]?frac$/.test(name)) return `${whole(this.argument())}/${whole(this.argument())}`
    if (name === 'sqrt') return `√${whole(this.argument())}`
    if (name === 'xrightarrow') return ` → (${this.argument().trim()}) `
    if (/^[,;: ]$/.test(name)) return ' '
    if (name === '!') return ''
    if (/^[%{}]$/.test(name)) return name
    const sign = signs.get(name) ?? greek.get(name)
    if (sign === undefined) throw new NoPlainForm()
    return sign
  }
}

const ARROWS: ReadonlyMap<string, string> = new Map([
  ['<=>>', '⇌'],
  ['<<=>', '⇌'],
  ['<=>', '⇌'],
  ['<-->', '⇄'],
  ['<->', '↔'],
  ['->', '→'],
  ['<-', '←'],
])
const ARROW = /(<=>>|<<=>|<=>|<-->|<->|->|<-)((?:\[[^[\]]*\])*)/
/** In this order: words, superscript, subscript, a count, a charge, a bond, a sign. */
const CHEMICAL = new RegExp(
  [
    /\\(?:text|textrm|mathrm)\{([^{}]*)\}/,
    /\^(\{[^{}]*\}|\d*[+-]|\d+)/,
    /_(\{[^{}]*\}|\d+|[a-z])/,
    /(?<=[A-Za-z)\]])(\d+)/,
    /(?<=[A-Za-z\d)\]])([+-])(?=\((?:s|l|g|aq)\)|[^\w([]|$)/,
    /(?<=[\w)])([-#])(?=[A-Z(])/,
    /(?<= )([v^])(?= |$)|\s*([*])\s*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
const chemicalSigns: ReadonlyMap<string, string> = new Map([
  ['-', '–'],
  ['#', '≡'],
  ['^', '↑'],
  ['v', '↓'],
  ['*', '·'],
])

/** Reads the text between the braces of `\ce{}`. */
function plainChemistry(text: string): string {
  const plain = text.split(ARROW).map((part, index) => {
    if (index % 3 === 0) return species(part.trim())
    if (index % 3 === 1) return ` ${ARROWS.get(part) ?? part} `
    return part === '' ? '' : `(${conditions(part)}) `
  })
  return plain.join('')
}

function conditions(text: string): string {
  return Array.from(text.matchAll(/\[([^[\]]*)\]/g), ([, inner = '']) => condition(inner.trim()))
    .filter((part) => part !== '')
    .join(', ')
}

/** Text above an arrow is mhchem again, with formulas between dollars. */
function condition(text: string): string {
  const tex = /^\$(.*)\$$/.exec(text)?.[1] ?? text
  return tex === text && !text.startsWith('\\') ? species(text) : plainMath(tex)
}

function species(text: string): string {
  const plain = text.replaceAll(CHEMICAL, (match, ...found: readonly (string | undefined)[]) => {
    const [words, raised, lowered, count, charge, ...rest] = found
    if (words !== undefined) return words
    const over = raised ?? charge
    if (over !== undefined) return script(withoutBraces(over), RAISED, '^')
    const under = lowered ?? count
    if (under !== undefined) return script(withoutBraces(under), LOWERED, '_')
    return chemicalSigns.get(rest.slice(0, 3).find((sign) => sign !== undefined) ?? '') ?? match
  })
  if (/[\\{}$]/.test(plain)) throw new NoPlainForm()
  return plain
}

function withoutBraces(text: string): string {
  return text.replaceAll(/[{}]/g, '')
}

function script(text: string, characters: ReadonlyMap<string, string>, sign: string): string {
  if (text === '°') return text
  const all = Array.from(text.trim(), (character) => characters.get(character))
  if (all.every((character) => character !== undefined)) return all.join('')
  return `${sign}${whole(text)}`
}

/** A part that is more than one number or word stands in brackets. */
function whole(text: string): string {
  const part = text.trim()
  return /^[\p{L}\p{N}.²³]+$/u.test(part) ? part : `(${part})`
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const other = Array.from(to)
  return new Map(Array.from(from, (character, index) => [character, other[index] ?? '']))
}
