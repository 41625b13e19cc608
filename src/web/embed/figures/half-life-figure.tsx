import { useState } from 'react'

import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { radionuclides } from '#chemistry/elements/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { shareLeft } from './estimates.ts'
import { Slider } from './slider.tsx'

const MAX = 6
const LEFT = 44
const WIDTH = 264
const BASE = 190
const HEIGHT = 170

const x = (halfLives: number) => LEFT + (halfLives / MAX) * WIDTH
const y = (halfLives: number) => BASE - shareLeft(halfLives) * HEIGHT

const ticks = Array.from({ length: MAX + 1 }, (_, tick) => tick)

const curve = Array.from({ length: 10 * MAX + 1 }, (_, tenth) => tenth / 10)
  .map((halfLives) => `${x(halfLives).toFixed(1)} ${y(halfLives).toFixed(1)}`)
  .join(' L')

const isotopes = radionuclides.map(({ symbol, massNumber, halfLife }) => ({
  ...halfLife,
  id: formatNuclide(symbol, massNumber),
  label: `${formatNuclide(symbol, massNumber)}: ${formatNumber(halfLife.value)} ${halfLife.unit}`,
}))
const carbon = formatNuclide('C', 14)

/** How much of an isotope is left after a time that the reader chooses. */
export function HalfLifeFigure() {
  const [halfLives, setHalfLives] = useState(1)
  const [chosen, setChosen] = useState(carbon)
  const isotope = isotopes.find(({ id }) => id === chosen)
  const count = formatNumber(halfLives, { decimals: 1 })
  const percent = formatNumber(100 * shareLeft(halfLives), { significant: 3 })
  const time =
    isotope === undefined
      ? ''
      : `${formatNumber(isotope.value * halfLives, { significant: 3 })} ${isotope.unit}`
  return (
    <>
      <SelectField label="Isotope" options={isotopes} chosen={chosen} onChoose={setChosen} />
      <svg viewBox="0 0 320 232" aria-hidden className="mt-4 max-h-72 w-full" fontSize="15">
        <path
          d={`M${LEFT} 12 V${BASE} H312`}
          className="fill-none stroke-outline"
          strokeWidth="2"
        />
        {[100, 50, 0].map((value) => (
          <text
            key={value}
            x={LEFT - 6}
            y={BASE - (value / 100) * HEIGHT + 5}
            textAnchor="end"
            className="fill-ink"
          >
            {value}
          </text>
        ))}
        {ticks.map((tick) => (
          <text key={tick} x={x(tick)} y={BASE + 19} textAnchor="middle" className="fill-ink">
            {tick}
          </text>
        ))}
        <text x={x(MAX / 2)} y={BASE + 38} textAnchor="middle" className="fill-muted">
          half-lives
        </text>
        <path d={`M${curve}`} className="fill-none stroke-link" strokeWidth="3" />
        <path
          d={`M${LEFT} ${y(halfLives)} H${x(halfLives)} V${BASE}`}
          className="fill-none stroke-ink"
          strokeDasharray="4 4"
        />
        <circle cx={x(halfLives)} cy={y(halfLives)} r="7" className="fill-accent stroke-ink" />
      </svg>
      <Slider
        label="Time in half-lives"
        text={count}
        min={0}
        max={MAX}
        step={0.1}
        value={halfLives}
        onChange={setHalfLives}
      />
      <output key={`${chosen} ${halfLives}`} className="block text-lg">
        {`After ${time}, ${percent}% is left.`}
      </output>
    </>
  )
}
