import { formatNumber } from '#chemistry/units.ts'
import type { IonizationStep } from '#content/elements/detail.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { Chart } from '#web/element-pages/parts/chart.tsx'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'

import { IonizationChart } from './ionization-chart.tsx'
import { ionizationJumps } from './ionization-jumps.ts'

/** Avogadro constant times elementary charge: kJ/mol per electronvolt (CODATA 2018). */
const KILOJOULES_PER_MOLE_PER_ELECTRONVOLT = 96.48533

/** The last element with a measured ionization energy. */
const LAWRENCIUM = 103

/** Fewer points than this make no line. */
const FEWEST_POINTS = 2

/** The energies that remove one electron after another, and the beginnings of new shells. */
export function IonizationSection({ data: { element, detail } }: { readonly data: PageData }) {
  const { name, atomicNumber } = element
  const steps = detail.ionization
  const [first] = steps
  if (first === undefined) return null
  const jumps = ionizationJumps(atomicNumber, steps)
  const isMeasured = atomicNumber <= LAWRENCIUM
  const [jump] = jumps
  const summary = isMeasured
    ? [
        `The first ionization energy of ${name.toLowerCase()} is ${inKilojoules(first)} kJ/mol${first.basis === 'semi-empirical' ? ' (semi-empirical)' : ''}.`,
        jump === undefined
          ? null
          : `After step ${jump.after.step} the energy jumps by a factor of ${formatNumber(jump.times, { decimals: 1 })}, from ${formatNumber(jump.after.electronvolts)} to ${formatNumber(jump.next.electronvolts)} eV: the next electron comes from the ${jump.core === 'noble gas' ? 'noble-gas core' : jump.core + ' below'}.`,
        steps.length < atomicNumber
          ? `The first ${steps.length} of ${atomicNumber} are shown.`
          : null,
      ]
    : [
        `No ionization energy of ${name.toLowerCase()} has been measured; the table has calculated ones.`,
      ]
  return (
    <PageSection id="ionization" title="Ionization energies">
      <Chart
        summary={`${summary.filter((sentence) => sentence !== null).join(' ')} Source: NIST Atomic Spectra Database, by way of mendeleev.`}
        table={{
          title: `All ${steps.length} ionization energies`,
          columns: ['Electron', 'kJ/mol', 'eV', 'Basis'],
          rows: steps.map((step) => [
            step.step,
            inKilojoules(step),
            formatNumber(step.electronvolts),
            step.basis,
          ]),
        }}
      >
        {!isMeasured || steps.length < FEWEST_POINTS ? null : (
          <IonizationChart steps={steps} jumps={jumps} />
        )}
      </Chart>
    </PageSection>
  )
}

function inKilojoules({ electronvolts }: IonizationStep): string {
  return formatNumber(electronvolts * KILOJOULES_PER_MOLE_PER_ELECTRONVOLT, { decimals: 1 })
}
