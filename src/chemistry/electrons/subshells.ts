export type SubshellLetter = 's' | 'p' | 'd' | 'f'

/** A kind of subshell: principal quantum number and letter, such as 3d. */
export type SubshellKind = { readonly n: number; readonly l: SubshellLetter }

/** A subshell with the electrons in it, such as 3d10. */
export type Subshell = SubshellKind & { readonly electrons: number }

/** The letters of subshells by their angular momentum, from 0 on. */
export const subshellLetters = ['s', 'p', 'd', 'f'] as const

/** Electron counts of the noble gases whose configuration may stand as a bracketed core. */
const nobleGasCores: readonly (readonly [symbol: string, electrons: number])[] = [
  ['He', 2],
  ['Ne', 10],
  ['Ar', 18],
  ['Kr', 36],
  ['Xe', 54],
  ['Rn', 86],
]

const CORE = /^\[([A-Z][a-z])\]$/
const SUBSHELL = /^([1-7])([spdf])(\d{1,2})$/
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Angular momentum quantum number of a subshell letter: s 0, p 1, d 2, f 3. */
export function angularMomentum(l: SubshellLetter): number {
  return subshellLetters.indexOf(l)
}

/** Greatest number of electrons in one subshell: s 2, p 6, d 10, f 14. */
export function capacity(l: SubshellLetter): number {
  return 2 * orbitalCount(l)
}

/** Number of orbitals in one subshell: s 1, p 3, d 5, f 7. */
export function orbitalCount(l: SubshellLetter): number {
  return 2 * angularMomentum(l) + 1
}

/**
 * The subshells in the order of the Madelung rule (rising n + l, then rising n), 1s to 7p.
 * A rule of thumb for building neutral atoms: twenty known ground states differ from it.
 */
export const madelungOrder: readonly SubshellKind[] = [1, 2, 3, 4, 5, 6, 7]
  .flatMap((n) => subshellLetters.slice(0, n).map((l) => ({ n, l })))
  .filter(({ n, l }) => n + angularMomentum(l) <= 8)
  .toSorted((a, b) => sumOfNumbers(a) - sumOfNumbers(b) || a.n - b.n)

function sumOfNumbers({ n, l }: SubshellKind): number {
  return n + angularMomentum(l)
}

/** Subshells in shell order: by n, then s, p, d, f. This is the order of every list here. */
export function inShellOrder<Kind extends SubshellKind>(
  subshells: readonly Kind[],
): readonly Kind[] {
  return subshells.toSorted((a, b) => a.n - b.n || angularMomentum(a.l) - angularMomentum(b.l))
}

/**
 * Configuration that the Madelung rule gives for a number of electrons (0 to 118), expanded and
 * in shell order.
 */
export function aufbauConfiguration(electrons: number): readonly Subshell[] {
  const subshells: Subshell[] = []
  let left = electrons
  for (const { n, l } of madelungOrder) {
    if (left <= 0) break
    const taken = Math.min(left, capacity(l))
    subshells.push({ n, l, electrons: taken })
    left -= taken
  }
  return inShellOrder(subshells)
}

/**
 * Reads a configuration such as '[Ar] 3d10 4s2', '1s2 2s2' or '[Ar] 3d¹⁰ 4s²' and expands the
 * core. The result is in shell order; null when the text is not a configuration, names a
 * subshell twice or puts more electrons into a subshell than it holds.
 */
export function parseConfiguration(text: string): readonly Subshell[] | null {
  const subshells: Subshell[] = []
  for (const [index, word] of text.trim().split(/\s+/).entries()) {
    const parsed = (index === 0 ? parseCore(word) : null) ?? parseSubshell(word)
    if (parsed === null) return null
    subshells.push(...parsed)
  }
  const kinds = new Set(subshells.map(({ n, l }) => `${n}${l}`))
  return kinds.size === subshells.length ? inShellOrder(subshells) : null
}

function parseCore(word: string): readonly Subshell[] | null {
  const symbol = CORE.exec(word)?.[1]
  const core = nobleGasCores.find(([gas]) => gas === symbol)
  return core === undefined ? null : aufbauConfiguration(core[1])
}

function parseSubshell(word: string): readonly Subshell[] | null {
  const match = SUBSHELL.exec(plainDigits(word))
  const l = subshellLetters.find((letter) => letter === match?.[2])
  if (match === null || l === undefined) return null
  const n = Number(match[1])
  const electrons = Number(match[3])
  const exists = angularMomentum(l) < n && electrons >= 1 && electrons <= capacity(l)
  return exists ? [{ n, l, electrons }] : null
}

/** Writes superscript digits as plain ones: '3d¹⁰' as '3d10'. */
export function plainDigits(text: string): string {
  return text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
}

/** Electrons in each shell, n = 1 first; an empty shell below an occupied one counts as 0. */
export function electronsPerShell(subshells: readonly Subshell[]): readonly number[] {
  const shells = Math.max(0, ...subshells.map(({ n }) => n))
  return Array.from({ length: shells }, (_, index) =>
    countElectrons(subshells.filter(({ n }) => n === index + 1)),
  )
}

/** Sum of the electrons of the subshells. */
export function countElectrons(subshells: readonly Subshell[]): number {
  return subshells.reduce((sum, { electrons }) => sum + electrons, 0)
}

/**
 * Splits off the largest noble-gas core that is filled completely: its symbol (null when there
 * is none) and the subshells outside it. A noble gas itself keeps its own outer shell, as usual.
 */
export function nobleGasForm(subshells: readonly Subshell[]): {
  readonly core: string | null
  readonly outer: readonly Subshell[]
} {
  const total = countElectrons(subshells)
  for (const [symbol, electrons] of nobleGasCores.toReversed()) {
    if (electrons >= total) continue
    const core = aufbauConfiguration(electrons)
    if (core.every((filled) => contains(subshells, filled))) {
      const outer = subshells.filter((subshell) => !contains(core, subshell))
      return { core: symbol, outer }
    }
  }
  return { core: null, outer: subshells }
}

function contains(subshells: readonly Subshell[], { n, l, electrons }: Subshell): boolean {
  return subshells.some((other) => other.n === n && other.l === l && other.electrons === electrons)
}

/** Writes subshells with Unicode superscripts: '1s² 2s² 2p⁴'. Empty text for no electrons. */
export function formatConfiguration(subshells: readonly Subshell[]): string {
  return subshells.map(({ n, l, electrons }) => `${n}${l}${superscriptDigits(electrons)}`).join(' ')
}

/** Writes the noble-gas form: '[Ar] 3d¹⁰ 4s²'. */
export function formatNobleGasForm(subshells: readonly Subshell[]): string {
  const { core, outer } = nobleGasForm(subshells)
  return core === null ? formatConfiguration(outer) : `[${core}] ${formatConfiguration(outer)}`
}

function superscriptDigits(value: number): string {
  return Array.from(String(value), (digit) => SUPERSCRIPTS.charAt(Number(digit))).join('')
}
