export const caption =
  'A lithium-7 atom. Even the dot in the middle of the cloud is drawn thousands of times too large: to scale, the nucleus could not be seen.'

export const title = 'Inside a lithium-7 atom'

export const description =
  'A fuzzy electron cloud with three electrons surrounds a much smaller nucleus, enlarged beside it to show three protons and four neutrons. A note says the nucleus is drawn far too large.'

const protons = [
  { x: 250, y: 96 },
  { x: 296, y: 108 },
  { x: 262, y: 140 },
]

const neutrons = [
  { x: 273, y: 84 },
  { x: 272, y: 113 },
  { x: 242, y: 122 },
  { x: 289, y: 134 },
]

/** Nested circles give the cloud its soft edge without a gradient. */
const cloud = [96, 86, 75, 63, 50, 36]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 262">
      {cloud.map((radius) => (
        <circle key={radius} cx="104" cy="112" r={radius} className="fill-link opacity-15" />
      ))}
      <circle cx="104" cy="112" r="4" className="fill-ink" />
      <path
        d="M108 109 218 66M107 115 232 163"
        className="stroke-outline"
        strokeWidth="1.500"
        strokeDasharray="4 4"
      />
      <circle
        cx="268"
        cy="112"
        r="61"
        className="fill-surface stroke-outline"
        strokeWidth="1.500"
      />
      {neutrons.map(({ x, y }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="15" className="fill-raised stroke-outline" strokeWidth="1.500" />
          <text x={x} y={y + 5} textAnchor="middle" fontSize="16" className="fill-ink">
            0
          </text>
        </g>
      ))}
      {protons.map(({ x, y }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="15" className="fill-accent" />
          <text
            x={x}
            y={y + 6}
            textAnchor="middle"
            fontSize="18"
            fontWeight="700"
            className="fill-on-accent"
          >
            +
          </text>
        </g>
      ))}
      <text x="104" y="228" textAnchor="middle" fontSize="16" className="fill-ink">
        electron cloud
      </text>
      <text x="104" y="247" textAnchor="middle" fontSize="16" className="fill-muted">
        3 electrons
      </text>
      <text x="268" y="194" textAnchor="middle" fontSize="16" className="fill-ink">
        nucleus, enlarged
      </text>
      <g fontSize="16">
        <circle cx="215" cy="219" r="9" className="fill-accent" />
        <text x="215" y="224" textAnchor="middle" fontWeight="700" className="fill-on-accent">
          +
        </text>
        <text x="231" y="224" className="fill-muted">
          3 protons
        </text>
        <circle
          cx="215"
          cy="245"
          r="9"
          className="fill-raised stroke-outline"
          strokeWidth="1.500"
        />
        <text x="215" y="250" textAnchor="middle" className="fill-ink">
          0
        </text>
        <text x="231" y="250" className="fill-muted">
          4 neutrons
        </text>
      </g>
    </svg>
  )
}
