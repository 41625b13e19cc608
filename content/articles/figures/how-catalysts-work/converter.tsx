export const title = 'Inside a three-way catalytic converter'

export const caption =
  'A catalytic converter cut open. Exhaust flows through thousands of narrow channels, whose walls carry platinum, palladium and rhodium.'

export const description =
  'Cut-away of a steel can with a honeycomb of fine channels. On the left nitrogen monoxide, carbon monoxide and unburned fuel go in; on the right nitrogen, carbon dioxide and water come out.'

const gases = [
  { y: 74, before: 'NO', after: 'N₂' },
  { y: 114, before: 'CO', after: 'CO₂' },
  { y: 154, before: 'fuel', after: 'H₂O' },
] as const

const channels = [66, 78, 90, 102, 114, 126, 138, 150, 162] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 320 264">
      <path
        d="M62 100 H84 L104 52 H216 L236 100 H258 V128 H236 L216 176 H104 L84 128 H62 Z"
        className="fill-surface stroke-outline"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <rect
        x="112"
        y="56"
        width="96"
        height="116"
        rx="4"
        className="fill-accent-soft stroke-accent"
        strokeWidth="2.500"
      />
      {channels.map((y) => (
        <path key={y} d={`M112 ${y} H208`} className="stroke-accent" strokeWidth="2" />
      ))}
      <g fontSize="17" className="fill-ink font-semibold">
        {gases.map(({ y, before, after }) => (
          <g key={y}>
            <text x="8" y={y + 6}>
              {before}
            </text>
            <text x="274" y={y + 6}>
              {after}
            </text>
          </g>
        ))}
      </g>
      <path
        d="M44 76 L66 102 m-8 -3 l8 3 0 -9 M38 114 H74 m-7 -6 l7 6 -7 6 M50 144 L66 126 m-8 2 l8 -2 0 9"
        className="fill-none stroke-link"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M252 102 L270 80 m-8 2 l8 -2 0 9 M246 114 H268 m-7 -6 l7 6 -7 6 M252 126 L270 148 m-8 -2 l8 2 0 -9"
        className="fill-none stroke-link"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="160" y="34" textAnchor="middle" fontSize="16" className="fill-ink">
        ceramic honeycomb
      </text>
      <path d="M160 38 V54" className="stroke-ink" strokeWidth="1.5" />
      <text x="160" y="234" textAnchor="middle" fontSize="16" className="fill-ink">
        walls coated with Pt, Pd, Rh
      </text>
      <text x="160" y="256" textAnchor="middle" fontSize="16" className="fill-muted">
        works from about 250 °C
      </text>
      <text x="8" y="204" fontSize="16" className="fill-muted italic">
        from the engine
      </text>
      <text x="312" y="204" textAnchor="end" fontSize="16" className="fill-muted italic">
        to the tailpipe
      </text>
    </svg>
  )
}
