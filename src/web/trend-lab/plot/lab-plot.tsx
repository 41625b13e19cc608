import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'

import { download } from '#web/app/download.ts'
import type { PlotAxis } from '#web/trend-lab/address/lab-state.ts'
import { changeLab, ringCells, useLab } from '#web/trend-lab/address/lab-store.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'
import { heatMapOf } from '#web/trend-lab/paint/heat-paint.ts'

import { HearButton } from './hear-button.tsx'
import { PlotChoices } from './plot-choices.tsx'
import { PlotDrawing } from './plot-drawing.tsx'
import { atomicNumbers, plotCsv, plotPoints, plotSummary, pointText } from './plot-points.ts'
import { PlotTable } from './plot-table.tsx'
import { trendTones } from './trend-tones.ts'
import { useWidth } from './use-width.ts'

const MAX_PINS = 6

/** The values of the table as a plot, against atomic numbers or another property; null while it is closed. */
export function LabPlot() {
  const { shown, plot } = useLab()
  const property = shown?.kind === 'property' ? labProperties.get(shown.key) : undefined
  if (plot === null || property === undefined || shown?.kind !== 'property') return null
  return <Plot axis={plot} property={property} scale={shown.scale} />
}

function Plot({
  axis,
  property,
  scale,
}: {
  readonly axis: PlotAxis
  /** The property that the table shows, which goes up. */
  readonly property: LabProperty
  readonly scale: PlotAxis['scale']
}) {
  const { unit } = useLab()
  const { symbol: open } = useParams()
  const navigate = useNavigate()
  const [active, setActive] = useState<string | null>(open ?? null)
  const [pins, setPins] = useState<readonly string[]>([])
  const [isTable, setIsTable] = useState(false)
  const drawing = useRef<SVGSVGElement>(null)
  const place = useRef<HTMLElement>(null)
  const width = useWidth(place)
  useTableCells(setActive)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])

  // The pointer chooses another point many times a second, and the rest stays.
  const { up, across, points, summary, tones } = useMemo(() => {
    const map = heatMapOf(property, scale, unit)
    const other = heatMapOf(labProperties.get(axis.key) ?? atomicNumbers, axis.scale, unit)
    const found = plotPoints(other, map)
    return {
      up: map,
      across: other,
      points: found,
      summary: plotSummary(found, other, map),
      tones: trendTones(found, map),
    }
  }, [property, scale, unit, axis])
  const point = points.find(({ symbol }) => symbol === active)
  const text = point === undefined ? summary : `${pointText(point, across, up)}.`

  function pick(symbol: string) {
    setActive(symbol)
    ringCells([symbol], '')
  }

  function pin(symbol: string) {
    pick(symbol)
    setPins((before) =>
      before.includes(symbol)
        ? before.filter((other) => other !== symbol)
        : [...before, symbol].slice(-MAX_PINS),
    )
  }

  function openCard(symbol: string) {
    void navigate(`/dashboard/periodic-table/${symbol}`, { preventScrollReset: true })
  }

  return (
    <figure ref={place} className="lab-plot">
      <PlotChoices axis={axis} across={across} onClose={() => changeLab({ plot: null })} />
      <PlotDrawing
        drawing={drawing}
        points={points}
        across={across}
        up={up}
        width={width}
        active={active}
        named={pins}
        onPick={pick}
        onPin={pin}
        onOpen={openCard}
      />
      <figcaption>
        <span key={text}>{text}</span>
      </figcaption>
      <ul aria-label="Blocks" className="lab-keys">
        {blockNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="lab-row">
        {point === undefined ? null : (
          <>
            <button
              type="button"
              aria-pressed={pins.includes(point.symbol)}
              className="lab-chip"
              onClick={() => pin(point.symbol)}
            >
              {`Keep the label of ${point.name.toLowerCase()}`}
            </button>
            <button type="button" className="lab-chip" onClick={() => openCard(point.symbol)}>
              {`Open the card of ${point.name.toLowerCase()}`}
            </button>
          </>
        )}
        <HearButton key={summary} tones={tones} onPoint={pick} />
        <button
          type="button"
          aria-pressed={isTable}
          className="lab-chip"
          onClick={() => setIsTable(!isTable)}
        >
          As table
        </button>
        <button
          type="button"
          className="lab-chip"
          onClick={() => download('plot.csv', plotCsv(points, across, up), 'text/csv')}
        >
          Download CSV
        </button>
        <button
          type="button"
          className="lab-chip"
          onClick={() => {
            if (drawing.current === null) return
            const content = new XMLSerializer().serializeToString(drawing.current)
            download('plot.svg', content, 'image/svg+xml')
          }}
        >
          Download SVG
        </button>
      </div>
      {isTable ? <PlotTable points={points} across={across} up={up} /> : null}
    </figure>
  )
}

const blockNames = ['● s block', '■ p block', '▲ d block', '◆ f block']

/** The element under the pointer or the focus in the table is the active one of the plot. */
function useTableCells(onCell: (symbol: string) => void) {
  useEffect(() => {
    function follow({ target }: Event) {
      const cell = target instanceof Element ? target.closest('.pt-cell[data-symbol]') : null
      const symbol = cell?.getAttribute('data-symbol') ?? null
      if (symbol !== null) onCell(symbol)
    }
    document.addEventListener('pointerover', follow)
    document.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('pointerover', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [onCell])
}
