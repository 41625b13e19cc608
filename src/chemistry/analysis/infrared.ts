/** A bond that absorbs infrared light, and where. */
export type InfraredBond = {
  readonly bond: string
  readonly found: string
  /** In 1/cm. */
  readonly range: readonly [from: number, to: number]
  /** Where the band of a drawn spectrum stands, and half its width. */
  readonly at: number
  readonly width: number
  /** The share of the light that does not pass at the middle of the band, in percent. */
  readonly depth: number
}

/**
 * Ranges of school data sheets. Sources: AQA A level Chemistry data booklet, table A; they hold the bands that the UCLA
 * table of IR absorptions gives.
 */
export const infraredBonds = {
  alcohol: { bond: 'O–H', found: 'alcohols', range: [3230, 3550], at: 3350, width: 130, depth: 80 },
  acid: {
    bond: 'O–H',
    found: 'carboxylic acids',
    range: [2500, 3000],
    at: 2850,
    width: 260,
    depth: 75,
  },
  amine: { bond: 'N–H', found: 'amines', range: [3300, 3500], at: 3380, width: 45, depth: 45 },
  nitrile: { bond: 'C≡N', found: 'nitriles', range: [2220, 2260], at: 2250, width: 18, depth: 70 },
  carbonyl: {
    bond: 'C=O',
    found: 'aldehydes, ketones, acids and esters',
    range: [1680, 1750],
    at: 1715,
    width: 22,
    depth: 88,
  },
  alkene: { bond: 'C=C', found: 'alkenes', range: [1620, 1680], at: 1645, width: 18, depth: 50 },
  hydrocarbon: {
    bond: 'C–H',
    found: 'almost all organic compounds',
    range: [2850, 3300],
    at: 2950,
    width: 45,
    depth: 70,
  },
} as const satisfies Readonly<Record<string, InfraredBond>>

export type InfraredName = keyof typeof infraredBonds

/** Compounds and the bonds that their spectra tell. */
export const infraredCompounds: readonly {
  readonly name: string
  readonly family: string
  readonly bands: readonly InfraredName[]
}[] = [
  { name: 'propan-1-ol', family: 'an alcohol', bands: ['alcohol', 'hydrocarbon'] },
  { name: 'butan-2-ol', family: 'an alcohol', bands: ['alcohol', 'hydrocarbon'] },
  { name: 'propanoic acid', family: 'a carboxylic acid', bands: ['acid', 'carbonyl'] },
  { name: 'butanoic acid', family: 'a carboxylic acid', bands: ['acid', 'carbonyl'] },
  { name: 'propanone', family: 'a ketone', bands: ['hydrocarbon', 'carbonyl'] },
  { name: 'butanone', family: 'a ketone', bands: ['hydrocarbon', 'carbonyl'] },
  { name: 'propan-1-amine', family: 'an amine', bands: ['amine', 'hydrocarbon'] },
  { name: 'butan-1-amine', family: 'an amine', bands: ['amine', 'hydrocarbon'] },
  { name: 'propanenitrile', family: 'a nitrile', bands: ['hydrocarbon', 'nitrile'] },
  { name: 'butanenitrile', family: 'a nitrile', bands: ['hydrocarbon', 'nitrile'] },
  { name: 'hex-1-ene', family: 'an alkene', bands: ['hydrocarbon', 'alkene'] },
  { name: 'pent-1-ene', family: 'an alkene', bands: ['hydrocarbon', 'alkene'] },
  { name: 'hexane', family: 'an alkane', bands: ['hydrocarbon'] },
  { name: 'pentane', family: 'an alkane', bands: ['hydrocarbon'] },
]
