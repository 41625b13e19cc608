import { type Group, formatFormula, parseFormula } from '#chemistry/compounds/formulas.ts'
import {
  formatConfiguration,
  formatNobleGasForm,
  madelungOrder,
  parseConfiguration,
} from '#chemistry/electrons/subshells.ts'
import { onLine } from '#chemistry/speech/scripts.ts'
import type { FormulaKey, NameKey } from '#quiz/task.ts'

const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g
const LOWERED = /[₀₁₂₃₄₅₆₇₈₉]/g

/** The most groups of which every order is listed. */
const MAX_ORDERED = 3

/** Returns the usual spellings of a formula, the one with scripts first. */
export function spellingsOfFormula({ formula, ordered }: FormulaKey): readonly string[] {
  const written = formatFormula(formula)
  return unique(
    [written, ...(ordered ? [] : otherOrders(formula))].flatMap((text) => [
      text,
      ...plainSpellings(text),
    ]),
  )
}

/** Returns the usual spellings of a configuration: with and without a noble gas, spaces and scripts. */
export function spellingsOfConfiguration(shown: string, configuration: string): readonly string[] {
  const subshells = parseConfiguration(configuration) ?? []
  const filled = subshells.toSorted((a, b) => placeOf(a) - placeOf(b))
  const written = [subshells, filled].flatMap((order) => [
    formatNobleGasForm(order),
    formatConfiguration(order),
  ])
  return unique(
    [shown, ...written].flatMap((text) => {
      const plain = text.replaceAll(RAISED, onLine)
      const carets = text.replaceAll(RAISED, (run) => `^${onLine(run)}`)
      return [text, plain, carets].flatMap((one) => [one, one.replaceAll(' ', '')])
    }),
  )
}

/** Returns the usual spellings of a name: American and British, with and without a space before a numeral. */
export function spellingsOfName({ name }: NameKey): readonly string[] {
  const british = name
    .replaceAll('aluminum', 'aluminium')
    .replaceAll('sulf', 'sulph')
    .replaceAll('cesium', 'caesium')
  return unique([name, british].flatMap((one) => [one, one.replaceAll('(', ' ('), `${one} ion`]))
}

/** Returns the spellings of numbers or symbols in a row. */
export function spellingsOfRow(parts: readonly (string | number)[]): readonly string[] {
  return unique([', ', ',', ' '].map((between) => parts.join(between)))
}

function plainSpellings(text: string): readonly string[] {
  const [charge = ''] = /[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]$/.exec(text) ?? []
  const atoms = text.slice(0, text.length - charge.length).replaceAll(LOWERED, onLine)
  const dotted = unique([atoms, atoms.replaceAll('·', '.'), atoms.replaceAll('·', '*')])
  if (charge === '') return dotted
  const plain = onLine(charge).replaceAll('\u2212', '-')
  return [`${atoms}^${plain}`, `${atoms}${plain}`, `${atoms} ${plain}`, `${atoms}(${plain})`]
}

/** The other orders of the atoms of a small formula without brackets and charge. */
function otherOrders(text: string): readonly string[] {
  const formula = parseFormula(text)
  if ('error' in formula || formula.charge !== 0 || formula.units.length !== 1) return []
  const groups = formula.units[0]?.groups ?? []
  if (groups.length > MAX_ORDERED || groups.some(({ kind }) => kind !== 'atoms')) return []
  return ordersOf(groups).map((order) =>
    formatFormula({ units: [{ coefficient: 1, groups: order }], charge: 0 }),
  )
}

function ordersOf(groups: readonly Group[]): readonly (readonly Group[])[] {
  if (groups.length <= 1) return [groups]
  return groups.flatMap((group, place) =>
    ordersOf(groups.toSpliced(place, 1)).map((rest) => [group, ...rest]),
  )
}

function placeOf({ n, l }: { readonly n: number; readonly l: string }): number {
  return madelungOrder.findIndex((one) => one.n === n && one.l === l)
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
