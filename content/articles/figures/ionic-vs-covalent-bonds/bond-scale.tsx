import { Crystal } from './crystal.tsx'

export const title = 'From equal sharing to separate ions'

export const caption =
  'Five substances on the scale of electronegativity difference. In the three molecules two dots mark where the bonding pair is found most; the two salts are pieces of a crystal. The scale has no sharp border.'

export const description =
  'Scale of electronegativity difference from the chlorine molecule at 0 through HCl 0.96, HF 1.78 and NaCl 2.23 to cesium fluoride at 3.19; the first three are molecules whose cloud shifts to one side, the last two are crystals in which ions of both kinds alternate.'

const TOP = 64
const PIXELS_PER_UNIT = 120

type Side = {
  readonly x: number
  readonly radius: number
  readonly text: string
  readonly charge: string
}
type Row = {
  readonly difference: number
  /** Where the row is drawn; the scale has the exact place. */
  readonly y: number
  readonly label: string
  readonly left: Side
  readonly right: Side
  readonly pair: number
}

const rows: readonly Row[] = [
  {
    difference: 0,
    y: 64,
    label: 'Cl₂: 0',
    left: { x: 130, radius: 29, text: 'Cl', charge: '' },
    right: { x: 174, radius: 29, text: 'Cl', charge: '' },
    pair: 152,
  },
  {
    difference: 0.96,
    y: 172,
    label: 'HCl: 0.96',
    left: { x: 126, radius: 20, text: 'H', charge: 'δ+' },
    right: { x: 167, radius: 31, text: 'Cl', charge: 'δ−' },
    pair: 147,
  },
  {
    difference: 1.78,
    y: 272,
    label: 'HF: 1.78',
    left: { x: 131, radius: 17, text: 'H', charge: 'δ+' },
    right: { x: 166, radius: 27, text: 'F', charge: 'δ−' },
    pair: 152,
  },
]

/** Substances made of ions, drawn as pieces of their crystals. */
const crystals = [
  { difference: 2.23, y: 376, label: 'NaCl: 2.23', cation: 'Na', anion: 'Cl' },
  { difference: 3.19, y: 478, label: 'CsF: 3.19', cation: 'Cs', anion: 'F' },
] as const

const CRYSTAL = 148
const CRYSTAL_EDGE = 84

function Cloud({ left, right, pair, y }: Row) {
  const sides = [left, right]
  return (
    <g>
      {sides.map(({ x, radius }) => (
        <circle key={x} cx={x} cy={y} r={radius} strokeWidth={4} className="stroke-accent" />
      ))}
      {sides.map(({ x, radius }) => (
        <circle key={x} cx={x} cy={y} r={radius - 1} className="fill-accent-soft" />
      ))}
      <circle cx={pair} cy={y - 5} r={3.5} className="fill-link" />
      <circle cx={pair} cy={y + 5} r={3.5} className="fill-link" />
      {sides.map(({ x, radius, text, charge }, index) => (
        <g key={x}>
          <text x={x + (index === 0 ? 0 : 5)} y={y + 6} className="fill-ink">
            {text}
          </text>
          <text x={x} y={y - radius - 7} className="fill-ink font-bold">
            {charge}
          </text>
        </g>
      ))}
    </g>
  )
}

function Tick({ value }: { readonly value: number }) {
  const y = TOP + value * PIXELS_PER_UNIT
  return (
    <g>
      <line x1={36} y1={y} x2={46} y2={y} strokeWidth={3} className="stroke-outline" />
      <text x={30} y={y + 6} textAnchor="end" className="fill-muted">
        {value}
      </text>
    </g>
  )
}

function Leader({
  difference,
  y,
  end,
}: {
  readonly difference: number
  readonly y: number
  readonly end: number
}) {
  const from = TOP + difference * PIXELS_PER_UNIT
  return (
    <g>
      <circle cx={46} cy={from} r={6} className="fill-link" />
      <line
        x1={54}
        y1={from}
        x2={end}
        y2={y}
        strokeWidth={1.5}
        strokeDasharray="4 4"
        className="stroke-outline"
      />
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 360 524" className="max-w-sm" fontSize={16} textAnchor="middle">
      <text x={8} y={20} textAnchor="start" className="fill-muted">
        Difference in electronegativity
      </text>
      <line x1={46} y1={TOP} x2={46} y2={472} strokeWidth={3} className="stroke-outline" />
      {[0, 1, 2, 3].map((value) => (
        <Tick key={value} value={value} />
      ))}
      {rows.map((row) => (
        <g key={row.label}>
          <Leader difference={row.difference} y={row.y} end={row.left.x - row.left.radius - 5} />
          <Cloud {...row} />
          <text x={230} y={row.y + 4} textAnchor="start" className="fill-ink font-bold">
            {row.label}
          </text>
        </g>
      ))}
      {crystals.map(({ difference, y, label, cation, anion }) => (
        <g key={label}>
          <Leader difference={difference} y={y} end={CRYSTAL_EDGE} />
          <Crystal x={CRYSTAL} y={y} cation={cation} anion={anion} />
          <text x={230} y={y + 4} textAnchor="start" className="fill-ink font-bold">
            {label}
          </text>
          <text x={230} y={y + 26} textAnchor="start" className="fill-muted">
            mostly ionic
          </text>
        </g>
      ))}
      <text x={230} y={90} textAnchor="start" className="fill-muted">
        shared evenly
      </text>
      <text x={230} y={198} textAnchor="start" className="fill-muted">
        polar covalent
      </text>
      <text x={230} y={298} textAnchor="start" className="fill-muted">
        polar covalent
      </text>
    </svg>
  )
}
