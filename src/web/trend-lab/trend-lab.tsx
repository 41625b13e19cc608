import './lab.css'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { IconButton } from '#web/ui/icon-button.tsx'

import type { Shown } from './address/lab-state.ts'
import { changeLab, keepInAddress, labState, useLab, useRing } from './address/lab-store.ts'
import { LiveMessage } from './controls/live-message.tsx'
import { ModeButtons } from './controls/mode-buttons.tsx'
import { PropertyControls } from './controls/property-controls.tsx'
import { useLabKeys } from './controls/use-lab-keys.ts'
import { heatMapOf, heatPaint } from './paint/heat-paint.ts'
import { labProperties } from './paint/lab-data.ts'
import { propertyMessage } from './paint/messages.ts'
import { clearGrid, paintGrid } from './paint/paint-grid.ts'

const FIRST = 'electronegativityPauling'

/** Opens the lab with its first property, or closes it. */
export function toggleLab(): void {
  const shown: Shown = { kind: 'property', key: FIRST, scale: null }
  changeLab({ shown: labState().shown === null ? shown : null })
}

/** The controls of the trend lab, which paint the table below them. */
export function LabBar() {
  const state = useLab()
  const { symbols, sentence } = useRing()
  useAddress()
  useLabKeys()
  const { shown } = state
  const property = shown?.kind === 'property' ? labProperties.get(shown.key) : undefined
  const map =
    property === undefined || shown?.kind !== 'property'
      ? null
      : heatMapOf(property, shown.scale, state.unit)
  useLayoutEffect(() => {
    if (map === null) clearGrid()
    else paintGrid(heatPaint(map), { ringed: new Set(symbols), isFaded: () => false })
  })
  if (shown === null) return null
  return (
    <section aria-label="Trends" className="lab-bar">
      <div className="lab-row">
        <ModeButtons shown={shown} />
        <IconButton label="Close Trends" onClick={() => changeLab({ shown: null })}>
          <X aria-hidden />
        </IconButton>
      </div>
      {map === null ? null : <PropertyControls map={map} />}
      <LiveMessage text={sentence === '' && map !== null ? propertyMessage(map) : sentence} />
    </section>
  )
}

/** The address keeps the state when a card opens or closes. */
function useAddress() {
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current !== key) keepInAddress()
    lastKey.current = key
  }, [key])
}
