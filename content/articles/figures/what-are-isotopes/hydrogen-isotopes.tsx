export const title = 'The three isotopes of hydrogen'

export const caption =
  'Protium, deuterium and tritium: one proton and one electron each, but 0, 1 or 2 neutrons. The nuclei are drawn far too large, and the electron’s dot is only a counter: it belongs to the whole cloud.'

export const description =
  'Three hydrogen atoms, each a fuzzy electron cloud with one electron. The nuclei hold one proton; one proton and one neutron; one proton and two neutrons. Only the neutrons differ.'

const atoms = [
  { name: 'Protium', symbol: '¹H', y: 66, neutrons: 0, mark: 'stable' },
  { name: 'Deuterium', symbol: '²H or D', y: 184, neutrons: 1, mark: 'stable' },
  { name: 'Tritium', symbol: '³H or T', y: 302, neutrons: 2, mark: 'radioactive' },
] as const

const neutronPlaces = [
  { x: 15, y: 6 },
  { x: 1, y: 19 },
] as const

const cloud = [52, 45, 38, 31, 24] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 320 412" className="max-w-md">
      <rect x="1" y="1" width="318" height="410" rx="14" className="fill-sunken stroke-line" />
      <path d="M16 125 H304 M16 243 H304" className="fill-none stroke-line" />
      {atoms.map(({ name, symbol, y, neutrons, mark }) => (
        <g key={name}>
          {cloud.map((radius) => (
            <circle key={radius} cx="72" cy={y} r={radius} className="fill-link" opacity="0.13" />
          ))}
          <g transform={`translate(${neutrons === 0 ? 72 : 65} ${neutrons === 2 ? y - 7 : y - 2})`}>
            {neutronPlaces.slice(0, neutrons).map((place) => (
              <circle
                key={place.x}
                cx={place.x}
                cy={place.y}
                r="10.5"
                className="fill-surface stroke-ink"
                strokeWidth="2"
              />
            ))}
            <circle r="10.5" className="fill-accent stroke-ink" strokeWidth="2" />
            <path d="M-5 0 H5 M0 -5 V5" className="stroke-on-accent" strokeWidth="2.5" />
          </g>
          <circle cx="104" cy={y - 30} r="5" className="fill-ink" />
          <text x="140" y={y - 18} fontSize="19" className="fill-ink font-display">
            {name}
          </text>
          <text x="140" y={y + 5} fontSize="16" className="fill-muted">
            {symbol}, {mark}
          </text>
          <text x="140" y={y + 28} fontSize="16" className="fill-ink">
            1 proton, {neutrons === 1 ? '1 neutron' : `${neutrons} neutrons`}
          </text>
        </g>
      ))}
      <path d="M16 361 H304" className="fill-none stroke-line" />
      <g fontSize="16" className="fill-ink">
        <circle cx="26" cy="386" r="9" className="fill-accent stroke-ink" strokeWidth="2" />
        <path d="M21.5 386 H30.5 M26 381.5 V390.5" className="stroke-on-accent" strokeWidth="2.5" />
        <text x="41" y="391">
          proton
        </text>
        <circle cx="116" cy="386" r="9" className="fill-surface stroke-ink" strokeWidth="2" />
        <text x="131" y="391">
          neutron
        </text>
        <circle cx="215" cy="386" r="5" className="fill-ink" />
        <text x="226" y="391">
          electron
        </text>
      </g>
    </svg>
  )
}
