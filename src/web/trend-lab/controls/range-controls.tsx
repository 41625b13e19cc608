import { scaled, unscaled } from '#web/element-pages/parts/scale.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { isWhole, type ShownRange, WHOLE_RANGE } from '#web/trend-lab/address/lab-state.ts'
import { changeLab, useLab } from '#web/trend-lab/address/lab-store.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'
import { rangeMessage } from '#web/trend-lab/paint/messages.ts'

import { NumberBox } from './number-box.tsx'

/** Places of a handle on the scale. */
const PLACES = 500
const FIGURES = 3

/** Two handles on the scale of colors; elements outside them fade. */
export function RangeHandles({ map }: { readonly map: HeatMap }) {
  const { range } = useLab()
  const ends = { low: range.low ?? map.low, high: range.high ?? map.high }
  return (
    <>
      <input
        type="range"
        aria-label="Lowest value in color"
        aria-valuetext={withUnit(ends.low, map.unit)}
        min={0}
        max={PLACES}
        value={placeOf(ends.low, map)}
        // The handle that can still move lies above the other one.
        data-above={placeOf(ends.low, map) > PLACES / 2 ? '' : undefined}
        className="lab-handle"
        onChange={({ target }) => {
          const low = valueAt(target.valueAsNumber, map)
          change({ ...range, low: target.valueAsNumber === 0 ? null : Math.min(low, ends.high) })
        }}
      />
      <input
        type="range"
        aria-label="Highest value in color"
        aria-valuetext={withUnit(ends.high, map.unit)}
        min={0}
        max={PLACES}
        value={placeOf(ends.high, map)}
        className="lab-handle"
        onChange={({ target }) => {
          const high = valueAt(target.valueAsNumber, map)
          change({
            ...range,
            high: target.valueAsNumber === PLACES ? null : Math.max(high, ends.low),
          })
        }}
      />
    </>
  )
}

/** The ends of the range as numbers, the number of elements in it, and the way back to all. */
export function RangeControls({ map }: { readonly map: HeatMap }) {
  const { range } = useLab()
  const text = rangeMessage(map, range)
  return (
    <div className="lab-row">
      <NumberBox
        label="From"
        value={range.low ?? rounded(map.low)}
        onChange={(low) => change({ ...range, low })}
      />
      <NumberBox
        label="to"
        value={range.high ?? rounded(map.high)}
        unit={map.unit}
        onChange={(high) => change({ ...range, high })}
      />
      {isWhole(range) ? null : (
        <>
          <button
            type="button"
            className="lab-chip"
            onClick={() => changeLab({ range: WHOLE_RANGE })}
          >
            All values
          </button>
          <p className="lab-note">
            <span key={text}>{text}</span>
          </p>
        </>
      )}
    </div>
  )
}

function change(range: ShownRange) {
  changeLab({ range }, true)
}

function placeOf(value: number, { low, high, isLog }: HeatMap): number {
  const inside = Math.min(high, Math.max(low, value))
  return Math.round(scaled(inside, { low, high, length: PLACES, isLog }))
}

function valueAt(place: number, { low, high, isLog }: HeatMap): number {
  return rounded(unscaled(place, { low, high, length: PLACES, isLog }))
}

function rounded(value: number): number {
  return Number(value.toPrecision(FIGURES))
}
