export const title = 'The energy account of sodium chloride'

export const caption =
  'Energy per mole, starting from single gas atoms. The two gas ions alone would be a loss; the crystal turns it into a gain.'

export const description =
  'Energy steps: up 496 to ionize sodium, down 349 when chlorine gains the electron, so 147 above the start, then a large drop of about 780 when the ions form the crystal.'

type Point = { readonly x: number; readonly y: number }

function Level({ x, y, width }: Point & { readonly width: number }) {
  return <rect x={x} y={y - 3} width={width} height={6} rx={3} className="fill-ink" />
}

function Arrow({
  x,
  from,
  to,
}: {
  readonly x: number
  readonly from: number
  readonly to: number
}) {
  const back = to < from ? 10 : -10
  return (
    <g>
      <line x1={x} y1={from} x2={x} y2={to + back} strokeWidth={3} className="stroke-link" />
      <polygon
        points={`${x},${to} ${x - 6},${to + back} ${x + 6},${to + back}`}
        className="fill-link"
      />
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 360 384" fontSize={16} textAnchor="middle" className="fill-ink">
      <text x={14} y={22} textAnchor="start" className="fill-muted">
        Energy in kJ/mol
      </text>
      <line
        x1={8}
        y1={178}
        x2={352}
        y2={178}
        strokeWidth={1.5}
        strokeDasharray="5 5"
        className="stroke-outline"
      />
      <Level x={8} y={178} width={72} />
      <text x={44} y={202}>
        Na + Cl
      </text>
      <text x={44} y={222} className="fill-muted">
        start
      </text>

      <Arrow x={90} from={178} to={63} />
      <text x={82} y={126} textAnchor="end" className="font-bold">
        +496
      </text>
      <Level x={84} y={60} width={104} />
      <text x={136} y={46}>
        Na⁺ + e⁻ + Cl
      </text>

      <Arrow x={182} from={60} to={140} />
      <text x={192} y={88} textAnchor="start" className="font-bold">
        −349
      </text>
      <Level x={176} y={143} width={116} />
      <text x={242} y={130}>
        Na⁺ + Cl⁻
      </text>
      <text x={240} y={167} className="font-bold">
        net +147
      </text>

      <Arrow x={288} from={143} to={325} />
      <text x={278} y={242} textAnchor="end" className="font-bold">
        about −780
      </text>
      <text x={278} y={264} textAnchor="end" className="fill-muted">
        lattice forms
      </text>
      <Level x={278} y={331} width={76} />
      <text x={316} y={356}>
        NaCl
      </text>
      <text x={316} y={376}>
        crystal
      </text>
    </svg>
  )
}
