export const title = 'Six kinds of samples, seen as particles'

export const caption =
  'Each letter is an atom or ion. Circles that overlap form one molecule; in the lattice there are none. All particles are drawn far too large for their boxes.'

export const description =
  'Six boxes of particles: single neon atoms; nitrogen molecules in pairs; water molecules; a lattice of sodium and chloride ions; a mixture of helium and neon atoms; a mixture of water and carbon dioxide molecules.'

type Spot = { readonly x: number; readonly y: number }
type Kind = 'Ne' | 'He' | 'N' | 'O' | 'H' | 'C' | 'Na⁺' | 'Cl⁻'

type Look = { readonly radius: number; readonly ball: string; readonly ink: string }

const looks: Readonly<Record<Kind, Look>> = {
  Ne: { radius: 15, ball: 'fill-noble stroke-cell-line', ink: 'fill-cell-ink' },
  He: { radius: 14, ball: 'fill-noble stroke-cell-line', ink: 'fill-cell-ink' },
  N: { radius: 14, ball: 'fill-nonmetal stroke-cell-line', ink: 'fill-cell-ink' },
  O: { radius: 15, ball: 'fill-nonmetal stroke-cell-line', ink: 'fill-cell-ink' },
  H: { radius: 12, ball: 'fill-surface stroke-outline', ink: 'fill-ink' },
  C: { radius: 14, ball: 'fill-ink stroke-outline', ink: 'fill-surface' },
  'Na⁺': { radius: 17, ball: 'fill-metal stroke-cell-line', ink: 'fill-cell-ink' },
  'Cl⁻': { radius: 20, ball: 'fill-nonmetal stroke-cell-line', ink: 'fill-cell-ink' },
}

function Atom({ x, y, kind }: Spot & { readonly kind: Kind }) {
  const { radius, ball, ink } = looks[kind]
  return (
    <g>
      <circle cx={x} cy={y} r={radius} strokeWidth={1.5} className={ball} />
      <text x={x} y={y + 6} className={ink}>
        {kind}
      </text>
    </g>
  )
}

function Water({ x, y }: Spot) {
  return (
    <g>
      <Atom x={x - 19} y={y + 14} kind="H" />
      <Atom x={x + 19} y={y + 14} kind="H" />
      <Atom x={x} y={y} kind="O" />
    </g>
  )
}

function CarbonDioxide({ x, y }: Spot) {
  return (
    <g>
      <Atom x={x - 26} y={y} kind="O" />
      <Atom x={x + 26} y={y} kind="O" />
      <Atom x={x} y={y} kind="C" />
    </g>
  )
}

function Nitrogen({ x, y }: Spot) {
  return (
    <g>
      <Atom x={x - 12} y={y} kind="N" />
      <Atom x={x + 12} y={y} kind="N" />
    </g>
  )
}

function Box({ x, y, lines }: Spot & { readonly lines: readonly [string, string] }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={164}
        height={120}
        rx={10}
        strokeWidth={1.5}
        className="fill-surface stroke-outline"
      />
      <text x={x + 82} y={y + 141} className="fill-ink font-bold">
        {lines[0]}
      </text>
      <text x={x + 82} y={y + 161} className="fill-muted">
        {lines[1]}
      </text>
    </g>
  )
}

const lattice: readonly Kind[] = ['Na⁺', 'Cl⁻']

export function Drawing() {
  return (
    <svg viewBox="0 0 360 546" className="max-w-sm" fontSize={16} textAnchor="middle">
      <Box x={8} y={6} lines={['Element', 'single atoms']} />
      <Atom x={40} y={38} kind="Ne" />
      <Atom x={92} y={66} kind="Ne" />
      <Atom x={142} y={34} kind="Ne" />
      <Atom x={48} y={98} kind="Ne" />
      <Atom x={140} y={100} kind="Ne" />

      <Box x={188} y={6} lines={['Element', 'molecules']} />
      <Nitrogen x={226} y={36} />
      <Nitrogen x={306} y={48} />
      <Nitrogen x={242} y={98} />
      <Nitrogen x={318} y={100} />

      <Box x={8} y={188} lines={['Compound', 'molecules']} />
      <Water x={52} y={214} />
      <Water x={130} y={228} />
      <Water x={48} y={272} />
      <Water x={120} y={277} />

      <Box x={188} y={188} lines={['Compound', 'ion lattice']} />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((column) => (
          <Atom
            key={`${row}-${column}`}
            x={214.5 + column * 37}
            y={211 + row * 37}
            kind={lattice[(row + column) % 2] ?? 'Na⁺'}
          />
        )),
      )}

      <Box x={8} y={370} lines={['Mixture', 'of elements']} />
      <Atom x={38} y={400} kind="He" />
      <Atom x={92} y={396} kind="Ne" />
      <Atom x={142} y={412} kind="He" />
      <Atom x={60} y={446} kind="Ne" />
      <Atom x={106} y={462} kind="He" />
      <Atom x={146} y={458} kind="Ne" />

      <Box x={188} y={370} lines={['Mixture', 'of compounds']} />
      <CarbonDioxide x={236} y={396} />
      <Water x={314} y={404} />
      <Water x={226} y={440} />
      <CarbonDioxide x={304} y={468} />
    </svg>
  )
}
