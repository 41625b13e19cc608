import {
  aufbauConfiguration,
  aufbauExceptions,
  configurationOf,
  formatConfiguration,
  formatNobleGasForm,
  shellLetters,
  unpairedElectrons,
} from '#chemistry/electrons/configurations.ts'
import { nobleGasForm } from '#chemistry/electrons/subshells.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'
import { ShellDiagram } from '#web/table/shell-diagram.tsx'

import { OrbitalBoxes } from './orbital-boxes.tsx'

/** The electrons of the atom by shells and by orbitals. */
export function ShellsSection({ data: { element } }: { readonly data: PageData }) {
  const { name, symbol, atomicNumber, electronsPerShell, configurationPredicted } = element
  const subshells = configurationOf(symbol)
  const { core, outer } = nobleGasForm(subshells)
  const unpaired = unpairedElectrons(subshells)
  return (
    <PageSection id="electrons" title="Shells and orbitals">
      <div className="el-pair">
        <div className="el-shells">
          <ShellDiagram symbol={symbol} name={name} electronsPerShell={electronsPerShell} />
          <label>
            <input type="checkbox" defaultChecked /> Electrons move
          </label>
          <p className="el-source">The rings stand for shells. Real electrons follow no paths.</p>
        </div>
        <div>
          <p>
            Electrons per shell:{' '}
            {electronsPerShell
              .map((count, index) => `${shellLetters[index] ?? ''} ${count}`)
              .join(', ')}
            .
          </p>
          <p translate="no" className="el-formula">
            {formatNobleGasForm(subshells)}
          </p>
          <p>
            In full: <span translate="no">{formatConfiguration(subshells)}</span>
          </p>
          <OrbitalBoxes core={core} subshells={outer} />
          <p>
            {unpaired === 0
              ? 'All electrons are paired.'
              : `Unpaired electrons: ${unpaired}, by Hund’s rule one in each orbital before any is shared.`}
          </p>
          {aufbauExceptions.includes(symbol) ? (
            <p>
              An exception: the usual order of filling would give{' '}
              <span translate="no">{formatNobleGasForm(aufbauConfiguration(atomicNumber))}</span>.
            </p>
          ) : null}
          <p className="el-source">
            {configurationPredicted
              ? 'Predicted; not measured yet.'
              : 'Source: NIST Atomic Spectra Database.'}
          </p>
        </div>
      </div>
    </PageSection>
  )
}
