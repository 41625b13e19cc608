import { useState } from 'react'

import { formatNumber } from '#chemistry/units.ts'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'

import { peroxide, timesAsFast } from './estimates.ts'
import { Slider } from './slider.tsx'

const ZERO = 116
const SCALE = 1.1
const BASE = ZERO - peroxide.change * SCALE

const paths = [
  { id: 'alone', label: 'Without a catalyst', hint: `hill of ${peroxide.alone} kJ/mol` },
  { id: 'platinum', label: 'With platinum', hint: `highest hill ${peroxide.platinum} kJ/mol` },
] as const

const y = (energy: number) => ZERO - energy * SCALE

/** The hills of both paths, forth and back, and how fast the reaction is for it, at a temperature. */
export function EnergyFigure() {
  const [path, setPath] = useState<(typeof paths)[number]['id']>('alone')
  const [celsius, setCelsius] = useState(25)
  const hill = peroxide[path]
  const back = formatNumber(hill - peroxide.change)
  const times = formatNumber(timesAsFast(hill, celsius), { significant: 2 })
  const temperature = `${formatNumber(celsius)}\u00a0°C`
  return (
    <>
      <ChoiceList
        name="path"
        choices={paths}
        chosen={path}
        columns="sm:grid-cols-2"
        onChoose={setPath}
      />
      <svg viewBox="0 0 320 250" aria-hidden className="mt-4 max-h-72 w-full" fontSize="15">
        <path d={`M14 ${y(0)} H306`} className="stroke-outline" strokeDasharray="2 5" />
        <path
          d={`M14 ${y(0)} H50 C96 ${y(0)} 100 ${y(hill)} 140 ${y(hill)} C190 ${y(hill)} 184 ${BASE} 240 ${BASE} H306`}
          className="fill-none stroke-link"
          strokeWidth="3.5"
        />
        <path d={`M140 ${y(0)} V${y(hill) + 4}`} className="stroke-ink" strokeWidth="2" />
        <path d={`M286 ${y(0)} V${BASE - 4}`} className="stroke-ink" strokeWidth="2" />
        <g className="fill-ink">
          <text x="14" y={y(0) - 8}>
            H₂O₂
          </text>
          <text x="148" y={y(0) - 8}>
            {hill}
          </text>
          <text x="280" y={(y(0) + BASE) / 2} textAnchor="end">
            {formatNumber(peroxide.change)}
          </text>
          <text x="306" y={BASE + 18} textAnchor="end">
            H₂O + ½ O₂
          </text>
        </g>
      </svg>
      <Slider
        label="Temperature"
        text={temperature}
        min={0}
        max={60}
        step={1}
        value={celsius}
        onChange={setCelsius}
      />
      <output key={`${path} ${celsius}`} className="block text-lg">
        {`Up the hill ${hill} kJ/mol, back ${back} kJ/mol. About ${times} times as fast as without a catalyst at 25\u00a0°C.`}
      </output>
      <p className="mt-2 text-sm text-muted">
        A simple estimate by the Arrhenius equation, in which only the hill and the temperature
        change.
      </p>
    </>
  )
}
