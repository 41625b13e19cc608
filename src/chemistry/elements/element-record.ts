/** A chemical symbol such as 'Fe', exact case. */
export type ElementSymbol = string
export type Classification = 'metal' | 'non-metal' | 'metalloid' | 'noble-gas'
/** At 25 °C and 101.325 kPa. */
export type PhysicalState = 'gas' | 'liquid' | 'solid'
export type Block = 's' | 'p' | 'd' | 'f'
export type IonizationEnergyBasis = 'measured' | 'theory' | 'semi-empirical'

/** The names and the place of an element: everything that a cell of the table shows. */
export type Identity = {
  readonly atomicNumber: number
  readonly symbol: ElementSymbol
  /** American spelling: 'Aluminum', 'Cesium', 'Sulfur'. */
  readonly name: string
  /** IUPAC spelling: 'Aluminium', 'Caesium'. */
  readonly nameIUPAC: string
  readonly classification: Classification
  readonly classPredicted: boolean
  readonly block: Block
  readonly period: number
  /** 1 to 18; lanthanides and actinides carry group 3. */
  readonly group: number
}

/** One element: the fields of the public record, and the basis of its values. */
export type Element = Identity & {
  /** Standard atomic weight (CIAAW), or the mass number of the longest-lived isotope. */
  readonly atomicMass: number
  /** Ground state as '[Ar] 3d10 4s2'. */
  readonly electronConfiguration: string
  /** Electrons per shell, innermost first. */
  readonly electronsPerShell: readonly number[]
  /** First ionization energy in kJ/mol, one decimal (NIST ASD). */
  readonly ionizationEnergy: number | null
  readonly protons: number
  /** Neutrons of the isotope `typicalIsotope`. */
  readonly neutrons: number
  readonly electrons: number
  readonly physicalState: PhysicalState
  /** True when no isotope is stable; bismuth is counted, though practically stable. */
  readonly radioactive: boolean
  readonly discoveredBy: string
  /** Year, or 0 for elements known since antiquity. */
  readonly discoveryYear: number
  /** g/cm³ at room temperature; for gases see `densityNote`. */
  readonly density: number | null
  /** °C at 101.325 kPa; null when there is none or it is not measured. */
  readonly meltingPoint: number | null
  /** °C at 101.325 kPa; the sublimation point when `sublimes`. */
  readonly boilingPoint: number | null
  /** Abridged standard atomic weight, or the mass number in brackets: '[97]'. */
  readonly massText: string
  /** Interval of weights in normal materials where CIAAW gives one, low to high. */
  readonly massInterval: readonly [low: number, high: number] | null
  readonly massIsStandard: boolean
  /** Mass number of the most abundant natural isotope, else of the longest-lived one. */
  readonly typicalIsotope: number
  /** Family, such as 'alkali metal', 'halogen' or 'transition metal'. */
  readonly category: string
  readonly configurationPredicted: boolean
  readonly statePredicted: boolean
  readonly ionizationEnergyBasis: IonizationEnergyBasis | null
  /** Condition or allotrope that the density belongs to. */
  readonly densityNote: string | null
  /** True for carbon and arsenic: `boilingPoint` then holds the sublimation point. */
  readonly sublimes: boolean
  /** Allotrope of the melting and boiling points, or why one is missing. */
  readonly temperatureNote: string | null
}

/** The fields that follow from others, or that most elements share, may be left out of a row. */
type Derived = 'protons' | 'neutrons' | 'electrons'
type Usual =
  | 'massInterval'
  | 'massIsStandard'
  | 'radioactive'
  | 'configurationPredicted'
  | 'statePredicted'
  | 'ionizationEnergyBasis'
  | 'densityNote'
  | 'sublimes'
  | 'temperatureNote'

/** The identity of an element as the generated data holds it: usual values are left out. */
export type IdentityRow = Omit<Identity, 'nameIUPAC' | 'classPredicted'> &
  Partial<Pick<Identity, 'nameIUPAC' | 'classPredicted'>>

/** The other facts of an element as the generated data holds them. */
export type ElementRow = Omit<Element, Exclude<keyof Identity, 'symbol'> | Derived | Usual> &
  Partial<Pick<Element, Usual>>
