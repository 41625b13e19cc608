import { formatNobleGasForm, parseConfiguration } from '#chemistry/electrons/subshells.ts'
import { formatNumber } from '#chemistry/units.ts'
import { recordSource } from '#content/elements/record-source.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { ValueRow } from '#web/element-pages/parts/value-row.tsx'
import { classLabel } from '#web/table/classes.ts'

import { RecordSpread } from './record-spread.tsx'
import { threeScales } from './temperatures.ts'

/** The facts that most visitors come for. */
export function Glance({ data: { element, detail } }: { readonly data: PageData }) {
  const { boilingPoint, density, meltingPoint, temperatureNote } = element
  const subshells = parseConfiguration(element.electronConfiguration) ?? []
  return (
    <ul className="el-values el-columns">
      <ValueRow label="Atomic mass" value={`${element.massText} u`}>
        {element.massIsStandard ? (
          <p>Source: IUPAC, standard atomic weights 2021 with the changes of 2024.</p>
        ) : (
          <p>There is no standard weight: this is the mass number of the longest-lived isotope.</p>
        )}
        {element.massInterval === null ? null : (
          <p>
            In normal materials it lies between {formatNumber(element.massInterval[0])} and{' '}
            {formatNumber(element.massInterval[1])} u.
          </p>
        )}
      </ValueRow>
      <ValueRow
        label="State at 25 °C"
        value={
          element.statePredicted ? `${element.physicalState}, predicted` : element.physicalState
        }
      >
        <p>
          {element.statePredicted
            ? 'Predicted: no sample was large enough to see.'
            : 'It follows from the melting and boiling point at 101.325 kPa.'}
        </p>
        {detail.appearance === null ? null : (
          <p>Appearance: {detail.appearance}. Source: pse-info.de database.</p>
        )}
      </ValueRow>
      <ValueRow
        label="Place"
        value={`group ${element.group}, period ${element.period}, ${element.block} block`}
      >
        <p>
          Class: {classLabel(element.classification)}
          {element.classPredicted ? ' (predicted)' : ''}. Family: {element.category}.
        </p>
        <p>Source: IUPAC. Elements 57 to 71 and 89 to 103 carry group 3.</p>
      </ValueRow>
      <ValueRow label="Electrons" value={formatNobleGasForm(subshells)}>
        <p>
          {element.configurationPredicted
            ? 'Predicted: the spectrum has not been measured.'
            : 'Source: NIST Atomic Spectra Database.'}
        </p>
      </ValueRow>
      {meltingPoint === null ? null : (
        <ValueRow label="Melting point" value={`${formatNumber(meltingPoint)} °C`}>
          <p>
            <span translate="no">{threeScales(meltingPoint)}</span>, at 101.325 kPa.
          </p>
          <p>Source: {recordSource(element, 'meltingPoint')}.</p>
          <RecordSpread element={element} field="meltingPoint" unit="°C" />
          {temperatureNote === null ? null : <p>Note: {temperatureNote}.</p>}
        </ValueRow>
      )}
      {boilingPoint === null ? null : (
        <ValueRow
          label={element.sublimes ? 'Sublimation point' : 'Boiling point'}
          value={`${formatNumber(boilingPoint)} °C`}
        >
          <p>
            <span translate="no">{threeScales(boilingPoint)}</span>, at 101.325 kPa.
          </p>
          <p>Source: {recordSource(element, 'boilingPoint')}.</p>
          <RecordSpread element={element} field="boilingPoint" unit="°C" />
          {temperatureNote === null ? null : <p>Note: {temperatureNote}.</p>}
        </ValueRow>
      )}
      {density === null ? null : (
        <ValueRow label="Density" value={`${formatNumber(density)} g/cm³`}>
          <p>Source: {recordSource(element, 'density')}.</p>
          <RecordSpread element={element} field="density" unit="g/cm³" isLog />
          {element.densityNote === null ? null : <p>Note: {element.densityNote}.</p>}
        </ValueRow>
      )}
      <ValueRow
        label="Discovered"
        value={element.discoveryYear > 0 ? String(element.discoveryYear) : 'in antiquity'}
      >
        <p>{element.discoveredBy}.</p>
      </ValueRow>
    </ul>
  )
}
