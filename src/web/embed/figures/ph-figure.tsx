import { useState } from 'react'

import { formatNumber, formatScientific } from '#chemistry/units.ts'

import { ionsAt } from './estimates.ts'
import { Slider } from './slider.tsx'

const LOWEST = 0
const HIGHEST = 14
const NEUTRAL = 7
const LEFT = 12
const WIDTH = 296

/** The two ions of water at a pH that the reader chooses. */
export function PhFigure() {
  const [ph, setPh] = useState(3)
  const { hydronium, hydroxide, timesWater } = ionsAt(ph)
  const kind = ph === NEUTRAL ? 'neutral' : ph < NEUTRAL ? 'acidic' : 'basic'
  const text = `pH ${formatNumber(ph, { decimals: 1 })}, ${kind}`
  const times = formatNumber(timesWater, { significant: 2 })
  return (
    <>
      <Slider
        label="pH at 25 °C"
        text={text}
        min={LOWEST}
        max={HIGHEST}
        step={0.1}
        value={ph}
        onChange={(value) => setPh(Number(value.toFixed(1)))}
      />
      <svg viewBox="0 0 320 138" aria-hidden className="max-h-60 w-full" fontSize="15">
        <Bar y={24} name="H₃O⁺" concentration={hydronium} length={HIGHEST - ph} />
        <Bar y={84} name="OH⁻" concentration={hydroxide} length={ph} />
        <text x="308" y="134" textAnchor="end" className="fill-muted">
          each mark is a factor of ten
        </text>
      </svg>
      <output key={ph} className="mt-2 block text-lg">
        {`${onOneLine(hydronium)} mol/L H₃O⁺ and ${onOneLine(hydroxide)} mol/L OH⁻: ${times} times the H₃O⁺ of pure water.`}
      </output>
    </>
  )
}

/** A concentration in a sentence: no line ends within its number. */
function onOneLine(concentration: number): string {
  return formatScientific(concentration, 2).replaceAll(' ', '\u00a0')
}

/** A concentration by its power of ten. */
function Bar({
  y,
  name,
  concentration,
  length,
}: {
  readonly y: number
  readonly name: string
  readonly concentration: number
  readonly length: number
}) {
  const unit = WIDTH / HIGHEST
  const text = `${name}: ${formatScientific(concentration, 2)} mol/L`
  return (
    <g>
      <text key={text} x={LEFT} y={y - 6} className="fill-ink">
        {text}
      </text>
      <rect
        x={LEFT}
        y={y}
        width={WIDTH}
        height="16"
        rx="3"
        className="fill-sunken stroke-outline"
      />
      <rect
        x={LEFT}
        y={y}
        width={Math.max(1, length * unit)}
        height="16"
        rx="3"
        className="fill-link"
      />
      <path
        d={Array.from(
          { length: HIGHEST + 1 },
          (_, tick) => `M${LEFT + tick * unit} ${y + 16} v6`,
        ).join(' ')}
        className="stroke-outline"
      />
    </g>
  )
}
