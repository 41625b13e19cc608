import { formatNumber } from '#chemistry/units.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { Bar } from '#web/element-pages/parts/bar.tsx'
import { Chart } from '#web/element-pages/parts/chart.tsx'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'

import { decaysText, lifeText } from './half-life.ts'
import { IsotopeChart } from './isotope-chart.tsx'
import { isotopeSentence } from './isotope-sentence.ts'

/** Every nuclide of the element with its mass, abundance, half-life and ways of decay. */
export function IsotopesSection({ data: { element, detail } }: { readonly data: PageData }) {
  const { isotopes } = detail
  const natural = isotopes.filter(({ abundance }) => abundance !== null)
  return (
    <PageSection id="isotopes" title="Isotopes">
      {natural.length === 0 ? null : (
        <ul className="el-bars" aria-label="Natural isotopes">
          {natural.map(({ massNumber, abundance }) => (
            <li key={massNumber}>
              <span translate="no">
                {element.symbol}-{massNumber}
              </span>
              <Bar percent={Math.max(0.5, abundance ?? 0)} />
              <span>{formatNumber(abundance ?? 0)}&nbsp;%</span>
            </li>
          ))}
        </ul>
      )}
      <Chart
        summary={`${isotopeSentence(element, isotopes)} Sources: AME2020 (masses), NUBASE2020 (half-lives), IUPAC 2013 (abundances), by way of mendeleev.`}
        table={{
          title: `All ${isotopes.length} isotopes`,
          columns: ['Isotope', 'Mass, u', 'Share, %', 'Half-life', 'Decay'],
          rows: isotopes.map((isotope) => [
            `${element.symbol}-${isotope.massNumber}`,
            formatNumber(isotope.mass),
            isotope.abundance === null ? '' : formatNumber(isotope.abundance),
            lifeText(isotope),
            decaysText(isotope.decays),
          ]),
          note: noteFor(element.symbol),
        }}
      >
        <IsotopeChart isotopes={isotopes} />
      </Chart>
    </PageSection>
  )
}

function noteFor(symbol: string): string {
  const units =
    'y is a year; ky, My, Gy, Ty, Py, Ey, Zy and Yy are a thousand years and so on, a thousand times more each. β+ includes electron capture (EC), SF is spontaneous fission; a way of decay with less than 1 % is called rare.'
  return symbol === 'Ta'
    ? `${units} Tantalum-180 occurs in nature only as an excited state whose decay has not been seen; the half-life is that of the ground state.`
    : units
}
