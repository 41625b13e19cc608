import type { Element } from '#chemistry/elements/elements.ts'
import { stateAt } from '#chemistry/elements/states.ts'
import { scaled } from '#web/element-pages/parts/scale.ts'
import { shownNumber } from '#web/element-pages/parts/shown-number.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

import { differenceOf, sizeOf } from './difference.ts'
import { ionRadii } from './ion-radii.ts'

const ROOM_CELSIUS = 25

/** A property of the compared elements; `share` is the length of the bar on the scale of all elements. */
export type ValueRow = {
  readonly property: LabProperty
  readonly cells: readonly ({ readonly text: string; readonly share: number } | null)[]
  /** How far the values are apart, as a share of the largest. */
  readonly difference: number
}

/** The rows of a theme that at least one element has a value for, the largest difference first. */
export function valueRows(
  properties: Iterable<LabProperty>,
  group: LabProperty['group'],
  chosen: readonly Element[],
): readonly ValueRow[] {
  return [...properties]
    .filter((property) => property.group === group)
    .map((property) => rowOf(property, chosen))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .toSorted((a, b) => b.difference - a.difference)
}

function rowOf(property: LabProperty, chosen: readonly Element[]): ValueRow {
  const all = [...property.values.values()].map((value) => sizeOf(property, value))
  const isLog = property.scale === 'log' && Math.min(...all) > 0
  const low = isLog ? Math.min(...all) : Math.min(0, ...all)
  const high = Math.max(...all)
  const values = chosen.map(({ symbol }) => property.values.get(symbol) ?? null)
  return {
    property,
    cells: values.map((value) =>
      value === null
        ? null
        : {
            text: shownNumber(value),
            share: scaled(sizeOf(property, value), { low, high, length: 1, isLog }),
          },
    ),
    difference: differenceOf(
      property,
      values.filter((value) => value !== null),
    ),
  }
}

/** Place, family and state of the compared elements, in words. */
export function placeRows(
  chosen: readonly Element[],
): readonly { readonly label: string; readonly texts: readonly string[] }[] {
  return [
    { label: 'Atomic number', texts: chosen.map(({ atomicNumber }) => String(atomicNumber)) },
    { label: 'Period', texts: chosen.map(({ period }) => String(period)) },
    {
      label: 'Group',
      texts: chosen.map(({ block, group }) => (block === 'f' ? 'f block' : String(group))),
    },
    { label: 'Block', texts: chosen.map(({ block }) => block) },
    { label: 'Family', texts: chosen.map(({ category }) => category) },
    { label: 'State at 25 °C', texts: chosen.map((element) => stateAt(element, ROOM_CELSIUS)) },
    {
      label: 'Electrons per shell',
      texts: chosen.map(({ electronsPerShell }) => electronsPerShell.join(', ')),
    },
    {
      label: 'Ions with six neighbors, pm',
      texts: chosen.map(({ symbol }) => ionsText(symbol)),
    },
    {
      label: 'Discovered',
      texts: chosen.map(({ discoveryYear }) =>
        discoveryYear === 0 ? 'in antiquity' : String(discoveryYear),
      ),
    },
  ]
}

/** 'Fe²⁺ 78, Fe³⁺ 64.5'. */
function ionsText(symbol: string): string {
  const known = ionRadii(symbol).map(({ ion, radius }) => `${ion} ${shownNumber(radius)}`)
  return known.length === 0 ? 'no value' : known.join(', ')
}
