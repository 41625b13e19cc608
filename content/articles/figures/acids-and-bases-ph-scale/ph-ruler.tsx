import { superscript } from '#chemistry/units.ts'

export const title = 'The pH ruler'

export const caption =
  'One step on the ruler is a factor of ten in the concentration of hydronium ions, given on the left in mol/L at 25 °C. The ruler goes on beyond both ends.'

export const description =
  'Ruler from 0 to 14: stomach acid near 1.5, lemon near 2, vinegar near 3, rain 5.6, water 7, blood 7.4, sea 8.1, ammonia 11, bleach 12.5; each step is a factor of ten. Arrows show that values can go beyond the ends.'

const TOP = 74
const STEP = 29
const BAR = 108
const HALF = 17

const y = (ph: number) => TOP + ph * STEP

const steps = Array.from({ length: 15 }, (_, ph) => ph)

const things = [
  { ph: 1.5, name: 'stomach acid', at: 1.35 },
  { ph: 2.1, name: 'lemon juice', at: 2.05 },
  { ph: 2.7, name: 'vinegar', at: 2.75 },
  { ph: 3.5, name: 'orange', at: 3.5 },
  { ph: 5.6, name: 'clean rain', at: 5.6 },
  { ph: 6.5, name: 'milk', at: 6.3 },
  { ph: 7, name: 'pure water', at: 7 },
  { ph: 7.4, name: 'blood', at: 7.7 },
  { ph: 8.1, name: 'sea water', at: 8.4 },
  { ph: 10.5, name: 'milk of magnesia', at: 10.4 },
  { ph: 11.2, name: 'household ammonia', at: 11.2 },
  { ph: 12.5, name: 'bleach', at: 12.5 },
  { ph: 14, name: 'lye, 1 mol/L', at: 14 },
] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 320 538" className="max-w-xs">
      <g fontSize="16" className="fill-muted">
        <text x="8" y="20">
          H₃O⁺
        </text>
        <text x="8" y="40">
          mol/L
        </text>
        <text x={BAR} y="20" textAnchor="middle" className="fill-ink font-semibold">
          pH
        </text>
        <text x="142" y="40">
          can go below 0
        </text>
        <text x="142" y="522">
          can go above 14
        </text>
      </g>
      <path
        d={`M${BAR} 62 V32 m-6 8 l6 -8 6 8 M${BAR} ${y(14) + 14} v30 m-6 -8 l6 8 6 -8`}
        className="fill-none stroke-outline"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={`M${BAR - HALF} ${y(-0.4)} H${BAR + HALF} L${BAR} ${y(7)} Z`}
        className="fill-accent stroke-ink"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d={`M${BAR - HALF} ${y(14.4)} H${BAR + HALF} L${BAR} ${y(7)} Z`}
        className="fill-surface stroke-ink"
        strokeWidth="1.5"
        strokeDasharray="5 3"
        strokeLinejoin="round"
      />
      {steps.map((ph) => (
        <g key={ph} fontSize="16">
          <text x="8" y={y(ph) + 5.5} className="fill-muted">
            10{superscript(-ph)}
          </text>
          <text x="86" y={y(ph) + 5.5} textAnchor="end" className="fill-ink font-semibold">
            {ph}
          </text>
        </g>
      ))}
      {things.map(({ ph, name, at }) => (
        <g key={name}>
          <path
            d={`M${BAR + 1} ${y(ph)} H${BAR + HALF + 5} L140 ${y(at)}`}
            className="fill-none stroke-ink"
            strokeWidth="1.500"
          />
          <text
            x="144"
            y={y(at) + 5.5}
            fontSize="16"
            className={ph === 7 ? 'fill-ink font-semibold' : 'fill-ink'}
          >
            {name}
          </text>
        </g>
      ))}
      <g fontSize="16" className="fill-muted italic" textAnchor="end">
        <text x="312" y={y(4.6)}>
          more acidic ↑
        </text>
        <text x="312" y={y(9.5)}>
          more basic ↓
        </text>
      </g>
    </svg>
  )
}
