import type { SkillId } from '#quiz/skills.ts'

/** A page of one screen, and the skills that it explains. */
export type Reference = {
  readonly slug: string
  readonly title: string
  readonly skills: readonly SkillId[]
}

/** The reference pages, in the order of the library. Each has its text in a file of its name in `pages`. */
export const references: readonly Reference[] = [
  reference('gas-laws', 'Gas Laws', [
    'gas-laws',
    'ideal-gas',
    'gas-mixtures',
    'kinetic-theory',
    'real-gases',
    'gas-stoichiometry',
  ]),
  reference('concentration-and-titration', 'Concentration and Titration', [
    'solution-amounts',
    'dilution',
    'solution-stoichiometry',
    'titration-curves',
    'strong-ph',
  ]),
  reference('freezing-points-and-osmosis', 'Freezing Points and Osmosis', ['colligative']),
  reference('solubility-product', 'Ions in Water and the Solubility Product', [
    'ions-in-solution',
    'solubility-rules',
    'net-ionic',
    'precipitates',
    'solubility-product',
    'formation-constants',
  ]),
  reference('heat-and-enthalpy', 'Heat, Enthalpy and Hess’s Law', [
    'heat-exchange',
    'heating-curves',
    'calorimetry',
    'reaction-enthalpy',
    'hess-law',
    'formation-enthalpy',
    'lattice-cycles',
    'heat-experiments',
  ]),
  reference('entropy-and-gibbs-energy', 'Entropy and Gibbs Energy', [
    'entropy',
    'gibbs-energy',
    'gibbs-and-k',
  ]),
  reference('rate-laws-and-half-life', 'Rate Laws and Half-Life', [
    'reaction-rate',
    'rate-factors',
    'rate-laws',
    'integrated-rates',
    'mechanisms',
    'rate-experiments',
  ]),
  reference('activation-energy', 'Activation Energy', [
    'activation-energy',
    'energy-profiles',
    'enzymes',
  ]),
  reference('equilibrium', 'The Equilibrium Constant and Le Châtelier', [
    'dynamic-equilibrium',
    'equilibrium-constant',
    'reaction-quotient',
    'ice-tables',
    'le-chatelier',
  ]),
  reference('acid-constants-and-buffers', 'Acid Constants and Buffers', [
    'conjugate-pairs',
    'acid-strength',
    'acid-constants',
    'weak-ph',
    'salt-hydrolysis',
    'buffers',
    'lewis-acids',
  ]),
  reference('cells-and-potentials', 'Cells and Standard Potentials', [
    'galvanic-cells',
    'cell-potential',
    'redox-titrations',
  ]),
  reference('electrolysis', 'Electrolysis', ['electrolysis', 'faraday']),
  reference('spectra', 'Mass Spectra, Photoelectrons and Light', [
    'mass-spectra',
    'photoelectron-spectra',
    'light-and-energy',
    'beer-lambert',
  ]),
  reference('infrared-spectra', 'Infrared Spectra', ['infrared']),
  reference('functional-groups', 'Functional Groups', [
    'organic-families',
    'organic-reactions',
    'organic-routes',
    'polymers',
    'combustion',
  ]),
  reference('naming-organic-molecules', 'Naming Organic Molecules', [
    'organic-names',
    'organic-formulas',
    'isomers',
  ]),
  reference('separation-methods', 'Separating Mixtures', [
    'separation',
    'chromatography',
    'purity',
  ]),
  reference('tests-for-gases-and-ions', 'Tests for Gases and Ions', [
    'gas-tests',
    'ion-tests',
    'flame-tests',
  ]),
  reference('ores-corrosion-and-alloys', 'Ores, Corrosion and Alloys', [
    'metal-extraction',
    'corrosion',
    'alloys',
  ]),
  reference('nuclear-equations', 'Nuclear Equations, Fission and Fusion', [
    'nuclear-equations',
    'fission-and-fusion',
    'binding-energy',
  ]),
  reference('radioactive-dating', 'Half-Life and Dating', ['radioactive-dating']),
  reference('radiation-and-safety', 'Radiation and Safety', ['radiation-safety', 'radioisotopes']),
  reference('resonance-bonds-and-angles', 'Resonance, Sigma and Pi Bonds, Angles', [
    'resonance',
    'sigma-and-pi',
    'shape-pictures',
  ]),
  reference('crystals-and-complexes', 'Crystals and Complexes', ['crystals', 'complexes']),
  reference('orbitals-and-energy-curves', 'Molecular Orbitals, d Orbitals, Energy Curves', [
    'molecular-orbitals',
    'crystal-field',
    'potential-curves',
  ]),
  reference('forces-between-particles', 'Forces Between Particles', [
    'kinds-of-attraction',
    'boiling-point-order',
    'vapor-pressure',
    'like-dissolves-like',
  ]),
  reference('liquids-colloids-and-solubility', 'Liquids, Colloids and Solubility', [
    'liquids',
    'colloids',
    'solubility-curves',
  ]),
  reference('states-and-their-changes', 'States and Their Changes', [
    'particle-diagrams',
    'changes-of-state',
  ]),
  reference('phase-diagrams', 'Phase Diagrams', ['phase-diagrams']),
  reference('air-and-pollution', 'The Air and Its Pollutants', ['atmosphere', 'pollution']),
  reference('drinking-water', 'Drinking Water', ['water-treatment']),
  reference('hard-water-and-fertilizers', 'Hard Water and Fertilizers', [
    'hard-water',
    'fertilizers',
  ]),
  reference('nanoparticles', 'Nanoparticles', ['nanoparticles']),
  reference('life-cycles-and-recycling', 'Life Cycles and Recycling', ['life-cycles']),
  reference('measuring-and-uncertainty', 'Measuring and Uncertainty', [
    'reading-scales',
    'significant-figures',
    'measurement-error',
    'unit-conversion',
    'fair-tests',
  ]),
  reference('glassware-and-hazard-pictograms', 'Glassware and Hazard Pictograms', [
    'lab-equipment',
    'hazard-symbols',
  ]),
]

/** Returns the page that explains a skill, or null where none does. */
export function referenceOfSkill(skill: SkillId): (Reference & { readonly path: string }) | null {
  const found = references.find(({ skills }) => skills.includes(skill))
  return found === undefined ? null : { ...found, path: referencePath(found.slug) }
}

/** Returns the address of a reference page. */
export function referencePath(slug: string): string {
  return `/reference/${slug}`
}

function reference(slug: string, title: string, skills: readonly SkillId[]): Reference {
  return { slug, title, skills }
}
