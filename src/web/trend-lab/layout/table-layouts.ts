import { identities, type Identity } from '#chemistry/elements/identities.ts'
import {
  type Cell,
  COLUMN_COUNT,
  gridRows,
  type TableLayout,
} from '#chemistry/elements/table-layout.ts'
import type { LabState } from '#web/trend-lab/address/lab-state.ts'

const SERIES = 14
const PERIODS = 7
const LANTHANUM = 57
const ACTINIUM = 89
const ROW_OF_LANTHANIDES = 8

/** Labels of the groups: by CAS as in the United States, and the older ones of Europe. */
const groupLabels: Readonly<Record<LabState['labels'], readonly string[]>> = {
  iupac: Array.from({ length: COLUMN_COUNT }, (_, index) => String(index + 1)),
  cas: 'IA IIA IIIB IVB VB VIB VIIB VIIIB VIIIB VIIIB IB IIB IIIA IVA VA VIA VIIA VIIIA'.split(' '),
  old: 'IA IIA IIIA IVA VA VIA VIIA VIIIA VIIIA VIIIA IB IIB IIIB IVB VB VIB VIIB 0'.split(' '),
}

type Squares = Pick<LabState, 'layout' | 'group3' | 'labels'>

/** The arrangement of the table, or null for the usual one. The wide table has Lu in group 3 unless La is asked for. */
export function layoutOf({ layout, group3, labels }: Squares): TableLayout | null {
  if (layout === 'under' && group3 === null && labels === 'iupac') return null
  const groups = groupLabels[labels]
  const id = `${layout} ${group3} ${labels}`
  if (layout !== 'wide') {
    return {
      id,
      rows: group3 === null ? gridRows : rowsOf((one) => squareUnder(one, group3)),
      heads: groups,
    }
  }
  const side = group3 ?? 'lu'
  const before = side === 'lu' ? 2 : 3
  const gap = Array.from({ length: SERIES }, () => '')
  return {
    id,
    rows: rowsOf((one) => squareInWide(one, side)),
    heads: [...groups.slice(0, before), ...gap, ...groups.slice(before)],
  }
}

/** Place in its series from 0 (La, Ac) to 14 (Lu, Lr); null outside of them. */
function placeInSeries({ atomicNumber }: Identity): number | null {
  for (const first of [LANTHANUM, ACTINIUM]) {
    const place = atomicNumber - first
    if (place >= 0 && place <= SERIES) return place
  }
  return null
}

function squareUnder(identity: Identity, side: 'lu' | 'la') {
  const place = placeInSeries(identity)
  const { period, group } = identity
  const isInGroup = place === null || place === (side === 'lu' ? SERIES : 0)
  if (isInGroup) return { row: period, column: group }
  return { row: period + ROW_OF_LANTHANIDES - 6, column: 3 + place }
}

function squareInWide(identity: Identity, side: 'lu' | 'la') {
  const place = placeInSeries(identity)
  const { period, group } = identity
  if (place !== null) return { row: period, column: 3 + place }
  const isBefore = group <= (side === 'lu' ? 2 : 3)
  return { row: period, column: isBefore ? group : group + SERIES }
}

function rowsOf(
  squareOf: (identity: Identity) => { readonly row: number; readonly column: number },
): readonly (readonly Cell[])[] {
  const cells = identities.map((identity): Cell => {
    const { symbol, atomicNumber } = identity
    return { kind: 'element', symbol, atomicNumber, ...squareOf(identity) }
  })
  const count = Math.max(PERIODS, ...cells.map(({ row }) => row))
  return Array.from({ length: count }, (_, index) =>
    cells.filter(({ row }) => row === index + 1).toSorted((a, b) => a.column - b.column),
  )
}
