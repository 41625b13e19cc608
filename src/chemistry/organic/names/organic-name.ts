/** The beginning of a name by the number of carbon atoms of the main chain, from one on. */
export const stems = [
  'meth',
  'eth',
  'prop',
  'but',
  'pent',
  'hex',
  'hept',
  'oct',
  'non',
  'dec',
] as const

export const halogenPrefixes = { F: 'fluoro', Cl: 'chloro', Br: 'bromo', I: 'iodo' } as const

export const alkyls = ['methyl', 'ethyl', 'propyl', 'butyl', 'pentyl', 'hexyl'] as const

export type PrefixName =
  | (typeof alkyls)[number]
  | (typeof halogenPrefixes)[keyof typeof halogenPrefixes]

/** The beginnings of equal branches, by their number from one on. */
export const multipliers = ['', 'di', 'tri', 'tetra', 'penta', 'hexa'] as const

/** The end of a name, which tells the family. */
export const endings = ['ane', 'ene', 'ol', 'al', 'one', 'oic acid', 'oate'] as const

export type Ending = (typeof endings)[number]

/** Equal branches of the main chain, with the number of the carbon atom that each one is at. */
export type Prefix = { readonly name: PrefixName; readonly places: readonly number[] }

/** A systematic name of the IUPAC recommendations of 2013 in its parts. */
export type OrganicName = {
  /** The carbon atoms of the main chain. */
  readonly length: number
  readonly ending: Ending
  /** Where the double bond begins or the group is; null for alkanes, and for groups that end the chain. */
  readonly place: number | null
  /** In the order in which they stand. */
  readonly prefixes: readonly Prefix[]
  /** The carbon atoms of the part of an ester that comes from the alcohol. */
  readonly alkyl: number | null
}

/** Endings of groups that hold the first carbon atom of their chain, so that no number is said. */
export const terminalEndings: ReadonlySet<Ending> = new Set(['al', 'oic acid', 'oate'])

/**
 * Writes a name: '2-methylbutan-1-ol'. Numbers that follow from the chain are left out, as school books do: 'propene',
 * 'butanone'.
 */
export function writeName(name: OrganicName): string {
  const { length, ending, prefixes, alkyl } = name
  const first = alkyl === null ? '' : `${alkyls[alkyl - 1]} `
  const branches = prefixes.map((prefix) => writePrefix(prefix, isPlaceless(name))).join('-')
  const stem = stems[length - 1]
  const place = isPlaceSaid(name) ? `-${name.place}-` : ''
  if (ending === 'ane') return `${branches}${stem}ane`
  return ending === 'ene'
    ? `${branches}${stem}${place}ene`
    : `${first}${branches}${stem}an${place}${ending}`
}

function writePrefix({ name, places }: Prefix, isShort: boolean): string {
  const numbers = isShort ? '' : `${places.join(',')}-`
  return `${numbers}${multipliers[places.length - 1]}${name}`
}

/** Whether all branches can only be where they are. */
function isPlaceless({ length, ending, prefixes }: OrganicName): boolean {
  const count = prefixes.reduce((sum, { places }) => sum + places.length, 0)
  return length === 1 || (length === 2 && count === 1 && ending === 'ane')
}

function isPlaceSaid({ length, ending, prefixes }: OrganicName): boolean {
  switch (ending) {
    case 'ene':
      return length > 3
    case 'ol':
      return length > 2 || (length === 2 && prefixes.length > 0)
    case 'one':
      return length > 4 || (length === 4 && prefixes.length > 0)
    case 'ane':
    case 'al':
    case 'oic acid':
    case 'oate':
      return false
  }
}

/** Whether two names say the same, also of the order of their prefixes. */
export function isSameName(one: OrganicName, other: OrganicName): boolean {
  return (
    one.length === other.length &&
    one.ending === other.ending &&
    one.place === other.place &&
    one.alkyl === other.alkyl &&
    one.prefixes.length === other.prefixes.length &&
    one.prefixes.every((prefix, index) => isSamePrefix(prefix, other.prefixes[index]))
  )
}

function isSamePrefix(one: Prefix, other: Prefix | undefined): boolean {
  return one.name === other?.name && one.places.join() === other.places.join()
}
