import type { Ion } from '#chemistry/electrons/ions.ts'

/** The way in which a name expresses its meaning. */
export type NameWay =
  /** An ion alone: 'sulfate', 'iron(III) ion'. */
  | 'ion'
  /** By the names of ions, whose charges give the numbers: 'iron(III) chloride', 'hydrogen sulfide'. */
  | 'ions'
  /** By prefixes that count: 'dinitrogen tetroxide', and 'iron trichloride' too. */
  | 'prefixes'
  /** As an acid: 'sulfuric acid'. */
  | 'acid'
  /** By a name that has to be known: 'water', 'rust', 'iron(II,III) oxide'. */
  | 'known'
  /** By the Latin endings of former times: 'ferric chloride'. */
  | 'latin'
  /** The words of the ions in the wrong order: 'chloride sodium'. */
  | 'turned'
  /** A metal that has several ions without its numeral: 'iron chloride'. */
  | 'numeral-missing'
  /** Two non-metals without any number: 'nitrogen oxide'. */
  | 'prefixes-missing'
  /** The name of the element where that of its ion belongs: 'sodium chlorine', 'chlorine ion'. */
  | 'element-word'

/** A part of a name. Its charge is null where the name does not tell it. */
export type NamePart = Omit<Ion, 'charge'> & {
  readonly charge: number | null
  /** The number that a prefix gives, or null where the charges give it. */
  readonly count: number | null
}

/** The meaning of a name. */
export type NameReading = {
  /** The name in one spelling: lower case, American, with the numeral in brackets. */
  readonly name: string
  readonly way: NameWay
  /** Plain text, with the charge of an ion and the water of a hydrate. Null where the name does not tell it. */
  readonly formula: string | null
  /** The first part, and the second, in the order of the name. A name as a whole has none. */
  readonly first: NamePart | null
  readonly second: NamePart | null
  /** Molecules of water for each formula unit; null where the number is left out. */
  readonly water: number | null
}
