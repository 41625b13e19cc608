import { identities } from '#chemistry/elements/identities.ts'

import {
  type ElementDetail,
  type ElementLibrary,
  type Hazard,
  originKinds,
  type Property,
  type Source,
} from './detail.ts'
import { crystalOf, ionRadiusOf, ionizationStepOf, isotopeOf, lineOf } from './read-atoms.ts'
import { findingOf } from './read-findings.ts'
import {
  groupBy,
  numbers,
  oneOf,
  optionalNumber,
  optionalText,
  readTable,
  type Row,
  text,
} from './table-file.ts'

/** Reads the tables beside this file: the details of all 118 elements, by atomic number. */
export function readLibrary(): ElementLibrary {
  const tables = {
    facts: bySymbol('facts'),
    values: bySymbol('values'),
    ionization: bySymbol('ionization-energies'),
    isotopes: bySymbol('isotopes'),
    lines: bySymbol('emission-lines'),
    states: bySymbol('known-oxidation-states'),
    radii: bySymbol('ionic-radii'),
    crystals: bySymbol('crystals'),
    hazards: bySymbol('hazards'),
    uses: bySymbol('uses'),
    names: bySymbol('names'),
  }
  return {
    sources: table('sources').map(sourceOf),
    properties: table('properties').map(propertyOf),
    details: identities.map(({ symbol }) => detailOf(symbol, tables)),
  }
}

type Tables = {
  readonly [
    name in
      | 'facts'
      | 'values'
      | 'ionization'
      | 'isotopes'
      | 'lines'
      | 'states'
      | 'radii'
      | 'crystals'
      | 'hazards'
      | 'uses'
      | 'names'
  ]: ReadonlyMap<string, readonly Row[]>
}

function detailOf(symbol: string, tables: Tables): ElementDetail {
  const rows = (name: keyof Tables) => tables[name].get(symbol) ?? []
  const [facts] = rows('facts')
  if (facts === undefined) throw new Error(`No facts for ${symbol}`)
  const [crystal] = rows('crystals')
  const [hazard] = rows('hazards')
  return {
    symbol,
    findings: rows('values').map(findingOf),
    ionization: rows('ionization').map(ionizationStepOf),
    isotopes: rows('isotopes').map(isotopeOf),
    lines: rows('lines').map(lineOf),
    knownStates: rows('states').flatMap((row) => numbers(row, 'states') ?? []),
    ionRadii: rows('radii').map(ionRadiusOf),
    crystal: crystal === undefined ? null : crystalOf(crystal),
    hazard: hazard === undefined ? null : hazardOf(hazard),
    uses: rows('uses').flatMap((row) => text(row, 'uses').split('; ')),
    names: rows('names').flatMap(namesOf),
    ...singleFacts(facts),
  }
}

function singleFacts(row: Row) {
  const ipa = optionalText(row, 'pronunciation')
  const root = optionalText(row, 'originRoot')
  return {
    pronunciation: ipa === null ? null : { ipa, respelling: text(row, 'respelling') },
    origin:
      root === null
        ? null
        : {
            language: text(row, 'originLanguage'),
            root,
            meaning: text(row, 'originMeaning'),
            kind: oneOf(row, 'originKind', originKinds),
          },
    magneticOrder: optionalText(row, 'magneticOrder'),
    superconductsBelow: optionalNumber(row, 'superconductsBelow'),
    isEssential: optionalText(row, 'essential') !== null,
    discoveryPlace: optionalText(row, 'discoveryPlace'),
    appearance: optionalText(row, 'appearance'),
    flame: optionalText(row, 'flame'),
    cas: optionalText(row, 'cas'),
  }
}

function hazardOf(row: Row): Hazard {
  const [, sentences = ''] = text(row, 'statements').split('|')
  return {
    pictograms: (row.get('pictograms') ?? '').split(' ').filter((code) => code !== ''),
    statements: sentences.split('; ').filter((sentence) => sentence !== ''),
    form: row.get('form') ?? '',
  }
}

function namesOf(row: Row): readonly (readonly [string, string])[] {
  return [...row].filter(([language, name]) => language !== 'symbol' && name !== '')
}

function sourceOf(row: Row): Source {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    repository: text(row, 'repository'),
    commit: row.get('commit') ?? '',
    license: text(row, 'license'),
    restsOn: row.get('restsOn') ?? '',
  }
}

function propertyOf(row: Row): Property {
  return {
    property: text(row, 'property'),
    label: text(row, 'label'),
    name: text(row, 'name'),
    unit: row.get('unit') ?? '',
    scale: oneOf(row, 'scale', ['linear', 'log']),
    group: oneOf(row, 'group', ['atom', 'bulk', 'nature']),
    definition: text(row, 'definition'),
  }
}

function bySymbol(name: string): ReadonlyMap<string, readonly Row[]> {
  return groupBy(table(name), 'symbol')
}

function table(name: string): readonly Row[] {
  return readTable(new URL(`./tables/${name}.tsv`, import.meta.url))
}
