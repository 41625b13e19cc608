import { identityOf } from '#chemistry/elements/identities.ts'
import { classLabel } from '#web/table/classes.ts'

/** Symbol and name of an element; opens its card in the table. */
export function ElementChip({ s }: { readonly s: string }) {
  const element = identityOf(s)
  if (element === undefined) return s
  return (
    <a
      href={`/dashboard/periodic-table/${s}`}
      className="element-chip"
      data-class={element.classification}
      title={`${element.name}, ${classLabel(element.classification)}, atomic number ${element.atomicNumber}`}
    >
      <span aria-hidden translate="no" className="element-chip-symbol">
        {s}
      </span>{' '}
      {element.name.toLowerCase()}
    </a>
  )
}
