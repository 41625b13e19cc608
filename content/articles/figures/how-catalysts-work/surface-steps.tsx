export const title = 'Five steps on a nickel surface'

export const caption =
  'Ethene and hydrogen become ethane on nickel. The surface takes part in steps 2 to 4 and is free again at the end.'

export const description =
  'Five panels: ethene and a hydrogen molecule approach a row of nickel atoms; both adsorb and hydrogen splits into atoms; the atoms join the carbons; ethane lifts off; ethane drifts away and the nickel is free again.'

type Spot = readonly [x: number, y: number]

const NICKEL = [22, 44, 66, 88, 110, 132, 154] as const

const ethene = (x: number, y: number) => ({
  carbons: [
    [x - 10, y],
    [x + 10, y],
  ] satisfies readonly Spot[],
  hydrogens: [
    [x - 21, y - 11],
    [x - 21, y + 10],
    [x + 21, y - 11],
    [x + 21, y + 10],
  ] satisfies readonly Spot[],
})

const ethane = (x: number, y: number) => ({
  carbons: ethene(x, y).carbons,
  hydrogens: [
    ...ethene(x, y).hydrogens,
    [x - 8, y - 16],
    [x + 8, y - 16],
  ] satisfies readonly Spot[],
})

const panels = [
  {
    name: 'Diffuse in',
    text: 'to the surface',
    ...ethene(50, 26),
    loose: [
      [118, 18],
      [132, 18],
    ],
    arrow: 'M84 30 V46 m-5 -6 l5 6 5 -6',
  },
  {
    name: 'Adsorb',
    text: 'H–H bond breaks',
    ...ethene(56, 46),
    loose: [
      [110, 50],
      [144, 50],
    ],
    arrow: 'M121 36 h-10 m4 -4 l-4 4 4 4 M131 36 h10 m-4 -4 l4 4 -4 4',
  },
  {
    name: 'React',
    text: 'H joins carbon',
    ...ethene(56, 46),
    loose: [
      [50, 29],
      [112, 50],
    ],
    arrow: 'M104 50 H90 m5 -5 l-5 5 5 5',
  },
  {
    name: 'Desorb',
    text: 'ethane lets go',
    ...ethane(76, 38),
    loose: [],
    arrow: 'M118 50 V32 m-5 6 l5 -6 5 6',
  },
  {
    name: 'Diffuse away',
    text: 'the site is free',
    ...ethane(106, 26),
    loose: [],
    arrow: 'M136 30 H158 m-6 -5 l6 5 -6 5',
  },
] as const

const STEP = 88

export function Drawing() {
  return (
    <svg viewBox="0 0 320 478" className="max-w-sm">
      {panels.map(({ name, text, carbons, hydrogens, loose, arrow }, index) => (
        <g key={name} transform={`translate(0 ${index * STEP})`}>
          {NICKEL.map((x) => (
            <circle
              key={x}
              cx={x}
              cy="68"
              r="11"
              className="fill-line stroke-outline"
              strokeWidth="1.500"
            />
          ))}
          {[...hydrogens, ...loose].map(([x, y]) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r="7"
              className="fill-surface stroke-ink"
              strokeWidth="1.5"
            />
          ))}
          {carbons.map(([x, y]) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r="11"
              className="fill-accent stroke-ink"
              strokeWidth="1.5"
            />
          ))}
          <path
            d={arrow}
            className="fill-none stroke-link"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <text x="178" y="38" fontSize="16" className="fill-ink font-semibold">
            {index + 1} {name}
          </text>
          <text x="178" y="60" fontSize="16" className="fill-muted">
            {text}
          </text>
        </g>
      ))}
      <path d="M12 442 H308" className="fill-none stroke-line" strokeWidth="1.500" />
      <g fontSize="16" className="fill-ink">
        <circle cx="24" cy="461" r="11" className="fill-accent stroke-ink" strokeWidth="1.5" />
        <text x="42" y="466.5">
          carbon
        </text>
        <circle cx="122" cy="461" r="7" className="fill-surface stroke-ink" strokeWidth="1.5" />
        <text x="136" y="466.5">
          hydrogen
        </text>
        <circle cx="236" cy="461" r="11" className="fill-line stroke-outline" strokeWidth="1.5" />
        <text x="254" y="466.5">
          nickel
        </text>
      </g>
    </svg>
  )
}
