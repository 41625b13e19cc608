import {
  composition,
  type Formula,
  formatFormula,
  formula as readFormula,
  molarMass,
} from '#chemistry/compounds/formulas.ts'
import { plainFormula } from '#chemistry/compounds/plain-formula.ts'
import { saltFormula } from '#chemistry/electrons/ions.ts'
import type { Carry, Part } from '#quiz/task.ts'

import { parseFormulaResponse } from './formula.ts'
import { parseNumberResponse, valueIn } from './number.ts'

/**
 * A part whose key follows from the learner's own answers to the parts before; null where it does not
 * depend on them, or where they do not allow a next step.
 */
export function withOwnAnswers(
  parts: readonly Part[],
  index: number,
  texts: readonly string[],
): Part | null {
  const part = parts[index]
  if (part === undefined || part.carry === null) return null
  const own: Own = {
    number: (place) => numberOf(parts[place], texts[place] ?? ''),
    formula: (place) => formulaOf(parts[place], texts[place] ?? ''),
  }
  if (part.type === 'number') {
    const value = carriedNumber(part.carry, own)
    return value === null ? null : { ...part, key: { ...part.key, value } }
  }
  if (part.type !== 'formula') return null
  const formula = carriedFormula(part.carry, own)
  return formula === null ? null : { ...part, key: { ...part.key, formula } }
}

type Own = {
  readonly number: (part: number) => number | null
  readonly formula: (part: number) => Formula | null
}

function carriedNumber(carry: Carry, own: Own): number | null {
  switch (carry.kind) {
    case 'least':
      return gathered(carry.of, own, (values) => Math.min(...values))
    case 'sum':
      return gathered(carry.of, own, (values) => values.reduce((sum, value) => sum + value, 0))
    case 'halving': {
      const halvings = own.number(carry.part)
      return halvings === null ? null : carry.start * 0.5 ** halvings
    }
    case 'units': {
      const formula = own.formula(carry.part)
      const units = formula === null ? 0 : Math.round(carry.molarMass / molarMass(formula))
      return units >= 1 ? units : null
    }
    case 'multiple':
    case 'salt':
      return null
  }
}

function gathered(
  of: readonly { readonly part: number; readonly factor: number }[],
  own: Own,
  gather: (values: readonly number[]) => number,
): number | null {
  const values = of.flatMap(({ part, factor }) => {
    const value = own.number(part)
    return value === null ? [] : [value * factor]
  })
  return values.length === of.length ? gather(values) : null
}

function carriedFormula(carry: Carry, own: Own): string | null {
  if (carry.kind === 'multiple') {
    const [formula, count] = [own.formula(carry.formula), own.number(carry.count)]
    if (formula === null || count === null || !Number.isInteger(count)) return null
    if (count < 1 || count > MAX_UNITS) return null
    return [...composition(formula)].map(([symbol, atoms]) => `${symbol}${atoms * count}`).join('')
  }
  if (carry.kind !== 'salt') return null
  const [cation, anion] = [own.formula(carry.cation), own.formula(carry.anion)]
  if (cation === null || anion === null || cation.charge <= 0 || anion.charge >= 0) return null
  return saltFormula(ionOf(cation), ionOf(anion))
}

/** No molecule of a school has more formula units of its empirical formula. */
const MAX_UNITS = 40

function ionOf(formula: Formula) {
  return {
    name: '',
    formula: plainFormula(formula),
    charge: formula.charge,
  }
}

/** The number of an answer in the unit of its key; null where it has none or that of another quantity. */
function numberOf(part: Part | undefined, text: string): number | null {
  if (part?.type !== 'number') return null
  const read = parseNumberResponse(text)
  return 'problem' in read ? null : valueIn(part.key, read)
}

function formulaOf(part: Part | undefined, text: string): Formula | null {
  if (part?.type !== 'formula') return null
  const read = parseFormulaResponse(text)
  if ('problem' in read) return null
  return composition(read.formula).size === 0 ? null : readFormula(formatFormula(read.formula))
}
