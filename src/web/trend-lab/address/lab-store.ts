import { useSyncExternalStore } from 'react'

import { createListeners } from '#web/store/holder.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'

import { addressOf, closedLab, type LabState, readAddress, WHOLE_RANGE } from './lab-state.ts'
import { storedArrangement } from './stored-arrangement.ts'

/** While something is dragged the address follows this slowly: browsers allow few changes. */
const WRITE_MS = 300
/** After this time without a change a dragged control rests, and the next drag gets an entry of its own. */
const REST_MS = 900

type Ring = { readonly symbols: readonly string[]; readonly sentence: string }
const NO_RING: Ring = { symbols: [], sentence: '' }

const components = createListeners()
const painters = createListeners()
let current: LabState = read()
let ring = linkedRing()
let isBack = false
/** A switch of properties has no entry in the history yet. */
let isPending = false
let restTimer: ReturnType<typeof setTimeout> | undefined
let writeTimer: ReturnType<typeof setTimeout> | undefined

// Back and forward bring the state of their entry.
window.addEventListener('popstate', () => {
  clearTimeout(writeTimer)
  rest()
  isPending = false
  isBack = true
  announce(read())
})

/** The state of the trend lab. */
export function useLab(): LabState {
  return useSyncExternalStore(components.subscribe, labState)
}

/** One control of the lab; a change of the others draws nothing anew. */
export function useLabPart<Name extends keyof LabState>(name: Name): LabState[Name] {
  return useSyncExternalStore(components.subscribe, () => current[name])
}

/**
 * Calls back at once when another property or scale takes the place of one. Components hear of it after the next frame,
 * so that the cells have that frame for themselves.
 */
export const onSwitch = painters.subscribe

/** The state of the trend lab, for code outside of components. */
export function labState(): LabState {
  return current
}

/** Changes controls of the lab: each change is an entry of the history, and so is each drag as a whole. */
export function changeLab(part: Partial<LabState>, isDragged = false): void {
  const isGoingOn = isDragged && restTimer !== undefined
  const isSwitch = part.shown?.kind === 'property' && current.shown?.kind === 'property'
  if (part.shown !== undefined) ring = NO_RING
  const next = {
    ...current,
    ...(isOther(part.shown) ? { only: null } : {}),
    ...(isOtherProperty(part.shown) ? { range: WHOLE_RANGE } : {}),
    ...part,
  }
  addPending()
  if (isSwitch && !isDragged) return announceSwitch(next)
  announce(next)
  keepArrangement(part)
  clearTimeout(restTimer)
  restTimer = isDragged ? setTimeout(rest, REST_MS) : undefined
  if (isGoingOn) {
    writeTimer ??= setTimeout(write, WRITE_MS)
  } else {
    addEntry()
  }
}

/** Marks cells and has a sentence read out; this is no state of its own in the address. */
export function ringCells(symbols: readonly string[], sentence: string): void {
  ring = { symbols, sentence }
  announce(current)
}

/** The highlighted cells, and their caption. */
export function useRing(): Ring {
  return useSyncExternalStore(components.subscribe, () => ring)
}

/** Takes the state of the address: the table may have been left and entered again by a link. */
export function readAgain(): void {
  ring = linkedRing()
  announce(read())
}

/** Puts the state back into the address when a link has led to another one without it. */
export function keepInAddress(): void {
  if (!isBack && location.search !== addressOf(current)) write()
  isBack = false
}

/** The next visit begins with the arrangement that was chosen here; one of a link is not kept. */
function keepArrangement(part: Partial<LabState>) {
  const isChosen = ['layout', 'group3', 'labels', 'cell'].some((name) => name in part)
  if (!isChosen) return
  const { layout, group3, labels, cell } = current
  const isUsual = addressOf({ ...closedLab, layout, group3, labels, cell }) === ''
  if (isUsual) storedArrangement.clear()
  else storedArrangement.set({ layout, group3, labels, cell })
}

/** Another kind of content has other kinds of elements. */
function isOther(shown: LabState['shown'] | undefined): boolean {
  return shown !== undefined && (shown?.kind !== current.shown?.kind || shown?.kind === 'sorting')
}

/** A range is one of values of the same property. */
function isOtherProperty(shown: LabState['shown'] | undefined): boolean {
  if (shown === undefined) return false
  const { shown: now } = current
  return !(shown?.kind === 'property' && now?.kind === 'property' && shown.key === now.key)
}

function announce(next: LabState) {
  current = next
  components.announce()
}

/** The cells have the next frame; a new entry of the history alone takes a third of it. */
function announceSwitch(next: LabState) {
  current = next
  isPending = true
  rest()
  painters.announce()
  requestAnimationFrame(() =>
    setTimeout(() => {
      addPending()
      components.announce()
    }),
  )
}

/** Adds the entry of a switch that waits for its frame. */
function addPending() {
  if (isPending) addEntry()
}

function addEntry() {
  isPending = false
  clearTimeout(writeTimer)
  writeTimer = undefined
  history.pushState(nextEntry(), '', addressNow())
}

/** The cells that a link such as '?show=ionizationEnergy&ring=N,O' points at. */
function linkedRing(): Ring {
  if (typeof location === 'undefined') return NO_RING
  const symbols = new URLSearchParams(location.search).get('ring')?.split(',') ?? []
  return { symbols, sentence: '' }
}

function rest() {
  clearTimeout(restTimer)
  restTimer = undefined
}

function write() {
  writeTimer = undefined
  history.replaceState(history.state, '', addressNow())
}

function addressNow(): string {
  return `${location.pathname}${addressOf(current)}`
}

function read(): LabState {
  return typeof location === 'undefined'
    ? closedLab
    : readAddress(location.search, (key) => labProperties.has(key), storedArrangement.get())
}

/** An entry after the present one, counted as the router counts. */
function nextEntry(): object {
  const state: unknown = history.state
  const index =
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
      ? state.idx
      : 0
  return { usr: null, key: crypto.randomUUID().slice(0, 8), idx: index + 1 }
}
