import { useEffect } from 'react'

import { concentration } from './do-not-disturb.ts'

/** While `isOn`, nothing that can wait comes between the visitor and what they are doing. */
export function useConcentration(isOn: boolean): void {
  useEffect(() => (isOn ? concentration.begin() : undefined), [isOn])
}
