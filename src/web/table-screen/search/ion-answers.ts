import {
  composition,
  type Formula,
  formatFormula,
  parseFormula,
} from '#chemistry/compounds/formulas.ts'
import { plainDigits } from '#chemistry/electrons/subshells.ts'
import { element } from '#chemistry/elements/elements.ts'
import { nameOrFormula } from '#chemistry/reference/compound-names.ts'

import type { SubstanceAnswer } from './substance-answers.ts'

const ASKS = /\b(?:electrons?|protons?|particles)\b/i
/** 'Fe3+', 'Fe^3+', 'Fe³⁺', 'O2-', 'Cl-', 'SO4^2-', with any sign for minus. */
const ION = /(?:^|\s)([A-Z][A-Za-z\d()]*?)(?:\^\{?)?([\d⁰¹²³⁴⁵⁶⁷⁸⁹]?)\}?([+\-−–⁺⁻])(?=[\s?.!,]|$)/
const NAMED =
  /\b(?:in|does|do|has|have|of|the|an?) (?:an? |the )?([a-z]+(?:\([ivx]+\))?(?: [a-z]+)? ions?)\b/i

/** Counts the protons and electrons of the ion that a question names: 'how many electrons does Fe3+ have'. */
export function ionAnswer(query: string): SubstanceAnswer | null {
  if (!ASKS.test(query)) return null
  const ion = writtenIon(query) ?? namedIon(query)
  if (ion === null) return null
  const atoms = [...composition(ion)]
  const protons = atoms.reduce((sum, [symbol, count]) => sum + count * element(symbol).protons, 0)
  const electrons = protons - ion.charge
  if (electrons < 0) return null
  const reason =
    ion.charge > 0
      ? `${counted(ion.charge, 'electron')} fewer than protons`
      : `${counted(-ion.charge, 'electron')} more than protons`
  return {
    answer: {
      text: `${formatFormula(ion)} has ${counted(protons, 'proton')} and ${counted(electrons, 'electron')}: ${reason}.`,
      href: '/blog/how-ions-are-formed',
      label: 'Read about ions',
    },
    symbols: atoms.map(([symbol]) => symbol),
  }
}

function writtenIon(query: string): Formula | null {
  const [, body = '', digit = '', sign = ''] = ION.exec(query) ?? []
  if (body === '') return null
  const size = digit === '' ? '1' : plainDigits(digit)
  return read(`${body}^${size}${'+⁺'.includes(sign) ? '+' : '-'}`)
}

function namedIon(query: string): Formula | null {
  const [, name = ''] = NAMED.exec(query) ?? []
  const naming = name === '' ? null : nameOrFormula(name.replace(/s$/, ''))
  if (naming === null || 'problem' in naming || naming.kind !== 'ion') return null
  const { formula, ion } = naming
  return read(`${formula}^${Math.abs(ion.charge)}${ion.charge > 0 ? '+' : '-'}`)
}

function read(text: string): Formula | null {
  const parsed = parseFormula(text)
  return 'error' in parsed || parsed.units.length === 0 ? null : parsed
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
