import type { KeyboardEvent } from 'react'

import { centered, layoutOf, turned } from '#chemistry/lewis/layout.ts'
import type { DrawnStructure } from '#chemistry/lewis/notation.ts'
import type { Skeleton } from '#chemistry/lewis/skeleton.ts'
import { atomName, atomWords, bondName } from '#chemistry/lewis/words.ts'
import { LewisShape } from '#content/articles/figures/lewis-shape.tsx'

import { withCharge, withNextOrder, withNextPairs, withOrder, withPairs } from './drawing-steps.ts'
import { useNarrow } from './use-narrow.ts'

/** The size of the letters, and the length of bonds: three targets of 44 px lie side by side. */
const SIZE = 22
const LENGTH = 88
const TARGET = 22
/** A drawing that is wider than this does not fit on a phone. */
const NARROW = 250

/** Part of the drawing that was changed. */
export type Changed = { readonly atom: number } | { readonly bond: number }

/** The change that a tap on an atom makes. */
export type Tool = 'pairs' | 'plus' | 'minus'

/**
 * The drawing itself. A tap on a bond gives it one more line, a tap on an atom one more lone pair, or changes its
 * charge. On the keyboard the arrow keys do so up and down, digits set bonds and lone pairs, plus and minus the charge.
 */
export function LewisCanvas({
  skeleton,
  drawn,
  withCharges,
  tool,
  noteId,
  onDraw,
}: {
  readonly skeleton: Skeleton
  readonly drawn: DrawnStructure
  readonly withCharges: boolean
  readonly tool: Tool
  readonly noteId: string
  readonly onDraw: (next: DrawnStructure, changed: Changed) => void
}) {
  const isNarrow = useNarrow()
  const upright = shapeOf(skeleton, drawn, withCharges)
  const shown = isNarrow && upright.box.width > NARROW ? turned(skeleton) : skeleton
  const layout = shown === skeleton ? upright : shapeOf(shown, drawn, withCharges)
  const places = centered(shown).map(({ x, y }) => ({ x: x * LENGTH, y: y * LENGTH }))
  const { x, y, width, height } = layout.box

  function tap(atom: number) {
    const charge = drawn.charges[atom] ?? 0
    const next = {
      pairs: () => withNextPairs(drawn, atom),
      plus: () => withCharge(drawn, atom, charge + 1),
      minus: () => withCharge(drawn, atom, charge - 1),
    }[tool]()
    onDraw(next, { atom })
  }

  function pressAtom(event: KeyboardEvent, atom: number) {
    const [pairs = 0, charge = 0] = [drawn.pairs[atom], drawn.charges[atom]]
    const { key } = event
    if (key === 'Enter' || key === ' ') tap(atom)
    else if (key === 'ArrowUp') onDraw(withPairs(drawn, atom, pairs + 1), { atom })
    else if (key === 'ArrowDown') onDraw(withPairs(drawn, atom, pairs - 1), { atom })
    else if (/^[0-4]$/.test(key)) onDraw(withPairs(drawn, atom, Number(key)), { atom })
    else if (withCharges && key === '+') onDraw(withCharge(drawn, atom, charge + 1), { atom })
    else if (withCharges && (key === '-' || key === '\u2212'))
      onDraw(withCharge(drawn, atom, charge - 1), { atom })
    else return
    handled(event)
  }

  function pressBond(event: KeyboardEvent, bond: number) {
    const order = drawn.orders[bond] ?? 0
    const { key } = event
    if (key === 'Enter' || key === ' ') onDraw(withNextOrder(drawn, bond), { bond })
    else if (key === 'ArrowUp') onDraw(withOrder(drawn, bond, order + 1), { bond })
    else if (key === 'ArrowDown') onDraw(withOrder(drawn, bond, order - 1), { bond })
    else if (/^[1-3]$/.test(key)) onDraw(withOrder(drawn, bond, Number(key)), { bond })
    else return
    handled(event)
  }

  return (
    <svg
      role="group"
      aria-label="Drawing"
      aria-describedby={noteId}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      className="mx-auto block max-w-full touch-manipulation select-none"
    >
      {shown.bonds.map(([from, to], bond) => {
        const [one, other] = [places[from], places[to]]
        if (one === undefined || other === undefined) return null
        return (
          <Target
            key={`${from} ${to}`}
            x={(one.x + other.x) / 2}
            y={(one.y + other.y) / 2}
            label={`${atomName(shown, from)} to ${atomName(shown, to)}: ${bondName(drawn.orders[bond] ?? 0)}`}
            onPress={() => onDraw(withNextOrder(drawn, bond), { bond })}
            onKeyDown={(event) => pressBond(event, bond)}
          />
        )
      })}
      {places.map((place, atom) => (
        <Target
          key={`${place.x} ${place.y}`}
          {...place}
          label={atomWords(shown, drawn, atom, withCharges ? (drawn.charges[atom] ?? 0) : null)}
          onPress={() => tap(atom)}
          onKeyDown={(event) => pressAtom(event, atom)}
        />
      ))}
      {/* The focus rings lie under the drawing, which takes no taps. */}
      <g className="pointer-events-none">
        <LewisShape layout={layout} size={SIZE} />
      </g>
    </svg>
  )
}

function Target({
  x,
  y,
  label,
  onPress,
  onKeyDown,
}: {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly onPress: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}) {
  return (
    <circle
      role="button"
      tabIndex={0}
      aria-label={label}
      cx={x}
      cy={y}
      r={TARGET}
      strokeWidth={2}
      className="cursor-pointer fill-transparent stroke-transparent outline-none hover:stroke-outline focus-visible:stroke-focus focus-visible:stroke-[3px]"
      onClick={onPress}
      onKeyDown={onKeyDown}
    />
  )
}

function shapeOf(
  skeleton: Skeleton,
  { orders, pairs, charges }: DrawnStructure,
  withCharges: boolean,
) {
  return layoutOf(
    // The charge of an ion stands in the question; brackets would take the room of the targets.
    { ...skeleton, charge: 0 },
    withCharges ? { orders, pairs, charges } : { orders, pairs },
    { size: SIZE, length: LENGTH, reach: TARGET + 2 },
  )
}

/** Neither the page nor its shortcuts are meant. */
function handled(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
}
