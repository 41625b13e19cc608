import type { Classification } from '#chemistry/elements/elements.ts'

/** The legend of the table, in its order, with the singular for one element. */
export const classes: readonly {
  readonly id: Classification
  readonly label: string
  readonly singular: string
}[] = [
  { id: 'metal', label: 'Metals', singular: 'metal' },
  { id: 'metalloid', label: 'Metalloids', singular: 'metalloid' },
  { id: 'non-metal', label: 'Non-metals', singular: 'non-metal' },
  { id: 'noble-gas', label: 'Noble Gases', singular: 'noble gas' },
]

/** Names one element of a class. */
export function classLabel(id: Classification): string {
  return classes.find((entry) => entry.id === id)?.singular ?? id
}
