export const title = 'Lithium ions on the move'

export const caption =
  'Lithium ions move inside the cell, electrons through the wire outside. Charging reverses both directions. (The signs mark the negative and the positive terminal.)'

export const description =
  'Two cells. On discharge lithium ions go from graphite to cobalt oxide and electrons flow through the phone the same way. On charging, both go back from cobalt oxide to graphite.'

export function Drawing() {
  return (
    <svg viewBox="0 0 360 500" className="max-w-sm" fontSize="16">
      <Cell y={0} name="in use: discharge" device="phone" toOxide />
      <Cell y={258} name="plugged in: charge" device="charger" toOxide={false} />
    </svg>
  )
}

const sheets = [112, 150, 188]

function Cell({
  y,
  name,
  device,
  toOxide,
}: {
  readonly y: number
  readonly name: string
  readonly device: string
  readonly toOxide: boolean
}) {
  return (
    <g transform={`translate(0 ${y})`}>
      <text x="180" y="20" textAnchor="middle" fontWeight="700" fontSize="16" className="fill-ink">
        {name}
      </text>
      <path d="M60 96V62H124M236 62H300V96" className="fill-none stroke-ink" strokeWidth="2.5" />
      <rect
        x="124"
        y="46"
        width="112"
        height="30"
        rx="8"
        className="fill-surface stroke-ink"
        strokeWidth="2"
      />
      <text x="180" y="67" textAnchor="middle" className="fill-ink">
        {device}
      </text>
      <Electron x={92} toOxide={toOxide} />
      <Electron x={268} toOxide={toOxide} />
      <rect
        x="12"
        y="96"
        width="336"
        height="114"
        rx="10"
        className="fill-sunken stroke-outline"
        strokeWidth="2"
      />
      {sheets.map((top) => (
        <g key={top}>
          <path
            d={`M22 ${top}l9 7 9 -7 9 7 9 -7 9 7 9 -7 9 7 9 -7`}
            className="fill-none stroke-ink"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <rect
            x="266"
            y={top - 3}
            width="72"
            height="10"
            rx="3"
            className="fill-metal stroke-cell-line"
            strokeWidth="1.5"
          />
        </g>
      ))}
      <path
        d={toOxide ? 'M128 190H232m-11 -7 11 7 -11 7' : 'M232 190H128m11 -7 -11 7 11 7'}
        className="fill-none stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Ion x={58} y={135} />
      <Ion x={302} y={171} />
      <Ion x={142} y={124} />
      <Ion x={180} y={154} />
      <Ion x={218} y={124} />
      <g textAnchor="middle" className="fill-ink">
        <text x="12" y="231" textAnchor="start">
          − graphite
        </text>
        <text x="348" y="231" textAnchor="end">
          cobalt oxide +
        </text>
      </g>
    </g>
  )
}

function Ion({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="15.500" className="fill-accent" />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        fontSize="16"
        fontWeight="700"
        className="fill-on-accent"
      >
        Li⁺
      </text>
    </g>
  )
}

function Electron({ x, toOxide }: { readonly x: number; readonly toOxide: boolean }) {
  return (
    <g>
      <path
        d={toOxide ? `M${x - 5} 55l9 7 -9 7` : `M${x + 5} 55l-9 7 9 7`}
        className="fill-none stroke-link"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <text x={x} y="48" textAnchor="middle" fontWeight="700" className="fill-ink">
        e⁻
      </text>
    </g>
  )
}
