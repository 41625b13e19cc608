import { formatNumber } from '#chemistry/units.ts'
import type { EmissionLine } from '#content/elements/detail.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { Chart } from '#web/element-pages/parts/chart.tsx'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'

import { SpectrumStrip } from './spectrum-strip.tsx'

/** With fewer lines of the neutral atom, those of the ion are drawn too. */
const FEW_LINES = 8
const NAMED_LINES = 3

/** The colors of light that the heated vapor sends out. */
export function SpectrumSection({ data: { element, detail } }: { readonly data: PageData }) {
  const name = element.name.toLowerCase()
  const { flame, lines } = detail
  if (lines.length === 0) {
    return (
      <PageSection id="spectrum" title="Emission spectrum">
        <p>No lines: no source lists visible lines of {name}.</p>
      </PageSection>
    )
  }
  const atom = lines.filter(({ stage }) => stage === 'I')
  const drawn = atom.length >= FEW_LINES || atom.length === lines.length ? atom : lines
  const strongest = byStrength(atom.length === 0 ? lines : atom).slice(0, NAMED_LINES)
  return (
    <PageSection id="spectrum" title="Emission spectrum">
      <Chart
        summary={[
          `The strip shows ${drawn.length} lines of ${name} from 380 to 780 nm${drawn === atom ? '' : ', those of the ion among them'}.`,
          `The strongest are at ${strongest.map(wavelengthText).join(', ')} nm.`,
          flame === null ? null : `The flame is ${flame}.`,
          'Sources: NIST Handbook of Basic Atomic Spectroscopic Data and NIST Atomic Spectra Database.',
        ]
          .filter((sentence) => sentence !== null)
          .join(' ')}
        table={{
          title: `All ${lines.length} lines, the strongest first`,
          columns: ['nm in air', 'Of', 'Intensity'],
          rows: [
            ...byStrength(atom),
            ...byStrength(lines.filter(({ stage }) => stage === 'II')),
          ].map((line) => [
            wavelengthText(line),
            line.stage === 'I' ? 'atom' : 'ion, charge +1',
            formatNumber(line.intensity),
          ]),
          note: 'Intensities compare only within the atom or within the ion. One decimal: rounded.',
        }}
      >
        <SpectrumStrip lines={drawn} />
      </Chart>
      {drawn.length === lines.length ? null : (
        <details className="el-more">
          <summary>The strip with the lines of the ion</summary>
          <SpectrumStrip lines={lines} />
        </details>
      )}
    </PageSection>
  )
}

function byStrength(lines: readonly EmissionLine[]): readonly EmissionLine[] {
  return lines.toSorted((a, b) => b.intensity - a.intensity)
}

function wavelengthText({ wavelength, decimals }: EmissionLine): string {
  return formatNumber(wavelength, { decimals })
}
