import type { SkillId } from '#quiz/skills.ts'

/** The part of the element record or the property of the catalog that a trend is about. */
export type TrendValue =
  | { readonly kind: 'record'; readonly field: 'ionizationEnergy' | 'meltingPoint' | 'density' }
  | { readonly kind: 'finding'; readonly property: string }
  /** The radius of the only common ion. */
  | { readonly kind: 'ion' }

/** Elements in an order in which the values only rise or only fall. */
export type TrendRow = {
  readonly lead: string
  readonly direction: 'rises' | 'falls'
  readonly symbols: readonly string[]
  /** What the row says in place of the symbols. */
  readonly names?: readonly string[]
}

/** Two neighbors whose values stand the other way around. */
export type TrendException = {
  readonly from: string
  readonly to: string
  /** The direction that the trend would have from the one to the other. */
  readonly expected: 'rises' | 'falls'
  readonly reason: string
}

/** An element that stands out from those beside it. */
export type Outlier = { readonly symbol: string; readonly reason: string }

export type Trend = {
  /** The last part of the address. */
  readonly key: string
  readonly title: string
  /** More of it, in a question: 'Which has the larger covalent radius?' */
  readonly comparative: string
  /** The skill that practices it; null where there is none. */
  readonly skill: SkillId | null
  readonly value: TrendValue
  readonly unit: string
  readonly scale: 'linear' | 'log'
  readonly description: string
  readonly rows: readonly TrendRow[]
  readonly why: readonly string[]
  readonly exceptions: readonly TrendException[]
  readonly outliers: readonly Outlier[]
}

/** The property of the trend about ions. */
export const ONLY_ION_RADIUS = 'ionicRadius'

/** Returns the key of the property that a trend is about, as the trend lab has it. */
export function propertyOfTrend({ value }: Pick<Trend, 'value'>): string {
  if (value.kind === 'ion') return ONLY_ION_RADIUS
  return value.kind === 'record' ? value.field : value.property
}

const ALKALI_METALS = ['Li', 'Na', 'K', 'Rb', 'Cs']
const P_AFTER_S =
  'The new electron is in a p orbital, higher in energy than the s orbital below it.'
const PAIRED = 'It is the first p electron that shares an orbital, and the two repel each other.'
const POOR_SHIELDING =
  'The row of d electrons in between shields the added protons poorly, so the outer electrons are held tighter.'
const POOR_SHIELDING_F =
  'The 14 f electrons in between shield the added protons poorly, so the outer electrons are held tighter.'
const RELATIVISTIC =
  'Close to such a heavy nucleus s electrons move so fast that their orbital shrinks.'
const FULL_D = 'The d subshell is full and shields the outer electron well.'
const LANTHANIDES =
  'The 14 f electrons in between shield poorly, so the atoms of period 6 are no larger (lanthanide contraction).'
const CROWDED = 'In the small second shell the added electron is crowded by the others.'
const HALF_FULL = 'The half-full p subshell has no empty orbital for the added electron.'
const FULL_SHELLS = 'The d subshell of the atom is full, so few electrons take part in bonds.'
const TWO_ELECTRONS =
  'Its atoms share only two electrons with the metal, those of its neighbors three.'
const LARGER_ATOM = 'The atom grows more than its mass does.'

/** The trends that have a page of their own, in the order of the list. */
export const trends: readonly Trend[] = [
  {
    key: 'atomic-size',
    title: 'Atomic size',
    comparative: 'larger covalent radius',
    skill: 'atomic-radius',
    value: { kind: 'finding', property: 'covalentRadiusCordero' },
    unit: 'pm',
    scale: 'linear',
    description: 'Covalent radii after Cordero: half the length of a single bond.',
    rows: [
      {
        lead: 'Atoms shrink from left to right in a period',
        direction: 'falls',
        symbols: ['Li', 'Be', 'B', 'C', 'N', 'O', 'F'],
      },
      { lead: 'Atoms grow down a group', direction: 'rises', symbols: ALKALI_METALS },
    ],
    why: [
      'Across a period each step adds a proton but no new shell, so all electrons are drawn in.',
      'Down a group each step adds a shell, farther out and shielded by the full shells below it.',
    ],
    exceptions: [
      { from: 'Ni', to: 'Cu', expected: 'falls', reason: FULL_D },
      { from: 'Pd', to: 'Ag', expected: 'falls', reason: FULL_D },
      { from: 'Ru', to: 'Os', expected: 'rises', reason: LANTHANIDES },
      { from: 'Rh', to: 'Ir', expected: 'rises', reason: LANTHANIDES },
      { from: 'Pd', to: 'Pt', expected: 'rises', reason: LANTHANIDES },
      { from: 'Ag', to: 'Au', expected: 'rises', reason: LANTHANIDES },
      { from: 'Cd', to: 'Hg', expected: 'rises', reason: LANTHANIDES },
    ],
    outliers: [],
  },
  {
    key: 'ionization-energy',
    title: 'First ionization energy',
    comparative: 'higher first ionization energy',
    skill: 'ionization-energy',
    value: { kind: 'record', field: 'ionizationEnergy' },
    unit: 'kJ/mol',
    scale: 'linear',
    description: 'The energy that removes one electron from each atom of one mole of gas.',
    rows: [
      {
        lead: 'It mostly rises from left to right in a period',
        direction: 'rises',
        symbols: ['Na', 'Mg', 'Si', 'P', 'Cl', 'Ar'],
      },
      { lead: 'It falls down a group', direction: 'falls', symbols: ALKALI_METALS },
    ],
    why: [
      'Across a period more protons pull on electrons of the same shell.',
      'Down a group the outer electron is farther away and shielded by more electrons.',
    ],
    exceptions: [
      { from: 'Be', to: 'B', expected: 'rises', reason: P_AFTER_S },
      { from: 'N', to: 'O', expected: 'rises', reason: PAIRED },
      { from: 'Mg', to: 'Al', expected: 'rises', reason: P_AFTER_S },
      { from: 'P', to: 'S', expected: 'rises', reason: PAIRED },
      { from: 'As', to: 'Se', expected: 'rises', reason: PAIRED },
      { from: 'Ca', to: 'Ga', expected: 'rises', reason: P_AFTER_S },
      { from: 'Al', to: 'Ga', expected: 'falls', reason: POOR_SHIELDING },
      { from: 'In', to: 'Tl', expected: 'falls', reason: POOR_SHIELDING_F },
      { from: 'Sn', to: 'Pb', expected: 'falls', reason: POOR_SHIELDING_F },
      { from: 'Cs', to: 'Fr', expected: 'falls', reason: RELATIVISTIC },
      { from: 'Ba', to: 'Ra', expected: 'falls', reason: RELATIVISTIC },
    ],
    outliers: [],
  },
  {
    key: 'electronegativity',
    title: 'Electronegativity',
    comparative: 'higher electronegativity',
    skill: 'electronegativity',
    value: { kind: 'finding', property: 'electronegativityPauling' },
    unit: '',
    scale: 'linear',
    description: 'The pull of a bonded atom on the shared electrons, on the scale of Pauling.',
    rows: [
      {
        lead: 'It rises from left to right in a period',
        direction: 'rises',
        symbols: ['Li', 'Be', 'B', 'C', 'N', 'O', 'F'],
      },
      { lead: 'It falls down a group', direction: 'falls', symbols: ['F', 'Cl', 'Br', 'I'] },
    ],
    why: [
      'Across a period more protons pull on bonding electrons at about the same distance.',
      'Down a group the bonding electrons are farther away and better shielded.',
    ],
    exceptions: [
      { from: 'Al', to: 'Ga', expected: 'falls', reason: POOR_SHIELDING },
      { from: 'Si', to: 'Ge', expected: 'falls', reason: POOR_SHIELDING },
      {
        from: 'Sn',
        to: 'Pb',
        expected: 'falls',
        reason: 'The usual value of lead belongs to its oxidation state +4.',
      },
    ],
    outliers: [],
  },
  {
    key: 'electron-affinity',
    title: 'Electron affinity',
    comparative: 'higher electron affinity',
    skill: 'electron-affinity',
    value: { kind: 'finding', property: 'electronAffinity' },
    unit: 'kJ/mol',
    scale: 'linear',
    description:
      'The energy released when each atom of one mole of gas takes up an electron. Atoms that bind none have no value.',
    rows: [
      {
        lead: 'It is highest for the halogens, and falls down the group after chlorine',
        direction: 'falls',
        symbols: ['Cl', 'Br', 'I'],
      },
      {
        lead: 'It mostly rises from left to right in a period',
        direction: 'rises',
        symbols: ['Al', 'Si', 'S', 'Cl'],
      },
    ],
    why: [
      'The added electron feels the nucleus through a shell that is not full: most of all where one place is left.',
      'A new subshell or a shared orbital makes it less welcome.',
    ],
    exceptions: [
      { from: 'F', to: 'Cl', expected: 'falls', reason: CROWDED },
      { from: 'O', to: 'S', expected: 'falls', reason: CROWDED },
      { from: 'C', to: 'Si', expected: 'falls', reason: CROWDED },
      { from: 'B', to: 'Al', expected: 'falls', reason: CROWDED },
      { from: 'Si', to: 'P', expected: 'rises', reason: HALF_FULL },
      {
        from: 'K',
        to: 'Ca',
        expected: 'rises',
        reason: 'The s subshell is full, so the added electron goes into a higher one.',
      },
      { from: 'Ge', to: 'As', expected: 'rises', reason: HALF_FULL },
      { from: 'Sn', to: 'Sb', expected: 'rises', reason: HALF_FULL },
    ],
    outliers: [],
  },
  {
    key: 'melting-point',
    title: 'Melting point',
    comparative: 'higher melting point',
    skill: 'melting-and-boiling',
    value: { kind: 'record', field: 'meltingPoint' },
    unit: '°C',
    scale: 'linear',
    description: 'At 101.325 kPa. Carbon and arsenic do not melt then, and helium does not freeze.',
    rows: [
      {
        lead: 'The highest in each row of d metals lies near its middle, and rises down',
        direction: 'rises',
        symbols: ['V', 'Mo', 'W'],
      },
      { lead: 'It falls down the alkali metals', direction: 'falls', symbols: ALKALI_METALS },
      {
        lead: 'It rises down the halogens',
        direction: 'rises',
        symbols: ['F', 'Cl', 'Br', 'I'],
      },
    ],
    why: [
      'Metals hold together by the electrons that they share; half-filled d subshells share most.',
      'Molecules and noble gases hold together by weak forces that grow with their size.',
      'In boron and silicon every bond of a giant lattice must loosen.',
    ],
    exceptions: [],
    outliers: [
      { symbol: 'Mn', reason: 'Its half-full d subshell takes little part in the bonds.' },
      { symbol: 'Zn', reason: FULL_SHELLS },
      { symbol: 'Cd', reason: FULL_SHELLS },
      { symbol: 'Hg', reason: `${FULL_SHELLS} ${RELATIVISTIC}` },
      { symbol: 'Ga', reason: 'Its crystal is made of pairs of atoms.' },
      { symbol: 'Eu', reason: TWO_ELECTRONS },
      { symbol: 'Yb', reason: TWO_ELECTRONS },
    ],
  },
  {
    key: 'density',
    title: 'Density',
    comparative: 'higher density',
    skill: 'density',
    value: { kind: 'record', field: 'density' },
    unit: 'g/cm³',
    scale: 'log',
    description: 'At room temperature, gases at 0 °C and 101.325 kPa.',
    rows: [
      { lead: 'It grows down nearly every group', direction: 'rises', symbols: ['Ni', 'Pd', 'Pt'] },
      {
        lead: 'The densest elements stand in the middle of period 6',
        direction: 'rises',
        symbols: ['W', 'Re', 'Ir', 'Os'],
      },
    ],
    why: [
      'Down a group the mass of the atoms grows faster than their volume.',
      'In period 6 the lanthanide contraction keeps the d metals small while their mass nearly doubles.',
    ],
    exceptions: [
      { from: 'Na', to: 'K', expected: 'rises', reason: LARGER_ATOM },
      { from: 'Be', to: 'Mg', expected: 'rises', reason: LARGER_ATOM },
      { from: 'Mg', to: 'Ca', expected: 'rises', reason: LARGER_ATOM },
    ],
    outliers: [],
  },
  {
    key: 'ion-size',
    title: 'Size of ions',
    comparative: 'larger radius',
    skill: 'ionic-radius',
    value: { kind: 'ion' },
    unit: 'pm',
    scale: 'linear',
    description:
      'Radii after Shannon of the elements that form one common ion only, each with six neighbors in a crystal.',
    rows: [
      {
        lead: 'With the same 10 electrons, ions shrink as the nucleus gains protons',
        direction: 'falls',
        symbols: ['O', 'F', 'Na', 'Mg', 'Al'],
        names: ['O²⁻', 'F⁻', 'Na⁺', 'Mg²⁺', 'Al³⁺'],
      },
      {
        lead: 'With the same 18 electrons it is alike',
        direction: 'falls',
        symbols: ['S', 'Cl', 'K', 'Ca'],
        names: ['S²⁻', 'Cl⁻', 'K⁺', 'Ca²⁺'],
      },
      {
        lead: 'Ions of the same charge grow down a group',
        direction: 'rises',
        symbols: ALKALI_METALS,
        names: ['Li⁺', 'Na⁺', 'K⁺', 'Rb⁺', 'Cs⁺'],
      },
      {
        lead: 'And so do those of the halogens',
        direction: 'rises',
        symbols: ['F', 'Cl', 'Br', 'I'],
        names: ['F⁻', 'Cl⁻', 'Br⁻', 'I⁻'],
      },
    ],
    why: [
      'More protons draw the same number of electrons closer.',
      'Down a group each step adds a shell, farther out than the ones below it.',
      'A metal atom that becomes an ion loses its outer shell, so the ion is smaller; in the ion of a nonmetal the added electrons repel the others, so it is larger.',
    ],
    exceptions: [],
    outliers: [],
  },
  {
    key: 'bond-strength',
    title: 'Strength of the bonds in the element',
    comparative: 'higher enthalpy of atomization',
    skill: null,
    value: { kind: 'finding', property: 'enthalpyOfAtomization' },
    unit: 'kJ/mol',
    scale: 'linear',
    description: 'The energy that turns one mole of the element into single atoms of gas at 25 °C.',
    rows: [
      {
        lead: 'It is highest in groups 5 and 6 and grows down the d rows',
        direction: 'rises',
        symbols: ['V', 'Nb', 'W'],
      },
      { lead: 'It falls down the alkali metals', direction: 'falls', symbols: ALKALI_METALS },
    ],
    why: [
      'The more unpaired electrons, the more bonds; the strength falls as the d subshell fills.',
      'The d orbitals of periods 5 and 6 reach farther out and overlap better.',
    ],
    exceptions: [
      { from: 'Ni', to: 'Pd', expected: 'rises', reason: FULL_SHELLS },
      { from: 'Cu', to: 'Ag', expected: 'rises', reason: FULL_SHELLS },
      { from: 'Zn', to: 'Cd', expected: 'rises', reason: FULL_SHELLS },
      { from: 'Cd', to: 'Hg', expected: 'rises', reason: FULL_SHELLS },
    ],
    outliers: [
      { symbol: 'Cr', reason: 'The free atom is stable with its half-full d subshell.' },
      { symbol: 'Mn', reason: 'The free atom is stable with its half-full d subshell.' },
    ],
  },
]
