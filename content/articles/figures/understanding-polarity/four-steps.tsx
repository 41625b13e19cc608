export const title = 'Is the molecule polar? Four steps'

export const caption =
  'Four steps from the formula to the answer. The star marks a rule of thumb: ozone is a rare exception.'

export const description =
  'Decision tree: draw the Lewis structure; find the shape; if there are no polar bonds the molecule is almost always nonpolar; if there are and the arrows cancel it is nonpolar, otherwise polar.'

type Place = { readonly x: number; readonly y: number }

function Step({
  y,
  width,
  lines,
}: {
  readonly y: number
  readonly width: number
  readonly lines: readonly [string, string]
}) {
  return (
    <g>
      <rect
        x={6}
        y={y}
        width={width}
        height={66}
        rx={10}
        strokeWidth={1.5}
        className="fill-surface stroke-outline"
      />
      <text x={18} y={y + 28} className="fill-ink font-bold">
        {lines[0]}
      </text>
      <text x={18} y={y + 51} className="fill-muted">
        {lines[1]}
      </text>
    </g>
  )
}

function Result({
  x,
  y,
  width,
  isPolar,
  lines,
}: Place & {
  readonly width: number
  readonly isPolar: boolean
  readonly lines: readonly [string, string]
}) {
  return (
    <g textAnchor="middle">
      <rect
        x={x}
        y={y}
        width={width}
        height={66}
        rx={33}
        strokeWidth={isPolar ? 4 : 2}
        className={isPolar ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-outline'}
      />
      <text x={x + width / 2} y={y + 29} className="fill-ink font-bold">
        {lines[0]}
      </text>
      <text x={x + width / 2} y={y + 50} className="fill-ink">
        {lines[1]}
      </text>
    </g>
  )
}

function Down({ y, label }: { readonly y: number; readonly label: string }) {
  return (
    <g>
      <line x1={90} y1={y} x2={90} y2={y + 20} strokeWidth={2.5} className="stroke-link" />
      <polygon points={`90,${y + 29} 84,${y + 18} 96,${y + 18}`} className="fill-link" />
      <text x={104} y={y + 20} className="fill-ink">
        {label}
      </text>
    </g>
  )
}

function Across({ y, label }: { readonly y: number; readonly label: string }) {
  return (
    <g>
      <line x1={202} y1={y} x2={234} y2={y} strokeWidth={2.5} className="stroke-link" />
      <polygon points={`243,${y} 232,${y - 6} 232,${y + 6}`} className="fill-link" />
      <text x={221} y={y - 11} textAnchor="middle" className="fill-ink">
        {label}
      </text>
    </g>
  )
}

export function Drawing() {
  return (
    <svg viewBox="0 0 360 468" className="max-w-md" fontSize={16}>
      <Step
        y={6}
        width={348}
        lines={['1 Draw the Lewis structure', 'count bonds and lone pairs']}
      />
      <Down y={74} label="" />
      <Step
        y={104}
        width={348}
        lines={['2 Find the shape', 'let the electron groups move apart']}
      />
      <Down y={172} label="" />
      <Step y={202} width={194} lines={['3 Mark polar bonds', 'are there any?']} />
      <Across y={235} label="no" />
      <Result x={244} y={202} width={110} isPolar={false} lines={['nonpolar*', 'I₂, C₆H₁₄']} />
      <Down y={270} label="yes" />
      <Step y={300} width={194} lines={['4 Add the arrows', 'do they cancel?']} />
      <Across y={333} label="yes" />
      <Result x={244} y={300} width={110} isPolar={false} lines={['nonpolar', 'CO₂, CCl₄']} />
      <Down y={368} label="no" />
      <Result x={6} y={398} width={194} isPolar lines={['polar', 'H₂O, NH₃, CHCl₃']} />
    </svg>
  )
}
