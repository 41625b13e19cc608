import type { Shown } from './address/lab-state.ts'
import { changeLab, labState, readAgain } from './address/lab-store.ts'

const FIRST = 'electronegativityPauling'

/** Opens the lab with its first property, or closes it. */
export function toggleLab(): void {
  readAgain()
  const shown: Shown = { kind: 'property', key: FIRST, scale: null }
  changeLab({ shown: labState().shown === null ? shown : null })
}
