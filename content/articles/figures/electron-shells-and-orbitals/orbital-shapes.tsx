export const title = 'Shapes of s, p and d orbitals'

export const caption =
  'An s orbital, one of the five d orbitals, and the three p orbitals of one subshell. The nucleus sits where the axes cross.'

export const description =
  'A fuzzy sphere for s, a four-lobed cloverleaf for d, and three dumbbells for p: one along the x axis, one along y, one along z. Lobes meet at the nucleus and get thinner outward.'

const layers = [1, 0.84, 0.66, 0.46] as const

function Lobe({ angle, length, width }: { angle: number; length: number; width: number }) {
  return (
    <g transform={`rotate(${angle})`}>
      {layers.map((scale) => (
        <path
          key={scale}
          transform={`translate(${(length * (1 - scale)) / 2} 0) scale(${scale})`}
          d={`M0 0 C${length * 0.35} ${-width} ${length} ${-width} ${length} 0 C${length} ${width} ${length * 0.35} ${width} 0 0Z`}
          className="fill-link"
          opacity="0.24"
        />
      ))}
      <path
        d={`M0 0 C${length * 0.35} ${-width} ${length} ${-width} ${length} 0 C${length} ${width} ${length * 0.35} ${width} 0 0Z`}
        className="fill-none stroke-link"
        strokeWidth="1.5"
      />
    </g>
  )
}

function Axes({ reach, slant }: { reach: number; slant: number }) {
  return (
    <path
      d={`M${-reach} 0 H${reach} M0 ${reach} V${-reach} M${slant} ${-slant} L${-slant} ${slant}`}
      className="fill-none stroke-outline"
      strokeDasharray="3 3"
    />
  )
}

const pOrbitals = [
  { axis: 'x', at: 58, angles: [0, 180], length: 40, labelX: 42, labelY: -8 },
  { axis: 'y', at: 160, angles: [135, 315], length: 34, labelX: 34, labelY: -30 },
  { axis: 'z', at: 262, angles: [90, 270], length: 40, labelX: 14, labelY: -38 },
] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 320 372">
      <rect x="1" y="1" width="318" height="370" rx="14" className="fill-sunken stroke-line" />
      <path d="M16 188 H304 M160 16 V172" className="fill-none stroke-line" />
      <g transform="translate(84 84)">
        <Axes reach={60} slant={37} />
        {[46, 38, 30, 21].map((radius) => (
          <circle key={radius} r={radius} className="fill-link" opacity="0.24" />
        ))}
        <circle r="46" className="fill-none stroke-link" strokeWidth="1.5" />
        <circle r="3" className="fill-accent stroke-ink" />
      </g>
      <g transform="translate(238 84)">
        <Axes reach={60} slant={0} />
        {[45, 135, 225, 315].map((angle) => (
          <Lobe key={angle} angle={angle} length={56} width={24} />
        ))}
        <circle r="3" className="fill-accent stroke-ink" />
      </g>
      {pOrbitals.map(({ axis, at, angles, length, labelX, labelY }) => (
        <g key={axis} transform={`translate(${at} 258)`}>
          <Axes reach={46} slant={29} />
          {angles.map((angle) => (
            <Lobe key={angle} angle={angle} length={length} width={22} />
          ))}
          <circle r="3" className="fill-accent stroke-ink" />
          <text x={labelX} y={labelY} fontSize="16" textAnchor="middle" className="fill-ink italic">
            {axis}
          </text>
        </g>
      ))}
      <g fontSize="16" textAnchor="middle" className="fill-ink">
        <text x="84" y="172">
          s: 1 orbital
        </text>
        <text x="238" y="172">
          d: 1 of 5 orbitals
        </text>
        <text x="160" y="348">
          p: 3 orbitals at right angles
        </text>
      </g>
    </svg>
  )
}
