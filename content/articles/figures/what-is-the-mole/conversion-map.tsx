export const title = 'The map of amounts'

export const caption =
  'Every road passes through the amount in moles, and every road runs both ways: on the way back, swap × and ÷.'

export const description =
  'Map with amount in moles at the center. Divide mass by molar mass to reach it; multiply by the Avogadro constant to reach particles, by the molar volume to reach gas volume, or divide by concentration to reach solution volume.'

const places = [
  { x: 98, y: 8, width: 124, name: 'mass', letter: 'm', unit: ' in g', isCenter: false },
  { x: 98, y: 124, width: 124, name: 'amount', letter: 'n', unit: ' in mol', isCenter: true },
  { x: 6, y: 248, width: 96, name: 'gas', letter: 'V', unit: ' in L', isCenter: false },
  { x: 112, y: 248, width: 96, name: 'particles', letter: 'N', unit: '', isCenter: false },
  { x: 218, y: 248, width: 96, name: 'solution', letter: 'V', unit: ' in L', isCenter: false },
] as const

const roads = [
  'M146 66 V116 M140 109 l6 8 6 -8',
  'M174 124 V74 M168 81 l6 -8 6 8',
  'M146 182 V240 M140 233 l6 8 6 -8',
  'M174 248 V190 M168 197 l6 -8 6 8',
  'M106 182 L62 240 M60 230 l1 11 10 -4',
  'M214 182 L258 240 M260 230 l-1 11 -10 -4',
] as const

const labels = [
  { x: 138, y: 100, anchor: 'end', sign: '÷ ', letter: 'M', index: '' },
  { x: 182, y: 100, anchor: 'start', sign: '× ', letter: 'M', index: '' },
  { x: 139, y: 222, anchor: 'end', sign: '× ', letter: 'N', index: 'A' },
  { x: 181, y: 222, anchor: 'start', sign: '÷ ', letter: 'N', index: 'A' },
  { x: 70, y: 208, anchor: 'end', sign: '× ', letter: 'V', index: 'm' },
  { x: 250, y: 208, anchor: 'start', sign: '÷ ', letter: 'c', index: '' },
] as const

export function Drawing() {
  return (
    <svg viewBox="0 0 320 318">
      {roads.map((road) => (
        <path
          key={road}
          d={road}
          className="fill-none stroke-link"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      {labels.map(({ x, y, anchor, sign, letter, index }) => (
        <text key={x} x={x} y={y} textAnchor={anchor} fontSize="17" className="fill-ink">
          {sign}
          <tspan className="italic">{letter}</tspan>
          <tspan dy="5" fontSize="15">
            {index}
          </tspan>
        </text>
      ))}
      {places.map(({ x, y, width, name, letter, unit, isCenter }) => (
        <g key={name} textAnchor="middle">
          <rect
            x={x}
            y={y}
            width={width}
            height="58"
            rx="12"
            className={isCenter ? 'fill-accent stroke-ink' : 'fill-surface stroke-outline'}
            strokeWidth="2"
          />
          <text
            x={x + width / 2}
            y={y + 25}
            fontSize="17"
            className={isCenter ? 'fill-on-accent font-semibold' : 'fill-ink font-semibold'}
          >
            {name}
          </text>
          <text
            x={x + width / 2}
            y={y + 46}
            fontSize="16"
            className={isCenter ? 'fill-on-accent' : 'fill-muted'}
          >
            <tspan className="italic">{letter}</tspan>
            {unit}
          </text>
        </g>
      ))}
    </svg>
  )
}
