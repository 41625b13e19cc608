import { type KeyboardEvent, type PointerEvent, type RefObject, useId } from 'react'

import type { Block } from '#chemistry/elements/element-record.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { scaled } from '#web/element-pages/parts/scale.ts'
import { shownNumber } from '#web/element-pages/parts/shown-number.ts'
import { ATOMIC_NUMBER } from '#web/trend-lab/address/lab-state.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'
import { nextPlace, type Steps } from '#web/ui/focus/next-place.ts'
import { pressedKey } from '#web/ui/focus/pressed-key.ts'

import { type Axis, axisOf } from './axis-ticks.ts'
import { axisTitle, plotSummary, pointText, type PlotPoint } from './plot-points.ts'

const LEFT = 64
const RIGHT = 16
const TOP = 28
const BOTTOM = 48
/** Types of SVG do not know the attribute. */
const UNTRANSLATED = { translate: 'no' }
/** A period that is narrower has no room for the name of its noble gas. */
const LABEL_WIDTH = 20
/** A finger hits the nearest point within this many pixels. */
const REACH = 44
const RADIUS = 5

/** Where points and axes lie on the drawing. */
type Frame = {
  readonly width: number
  readonly height: number
  readonly xAxis: Axis
  readonly yAxis: Axis
  readonly left: (x: number) => number
  readonly top: (y: number) => number
}

const STEPS: Steps = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

/** Shapes of the blocks around the middle of a point, so that colors are never alone. */
const shapes: Readonly<Record<Block, string>> = {
  s: `M-${RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 -${2 * RADIUS} 0z`,
  p: 'M-4.5 -4.5h9v9h-9z',
  d: 'M0 -5.5L5.5 4.5H-5.5z',
  f: 'M0 -6L6 0L0 6L-6 0z',
}

/** Colors of the drawing as a file; on the page the theme has its own. */
const fills: Readonly<Record<Block, string>> = {
  s: '#e9a3a3',
  p: '#f0d38a',
  d: '#a9c4ee',
  f: '#a8dcb5',
}

/**
 * The plot as a list of elements with one tab stop: arrows walk from left to right, Enter opens the card,
 * P or Shift with a click keeps the label.
 */
export function PlotDrawing({
  drawing,
  points,
  across,
  up,
  width,
  active,
  named,
  onPick,
  onPin,
  onOpen,
}: {
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly points: readonly PlotPoint[]
  readonly across: HeatMap
  readonly up: HeatMap
  readonly width: number
  readonly active: string | null
  /** Symbols of the points that carry their names. */
  readonly named: readonly string[]
  readonly onPick: (symbol: string) => void
  readonly onPin: (symbol: string) => void
  readonly onOpen: (symbol: string) => void
}) {
  const id = useId()
  const frame = frameOf(across, up, width)
  const isOrdered = across.property.property === ATOMIC_NUMBER
  const at = points.findIndex(({ symbol }) => symbol === active)

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = nextPlace(STEPS, event.key, at, points.length)
    const symbol = points[next ?? at]?.symbol
    if (symbol === undefined) return
    if (next !== null) onPick(symbol)
    else if (event.key === 'Enter') onOpen(symbol)
    else if (['p', ' '].includes(pressedKey(event.nativeEvent))) onPin(symbol)
    else return
    event.preventDefault()
  }

  function nearest(event: PointerEvent<SVGSVGElement>): string | null {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) * width) / box.width
    const y = ((event.clientY - box.top) * frame.height) / box.height
    const distances = points.map((point) => ({
      symbol: point.symbol,
      distance: Math.hypot(frame.left(point.x) - x, frame.top(point.y) - y),
    }))
    const [best] = distances.toSorted((one, other) => one.distance - other.distance)
    return best === undefined || best.distance > REACH ? null : best.symbol
  }

  return (
    <svg
      ref={drawing}
      role="listbox"
      tabIndex={0}
      aria-label={plotSummary(points, across, up)}
      aria-activedescendant={active === null || at === -1 ? undefined : `${id}-${active}`}
      viewBox={`0 0 ${width} ${frame.height}`}
      fontFamily="sans-serif"
      fontSize="13"
      className="lab-drawing"
      direction="ltr"
      onKeyDown={handleKey}
      onPointerMove={(event) => {
        const symbol = event.pointerType === 'mouse' ? nearest(event) : null
        if (symbol !== null && symbol !== active) onPick(symbol)
      }}
      onPointerUp={(event) => {
        const symbol = nearest(event)
        if (symbol === null) return
        if (event.shiftKey) onPin(symbol)
        else onPick(symbol)
      }}
    >
      {isOrdered ? <Periods frame={frame} /> : null}
      <Axes frame={frame} across={across} up={up} />
      {isOrdered ? (
        <path d={lineThrough(points, frame)} fill="none" stroke="#666" className="lab-line" />
      ) : null}
      {points.map((point) => (
        <g
          key={point.symbol}
          id={`${id}-${point.symbol}`}
          role="option"
          aria-selected={point.symbol === active}
          aria-label={pointText(point, across, up)}
          transform={`translate(${frame.left(point.x).toFixed(1)} ${frame.top(point.y).toFixed(1)})`}
        >
          <path
            d={shapes[point.block]}
            fill={fills[point.block]}
            stroke="#222"
            data-block={point.block}
            className="lab-point"
            data-active={point.symbol === active ? '' : undefined}
          />
          {named.includes(point.symbol) || point.symbol === active ? (
            <text
              aria-hidden
              {...UNTRANSLATED}
              y={-10}
              textAnchor="middle"
              fontWeight="bold"
              className="lab-point-name"
            >
              {point.symbol}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  )
}

function frameOf(across: HeatMap, up: HeatMap, width: number): Frame {
  const height = Math.round(Math.min(480, Math.max(260, width / 2)))
  const xAxis = axisOf(across)
  const yAxis = axisOf(up)
  return {
    width,
    height,
    xAxis,
    yAxis,
    left: (x) => LEFT + scaled(x, { ...xAxis, length: width - LEFT - RIGHT }),
    top: (y) => height - BOTTOM - scaled(y, { ...yAxis, length: height - TOP - BOTTOM }),
  }
}

/** Bands of every other period, and the noble gases at their ends. */
function Periods({ frame }: { readonly frame: Frame }) {
  const gases = elements.filter(({ category }) => category === 'noble gas')
  return (
    <g aria-hidden>
      {gases.map(({ symbol, atomicNumber, period }, index) => {
        const start = frame.left((gases[index - 1]?.atomicNumber ?? 0) + 0.5)
        const end = frame.left(atomicNumber + 0.5)
        return (
          <g key={symbol}>
            {period % 2 === 1 ? (
              <rect
                x={start}
                width={end - start}
                y={TOP}
                height={frame.height - TOP - BOTTOM}
                fill="#eee"
                className="lab-band"
              />
            ) : null}
            {end - start < LABEL_WIDTH ? null : (
              <text
                {...UNTRANSLATED}
                x={frame.left(atomicNumber)}
                y={TOP - 8}
                textAnchor="middle"
                className="lab-tick"
              >
                {symbol}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

function Axes({
  frame,
  across,
  up,
}: {
  readonly frame: Frame
  readonly across: HeatMap
  readonly up: HeatMap
}) {
  const { width, height, xAxis, yAxis } = frame
  // Narrow drawings have room for every other number.
  const step = width < 480 && xAxis.ticks.length > 4 ? 2 : 1
  return (
    <g aria-hidden>
      {yAxis.ticks.map((value) => (
        <g key={value}>
          <line
            x1={LEFT}
            x2={width - RIGHT}
            y1={frame.top(value)}
            y2={frame.top(value)}
            stroke="#ddd"
            className="lab-grid-line"
          />
          <text x={LEFT - 6} y={frame.top(value) + 4} textAnchor="end" className="lab-tick">
            {shownNumber(value)}
          </text>
        </g>
      ))}
      {xAxis.ticks
        .filter((_, index) => index % step === 0)
        .map((value) => (
          <text
            key={value}
            x={frame.left(value)}
            y={height - BOTTOM + 18}
            textAnchor="middle"
            className="lab-tick"
          >
            {shownNumber(value)}
          </text>
        ))}
      <path
        d={`M${LEFT} ${TOP}V${height - BOTTOM}H${width - RIGHT}`}
        fill="none"
        stroke="#222"
        className="lab-axis"
      />
      <text x={width - RIGHT} y={height - 8} textAnchor="end" className="lab-tick">
        {axisTitle(across)}
      </text>
      <text x={4} y={14} className="lab-tick">
        {across.property.property === ATOMIC_NUMBER ? '' : axisTitle(up)}
      </text>
    </g>
  )
}

/** A line from element to element that breaks where one has no value. */
function lineThrough(points: readonly PlotPoint[], { left, top }: Frame): string {
  return points
    .map(({ atomicNumber, x, y }, index) => {
      const isNext = points[index - 1]?.atomicNumber === atomicNumber - 1
      return `${isNext ? 'L' : 'M'}${left(x).toFixed(1)} ${top(y).toFixed(1)}`
    })
    .join('')
}
