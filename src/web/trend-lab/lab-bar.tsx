import './lab.css'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'

import type { TableLayout } from '#chemistry/elements/table-layout.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

import type { LabState } from './address/lab-state.ts'
import {
  changeLab,
  keepInAddress,
  labState,
  onSwitch,
  readAgain,
  useLab,
  useRing,
} from './address/lab-store.ts'
import { LiveMessage } from './controls/live-message.tsx'
import { ModeButtons } from './controls/mode-buttons.tsx'
import { PropertyControls } from './controls/property-controls.tsx'
import { SortingControls } from './controls/sorting-controls.tsx'
import { TemperatureControls } from './controls/temperature-controls.tsx'
import { YearControls } from './controls/year-controls.tsx'
import { KeyList } from './keys/key-list.tsx'
import { useLabKeys } from './keys/use-lab-keys.ts'
import { LayoutControls } from './layout/layout-controls.tsx'
import { layoutOf } from './layout/table-layouts.ts'
import { cellTexts } from './paint/cell-texts.ts'
import { clearGrid, fillGrid, fillWindow, writeGrid } from './paint/paint-grid.ts'
import { pictureOf, preparePaints } from './paint/picture.ts'

/** The controls of the trend lab, which paint the table below them. */
export function LabBar({ onLayout }: { readonly onLayout: (layout: TableLayout | null) => void }) {
  const state = useLab()
  const { symbols, sentence } = useRing()
  const { shown, only } = state
  const picture = useMemo(() => pictureOf(state), [state])
  const { layout, group3, labels, cell } = state
  useAddress()
  useLabKeys()
  useLayoutEffect(() => {
    onLayout(layoutOf({ layout, group3, labels }))
  }, [onLayout, layout, group3, labels])
  useLayoutEffect(() => {
    if (picture.paint === null) return clearGrid()
    fillGrid(picture.paint, { ringed: new Set(symbols), only })
    writeGrid(picture.paint, cellTexts(cell))
  })
  useLayoutEffect(() => clearGrid, [])
  useLayoutEffect(() => onSwitch(fillAtOnce), [])
  useParts(state)
  useEffect(preparePaints, [])
  useEffect(readAgain, [])
  if (shown === null) return null
  return (
    <section aria-label="Trends" className="lab-bar">
      <div className="lab-row">
        <ModeButtons chosen={shown.kind} />
        <LayoutControls />
        <KeyList />
        <IconButton label="Close Trends" onClick={() => changeLab({ shown: null })}>
          <X aria-hidden />
        </IconButton>
      </div>
      {picture.map === null ? null : <PropertyControls map={picture.map} />}
      {shown.kind === 'temperature' ? <TemperatureControls at={shown.at} /> : null}
      {shown.kind === 'year' ? <YearControls year={shown.year} /> : null}
      {shown.kind === 'sorting' ? <SortingControls chosen={shown.sorting} /> : null}
      <LiveMessage text={sentence === '' ? picture.message : sentence} />
    </section>
  )
}

/** Fills the cells in the window before all else is drawn, and takes the ring of the property before away. */
function fillAtOnce() {
  const state = labState()
  const { paint } = pictureOf(state)
  if (paint !== null) fillWindow(paint, { ringed: new Set(), only: state.only })
}

/**
 * Names the parts of the lab at the root of the screen, where styles ask for them: asking for the parts themselves
 * (`:has()`) would style the whole table anew with each of them.
 */
function useParts({ shown, plot, layout }: LabState) {
  const isProperty = shown?.kind === 'property'
  const parts = [
    shown === null ? null : 'bar',
    isProperty ? 'panel' : null,
    isProperty && plot !== null ? 'plot' : null,
    layout === 'under' ? null : `rows ${layout}`,
  ]
    .filter((part) => part !== null)
    .join(' ')
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('.pt')
    if (root === null) return
    root.toggleAttribute('data-parts', parts !== '')
    if (parts !== '') root.dataset['parts'] = parts
    return () => root.removeAttribute('data-parts')
  }, [parts])
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
