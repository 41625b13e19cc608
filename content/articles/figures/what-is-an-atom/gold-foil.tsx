export const caption =
  'Alpha particles meet gold foil: most pass straight through the atoms, some are bent, and a very few bounce back. The nuclei (dots) are drawn far too large.'

export const title = 'The gold-foil experiment'

export const description =
  'Arrows come from the left to a foil drawn as columns of gold atoms, each with a tiny nucleus. Most go straight through the atoms, a few that pass close to a nucleus are bent, and one that meets a nucleus head-on bounces back.'

const columns = [160, 204]
const rows = [42, 86, 130, 174, 218]
/** The heights of the paths that lead through the electron clouds and past the nuclei. */
const straight = [30, 54, 98, 118, 160, 206, 230]

export function Drawing() {
  return (
    <svg viewBox="0 0 360 358">
      {columns.flatMap((x) =>
        rows.map((y) => (
          <g key={`${x} ${y}`}>
            <circle
              cx={x}
              cy={y}
              r="22"
              className="fill-nonmetal stroke-outline opacity-60"
              strokeWidth="1"
            />
            <circle cx={x} cy={y} r="3.500" className="fill-ink" />
          </g>
        )),
      )}
      <g className="fill-none stroke-link" strokeWidth="2">
        {straight.map((y) => (
          <path key={y} d={`M14 ${y}H336m-8-5 8 5-8 5`} />
        ))}
        <path d="M14 79H140Q160 78 172 71L292 5m-10 0 10 0-5 9" strokeDasharray="7 4" />
        <path d="M14 182H140Q160 183 172 191L300 262m-10 0 10 0-4-9" strokeDasharray="7 4" />
      </g>
      <path
        d="M14 131H148Q155 133 148 136L20 145m9-6-9 6 10 3"
        className="fill-none stroke-incorrect"
        strokeWidth="3"
      />
      <text x="182" y="268" textAnchor="middle" fontSize="16" className="fill-ink">
        gold foil
      </text>
      <text x="10" y="17" fontSize="16" className="fill-ink">
        alpha particles
      </text>
      <g fontSize="16" className="fill-muted">
        <text x="44" y="300">
          most: straight through
        </text>
        <text x="44" y="325">
          some: bent to the side
        </text>
        <text x="44" y="350">
          a very few: thrown back
        </text>
      </g>
      <g className="fill-none stroke-link" strokeWidth="2">
        <path d="M8 295h26" />
        <path d="M8 320h26" strokeDasharray="7 4" />
      </g>
      <path d="M8 345h26" className="fill-none stroke-incorrect" strokeWidth="3" />
    </svg>
  )
}
