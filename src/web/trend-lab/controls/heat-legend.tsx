import { memo } from 'react'

import { element } from '#chemistry/elements/elements.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { ringCells } from '#web/trend-lab/address/lab-store.ts'
import { figure, type HeatMap, stepOf, ticksOf } from '#web/trend-lab/paint/heat-paint.ts'
import { heatColors } from '#web/trend-pages/heat-colors.ts'

import { RangeHandles } from './range-controls.tsx'

const WIDTH = 420
const BAR = 14
const HEIGHT = 32

/**
 * The colors with five values and the handles of the range, the pattern of missing values, and the ends as
 * buttons. A color under the pointer rings the cells that have it.
 */
export function HeatLegend({ map }: { readonly map: HeatMap }) {
  const { property, unit, ranked } = map
  const ends = [ranked.at(-1), ranked[0]]
  return (
    <div className="lab-legend">
      <End label="Lowest" entry={ends[0]} unit={unit} />
      <div className="lab-scale">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden
          onPointerOver={({ target }) => ringCells(symbolsUnder(target, map), '')}
          onPointerLeave={() => ringCells([], '')}
        >
          <ColorBar />
          {ticksOf(map).map((value, index, all) => (
            <text
              key={value}
              x={(index * WIDTH) / (all.length - 1)}
              y={HEIGHT - 4}
              textAnchor={index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
            >
              {figure(value)}
            </text>
          ))}
        </svg>
        <RangeHandles map={map} />
      </div>
      <End label="Highest" entry={ends[1]} unit={unit} />
      <ul className="lab-keys" aria-label="Patterns">
        {ranked.length + property.unbound.size < 118 ? (
          <li>
            <span aria-hidden className="lab-swatch" data-fill="missing" />
            <span>no value</span>
          </li>
        ) : null}
        {property.unbound.size === 0 ? null : (
          <li>
            <span aria-hidden className="lab-swatch" data-fill="unbound" />
            <span>a further electron is not bound</span>
          </li>
        )}
        {property.calculated.size === 0 ? null : (
          <li>
            <span aria-hidden className="lab-swatch" data-fill="11" data-calculated="" />
            <span>calculated, not measured</span>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The colors, which are the same for every property. */
const ColorBar = memo(() =>
  heatColors.map((color, index) => (
    <rect
      key={color}
      data-step={index + 1}
      x={(index * WIDTH) / heatColors.length}
      width={WIDTH / heatColors.length + 0.5}
      height={BAR}
      fill={color}
    />
  )),
)

/** The elements whose color is under the pointer. */
function symbolsUnder(target: EventTarget, map: HeatMap): readonly string[] {
  const step = target instanceof SVGElement ? Number(target.dataset['step']) : Number.NaN
  return map.ranked.filter(([, value]) => stepOf(value, map) === step).map(([symbol]) => symbol)
}

/** The element at an end of the scale; pressing it leads to its cell. */
function End({
  label,
  entry,
  unit,
}: {
  readonly label: string
  readonly entry: readonly [symbol: string, value: number] | undefined
  readonly unit: string
}) {
  if (entry === undefined) return null
  const [symbol, value] = entry
  const text = `${label}: ${element(symbol).name} ${withUnit(value, unit)}`
  return (
    <button
      type="button"
      className="lab-chip"
      onClick={() =>
        document.querySelector<HTMLElement>(`.pt-cell[data-symbol='${symbol}']`)?.focus()
      }
    >
      <span key={text}>{text}</span>
    </button>
  )
}
