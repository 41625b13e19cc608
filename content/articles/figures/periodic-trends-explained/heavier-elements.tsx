import { elements } from '#chemistry/elements/elements.ts'
import { AtomicNumberAxes } from '#content/articles/figures/atomic-number-axes.tsx'
import { atomicNumberScale } from '#content/articles/figures/atomic-number-scale.ts'

import { GroupOne } from './group-one.tsx'
import { NamedCurve } from './named-curve.tsx'

export const title = 'First ionization energies from hydrogen to radium'
export const caption =
  'First ionization energies in kJ/mol. Above, 88 elements: every period climbs from an alkali metal to a noble gas. Below, group 1 on a scale that begins at 350: francium lies above cesium.'
export const description =
  'Zigzag line from hydrogen to radium with peaks at He, Ne, Ar, Kr, Xe and Rn, each lower than the one before, and valleys at Li, Na, K, Rb, Cs and Fr. Below it group 1 enlarged: Li 520, Na 496, K 419, Rb 403, Cs 376, then up to Fr 393.'

const LAST = 88
const scale = atomicNumberScale({ left: 48, bottom: 216, step: 3.42, unit: 0.08 })

const points = elements
  .slice(0, LAST)
  .flatMap(({ symbol, atomicNumber, ionizationEnergy }) =>
    ionizationEnergy === null ? [] : [{ symbol, atomicNumber, value: ionizationEnergy }],
  )

const names = [
  { symbol: 'He', dx: 16, dy: -2 },
  { symbol: 'Ne', dx: 17, dy: 4 },
  { symbol: 'Ar', dx: 0, dy: -10 },
  { symbol: 'Kr', dx: 0, dy: -10 },
  { symbol: 'Xe', dx: 0, dy: -10 },
  { symbol: 'Rn', dx: -4, dy: -10 },
  { symbol: 'Li', dx: 0, dy: 20 },
  { symbol: 'Na', dx: 2, dy: 20 },
  { symbol: 'K', dx: 0, dy: 20 },
  { symbol: 'Rb', dx: 0, dy: 20 },
  { symbol: 'Cs', dx: 0, dy: 20 },
  { symbol: 'Fr', dx: -2, dy: 20 },
] as const

/** The zigzag of all values as far as radium, and group 1 enlarged. */
export function Drawing() {
  return (
    <svg viewBox="0 0 360 478" className="max-w-md">
      <AtomicNumberAxes
        scale={scale}
        ticks={[0, 500, 1000, 1500, 2000, 2500]}
        numbers={[1, 20, 40, 60, 88]}
      />
      <NamedCurve scale={scale} points={points} names={names} />
      <g transform="translate(0 276)">
        <GroupOne />
      </g>
    </svg>
  )
}
