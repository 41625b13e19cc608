import type { ReactNode } from 'react'

export const title = 'Five alkali metals in water'
export const caption =
  'Small pieces in water: three metals float, two sink, and each reacts faster than the last.'
export const description =
  'Five beakers: lithium fizzes gently and floats, sodium melts to a darting ball, potassium floats and burns lilac, rubidium and cesium sink and react explosively.'

const beakers = [
  { symbol: 'Li', verb: 'floats,', what: 'fizzes gently', y: 8 },
  { symbol: 'Na', verb: 'floats,', what: 'melts and darts', y: 100 },
  { symbol: 'K', verb: 'floats,', what: 'burns lilac', y: 192 },
  { symbol: 'Rb', verb: 'sinks,', what: 'explodes', y: 284 },
  { symbol: 'Cs', verb: 'sinks,', what: 'explodes at once', y: 376 },
] as const

/** The five beakers one below the other, with words. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 468" className="max-w-md">
      {beakers.map(({ symbol, verb, what, y }) => (
        <g key={symbol} transform={`translate(8 ${y})`}>
          <path
            d="M8 34h124v34a10 10 0 0 1 -10 10h-104a10 10 0 0 1 -10 -10z"
            className="fill-link"
            fillOpacity="0.22"
          />
          <line x1="8" y1="34" x2="132" y2="34" className="stroke-link" strokeWidth="2" />
          {pictures[symbol]}
          <path
            d="M2 6h6v62a10 10 0 0 0 10 10h104a10 10 0 0 0 10 -10v-62h6"
            className="fill-none stroke-ink"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <text x="156" y="34" fontSize="22" fontWeight="600" className="fill-ink font-display">
            {symbol}
          </text>
          <text x="200" y="33" fontSize="16" className="fill-ink">
            {verb}
          </text>
          <text x="200" y="55" fontSize="16" className="fill-ink">
            {what}
          </text>
        </g>
      ))}
    </svg>
  )
}

const pictures: Readonly<Record<(typeof beakers)[number]['symbol'], ReactNode>> = {
  Li: (
    <>
      <path
        d="M58 24h22l5 16h-30z"
        className="fill-metal stroke-cell-line"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <Bubbles
        at={[
          [56, 50, 3],
          [70, 56, 3.5],
          [84, 48, 3],
        ]}
      />
    </>
  ),
  Na: (
    <>
      <path
        d="M26 24q10 -10 20 0t20 0"
        className="fill-none stroke-muted"
        strokeWidth="2"
        strokeDasharray="3 4"
      />
      <circle cx="80" cy="30" r="11" className="fill-metal stroke-cell-line" strokeWidth="1.5" />
      <Bubbles
        at={[
          [66, 50, 3],
          [78, 56, 4],
          [90, 50, 3],
          [72, 66, 3],
          [88, 64, 3.5],
        ]}
      />
    </>
  ),
  K: (
    <>
      <path
        d="M70 20q-18 -8 -5 -24q2 8 8 6q2 -6 0 -8q18 10 8 26z"
        className="fill-incorrect-soft stroke-incorrect"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="70" cy="30" r="11" className="fill-metal stroke-cell-line" strokeWidth="1.5" />
      <Bubbles
        at={[
          [52, 48, 3],
          [62, 54, 4],
          [76, 50, 4],
          [88, 52, 3],
          [58, 66, 3],
          [80, 66, 3.5],
        ]}
      />
    </>
  ),
  Rb: (
    <>
      <Burst scale={0.8} />
      <circle cx="70" cy="62" r="9" className="fill-metal stroke-cell-line" strokeWidth="1.5" />
    </>
  ),
  Cs: (
    <>
      <Burst scale={1.15} />
      <circle cx="70" cy="62" r="9" className="fill-metal stroke-cell-line" strokeWidth="1.5" />
    </>
  ),
}

function Bubbles({ at }: { readonly at: readonly (readonly [x: number, y: number, r: number])[] }) {
  return at.map(([x, y, r]) => (
    <circle
      key={`${x} ${y}`}
      cx={x}
      cy={y}
      r={r}
      className="fill-surface stroke-link"
      strokeWidth="1.5"
    />
  ))
}

const spikes = [-90, -62, -118, -34, -146, -8, -172] as const

function Burst({ scale }: { readonly scale: number }) {
  return (
    <g transform={`translate(70 62) scale(${scale})`}>
      {spikes.map((angle) => (
        <path
          key={angle}
          d="M8 -5L46 0L8 5z"
          transform={`rotate(${angle})`}
          className="fill-incorrect-soft stroke-incorrect"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
    </g>
  )
}
