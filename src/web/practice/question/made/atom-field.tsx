import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { particles, MAX_PARTICLES } from '#quiz/kinds/atom.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

import type { FieldProps } from './field-props.ts'

const signs = { protons: 'p⁺', neutrons: 'n', electrons: 'e⁻' } as const

/** By how much the keys change a number. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/** A stepper for each kind of particle. The number can be typed, too, and changed with the arrow keys. */
export function AtomField({
  given,
  isRefused,
  noteId,
  onGive,
}: Omit<FieldProps<unknown>, 'question'>) {
  const fields = particles.map((_, place) => given.split(',')[place]?.trim() ?? '')

  function give(place: number, text: string) {
    const next = fields.with(place, text.replaceAll(',', '').trim())
    onGive(next.every((field) => field === '') ? '' : next.join(', '))
  }

  function step(place: number, by: number) {
    const next = Number(fields[place]) + by
    if (Number.isNaN(next)) return
    give(place, String(Math.min(Math.max(next, 0), MAX_PARTICLES)))
  }

  function press(event: KeyboardEvent, place: number) {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(place, by)
  }

  return (
    <div role="group" aria-label="Particles" className="grid gap-2 sm:grid-cols-3">
      {particles.map((name, place) => (
        <div
          key={name}
          className="flex items-center justify-between gap-1 rounded-md border border-line bg-sunken py-1 pl-2 min-[22.5rem]:gap-2 min-[22.5rem]:pr-1 min-[22.5rem]:pl-3 sm:flex-col sm:p-2"
        >
          <label htmlFor={`particles-${name}`} className="min-w-0">
            <span
              aria-hidden
              translate="no"
              className="mr-2 hidden text-muted min-[22.5rem]:inline"
            >
              {signs[name]}
            </span>
            <span>
              {name === 'protons' ? 'Protons' : name === 'neutrons' ? 'Neutrons' : 'Electrons'}
            </span>
          </label>
          <span className="inline-flex shrink-0 items-center">
            <IconButton label={`One of the ${name} less`} onClick={() => step(place, -1)}>
              <Minus aria-hidden className="size-5" />
            </IconButton>
            <input
              id={`particles-${name}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              translate="no"
              maxLength={3}
              aria-invalid={isRefused && fields[place] === ''}
              aria-describedby={noteId}
              value={fields[place]}
              className="h-11 w-12 min-[22.5rem]:w-14 rounded-sm border border-outline bg-surface text-center text-lg tabular-nums aria-invalid:border-incorrect"
              onChange={(event) => give(place, event.target.value)}
              onKeyDown={(event) => press(event, place)}
            />
            <IconButton label={`One of the ${name} more`} onClick={() => step(place, 1)}>
              <Plus aria-hidden className="size-5" />
            </IconButton>
          </span>
        </div>
      ))}
    </div>
  )
}
