import { properties } from '#chemistry/elements/element-properties.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { AtomicNumberAxes } from '#content/articles/figures/atomic-number-axes.tsx'
import { atomicNumberScale } from '#content/articles/figures/atomic-number-scale.ts'

import { NamedCurve } from './named-curve.tsx'

export const title = 'Covalent radii from hydrogen to radium'
export const caption =
  'Covalent radius in pm against atomic number. From lithium on, each period begins with a jump up to an alkali metal. The long slope after barium is the lanthanide contraction, and hafnium ends up level with zirconium.'
export const description =
  'Saw-toothed line of covalent radii from hydrogen to radium. It jumps up to lithium 128, sodium 166, potassium 203, rubidium 220, cesium 244 and francium 260 pm and mostly falls after each. Zirconium and hafnium both stand at 175 pm.'

const LAST = 88
const scale = atomicNumberScale({ left: 48, bottom: 250, step: 3.42, unit: 0.86 })

const points = elements.slice(0, LAST).flatMap(({ symbol, atomicNumber }) => {
  const { covalentRadius } = properties(symbol)
  return covalentRadius === null ? [] : [{ symbol, atomicNumber, value: covalentRadius }]
})

const names = [
  { symbol: 'Li', dx: 4, dy: -10 },
  { symbol: 'F', dx: 0, dy: 20 },
  { symbol: 'Na', dx: 2, dy: -10 },
  { symbol: 'Cl', dx: 0, dy: 20 },
  { symbol: 'K', dx: 0, dy: -10 },
  { symbol: 'Ga', dx: 0, dy: 20 },
  { symbol: 'Rb', dx: -2, dy: -10 },
  { symbol: 'Zr', dx: 16, dy: -2 },
  { symbol: 'Cs', dx: -4, dy: -10 },
  { symbol: 'Hf', dx: 16, dy: -2 },
  { symbol: 'Rn', dx: 0, dy: 20 },
  { symbol: 'Fr', dx: -14, dy: 6 },
] as const

/** The saw teeth of the radii as far as radium. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 294">
      <AtomicNumberAxes
        scale={scale}
        ticks={[0, 50, 100, 150, 200, 250]}
        numbers={[1, 20, 40, 60, 88]}
      />
      <NamedCurve scale={scale} points={points} names={names} />
    </svg>
  )
}
