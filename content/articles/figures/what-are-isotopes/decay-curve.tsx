export const title = 'What is left after each half-life'

export const caption =
  'Radioactive decay: each half-life removes half of what was left, so the curve flattens and never quite reaches zero.'

export const description =
  'Curve of unstable nuclei left, in percent, against half-lives from 0 to 5. It halves at each step: 100, 50, 25, 12.5, 6.25 and about 3.1 percent.'

const LEFT = 52
const STEP = 49
const BASE = 300
const HEIGHT = 244

const x = (halfLives: number) => LEFT + halfLives * STEP
const y = (percent: number) => BASE - (percent / 100) * HEIGHT

const points = [
  { halfLives: 0, percent: 100, label: '100%', dx: 10, dy: 4 },
  { halfLives: 1, percent: 50, label: '50%', dx: 9, dy: -8 },
  { halfLives: 2, percent: 25, label: '25%', dx: 7, dy: -10 },
  { halfLives: 3, percent: 12.5, label: '12.5%', dx: -22, dy: -19 },
  { halfLives: 4, percent: 6.25, label: '6.25%', dx: -22, dy: -15 },
  { halfLives: 5, percent: 3.125, label: '3.1%', dx: -22, dy: -12 },
] as const

const curve = Array.from({ length: 51 }, (_, index) => index / 10)
  .map((halfLives) => `${x(halfLives).toFixed(1)} ${y(100 * 0.5 ** halfLives).toFixed(1)}`)
  .join(' L')

export function Drawing() {
  return (
    <svg viewBox="0 0 320 366">
      <rect x="1" y="1" width="318" height="364" rx="14" className="fill-sunken stroke-line" />
      <text x="16" y="30" fontSize="16" className="fill-ink font-semibold">
        Unstable nuclei left (%)
      </text>
      <path
        d={`M${curve} L${x(5)} ${BASE} L${LEFT} ${BASE} Z`}
        className="fill-link"
        opacity="0.16"
      />
      <g className="stroke-line" strokeDasharray="3 4">
        {points.slice(1).map(({ halfLives, percent }) => (
          <path key={halfLives} d={`M${x(halfLives)} ${y(percent)} V${BASE}`} />
        ))}
      </g>
      <path d={`M${LEFT} 48 V${BASE} H308`} className="fill-none stroke-ink" strokeWidth="2" />
      <g fontSize="16" className="fill-ink">
        {[0, 50, 100].map((percent) => (
          <text key={percent} x={LEFT - 8} y={y(percent) + 5} textAnchor="end">
            {percent}
          </text>
        ))}
        {points.map(({ halfLives }) => (
          <text key={halfLives} x={x(halfLives)} y={BASE + 22} textAnchor="middle">
            {halfLives}
          </text>
        ))}
        <text
          x={LEFT + 125}
          y={BASE + 48}
          textAnchor="middle"
          fontSize="16"
          className="font-semibold"
        >
          Time in half-lives
        </text>
      </g>
      <path d={`M${curve}`} className="fill-none stroke-link" strokeWidth="3" />
      {points.map(({ halfLives, percent, label, dx, dy }) => (
        <g key={label}>
          <circle
            cx={x(halfLives)}
            cy={y(percent)}
            r="5.5"
            className="fill-accent stroke-ink"
            strokeWidth="1.5"
          />
          <text x={x(halfLives) + dx} y={y(percent) + dy} fontSize="16" className="fill-ink">
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}
