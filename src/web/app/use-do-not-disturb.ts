import { useEffect } from 'react'

import { concentration } from './do-not-disturb.ts'

/** While `isOn`, nothing interrupts the visitor. */
export function useConcentration(isOn: boolean): void {
  useEffect(() => (isOn ? concentration.begin() : undefined), [isOn])
}
