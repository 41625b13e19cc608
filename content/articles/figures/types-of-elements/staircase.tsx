import { identities, type Identity } from '#chemistry/elements/identities.ts'

export const title = 'The staircase between metals and nonmetals'
export const caption =
  'Groups 13 to 18, periods 2 to 6, enlarged. M is a metal, Md a metalloid, N a nonmetal, G a noble gas.'
export const description =
  'Groups 13 to 18 of the table, each square marked with a letter. A thick staircase runs down from boron to tellurium; metals (M) lie below and left of it, nonmetals (N) above and right, the six metalloids (Md) along it.'

const LEFT = 30
const TOP = 28
const SIZE = 53

const groups = [13, 14, 15, 16, 17, 18] as const
const periods = [2, 3, 4, 5, 6] as const

const looks = {
  metal: { fill: 'fill-metal', letter: 'M' },
  metalloid: { fill: 'fill-metalloid', letter: 'Md' },
  'non-metal': { fill: 'fill-nonmetal', letter: 'N' },
  'noble-gas': { fill: 'fill-noble', letter: 'G' },
} as const

const shown = identities.filter(({ group, period }) => group >= 13 && period >= 2 && period <= 6)

const steps = [13, 14, 15, 16].map((group) => `V${top(group - 10)}H${left(group + 1)}`).join('')

/** The squares around the staircase, each with its symbol and the letter of its class. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 302">
      {groups.map((group) => (
        <text
          key={group}
          x={left(group) + SIZE / 2}
          y="18"
          fontSize="16"
          textAnchor="middle"
          className="fill-muted"
        >
          {group}
        </text>
      ))}
      {periods.map((period) => (
        <text key={period} x="8" y={top(period) + 34} fontSize="16" className="fill-muted">
          {period}
        </text>
      ))}
      {shown.map((identity) => (
        <Square key={identity.symbol} identity={identity} />
      ))}
      <path
        d={`M${left(13)} ${top(2)}${steps}`}
        className="fill-none stroke-accent"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

function Square({ identity }: { readonly identity: Identity }) {
  const { symbol, classification, group, period } = identity
  const { fill, letter } = looks[classification]
  const x = left(group) + 2
  const y = top(period) + 2
  return (
    <>
      <rect
        x={x}
        y={y}
        width={SIZE - 4}
        height={SIZE - 4}
        rx="6"
        className={`${fill} stroke-cell-line`}
        strokeWidth="1.25"
      />
      <text x={x + 6} y={y + 22} fontSize="19" fontWeight="600" className="fill-cell-ink">
        {symbol}
      </text>
      <text x={x + SIZE - 9} y={y + 42} fontSize="16" textAnchor="end" className="fill-cell-ink">
        {letter}
      </text>
    </>
  )
}

function left(group: number): number {
  return LEFT + (group - 13) * SIZE
}

function top(period: number): number {
  return TOP + (period - 2) * SIZE
}
