import type { AtomicNumberScale } from './atomic-number-scale.ts'

const RIGHT = 354
const MIDDLE = 204
const LABEL_GAP = 6
const NUMBER_DROP = 20
const NAME_DROP = 40

/**
 * The axes of a chart against atomic number, in a drawing 360 units wide: a line across for each tick
 * with its value on the left, and atomic numbers along the bottom.
 */
export function AtomicNumberAxes({
  scale: { left, bottom, placeOf, heightOf },
  ticks,
  numbers,
}: {
  readonly scale: AtomicNumberScale
  readonly ticks: readonly number[]
  readonly numbers: readonly number[]
}) {
  return (
    <g fontSize="16">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            y1={heightOf(tick)}
            x2={RIGHT}
            y2={heightOf(tick)}
            className="stroke-line"
            strokeWidth="1"
          />
          <text x={left - LABEL_GAP} y={heightOf(tick) + 5} textAnchor="end" className="fill-muted">
            {tick}
          </text>
        </g>
      ))}
      {numbers.map((number) => (
        <text
          key={number}
          x={placeOf(number)}
          y={bottom + NUMBER_DROP}
          textAnchor="middle"
          className="fill-muted"
        >
          {number}
        </text>
      ))}
      <text x={MIDDLE} y={bottom + NAME_DROP} textAnchor="middle" className="fill-ink">
        atomic number
      </text>
    </g>
  )
}
