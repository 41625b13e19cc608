export const title = 'The fire triangle'

export const caption =
  'A fire lasts only while all three sides are present. Each side can be taken away in several ways.'

export const description =
  'A triangle with the sides oxidizer, heat and fuel around a flame. Three ways to break each: lid, blanket or foam keep out the oxidizer; water, snow or wet sand take the heat; a closed gas valve, moved wood or a cleared strip of forest remove the fuel.'

const ways = [
  { side: 'oxidizer', how: ['cover it: lid, blanket, foam'], y: 304 },
  { side: 'heat', how: ['cool it: water, snow, wet sand'], y: 336 },
  {
    side: 'fuel',
    how: ['remove it: shut the gas valve,', 'move wood away, clear a strip'],
    y: 368,
  },
] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 360 402" fontSize="15">
      <path
        d="M180 18L318 252H42z"
        className="fill-accent-soft stroke-accent"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <Flame />
      <g textAnchor="middle" fontSize="17" fontWeight="700" className="fill-ink">
        <text transform="translate(96 128) rotate(-59.5)">oxidizer</text>
        <text transform="translate(264 128) rotate(59.5)">heat</text>
        <text x="180" y="275">
          fuel
        </text>
      </g>
      {ways.map(({ side, how, y }) => (
        <g key={side}>
          <Scissors y={y - 5} />
          <text x="34" y={y} fontWeight="700" className="fill-ink">
            {side}
          </text>
          {how.map((line, index) => (
            <text key={line} x="110" y={y + index * 22} className="fill-ink">
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}

function Flame() {
  return (
    <g>
      <path
        d="M180 92C188 124 220 144 216 178C213 204 198 216 180 216S147 204 144 178C142 158 154 148 160 130C166 140 170 142 172 146C180 130 180 112 180 92z"
        className="fill-flame stroke-ember"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M181 154C186 170 198 176 197 192C196 204 190 210 180 210S164 204 164 192C164 178 177 172 181 154z"
        className="fill-ember stroke-ember opacity-50"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A crossed-out bar: this side is broken. */
function Scissors({ y }: { readonly y: number }) {
  return (
    <g className="stroke-accent" strokeWidth="3.5" strokeLinecap="round">
      <path d={`M6 ${y}h5M21 ${y}h5`} />
      <path d={`M13 ${y + 7}l6 -14`} className="stroke-incorrect" strokeWidth="2.5" />
    </g>
  )
}
