import { type Formula, type FormulaError, parseFormula } from '#chemistry/compounds/formulas.ts'
import { identities, identityOf } from '#chemistry/elements/identities.ts'

export type FormulaProblem = {
  readonly problem: FormulaError | 'no-atoms'
  /** The symbol that no element has, where that is the problem. */
  readonly symbol: string | null
  /** How the formula may have been meant, with capital letters in their places. */
  readonly meant: string | null
}

/**
 * Reads a formula that a learner has typed. Beside what `parseFormula` reads it takes a point before
 * the water of a hydrate: 'CuSO4.5H2O'.
 */
export function readFormula(text: string): Formula | FormulaProblem {
  const parsed = parseFormula(
    text
      .trim()
      .replace(/\s+/g, '')
      .replace(/\.(?=\d*[A-Z([])/g, '·'),
  )
  if (!('error' in parsed)) {
    if (parsed.units.length > 0) return parsed
    return { problem: 'no-atoms', symbol: null, meant: null }
  }
  return {
    problem: parsed.error,
    symbol: parsed.error === 'unknown-element' ? unknownSymbol(text) : null,
    meant: withCapitals(text),
  }
}

function unknownSymbol(text: string): string | null {
  const symbols = text.match(/[A-Z][a-z]?/g) ?? []
  return symbols.find((symbol) => identityOf(symbol) === undefined) ?? null
}

/** 'nacl' may mean NaCl: each part is the longest symbol that fits, and all has to fit. */
function withCapitals(text: string): string | null {
  const plain = text.trim()
  if (!/^[A-Za-z\d()]+$/.test(plain)) return null
  const meant = plain.replace(/[a-z]{1,2}/gi, (letters) => {
    const whole = identities.find(({ symbol }) => symbol.toLowerCase() === letters.toLowerCase())
    return whole?.symbol ?? letters.toUpperCase()
  })
  const isRead = meant !== plain && !('error' in parseFormula(meant))
  return isRead ? meant : null
}
