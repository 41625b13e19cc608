import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { PeriodicGrid } from '#web/table/periodic-grid.tsx'

import type { FieldProps } from './field-props.ts'

/** The periodic table without its colors, on which elements are picked and put back. */
export function TableField({ given, onGive }: Omit<FieldProps<unknown>, 'question'>) {
  const picked = given === '' ? [] : given.split(', ')

  function toggle(symbol: ElementSymbol) {
    const others = picked.filter((other) => other !== symbol)
    onGive((others.length < picked.length ? others : [...picked, symbol]).join(', '))
  }

  return (
    <div className="pt-column">
      <div className="pt">
        <PeriodicGrid
          selected={null}
          highlighted={null}
          picked={new Set(picked)}
          onSelect={toggle}
        />
      </div>
    </div>
  )
}
