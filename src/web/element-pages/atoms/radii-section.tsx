import type { IonRadius } from '#content/elements/detail.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { FindingList } from '#web/element-pages/parts/finding-list.tsx'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'
import { Scroller } from '#web/element-pages/parts/scroller.tsx'
import { shownNumber, signed } from '#web/element-pages/parts/shown-number.ts'

const RADII = [
  ['covalentRadiusCordero', 'covalent, Cordero'],
  ['covalentRadiusPyykko', 'covalent, Pyykkö'],
  ['metallicRadius', 'metallic'],
  ['vanDerWaalsRadius', 'van der Waals, Alvarez'],
  ['vanDerWaalsRadiusBondi', 'van der Waals, Bondi'],
  ['atomicRadiusSlater', 'atomic, Slater'],
] as const

/** Pixels for a picometer, the same for every radius. */
const SCALE = 0.1

/** The sizes of the atom by several definitions, drawn to one scale, and those of its ions. */
export function RadiiSection({ data }: { readonly data: PageData }) {
  const drawn = RADII.flatMap(([property, label]) => {
    const radius = data.valueOf(property)
    return radius === null ? [] : [{ property, label, radius }]
  })
  return (
    <PageSection id="size" title="Size">
      <ul aria-hidden className="el-radii">
        {drawn.map(({ property, label, radius }) => (
          <li key={property}>
            <Circle radius={radius} />
            <span>
              {shownNumber(radius)} pm
              <br />
              {label}
            </span>
          </li>
        ))}
      </ul>
      <FindingList data={data} properties={RADII.map(([property]) => property)} />
      <IonRadii radii={data.detail.ionRadii} />
    </PageSection>
  )
}

function Circle({ radius }: { readonly radius: number }) {
  const size = Math.round(2 * radius * SCALE)
  return (
    <svg width={size} height={size} viewBox="0 0 2 2">
      <circle cx="1" cy="1" r="1" />
    </svg>
  )
}

function IonRadii({ radii }: { readonly radii: readonly IonRadius[] }) {
  if (radii.length === 0) return null
  return (
    <details className="el-more">
      <summary>Radii of {radii.length === 1 ? 'the ion' : `ions (${radii.length})`}</summary>
      <Scroller label="Radii of ions">
        <table>
          <thead>
            <tr>
              <th scope="col">Charge</th>
              <th scope="col">Neighbors</th>
              <th scope="col">Spin</th>
              <th scope="col">pm</th>
            </tr>
          </thead>
          <tbody>
            {radii.map(({ charge, coordination, spin, radius }) => (
              <tr key={`${charge} ${coordination} ${spin}`}>
                <th scope="row">{signed(charge)}</th>
                <td translate="no">{coordination}</td>
                <td>{spin === null ? '' : spin === 'HS' ? 'high' : 'low'}</td>
                <td>{shownNumber(radius)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p>
        Source: Shannon 1976. Neighbors are counted in Roman numerals; SQ is a square, PY a pyramid.
        {radii.some(({ radius }) => radius < 0)
          ? ' A negative radius: a bare proton sits inside the electron cloud of its neighbor.'
          : ''}
      </p>
    </details>
  )
}
