import { changeLab, labState } from '#web/trend-lab/address/lab-store.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'

/** Goes to the next property of the list, or with −1 to the one before; round at the ends. */
export function stepProperty(step: 1 | -1): void {
  const { shown } = labState()
  const keys = [...labProperties.keys()]
  const at = shown?.kind === 'property' ? keys.indexOf(shown.key) : -1
  const key = keys.at((at + step) % keys.length)
  if (shown !== null && key !== undefined) {
    changeLab({ shown: { kind: 'property', key, scale: null } })
  }
}

/** Changes between even steps and even factors. */
export function switchScale(isLog: boolean): void {
  const { shown } = labState()
  if (shown?.kind !== 'property') return
  changeLab({ shown: { ...shown, scale: isLog ? 'linear' : 'log' } })
}
