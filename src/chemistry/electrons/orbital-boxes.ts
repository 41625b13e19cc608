import {
  inShellOrder,
  orbitalCount,
  parseConfiguration,
  type Subshell,
  type SubshellKind,
} from './subshells.ts'

/** The arrows in an orbital: none, one, or two of which the first points up if one does. */
export const orbitals = ['', '↑', '↓', '↑↓', '↑↑', '↓↓'] as const

export type Orbital = (typeof orbitals)[number]

/** Orbitals to draw electrons into. */
export type OrbitalBoxes = {
  /** The noble gas whose electrons are not drawn, or null when all are. */
  readonly core: string | null
  /** Subshells such as `3d`, in the order in which their boxes stand. */
  readonly subshells: readonly string[]
}

/** The boxes of one subshell. */
export type BoxRow = { readonly kind: SubshellKind; readonly orbitals: readonly Orbital[] }

/** The rule that a drawing breaks in one of its subshells. */
export type BrokenRule = {
  readonly rule: 'pauli' | 'pairing' | 'spin'
  /** The subshell as it is written: `2p`. */
  readonly subshell: string
}

const ROW = /([1-7])([spdf])((?:\[[^\]]*\])+)/g
const CORE = /^\[[A-Z][a-z]\]/

/** The rows of empty boxes of a question. */
export function emptyRows({ subshells }: OrbitalBoxes): readonly BoxRow[] {
  return subshells.map((name) => {
    const kind = kindCalled(name)
    return { kind, orbitals: Array.from({ length: orbitalCount(kind.l) }, () => '' as const) }
  })
}

/**
 * Reads a drawing in the notation `[Ar] 3d [↑][↑][ ][ ][ ] 4s [↑↓]`. Null when it does not have exactly the
 * boxes of the question.
 */
export function parseRows(boxes: OrbitalBoxes, given: string): readonly BoxRow[] | null {
  const text = given.replace(/\s+/g, '').replace(CORE, '')
  const rows = emptyRows(boxes)
  const drawn = Array.from(text.matchAll(ROW))
  const isWhole = drawn.map(([row]) => row).join('') === text && drawn.length === rows.length
  const read = rows.map(({ kind, orbitals: empty }, index) => {
    const [, n = '', l = '', written = ''] = drawn[index] ?? []
    const contents = Array.from(written.matchAll(/\[([^\]]*)\]/g), ([, arrows = '']) =>
      orbitalOf(arrows),
    )
    const found = contents.filter((orbital) => orbital !== undefined)
    const isSame = `${n}${l}` === nameOfKind(kind)
    return isSame && found.length === empty.length && contents.length === empty.length
      ? { kind, orbitals: found }
      : null
  })
  const whole = read.filter((row) => row !== null)
  return isWhole && whole.length === rows.length ? whole : null
}

/** Writes a drawing in the notation in which it is read. */
export function formatRows({ core }: OrbitalBoxes, rows: readonly BoxRow[]): string {
  const drawn = rows.map(
    ({ kind, orbitals: filled }) =>
      `${nameOfKind(kind)} ${filled.map((arrows) => `[${arrows === '' ? ' ' : arrows}]`).join('')}`,
  )
  return [...(core === null ? [] : [`[${core}]`]), ...drawn].join(' ')
}

/** The electrons of a drawing, with those of its core. */
export function electronsOf({ core }: OrbitalBoxes, rows: readonly BoxRow[]): readonly Subshell[] {
  const inCore = core === null ? [] : (parseConfiguration(`[${core}]`) ?? [])
  const drawn = rows
    .map(({ kind, orbitals: filled }) => ({ ...kind, electrons: filled.join('').length }))
    .filter(({ electrons }) => electrons > 0)
  return inShellOrder([...inCore, ...drawn])
}

/** The first rule that a drawing breaks within a subshell; null when it keeps them all. */
export function brokenRule(rows: readonly BoxRow[]): BrokenRule | null {
  const rules = ['pauli', 'pairing', 'spin'] as const
  for (const rule of rules) {
    const row = rows.find(({ orbitals: filled }) => breaks[rule](filled))
    if (row !== undefined) return { rule, subshell: nameOfKind(row.kind) }
  }
  return null
}

/**
 * How a subshell breaks a rule. Only orbitals of one subshell are compared: those have the same energy, which is
 * the case that Hund’s rule is taught for.
 */
const breaks: Readonly<Record<BrokenRule['rule'], (filled: readonly Orbital[]) => boolean>> = {
  pauli: (filled) => filled.some((arrows) => arrows === '↑↑' || arrows === '↓↓'),
  pairing: (filled) => filled.includes('') && filled.some((arrows) => arrows.length === 2),
  spin: (filled) => filled.includes('↑') && filled.includes('↓'),
}

/** Draws the electrons of a subshell by Hund’s rule. */
export function filledByHund(kind: SubshellKind, electrons: number): BoxRow {
  const count = orbitalCount(kind.l)
  return {
    kind,
    orbitals: Array.from({ length: count }, (_, place) =>
      place + count < electrons ? '↑↓' : place < electrons ? '↑' : '',
    ),
  }
}

/** Draws the electrons of a subshell in pairs as long as there are two. */
export function filledByPairs(kind: SubshellKind, electrons: number): BoxRow {
  return {
    kind,
    orbitals: Array.from({ length: orbitalCount(kind.l) }, (_, place) =>
      2 * place + 1 < electrons ? '↑↓' : 2 * place < electrons ? '↑' : '',
    ),
  }
}

/**
 * Returns whether two drawings are equivalent: in any order of the boxes of a subshell, and with
 * all arrows turned.
 */
export function isSameDrawing(one: readonly BoxRow[], other: readonly BoxRow[]): boolean {
  return one.every((row, index) => {
    const another = other[index]?.orbitals ?? []
    const sorted = row.orbitals.toSorted().join()
    return sorted === another.toSorted().join() || sorted === another.map(turned).toSorted().join()
  })
}

/**
 * A subshell from its name.
 * @throws RangeError for a text that names none.
 */
export function kindCalled(name: string): SubshellKind {
  const [found] = parseConfiguration(`${name}1`) ?? []
  if (found === undefined) throw new RangeError(`${name} is no subshell.`)
  return { n: found.n, l: found.l }
}

/** The name of a subshell: `3d`. */
export function nameOfKind({ n, l }: SubshellKind): string {
  return `${n}${l}`
}

function orbitalOf(arrows: string): Orbital | undefined {
  const upFirst = arrows === '↓↑' ? '↑↓' : arrows
  return orbitals.find((orbital) => orbital === upFirst)
}

function turned(arrows: Orbital): Orbital {
  return turnedArrows[arrows]
}

const turnedArrows: Readonly<Record<Orbital, Orbital>> = {
  '': '',
  '↑': '↓',
  '↓': '↑',
  '↑↓': '↑↓',
  '↑↑': '↓↓',
  '↓↓': '↑↑',
}
