import type { AtomicNumberScale } from '#content/articles/figures/atomic-number-scale.ts'

export type CurvePoint = {
  readonly symbol: string
  readonly atomicNumber: number
  readonly value: number
}

/** The place of a name beside its point. */
export type CurveName = { readonly symbol: string; readonly dx: number; readonly dy: number }

/** A line through values by atomic number, with a dot and a name at some of them. */
export function NamedCurve({
  scale: { placeOf, heightOf },
  points,
  names,
}: {
  readonly scale: AtomicNumberScale
  readonly points: readonly CurvePoint[]
  readonly names: readonly CurveName[]
}) {
  return (
    <g>
      <polyline
        points={points
          .map(({ atomicNumber, value }) => `${placeOf(atomicNumber)} ${heightOf(value)}`)
          .join(', ')}
        className="fill-none stroke-link"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {names.map(({ symbol, dx, dy }) =>
        points
          .filter((point) => point.symbol === symbol)
          .map(({ atomicNumber, value }) => (
            <g key={symbol}>
              <circle
                cx={placeOf(atomicNumber)}
                cy={heightOf(value)}
                r="4"
                className="fill-accent"
              />
              <text
                x={placeOf(atomicNumber) + dx}
                y={heightOf(value) + dy}
                fontSize="16"
                textAnchor="middle"
                className="fill-ink font-semibold"
              >
                {symbol}
              </text>
            </g>
          )),
      )}
    </g>
  )
}
