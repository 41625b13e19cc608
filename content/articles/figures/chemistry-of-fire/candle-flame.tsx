export const title = 'The zones of a candle flame'

export const caption =
  'A candle flame, cut open. Liquid wax climbs the wick, becomes a gas and burns where it meets oxygen.'

export const description =
  'Candle flame: wax melts and climbs the wick, turns to gas in a dark center, soot glows yellow above, blue edge at the base where fuel meets plenty of air.'

const labels = [
  { text: 'outer veil:', more: 'hottest', y: 66, to: 'M232 62H144' },
  { text: 'yellow zone:', more: 'soot glows', y: 130, to: 'M232 126H142' },
  { text: 'dark zone:', more: 'wax vapor', y: 194, to: 'M232 190L134 204' },
  { text: 'blue zone:', more: 'much air', y: 250, to: 'M232 246L160 234' },
  { text: 'liquid wax', more: 'in wick', y: 306, to: 'M232 302L137 272' },
] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 360 400" fontSize="15">
      <path
        d="M128 14C140 70 184 130 184 196C184 240 160 262 128 262S72 240 72 196C72 130 116 70 128 14z"
        className="fill-none stroke-outline"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <path
        d="M128 40C138 88 170 140 170 196C170 234 152 252 128 252S86 234 86 196C86 140 118 88 128 40z"
        className="fill-flame stroke-cell-line"
        strokeWidth="1.5"
      />
      <path
        d="M86 196C86 234 104 252 128 252S170 234 170 196C166 224 150 236 128 236S90 224 86 196z"
        className="fill-metal stroke-cell-line"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M128 156C136 176 150 192 150 208C150 226 142 236 128 236S106 226 106 208C106 192 120 176 128 156z"
        className="fill-ember stroke-cell-line"
        strokeWidth="1.5"
      />
      <Candle />
      <g className="fill-none stroke-link" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M24 318C24 284 40 262 60 244m-13 2 14 -3 -2 14" />
        <path d="M34 196V110m-7 11 7 -12 7 12" />
      </g>
      <g className="fill-ink">
        <text x="6" y="338">
          fresh
        </text>
        <text x="6" y="357">
          air
        </text>
        <text x="6" y="80">
          hot gas
        </text>
        <text x="6" y="98">
          rises
        </text>
      </g>
      {labels.map(({ text, more, y, to }) => (
        <g key={text}>
          <path d={to} className="fill-none stroke-sunken" strokeWidth="5" />
          <path d={to} className="fill-none stroke-ink" strokeWidth="1.5" />
          <text x="238" y={y} className="fill-ink font-bold">
            {text}
          </text>
          <text x="238" y={y + 19} className="fill-ink">
            {more}
          </text>
        </g>
      ))}
      <text x="128" y="374" textAnchor="middle" className="fill-ink">
        solid wax
      </text>
    </svg>
  )
}

function Candle() {
  return (
    <g>
      <path
        d="M72 304Q128 320 184 304V398H72z"
        className="fill-raised stroke-outline"
        strokeWidth="2"
      />
      <path
        d="M72 304Q82 292 128 292T184 304Q128 322 72 304z"
        className="fill-accent-soft stroke-outline"
        strokeWidth="2"
      />
      <path
        d="M128 306V232Q128 222 134 216"
        className="fill-none stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M119 290v-22m-5 8 5 -9 5 9"
        className="fill-none stroke-link"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </g>
  )
}
