export const title = 'Molecules and compounds overlap'

export const caption =
  'Two circles, two questions. Substances in the middle are compounds that consist of molecules; neon and copper are neither.'

export const description =
  'Two overlapping circles. Molecules only: O2, S8, P4. Both: H2O, CO2, sugar. Compounds only: NaCl, CaF2, SiO2. Outside both: Ne and Cu. Not every molecule is a compound, and not every compound has molecules.'

type Entry = { readonly x: number; readonly y: number; readonly text: string }

const entries: readonly Entry[] = [
  { x: 68, y: 138, text: 'O₂' },
  { x: 68, y: 166, text: 'S₈' },
  { x: 68, y: 194, text: 'P₄' },
  { x: 180, y: 138, text: 'H₂O' },
  { x: 180, y: 166, text: 'CO₂' },
  { x: 180, y: 194, text: 'sugar' },
  { x: 292, y: 138, text: 'NaCl' },
  { x: 292, y: 166, text: 'CaF₂' },
  { x: 292, y: 194, text: 'SiO₂' },
]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 332" fontSize={18} textAnchor="middle" className="fill-ink">
      <circle cx={126} cy={162} r={118} className="fill-accent" fillOpacity={0.16} />
      <circle cx={234} cy={162} r={118} className="fill-link" fillOpacity={0.16} />
      <circle cx={126} cy={162} r={118} fill="none" strokeWidth={3} className="stroke-accent" />
      <circle
        cx={234}
        cy={162}
        r={118}
        fill="none"
        strokeWidth={3}
        strokeDasharray="9 6"
        className="stroke-link"
      />
      <text x={88} y={30} fontSize={17} className="font-bold">
        Molecules
      </text>
      <text x={272} y={30} fontSize={17} className="font-bold">
        Compounds
      </text>
      <text x={180} y={104} fontSize={16} className="fill-muted">
        both
      </text>
      {entries.map(({ x, y, text }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
      <text x={180} y={318} fontSize={16}>
        outside both: Ne, Cu
      </text>
    </svg>
  )
}
