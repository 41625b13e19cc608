import { fileURLToPath } from 'node:url'

import {
  countElectrons,
  electronsPerShell,
  parseConfiguration,
} from '#chemistry/electrons/subshells.ts'
import {
  groupBy,
  number,
  numbers,
  optionalNumber,
  readTable,
  type Row,
  text,
} from '#content/elements/table-file.ts'
import { writeOrCheck } from '#scripts/evidence/write-or-check.ts'

/**
 * Writes the generated data files of src/chemistry from the tables in scripts/cli/elements.
 * With --check it writes nothing and fails when a committed file differs.
 */

type Literal = string | number | boolean | null | readonly Literal[] | LiteralObject
type LiteralObject = { readonly [key: string]: Literal | undefined }

/** Avogadro constant times elementary charge: kJ/mol per electronvolt (CODATA 2018). */
const KILOJOULES_PER_MOLE_PER_ELECTRONVOLT = 96.48533

const HEADER = `// Written by scripts/cli/import-elements.ts from scripts/cli/elements; run 'npm run elements'
// instead of editing.
`

/** The text of every generated file, by its name in src/chemistry. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['elements/identity-data.ts', identityData()],
    ['elements/element-data.ts', elementData()],
    ['elements/element-property-data.ts', propertyData()],
    ['elements/isotope-data.ts', isotopeData()],
    ['electrons/ionization-energy-data.ts', ionizationEnergyData()],
    ['elements/accepted-range-data.ts', acceptedRangeData()],
  ])
}

/** Where a generated file lies. */
export function generatedPath(name: string): string {
  return fileURLToPath(new URL(`../../src/chemistry/${name}`, import.meta.url))
}

function identityData(): string {
  const rows = table('elements').map((row) => objectLiteral(identityRow(row)))
  return module(
    "import type { IdentityRow } from './element-record.ts'",
    'identityRows: readonly IdentityRow[]',
    rows,
  )
}

function identityRow(row: Row): LiteralObject {
  const name = text(row, 'name')
  return {
    atomicNumber: number(row, 'atomicNumber'),
    symbol: text(row, 'symbol'),
    name,
    classification: text(row, 'classification'),
    block: text(row, 'block'),
    period: number(row, 'period'),
    group: number(row, 'group'),
    nameIUPAC: unless(text(row, 'nameIUPAC'), name),
    classPredicted: unless(boolean(row, 'classPredicted'), false),
  }
}

function elementData(): string {
  const rows = table('elements').map((row) => objectLiteral(elementRow(row)))
  return module(
    "import type { ElementRow } from './element-record.ts'",
    'elementRows: readonly ElementRow[]',
    rows,
  )
}

function elementRow(row: Row): LiteralObject {
  return {
    symbol: text(row, 'symbol'),
    atomicMass: number(row, 'atomicMass'),
    electronConfiguration: text(row, 'electronConfiguration'),
    electronsPerShell: shells(row),
    ionizationEnergy: optionalNumber(row, 'ionizationEnergy'),
    physicalState: text(row, 'physicalState'),
    discoveredBy: text(row, 'discoveredBy'),
    discoveryYear: number(row, 'discoveryYear'),
    density: optionalNumber(row, 'density'),
    meltingPoint: optionalNumber(row, 'meltingPoint'),
    boilingPoint: optionalNumber(row, 'boilingPoint'),
    massText: text(row, 'massText'),
    typicalIsotope: number(row, 'typicalIsotope'),
    category: text(row, 'category'),
    ...unusualFields(row),
  }
}

/** The fields that are left out where they have the usual value. */
function unusualFields(row: Row): LiteralObject {
  return {
    massInterval: numbers(row, 'massInterval'),
    massIsStandard: unless(boolean(row, 'massIsStandard'), true),
    radioactive: unless(boolean(row, 'radioactive'), false),
    configurationPredicted: unless(boolean(row, 'configurationPredicted'), false),
    statePredicted: unless(boolean(row, 'statePredicted'), false),
    ionizationEnergyBasis: unless(row.get('ionizationEnergyBasis') || 'measured', 'measured'),
    densityNote: row.get('densityNote') || undefined,
    sublimes: unless(boolean(row, 'sublimes'), false),
    temperatureNote: row.get('temperatureNote') || undefined,
  }
}

function unless<Value>(value: Value, usual: Value): Value | undefined {
  return value === usual ? undefined : value
}

function shells(row: Row): readonly number[] {
  const configuration = text(row, 'electronConfiguration')
  const subshells = parseConfiguration(configuration)
  if (subshells === null || countElectrons(subshells) !== number(row, 'atomicNumber')) {
    throw new Error(`Impossible configuration of ${text(row, 'symbol')}: ${configuration}`)
  }
  return electronsPerShell(subshells)
}

function propertyData(): string {
  const properties = table('properties').map((row) =>
    entry(text(row, 'symbol'), {
      electronegativity: optionalNumber(row, 'electronegativity'),
      electronAffinity: optionalNumber(row, 'electronAffinity'),
      covalentRadius: optionalNumber(row, 'covalentRadius'),
      vanDerWaalsRadius: optionalNumber(row, 'vanDerWaalsRadius'),
      commonOxidationStates: numbers(row, 'commonOxidationStates') ?? [],
      crustAbundance: optionalNumber(row, 'crustAbundance'),
    }),
  )
  const radii = [...groupBy(table('ionic-radii'), 'symbol')].map(([symbol, rows]) =>
    entry(
      symbol,
      rows.map((row) => [number(row, 'charge'), number(row, 'radius')]),
    ),
  )
  return (
    module(
      "import type { Properties } from './element-properties.ts'",
      'propertyTable: { readonly [symbol: string]: Properties }',
      properties,
    ) +
    `\n${record(
      'ionicRadiusTable: {\n  readonly [symbol: string]: readonly (readonly [charge: number, radius: number])[]\n}',
      radii,
    )}`
  )
}

function isotopeData(): string {
  const natural = [...groupBy(table('natural-isotopes'), 'symbol')].map(([symbol, rows]) =>
    entry(
      symbol,
      rows.map((row) => [number(row, 'massNumber'), number(row, 'mass'), number(row, 'abundance')]),
    ),
  )
  const radionuclides = table('radionuclides').map((row) =>
    objectLiteral({
      symbol: text(row, 'symbol'),
      massNumber: number(row, 'massNumber'),
      halfLife: { value: number(row, 'halfLife'), unit: text(row, 'unit') },
      decay: text(row, 'decay'),
    }),
  )
  return (
    module(
      "import type { Radionuclide } from './isotopes.ts'",
      'naturalIsotopeTable: {\n  readonly [symbol: string]: readonly (readonly [massNumber: number, mass: number, abundance: number])[]\n}',
      natural,
    ) + `\n${record('radionuclideList: readonly Radionuclide[]', radionuclides)}`
  )
}

function ionizationEnergyData(): string {
  const rows = [...groupBy(table('ionization-energies'), 'symbol')].map(([symbol, steps]) =>
    entry(
      symbol,
      steps.map((row) => rounded(number(row, 'energy') * KILOJOULES_PER_MOLE_PER_ELECTRONVOLT)),
    ),
  )
  return module(
    null,
    'ionizationEnergyTable: { readonly [symbol: string]: readonly number[] }',
    rows,
  )
}

function acceptedRangeData(): string {
  const rows = [...groupBy(table('accepted-ranges'), 'symbol')].map(([symbol, ranges]) =>
    entry(
      symbol,
      Object.fromEntries(
        ranges.map((row) => [text(row, 'field'), [number(row, 'low'), number(row, 'high')]]),
      ),
    ),
  )
  return module(
    "import type { RangeTable } from './accepted-ranges.ts'",
    'rangeTable: RangeTable',
    rows,
  )
}

function rounded(value: number): number {
  return Number(value.toFixed(1))
}

function module(imports: string | null, declaration: string, rows: readonly string[]): string {
  return `${HEADER}${imports === null ? '' : `${imports}\n`}\n${record(declaration, rows)}`
}

function record(declaration: string, rows: readonly string[]): string {
  const [open, close] = declaration.endsWith('[]') ? ['[', ']'] : ['{', '}']
  return `export const ${declaration} = ${open}\n${rows.map((row) => `  ${row},\n`).join('')}${close}\n`
}

function entry(key: string, value: Literal): string {
  return `${key}: ${literal(value)}`
}

function literal(value: Literal): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (isList(value)) return `[${value.map(literal).join(', ')}]`
  return objectLiteral(value)
}

function isList(value: readonly Literal[] | LiteralObject): value is readonly Literal[] {
  return Array.isArray(value)
}

function objectLiteral(value: LiteralObject): string {
  const fields = Object.entries(value).flatMap(([key, field]) =>
    field === undefined ? [] : [entry(key, field)],
  )
  return `{ ${fields.join(', ')} }`
}

function table(name: string): readonly Row[] {
  return readTable(new URL(`./elements/${name}.tsv`, import.meta.url))
}

function boolean(row: Row, column: string): boolean {
  return text(row, column) === 'true'
}

if (import.meta.main) {
  for (const [name, content] of generatedFiles()) {
    const complaint = `${name} is not what 'npm run elements' writes`
    writeOrCheck({ path: generatedPath(name), text: content, complaint })
  }
}
