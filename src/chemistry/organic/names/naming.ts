import { functionalGroups } from '#chemistry/organic/molecules/families.ts'
import { type Molecule, neighborsOf } from '#chemistry/organic/molecules/molecule.ts'
import { isSameMolecule } from '#chemistry/organic/molecules/smiles.ts'

import { moleculeNamed } from './named-molecule.ts'
import {
  alkyls,
  type Ending,
  halogenPrefixes,
  type OrganicName,
  type Prefix,
  type PrefixName,
  stems,
  terminalEndings,
} from './organic-name.ts'

/** A row of carbon atoms, numbered from one of its ends, and the name that it leads to. */
export type Numbering = {
  /** The atoms of the row, in the order of their numbers. */
  readonly chain: readonly number[]
  readonly name: OrganicName
}

/** Any row, also one with a branch that is branched itself, for which there is no name here. */
type Row = Pick<Numbering, 'chain'> & {
  readonly name: OrganicName | null
  readonly group: number
  readonly branches: number
}

/** A molecule that has at most one functional group beside its halogen atoms, with what names need. */
type Subject = {
  readonly molecule: Molecule
  readonly neighbors: ReturnType<typeof neighborsOf>
  readonly ending: Ending
  /** The carbon atoms that hold the group or the double bond. */
  readonly held: readonly number[]
  /** The atoms of the part of an ester that comes from the alcohol, and its carbon atoms. */
  readonly alkyl: { readonly atoms: readonly number[]; readonly length: number } | null
}

const endingsOf = {
  alcohol: 'ol',
  aldehyde: 'al',
  ketone: 'one',
  'carboxylic acid': 'oic acid',
  ester: 'oate',
} as const

/**
 * The systematic name of a molecule by the IUPAC recommendations of 2013: the longest row that holds the group, the lowest
 * number for the group, then for the double bond, then most branches, then the lowest numbers for all branches, then for
 * those that come first in the alphabet. Null for molecules outside of the class: more than one group, branched branches,
 * and those that the rules of 1979 and 2013 name in different ways.
 */
export function systematicName(molecule: Molecule): OrganicName | null {
  return bestNumbering(molecule)?.name ?? null
}

/** The row that gives the systematic name; null where `systematicName` is. */
export function bestNumbering(molecule: Molecule): Numbering | null {
  const subject = subjectOf(molecule)
  if (subject === null) return null
  const chains = chainsOf(subject)
  const held = chains.filter((chain) => holdsGroup(subject, chain))
  // A longer chain beside the double bond: the rules of 1979 and 2013 differ.
  const longest = Math.max(
    ...(subject.ending === 'ene' ? chains : held).map(({ length }) => length),
  )
  const candidates = held
    .filter(({ length }) => length === longest)
    .map((chain) => rowOf(subject, chain))
  const [best] = candidates.flatMap(named).toSorted(byRules)
  if (best === undefined || longest > stems.length) return null
  const isDisputed = candidates.some(
    (row) => row.name === null && compareNumbers(rankOf(best), rankOf(row)) >= 0,
  )
  if (isDisputed || needsBrackets(best.name)) return null
  const meant = moleculeNamed(best.name)
  return meant !== null && isSameMolecule(meant, molecule) ? best : null
}

/** All chains from one end of a molecule to another that hold the group, in both directions, with their names. */
export function numberings(molecule: Molecule): readonly Numbering[] {
  const subject = subjectOf(molecule)
  if (subject === null) return []
  return chainsOf(subject)
    .filter((chain) => holdsGroup(subject, chain))
    .map((chain) => rowOf(subject, chain))
    .flatMap(named)
}

function named(row: Row): readonly (Row & Numbering)[] {
  return row.name === null ? [] : [{ ...row, name: row.name }]
}

function subjectOf(molecule: Molecule): Subject | null {
  const neighbors = neighborsOf(molecule)
  const groups = functionalGroups(molecule).filter(({ family }) => family !== 'halogenoalkane')
  const [group] = groups
  const hasHalogen = molecule.atoms.some((symbol) => symbol in halogenPrefixes)
  if (groups.length > 1 || (group !== undefined && hasHalogen)) return null
  const shared = { molecule, neighbors, alkyl: null }
  if (group === undefined) return { ...shared, ending: 'ane', held: [] }
  switch (group.family) {
    case 'alkene': {
      const partner = neighbors[group.atom]?.find(({ order }) => order === 2)
      return partner === undefined
        ? null
        : { ...shared, ending: 'ene', held: [group.atom, partner.atom] }
    }
    case 'ester': {
      const alkyl = alkylOf(molecule, neighbors, group.atom)
      return alkyl === null
        ? null
        : { ...shared, ending: endingsOf.ester, held: [group.atom], alkyl }
    }
    case 'alcohol':
    case 'aldehyde':
    case 'ketone':
    case 'carboxylic acid':
      return { ...shared, ending: endingsOf[group.family], held: [group.atom] }
    case 'alkyne':
    case 'halogenoalkane':
    case 'ether':
    case 'amide':
    case 'amine':
    case 'nitrile':
      return null
  }
}

/** The unbranched part of an ester behind the oxygen atom; null for a branched one. */
function alkylOf(
  { atoms }: Molecule,
  neighbors: Subject['neighbors'],
  carbonyl: number,
): Subject['alkyl'] {
  const oxygen = neighbors[carbonyl]?.find(({ atom, order }) => atoms[atom] === 'O' && order === 1)
  if (oxygen === undefined) return null
  const first = neighbors[oxygen.atom]?.find(({ atom }) => atom !== carbonyl)
  const row = first === undefined ? null : straightRow(neighbors, first.atom, oxygen.atom)
  if (row === null || row.length > alkyls.length) return null
  return { atoms: [oxygen.atom, ...row], length: row.length }
}

/** The atoms of an unbranched branch from its first one on; null for a branched branch. */
function straightRow(
  neighbors: Subject['neighbors'],
  first: number,
  from: number,
): readonly number[] | null {
  const next = (neighbors[first] ?? []).filter(({ atom }) => atom !== from)
  const [only] = next
  if (only === undefined) return [first]
  const rest = next.length === 1 ? straightRow(neighbors, only.atom, first) : null
  return rest === null ? null : [first, ...rest]
}

function carbonsAround({ molecule, neighbors, alkyl }: Subject, atom: number): readonly number[] {
  return (neighbors[atom] ?? [])
    .map((next) => next.atom)
    .filter((next) => molecule.atoms[next] === 'C' && alkyl?.atoms.includes(next) !== true)
}

function holdsGroup({ held, ending }: Subject, chain: readonly number[]): boolean {
  return terminalEndings.has(ending)
    ? chain[0] === held[0]
    : held.every((atom) => chain.includes(atom))
}

/** Every chain of carbon atoms from one end to another, in both directions. */
function chainsOf(subject: Subject): readonly (readonly number[])[] {
  const { molecule, alkyl } = subject
  const grown = (chain: readonly number[]): readonly (readonly number[])[] => {
    const next = carbonsAround(subject, chain.at(-1) ?? 0).filter((atom) => !chain.includes(atom))
    return next.length === 0 ? [chain] : next.flatMap((atom) => grown([...chain, atom]))
  }
  return molecule.atoms.flatMap((symbol, atom) =>
    symbol === 'C' &&
    alkyl?.atoms.includes(atom) !== true &&
    carbonsAround(subject, atom).length <= 1
      ? grown([atom])
      : [],
  )
}

function rowOf(subject: Subject, chain: readonly number[]): Row {
  const { ending, held, alkyl } = subject
  const places = held.map((atom) => chain.indexOf(atom) + 1)
  const group = places.length === 0 ? 0 : Math.min(...places)
  const branches = chain.flatMap((atom, index) => branchesAt(subject, chain, atom, index + 1))
  const prefixes = branches.every(({ name }) => name !== null) ? gathered(branches) : null
  const place = ending === 'ane' || terminalEndings.has(ending) ? null : group
  return {
    chain,
    group,
    branches: branches.length,
    name: prefixes && {
      length: chain.length,
      ending,
      place,
      prefixes,
      alkyl: alkyl?.length ?? null,
    },
  }
}

type Branch = { readonly name: PrefixName | null; readonly place: number }

function branchesAt(
  { molecule, neighbors, alkyl }: Subject,
  chain: readonly number[],
  atom: number,
  place: number,
): readonly Branch[] {
  return (neighbors[atom] ?? []).flatMap((next): readonly Branch[] => {
    if (chain.includes(next.atom) || alkyl?.atoms.includes(next.atom) === true) return []
    const symbol = molecule.atoms[next.atom]
    if (symbol === 'C') {
      const row = next.order === 1 ? straightRow(neighbors, next.atom, atom) : null
      const isCarbon = row?.every((one) => molecule.atoms[one] === 'C') === true
      return [{ name: isCarbon ? (alkyls[row.length - 1] ?? null) : null, place }]
    }
    return symbol !== undefined && symbol in halogenPrefixes
      ? [{ name: prefixOfHalogen(symbol), place }]
      : []
  })
}

function prefixOfHalogen(symbol: string): PrefixName | null {
  return Object.entries(halogenPrefixes).find(([halogen]) => halogen === symbol)?.[1] ?? null
}

/** Equal branches together, in alphabetical order; multipliers do not count for it. */
function gathered(branches: readonly Branch[]): readonly Prefix[] {
  const places = new Map<PrefixName, number[]>()
  for (const { name, place } of branches) {
    if (name !== null) places.set(name, [...(places.get(name) ?? []), place])
  }
  return [...places]
    .map(([name, all]) => ({ name, places: all.toSorted((one, other) => one - other) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The numbers that come before those of the branches: of the group, then of more branches. */
function rankOf({ group, branches }: Row): readonly number[] {
  return [group, -branches]
}

function byRules(one: Row & Numbering, other: Row & Numbering): number {
  return (
    compareNumbers(rankOf(one), rankOf(other)) ||
    compareNumbers(
      placesOf(one.name).toSorted(ascending),
      placesOf(other.name).toSorted(ascending),
    ) ||
    compareNumbers(placesOf(one.name), placesOf(other.name))
  )
}

function placesOf({ prefixes }: OrganicName): readonly number[] {
  return prefixes.flatMap(({ places }) => places)
}

function ascending(one: number, other: number): number {
  return one - other
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  const difference = one.findIndex((number, index) => number !== other[index])
  return difference === -1 ? 0 : (one[difference] ?? 0) - (other[difference] ?? 0)
}

/** Different prefixes on a chain of one atom are set apart by brackets, as in bromo(chloro)methane. */
function needsBrackets({ length, prefixes }: OrganicName): boolean {
  return length === 1 && prefixes.length > 1
}
