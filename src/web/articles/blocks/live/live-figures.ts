/** A figure that answers to its reader, or a view of the table, which a static figure leads to. */
type Live =
  | { readonly kind: 'frame'; readonly name: string; readonly summary: string }
  | { readonly kind: 'table'; readonly property: string; readonly label: string }

/** By the name of the static figure above it. */
export const liveFigures: ReadonlyMap<string, Live> = new Map<string, Live>([
  [
    'decay-curve',
    { kind: 'frame', name: 'half-life', summary: 'Try it: choose an isotope and a time' },
  ],
  ['ph-ruler', { kind: 'frame', name: 'ph', summary: 'Try it: move the pH' }],
  [
    'energy-profile',
    {
      kind: 'frame',
      name: 'energy-profile',
      summary: 'Try it: change the path and the temperature',
    },
  ],
  [
    'trend-map',
    { kind: 'table', property: 'electronegativityPauling', label: 'electronegativity' },
  ],
  ['atom-sizes', { kind: 'table', property: 'covalentRadiusCordero', label: 'covalent radius' }],
  [
    'ionization-energies',
    { kind: 'table', property: 'ionizationEnergy', label: 'ionization energy' },
  ],
  ['melting-points', { kind: 'table', property: 'meltingPoint', label: 'melting point' }],
])
