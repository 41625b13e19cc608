export const title = 'A phone taken apart'

export const caption =
  'Five layers of a phone and some of the elements in each. The table below tells what each one does, and every element there is a link.'

export const description =
  'Exploded phone: glass with Si, Al, O, K; touch layer with In, Sn, O; battery with Li, Co, C, O; circuit with Si, Cu, Au, Ag, Ta, Sn; speaker magnet with Nd, Fe, B.'

const METAL = 'fill-metal'
const NONMETAL = 'fill-nonmetal'
const METALLOID = 'fill-metalloid'

const layers = [
  {
    name: 'glass',
    job: 'clear and hard',
    tiles: [
      ['Si', METALLOID],
      ['Al', METAL],
      ['O', NONMETAL],
      ['K', METAL],
    ],
  },
  {
    name: 'touch layer',
    job: 'conducts',
    tiles: [
      ['In', METAL],
      ['Sn', METAL],
      ['O', NONMETAL],
    ],
  },
  {
    name: 'battery',
    job: 'moves ions',
    tiles: [
      ['Li', METAL],
      ['Co', METAL],
      ['C', NONMETAL],
      ['O', NONMETAL],
    ],
  },
  {
    name: 'circuit',
    job: 'switches, joins',
    tiles: [
      ['Si', METALLOID],
      ['Cu', METAL],
      ['Au', METAL],
      ['Ag', METAL],
      ['Ta', METAL],
      ['Sn', METAL],
    ],
  },
  {
    name: 'speaker',
    job: 'magnetic',
    tiles: [
      ['Nd', METAL],
      ['Fe', METAL],
      ['B', METALLOID],
    ],
  },
] as const

const STEP = 92

export function Drawing() {
  return (
    <svg viewBox="0 0 360 452" className="max-w-md" fontSize="16">
      <path
        d="M25 50V418M142 34V402M72 72V440M94 14V380"
        className="stroke-outline"
        strokeWidth="1.5"
        strokeDasharray="3 5"
      />
      {layers.map(({ name, job, tiles }, index) => (
        <g key={name} transform={`translate(0 ${index * STEP})`}>
          <Sheet />
          {parts[index]}
          <text x="164" y="24" fontWeight="700" fontSize="16" className="fill-ink">
            {name}
          </text>
          <text x="356" y="24" textAnchor="end" fontSize="16" className="fill-muted">
            {job}
          </text>
          {tiles.map(([symbol, kind], place) => (
            <g key={symbol} transform={`translate(${164 + place * 32.5} 34)`}>
              <rect
                width="29"
                height="32"
                rx="5"
                className={`${kind} stroke-cell-line`}
                strokeWidth="1.5"
              />
              <text x="14.5" y="22" textAnchor="middle" fontWeight="700" className="fill-cell-ink">
                {symbol}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

/** One layer of the phone, seen at a slant: its edge below, its face above. */
function Sheet() {
  return (
    <>
      <path
        d="M24 49V56Q24 58 28 60L66 77Q72 80 78 77L138 45Q143 43 143 41V34z"
        className="fill-sunken stroke-outline"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M28 46L88 16Q94 13 100 16L138 31Q146 34 138 38L78 70Q72 73 66 70L28 53Q21 49 28 46z"
        className="fill-raised stroke-outline"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  )
}

const parts = [
  <path key="shine" d="M52 46L92 26M66 50L114 28" className="stroke-muted" strokeWidth="2" />,
  <path
    key="grid"
    d="M42 48L82 65M56 41L98 59M70 34L114 51M84 27L128 43M44 56L106 23M58 62L122 30"
    className="stroke-link"
    strokeWidth="1.5"
  />,
  <g key="cell">
    <path
      d="M46 48L90 26L122 38L76 62z"
      className="fill-accent-soft stroke-accent"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M90 31L74 45h9l-7 12 17 -15h-9z" className="fill-ink" />
  </g>,
  <g key="board">
    <path
      d="M68 40L90 29L106 36L84 47zM46 50l10 -5 8 3 -10 5zM76 58l10 -5 8 3 -10 5z"
      className="fill-unknown stroke-cell-line"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path
      d="M62 47L72 42M88 54L94 44M104 37L124 36M90 29L96 22"
      className="fill-none stroke-accent"
      strokeWidth="2"
    />
  </g>,
  <g key="magnet">
    <ellipse
      cx="84"
      cy="43"
      rx="26"
      ry="14"
      className="fill-unknown stroke-cell-line"
      strokeWidth="2"
    />
    <ellipse
      cx="84"
      cy="41"
      rx="10"
      ry="5.5"
      className="fill-surface stroke-cell-line"
      strokeWidth="1.5"
    />
  </g>,
]
