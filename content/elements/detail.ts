/** The place where a value was read, and the basis of that source. */
export type Source = {
  readonly id: string
  readonly name: string
  readonly repository: string
  /** '' for a source without versions. */
  readonly commit: string
  readonly license: string
  readonly restsOn: string
}

/** A property that elements have a value of, as the catalog describes it. */
export type Property = {
  readonly property: string
  readonly label: string
  /** The property in a sentence: 'Mohs hardness'. */
  readonly name: string
  /** '' for a number without unit. */
  readonly unit: string
  readonly scale: 'linear' | 'log'
  readonly group: 'atom' | 'bulk' | 'nature'
  readonly definition: string
}

/** The value that one source gives. */
export type Reading = { readonly source: string; readonly value: number }

/** A value with its source and the spread over all sources, or the reason why there is none. */
export type Finding = {
  readonly property: string
  readonly readings: readonly Reading[]
  /** Condition, form or doubt; '' where nothing has to be said. */
  readonly note: string
} & (
  | {
      readonly status: 'value'
      /** By theory, not measured. */
      readonly isCalculated: boolean
      readonly value: number
      readonly source: string
      readonly low: number
      readonly high: number
      /** Whether the sources are further apart than the tolerance of the property. */
      readonly differs: boolean
    }
  | { readonly status: 'disputed' }
  | { readonly status: 'unbound' }
)

/** The energy to remove one electron after another, in electronvolts. */
export type IonizationStep = {
  readonly step: number
  readonly electronvolts: number
  readonly basis: 'measured' | 'semi-empirical' | 'theory'
}

/** One way of decay; its share in percent from 1 on, where it is known. */
export type Decay = { readonly mode: string; readonly share: number | 'rare' | 'unknown' }

export type Isotope = {
  readonly massNumber: number
  /** In u (AME2020). */
  readonly mass: number
  /** Share of the natural atoms in percent (IUPAC 2013). */
  readonly abundance: number | null
  readonly life:
    | { readonly kind: 'stable' }
    | { readonly kind: 'unmeasured' }
    | { readonly kind: 'half-life'; readonly value: number; readonly unit: string }
  readonly decays: readonly Decay[]
}

export type EmissionLine = {
  /** In nanometers, in air. */
  readonly wavelength: number
  /** I for the neutral atom, II for the ion of charge 1. */
  readonly stage: 'I' | 'II'
  /** Comparable only within one element and stage. */
  readonly intensity: number
  /** Digits after the decimal point that are known. */
  readonly decimals: 1 | 2
}

export type IonRadius = {
  readonly charge: number
  readonly coordination: string
  readonly spin: 'HS' | 'LS' | null
  /** In pm, after Shannon (1976). */
  readonly radius: number
}

export type Cell = {
  /** Edges in pm and angles in degrees. */
  readonly edges: readonly [a: number, b: number, c: number]
  readonly angles: readonly [alpha: number, beta: number, gamma: number]
}

export type Crystal = {
  /** A short key such as 'bcc'; null where only the note is certain. */
  readonly structure: string | null
  readonly name: string
  readonly spaceGroup: number | null
  readonly cell: Cell | null
  readonly note: string
}

export type Hazard = {
  /** Codes of pictograms such as GHS02. */
  readonly pictograms: readonly string[]
  readonly statements: readonly string[]
  /** The form that the labels belong to, such as 'powder'; '' for the usual one. */
  readonly form: string
}

/** What an element is named after; a country is a place too. */
export const originKinds = [
  'astronomical',
  'color',
  'country',
  'mineral',
  'myth',
  'person',
  'place',
  'process',
  'property',
  'substance',
] as const
export type OriginKind = (typeof originKinds)[number]

/** Everything the page of an element shows beyond the element record. */
export type ElementDetail = {
  readonly symbol: string
  readonly findings: readonly Finding[]
  readonly ionization: readonly IonizationStep[]
  readonly isotopes: readonly Isotope[]
  readonly lines: readonly EmissionLine[]
  readonly knownStates: readonly number[]
  readonly ionRadii: readonly IonRadius[]
  readonly crystal: Crystal | null
  readonly hazard: Hazard | null
  readonly uses: readonly string[]
  /** Names in other languages by their language tags. */
  readonly names: readonly (readonly [language: string, name: string])[]
  readonly pronunciation: { readonly ipa: string; readonly respelling: string } | null
  readonly origin: {
    readonly language: string
    readonly root: string
    readonly meaning: string
    readonly kind: OriginKind
  } | null
  readonly magneticOrder: string | null
  /** In kelvins. */
  readonly superconductsBelow: number | null
  readonly isEssential: boolean
  readonly discoveryPlace: string | null
  readonly appearance: string | null
  readonly flame: string | null
  readonly cas: string | null
}

/** The facts of an element card that the record of the elements does not have. */
export type CardFacts = {
  /** On the scale of Pauling. */
  readonly electronegativity: number | null
  /** After Cordero, in pm. */
  readonly covalentRadius: number | null
  /** The common oxidation states, lowest first. */
  readonly states: readonly number[]
  /** The most abundant natural isotopes with their shares in percent. */
  readonly isotopes: readonly (readonly [massNumber: number, abundance: number])[]
  /** How many isotopes are found in nature. */
  readonly isotopeCount: number
  /** The most important uses. */
  readonly uses: readonly string[]
  readonly origin: readonly [language: string, root: string, meaning: string] | null
}

/** What the search knows of an element beyond its record, its card and the columns of the trend lab. */
export type SearchFacts = {
  readonly appearance: string | null
  readonly flame: string | null
  readonly magneticOrder: string | null
  /** In kelvins. */
  readonly superconductsBelow: number | null
  readonly isEssential: boolean
  /** Whether the label bears the skull (GHS06), as usually sold. */
  readonly isToxic: boolean
  readonly uses: readonly string[]
  readonly originKind: OriginKind | null
  readonly discoveryPlace: string | null
  readonly stableIsotopes: number
  /** Half-lives of the isotopes that are likely to be asked for: the longest-lived first. */
  readonly halfLives: readonly (readonly [massNumber: number, value: number, unit: string])[]
}

/** The details of all elements with their explanations. */
export type ElementLibrary = {
  readonly sources: readonly Source[]
  readonly properties: readonly Property[]
  readonly details: readonly ElementDetail[]
}

/** A property of all elements, as the trend lab gets it. */
export type PropertyColumn = Property & {
  /** By atomic number, hydrogen first; null where there is no agreed value. */
  readonly values: readonly (number | null)[]
  /** Symbols of the elements whose atoms bind no further electron. */
  readonly unbound: readonly string[]
  /** Symbols of the elements whose value is by theory. */
  readonly calculated: readonly string[]
}

/** The data of the trend lab that the element record does not have. */
export type TrendData = {
  readonly columns: readonly PropertyColumn[]
  /** The exceptions that are certain, each as 'trend from to'. */
  readonly firm: readonly string[]
}

/** For each trend with a page, the lowest and highest reading of the elements on which sources differ. */
export type TrendSpreads = {
  readonly [trend: string]: { readonly [symbol: string]: readonly [low: number, high: number] }
}
