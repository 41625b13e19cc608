import { type KeyboardEvent, useRef } from 'react'

import {
  emptyRows,
  formatRows,
  nameOfKind,
  type Orbital,
  type OrbitalBoxes,
  parseRows,
} from '#chemistry/electrons/orbital-boxes.ts'

import type { FieldProps } from './field-props.ts'

/** A click puts the next of these into the box. */
const nextOf: Readonly<Record<Orbital, Orbital>> = {
  '': '↑',
  '↑': '↑↓',
  '↑↓': '↓',
  '↓': '↑↑',
  '↑↑': '',
  '↓↓': '',
}

const names: Readonly<Record<Orbital, string>> = {
  '': 'empty',
  '↑': 'one arrow up',
  '↓': 'one arrow down',
  '↑↓': 'two arrows, up and down',
  '↑↑': 'two arrows, both up',
  '↓↓': 'two arrows, both down',
}

/**
 * Boxes of orbitals. A click changes the arrows of a box; the arrow keys up and down add one, backspace empties it,
 * and left and right go from box to box.
 */
export function OrbitalField({
  boxes,
  given,
  noteId,
  onGive,
}: Pick<FieldProps<unknown>, 'given' | 'noteId' | 'onGive'> & { readonly boxes: OrbitalBoxes }) {
  const group = useRef<HTMLDivElement>(null)
  const rows = parseRows(boxes, given) ?? emptyRows(boxes)

  function put(row: number, place: number, arrows: Orbital) {
    const next = rows.map((one, index) =>
      index === row ? { ...one, orbitals: one.orbitals.with(place, arrows) } : one,
    )
    const isEmpty = next.every(({ orbitals }) => orbitals.join('') === '')
    onGive(isEmpty ? '' : formatRows(boxes, next))
  }

  function press(event: KeyboardEvent<HTMLButtonElement>, row: number, place: number) {
    const before = rows[row]?.orbitals[place] ?? ''
    const key = event.key
    if (key === 'ArrowUp') put(row, place, withArrow(before, '↑'))
    else if (key === 'ArrowDown') put(row, place, withArrow(before, '↓'))
    else if (key === 'Backspace' || key === 'Delete') put(row, place, '')
    else if (key === 'ArrowRight') move(event.currentTarget, 1)
    else if (key === 'ArrowLeft') move(event.currentTarget, -1)
    else return
    event.preventDefault()
  }

  function move(from: HTMLButtonElement, by: number) {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    buttons[buttons.indexOf(from) + by]?.focus()
  }

  return (
    <div
      ref={group}
      role="group"
      aria-label="Orbitals"
      aria-describedby={noteId}
      className="flex flex-wrap items-end gap-x-5 gap-y-3"
    >
      {boxes.core === null ? null : (
        <span translate="no" className="flex h-11 items-center text-lg">
          {`[${boxes.core}]`}
        </span>
      )}
      {rows.map(({ kind, orbitals }, row) => {
        const name = nameOfKind(kind)
        return (
          <div key={name} role="group" aria-label={name}>
            <span aria-hidden translate="no" className="mb-1 block text-sm text-muted">
              {name}
            </span>
            <div className="flex">
              {orbitals.map((arrows, place) => (
                <button
                  // The boxes of a subshell never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={place}
                  type="button"
                  translate="no"
                  aria-label={`${name}, box ${place + 1} of ${orbitals.length}: ${names[arrows]}`}
                  className="-ml-px size-12 max-[22rem]:size-11 border-2 border-outline bg-sunken text-xl first:ml-0 first:rounded-l-md last:rounded-r-md hover:bg-raised focus-visible:z-1"
                  onClick={() => put(row, place, nextOf[arrows])}
                  onKeyDown={(event) => press(event, row, place)}
                >
                  {arrows}
                </button>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** A box with one more arrow; one with two begins anew. */
function withArrow(before: Orbital, arrow: '↑' | '↓'): Orbital {
  if (before === '↑') return arrow === '↑' ? '↑↑' : '↑↓'
  if (before === '↓') return arrow === '↓' ? '↓↓' : '↑↓'
  return arrow
}
