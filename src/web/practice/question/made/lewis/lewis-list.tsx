import { Minus, Plus } from 'lucide-react'

import { MAX_CHARGE, type DrawnStructure, MAX_ORDER, MAX_PAIRS } from '#chemistry/lewis/notation.ts'
import type { Skeleton } from '#chemistry/lewis/skeleton.ts'
import { atomName, chargeText } from '#chemistry/lewis/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

import { withCharge, withOrder, withPairs } from './drawing-steps.ts'
import type { Changed } from './lewis-canvas.tsx'

/** The same drawing as a list of its bonds and atoms, with a stepper for each number. */
export function LewisList({
  skeleton,
  drawn,
  withCharges,
  onDraw,
}: {
  readonly skeleton: Skeleton
  readonly drawn: DrawnStructure
  readonly withCharges: boolean
  readonly onDraw: (next: DrawnStructure, changed: Changed) => void
}) {
  return (
    <ul className="grid gap-1">
      {skeleton.bonds.map(([from, to], bond) => (
        <li key={`${from} ${to}`}>
          <Stepper
            label={`Lines between ${atomName(skeleton, from)} and ${atomName(skeleton, to)}`}
            value={drawn.orders[bond] ?? 0}
            least={0}
            most={MAX_ORDER}
            onStep={(order) => onDraw(withOrder(drawn, bond, order), { bond })}
          />
        </li>
      ))}
      {skeleton.atoms.map((_, atom) => {
        const name = atomName(skeleton, atom)
        return (
          <li key={name} className="grid gap-1">
            <Stepper
              label={`Lone pairs of ${name}`}
              value={drawn.pairs[atom] ?? 0}
              least={0}
              most={MAX_PAIRS}
              onStep={(pairs) => onDraw(withPairs(drawn, atom, pairs), { atom })}
            />
            {withCharges ? (
              <Stepper
                label={`Formal charge of ${name}`}
                value={drawn.charges[atom] ?? 0}
                least={-MAX_CHARGE}
                most={MAX_CHARGE}
                show={chargeText}
                onStep={(charge) => onDraw(withCharge(drawn, atom, charge), { atom })}
              />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function Stepper({
  label,
  value,
  least,
  most,
  show = String,
  onStep,
}: {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly show?: (value: number) => string
  readonly onStep: (value: number) => void
}) {
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-2">
      <span className="min-w-0">{label}</span>
      <span className="inline-flex shrink-0 items-center">
        <IconButton
          label={`Less: ${label}`}
          aria-disabled={value === least}
          onClick={() => onStep(Math.max(value - 1, least))}
        >
          <Minus aria-hidden className="size-5" />
        </IconButton>
        <span key={value} className="w-8 text-center tabular-nums">
          {show(value)}
        </span>
        <IconButton
          label={`More: ${label}`}
          aria-disabled={value === most}
          onClick={() => onStep(Math.min(value + 1, most))}
        >
          <Plus aria-hidden className="size-5" />
        </IconButton>
      </span>
    </div>
  )
}
