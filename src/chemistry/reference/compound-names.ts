import { composition, type Formula, formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Ion, saltFormula } from '#chemistry/electrons/ions.ts'
import { readFormula } from '#chemistry/tools/typed-formula.ts'

import { listedIons, plainAnions, plainCations, variableMetalIons } from './ion-list.ts'
import { type NamedCompound, namedCompounds } from './named-compounds.ts'
import { covalentFormulaOf, covalentNameOf, type PrefixPart } from './prefixes.ts'

/** A name with its formula, and how one follows from the other. */
export type Naming =
  | {
      readonly kind: 'salt'
      readonly name: string
      readonly formula: string
      readonly also: readonly string[]
      readonly cation: Ion
      readonly anion: Ion
      readonly cations: number
      readonly anions: number
    }
  | {
      readonly kind: 'covalent'
      readonly name: string
      readonly formula: string
      readonly also: readonly string[]
      readonly parts: readonly [PrefixPart, PrefixPart]
    }
  | {
      readonly kind: 'known'
      readonly name: string
      readonly formula: string
      readonly also: readonly string[]
    }
  | {
      readonly kind: 'ion'
      readonly name: string
      readonly formula: string
      readonly also: readonly string[]
      readonly ion: Ion
    }

export type NamingProblem =
  | { readonly problem: 'empty' | 'element' | 'unknown-formula' | 'unknown-name' }
  /** A metal with several ions and no numeral: the formulas that may be meant. */
  | { readonly problem: 'numeral-missing'; readonly choices: readonly Naming[] }
  /** The charges of these ions do not cancel in the formula. */
  | { readonly problem: 'charges'; readonly meant: readonly Naming[] }

/** Ions that are named only with metals of groups 1 and 2: elsewhere the same atoms mean oxides or nitrides. */
const withLightMetals = new Set([
  'peroxide',
  'superoxide',
  'azide',
  'amide',
  'triiodide',
  'hydride',
])
const lightMetals = new Set(['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Ca', 'Sr', 'Ba'])

type Salt = Extract<Naming, { kind: 'salt' }>

const cations = [...plainCations, ...variableMetalIons]
const anions = [...plainAnions, ...listedIons.filter(({ charge }) => charge < 0)]

/** Every salt of the ions that are listed here: by its formula as it is written, first come first served. */
const salts: readonly Salt[] = cations.flatMap((cation) =>
  anions
    .filter(({ name }) => !withLightMetals.has(name) || lightMetals.has(cation.formula))
    .map((anion) => saltOf(cation, anion)),
)

const saltByFormula = firstBy(salts, ({ formula }) => keyOf(formula))
const saltByName = firstBy(salts, ({ name }) => name)
const knownByFormula = firstBy(namedCompounds, ({ formula }) => formatFormula(formula))

/**
 * Names a formula, or finds the formula of a name: salts of the listed ions, compounds of two non-metals
 * by prefixes, the listed ions, and well-known compounds. Anything else is told apart.
 */
export function nameOrFormula(text: string): Naming | NamingProblem {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: 'empty' }
  const formula = readFormula(trimmed)
  return 'problem' in formula ? fromName(trimmed) : fromFormula(formula)
}

function fromFormula(formula: Formula): Naming | NamingProblem {
  if (formula.charge !== 0) return ionNaming(formula)
  if (composition(formula).size === 1) {
    const known = knownByFormula.get(formatFormula(formula))
    return known === undefined ? { problem: 'element' } : knownNaming(known)
  }
  const written = formatFormula(formula)
  const known = knownByFormula.get(written)
  const salt = saltByFormula.get(keyOf(formula)) ?? saltByFormula.get(keyOf(withAcetate(formula)))
  if (salt !== undefined) return withOtherNames(salt, known)
  const covalent = covalentNameOf(formula)
  if (covalent !== null && (known === undefined || known.name === covalent.name)) {
    return { kind: 'covalent', ...covalent, also: known?.also ?? [] }
  }
  if (known !== undefined) return knownNaming(known)
  const meant = saltsOfSameElements(formula)
  return meant.length > 0 ? { problem: 'charges', meant } : { problem: 'unknown-formula' }
}

function ionNaming(formula: Formula): Naming | NamingProblem {
  const found = [...cations, ...listedIons, ...plainAnions].find(
    (ion) => ion.charge === formula.charge && isSameFormula(ion.formula, formula),
  )
  if (found === undefined) return { problem: 'unknown-formula' }
  const also = listedIons.find(({ name }) => name === found.name)?.also ?? []
  return { kind: 'ion', name: found.name, formula: found.formula, also, ion: found }
}

function isSameFormula(plain: string, formula: Formula): boolean {
  return keyOf(plain) === keyOf({ ...formula, charge: 0 })
}

/** Schools write acetate as C2H3O2 too. */
function withAcetate(formula: Formula): Formula {
  const text = formatFormula(formula).replace('C₂H₃O₂', 'CH₃COO')
  const read = readFormula(text)
  return 'problem' in read ? formula : read
}

function withOtherNames(salt: Salt, known: NamedCompound | undefined): Naming {
  if (known === undefined) return salt
  const also = [known.name, ...known.also].filter((name) => name !== salt.name)
  return { ...salt, also: [...new Set([...also, ...salt.also])] }
}

function knownNaming({ name, formula, also }: NamedCompound): Naming {
  return { kind: 'known', name, formula, also }
}

/** The salts that the same elements make, where a formula has a metal or ammonium and its numbers are off. */
function saltsOfSameElements(formula: Formula): readonly Salt[] {
  const symbols = new Set(composition(formula).keys())
  return salts.filter(({ formula: other }) => {
    const others = new Set(composition(other).keys())
    return (
      others.size === symbols.size &&
      symbols.size === 2 &&
      [...others].every((symbol) => symbols.has(symbol))
    )
  })
}

function fromName(text: string): Naming | NamingProblem {
  const wanted = tidyName(text)
  const salt = saltByName.get(wanted) ?? saltWithOtherIonName(wanted)
  const known = namedCompounds.find(
    ({ name, also }) => name === wanted || also.some((other) => plainName(other) === wanted),
  )
  if (salt !== undefined)
    return withOtherNames(salt, knownByFormula.get(formatFormula(salt.formula)))
  if (known !== undefined) {
    const same = saltByFormula.get(keyOf(known.formula))
    return same === undefined ? fromFormulaText(known) : withOtherNames(same, known)
  }
  const covalent = covalentFormulaOf(wanted)
  if (covalent !== null) return { kind: 'covalent', ...covalent, also: [] }
  const choices = saltsWithoutNumeral(wanted)
  if (choices.length > 0) return { problem: 'numeral-missing', choices }
  return ionCalled(wanted) ?? { problem: 'unknown-name' }
}

/** A known compound whose name the rule of prefixes gives too shows how. */
function fromFormulaText(known: NamedCompound): Naming {
  const formula = readFormula(known.formula)
  const covalent = 'problem' in formula ? null : covalentNameOf(formula)
  return covalent?.name === known.name
    ? { kind: 'covalent', ...covalent, also: known.also }
    : knownNaming(known)
}

/** 'sodium bicarbonate' is sodium hydrogen carbonate. */
function saltWithOtherIonName(wanted: string): Salt | undefined {
  for (const { name, also } of listedIons) {
    for (const other of also) {
      const found = wanted.endsWith(` ${other}`)
        ? saltByName.get(`${wanted.slice(0, -other.length)}${name}`)
        : undefined
      if (found !== undefined) return found
    }
  }
  return undefined
}

function saltsWithoutNumeral(wanted: string): readonly Salt[] {
  return salts.filter(
    ({ cation, anion }) =>
      cation.name.includes('(') && `${cation.name.replace(/\(.*\)/, '')} ${anion.name}` === wanted,
  )
}

function ionCalled(wanted: string): Naming | null {
  const name = wanted.replace(/ ion$/, '')
  const listed = listedIons.find((ion) => ion.name === name || ion.also.includes(name))
  const found = listed ?? [...cations, ...plainAnions].find((ion) => ion.name === name)
  if (found === undefined) return null
  return {
    kind: 'ion',
    name: found.name,
    formula: found.formula,
    also: listed?.also ?? [],
    ion: found,
  }
}

/** One spelling: lower case, American, no space before a numeral, which is in capitals. */
function tidyName(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(
      / ?\(\s*([ivx]+(?:,[ivx]+)*)\s*\)/g,
      (_, numeral: string) => `(${numeral.toUpperCase()})`,
    )
    .replaceAll('aluminium', 'aluminum')
    .replaceAll('caesium', 'cesium')
    .replaceAll('sulph', 'sulf')
    .replace(/hydrogen(?=carbonate|sulfate|sulfite|phosphate|sulfide)/g, 'hydrogen ')
    .trim()
}

/** Another name without the part in brackets. */
function plainName(name: string): string {
  return name
    .replace(/ \([^IVX]*\)$/, '')
    .toLowerCase()
    .replace(/\(([ivx]+)\)/g, (_, numeral: string) => `(${numeral.toUpperCase()})`)
}

/** The formula as it is written, with or without the square brackets of a complex ion. */
function keyOf(formula: Formula | string): string {
  return formatFormula(formula).replace(/[[\]]/g, '')
}

function saltOf(cation: Ion, anion: Ion): Salt {
  const divisor = greatestDivisor(cation.charge, -anion.charge)
  return {
    kind: 'salt',
    name: `${cation.name} ${anion.name}`,
    formula: saltFormula(cation, anion),
    also: otherSaltNames(cation, anion),
    cation,
    anion,
    cations: -anion.charge / divisor,
    anions: cation.charge / divisor,
  }
}

function otherSaltNames(cation: Ion, anion: Ion): readonly string[] {
  const also = listedIons.find(({ name }) => name === anion.name)?.also ?? []
  return also.map((name) => `${cation.name} ${name}`)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

function firstBy<Entry>(
  entries: readonly Entry[],
  keyed: (entry: Entry) => string,
): ReadonlyMap<string, Entry> {
  const map = new Map<string, Entry>()
  for (const entry of entries) if (!map.has(keyed(entry))) map.set(keyed(entry), entry)
  return map
}
