import { isSkillId, type SkillId, skills } from './skills.ts'

/**
 * The skills that a skill builds on: a learner who lacks one of these cannot yet see why an answer
 * is right. A skill that is not listed needs nothing. The graph has no cycles.
 */
const needs: Partial<Record<SkillId, readonly SkillId[]>> = {
  // The mass number counts protons and neutrons, so the particles come first.
  'mass-number': ['subatomic-particles'],
  'particle-count': ['atomic-number', 'mass-number'],
  // An ion has lost or gained electrons of a neutral atom.
  'ion-electrons': ['particle-count'],
  isotopes: ['particle-count'],
  'average-mass': ['isotopes'],
  'nuclear-decay': ['isotopes'],
  'atom-size': ['subatomic-particles'],

  'shell-capacity': ['subatomic-particles'],
  // The group gives the number of outer electrons, the period the number of shells.
  'outer-electrons': ['groups-and-periods'],
  blocks: ['groups-and-periods'],
  'ground-state': ['atomic-number', 'shell-capacity'],
  'ion-configuration': ['ground-state', 'ion-electrons'],
  'unpaired-electrons': ['ground-state'],
  isoelectronic: ['ion-electrons'],
  'configuration-exceptions': ['ground-state'],
  'quantum-numbers': ['shell-capacity'],

  'melting-and-boiling': ['state-of-matter'],
  'elemental-molecules': ['symbols'],
  'forces-between-molecules': ['melting-and-boiling'],
  // The volume of an element comes from its mass by the density.
  'amounts-of-elements': ['molar-mass', 'density'],
  'heat-and-warming': ['temperature-scales', 'state-of-matter'],

  // An ion of a main group has the outer electrons of a noble gas.
  'ion-charge': ['outer-electrons'],
  'group-similarity': ['groups-and-periods'],
  reactivity: ['group-similarity'],
  'oxidation-number': ['ion-charge', 'formula-reading'],
  displacement: ['reactivity'],
  'oxide-character': ['element-class'],
  'compound-names': ['ionic-formulas'],
  'reaction-products': ['reactivity', 'formula-reading'],
  redox: ['oxidation-number'],
  'reactivity-reasons': ['reactivity', 'ionization-energy'],

  families: ['groups-and-periods'],
  'elements-and-compounds': ['symbols'],
  'inner-transition': ['blocks'],
  // An element is called radioactive when none of its isotopes is stable.
  radioactivity: ['isotopes'],
  allotropes: ['elements-and-compounds'],
  'class-reasons': ['element-class', 'outer-electrons'],
  // Mendeleev placed elements by how alike they behave.
  'history-of-the-table': ['group-similarity'],

  'trend-direction': ['groups-and-periods'],
  'atomic-radius': ['groups-and-periods'],
  'ionic-radius': ['atomic-radius', 'ion-electrons'],
  'ionization-energy': ['groups-and-periods', 'subatomic-particles'],
  electronegativity: ['groups-and-periods'],
  'metallic-character': ['element-class', 'groups-and-periods'],
  'trend-reasons': ['trend-direction', 'shell-capacity'],
  'successive-ionization': ['ionization-energy', 'outer-electrons'],
  'electron-affinity': ['trend-direction'],
  'order-of-the-table': ['atomic-number'],

  // Metal with non-metal, or non-metals among themselves: the classes come first.
  'bond-type': ['element-class'],
  'ionic-formulas': ['ion-charge', 'formula-reading'],
  'covalent-bonds': ['outer-electrons'],
  'bond-polarity': ['electronegativity'],
  'lewis-structures': ['covalent-bonds'],
  'molecular-shape': ['lewis-structures'],
  'molecular-polarity': ['molecular-shape', 'bond-polarity'],
  // The attraction grows with the charges and falls with the distance of the ions.
  'lattice-strength': ['ion-charge', 'ionic-radius'],
  'hydrogen-bonds': ['bond-polarity', 'forces-between-molecules'],
  'bond-energy': ['covalent-bonds'],
  'ion-names': ['ion-charge', 'formula-reading'],
  'molecule-names': ['formula-reading'],

  'formula-reading': ['symbols'],
  'reaction-types': ['formula-reading'],
  balancing: ['formula-reading', 'mass-conservation'],
  'molar-mass': ['formula-reading'],
  composition: ['molar-mass'],
  // Moles in a liter come from grams.
  concentration: ['molar-mass'],
  stoichiometry: ['molar-mass', 'balancing'],
  energetics: ['physical-or-chemical'],
  'acid-names': ['ion-names'],

  // Gas laws need kelvin.
  'gas-laws': ['temperature-scales'],
  'ideal-gas': ['gas-laws', 'molar-mass'],
  'gas-mixtures': ['ideal-gas'],
  'kinetic-theory': ['state-of-matter'],
  'real-gases': ['kinetic-theory', 'forces-between-molecules'],
  'gas-stoichiometry': ['ideal-gas', 'stoichiometry'],

  // Concentrations count moles.
  'solution-amounts': ['molar-mass'],
  dilution: ['molar-mass'],
  'solution-stoichiometry': ['solution-amounts', 'stoichiometry'],
  'ions-in-solution': ['ionic-formulas'],
  'solubility-rules': ['ions-in-solution'],
  'net-ionic': ['solubility-rules', 'balancing'],
  'solubility-product': ['ions-in-solution'],
  'solubility-curves': ['elements-and-compounds'],
  colloids: ['elements-and-compounds'],
  colligative: ['solution-amounts', 'ions-in-solution'],

  'heat-exchange': ['heat-and-warming'],
  'heating-curves': ['heat-and-warming'],
  calorimetry: ['heat-and-warming', 'molar-mass'],
  'reaction-enthalpy': ['energetics', 'stoichiometry'],
  'hess-law': ['reaction-enthalpy'],
  'formation-enthalpy': ['hess-law'],
  'lattice-cycles': ['hess-law', 'ionization-energy', 'electron-affinity'],

  'gas-tests': ['reaction-products'],
  'ion-tests': ['ionic-formulas'],
  'flame-tests': ['ion-charge'],
  precipitates: ['ionic-formulas', 'balancing'],
  'metal-extraction': ['displacement'],
  corrosion: ['displacement'],
  alloys: ['metal-properties'],
  'galvanic-cells': ['redox'],
  'cell-potential': ['galvanic-cells'],
  electrolysis: ['redox'],
  faraday: ['electrolysis', 'molar-mass'],
  'redox-titrations': ['redox', 'solution-stoichiometry'],
  'measurement-error': ['significant-figures'],
  'significant-figures': ['reading-scales'],
  'unit-conversion': ['significant-figures'],
  'reaction-rate': ['stoichiometry'],
  'rate-factors': ['reaction-rate'],
  'rate-laws': ['reaction-rate'],
  'integrated-rates': ['rate-laws'],
  'activation-energy': ['energetics', 'rate-factors'],
  mechanisms: ['rate-laws'],
  enzymes: ['energetics'],

  'dynamic-equilibrium': ['reaction-rate'],
  'equilibrium-constant': ['dynamic-equilibrium'],
  'reaction-quotient': ['equilibrium-constant'],
  'ice-tables': ['reaction-quotient'],
  'formation-constants': ['reaction-quotient', 'complexes'],
  'le-chatelier': ['dynamic-equilibrium'],

  entropy: ['state-of-matter'],
  'gibbs-energy': ['entropy', 'reaction-enthalpy'],
  'gibbs-and-k': ['gibbs-energy'],
  // Four bonds at each carbon atom.
  'organic-families': ['formula-reading', 'covalent-bonds'],
  'organic-formulas': ['organic-families'],
  'organic-names': ['organic-formulas'],
  isomers: ['organic-formulas'],
  'organic-reactions': ['organic-families', 'reaction-products'],
  'organic-routes': ['organic-reactions', 'stoichiometry'],
  polymers: ['organic-families'],
  combustion: ['balancing', 'reaction-types'],
  'particle-diagrams': ['elements-and-compounds', 'state-of-matter'],
  'changes-of-state': ['state-of-matter'],
  'phase-diagrams': ['changes-of-state'],
  nanoparticles: ['atom-size'],
  separation: ['elements-and-compounds', 'state-of-matter'],
  chromatography: ['separation'],
  purity: ['separation', 'melting-and-boiling'],
  'conjugate-pairs': ['formula-reading'],
  'acid-strength': ['conjugate-pairs'],
  'lewis-acids': ['conjugate-pairs', 'lewis-structures'],
  'strong-ph': ['ph-scale', 'solution-amounts'],
  'acid-constants': ['acid-strength', 'equilibrium-constant'],
  'nuclear-equations': ['nuclear-decay'],
  'fission-and-fusion': ['nuclear-equations'],
  'binding-energy': ['particle-count'],
  'atom-models': ['subatomic-particles'],
  'radioactive-dating': ['nuclear-decay'],
  'radiation-safety': ['nuclear-decay'],
  radioisotopes: ['radioactive-dating'],
  'crude-oil': ['melting-and-boiling'],
  'water-treatment': ['elements-and-compounds'],
  'hard-water': ['molar-mass', 'ionic-formulas'],
  fertilizers: ['composition'],
  atmosphere: ['elements-and-compounds'],
  pollution: ['atmosphere'],
  'life-cycles': ['physical-or-chemical'],

  resonance: ['lewis-structures'],
  crystals: ['bond-type', 'density'],
  complexes: ['oxidation-number'],
  'molecular-orbitals': ['ground-state', 'covalent-bonds'],
  'crystal-field': ['complexes', 'ion-configuration'],
  'potential-curves': ['bond-energy'],
  'sigma-and-pi': ['covalent-bonds'],
  'shape-pictures': ['molecular-shape'],
  'kinds-of-attraction': ['molecular-polarity', 'hydrogen-bonds'],
  'boiling-point-order': ['kinds-of-attraction'],
  'vapor-pressure': ['boiling-point-order'],
  'like-dissolves-like': ['kinds-of-attraction'],
  liquids: ['kinds-of-attraction'],
  'weak-ph': ['acid-constants', 'ice-tables'],

  'mass-spectra': ['average-mass'],
  'photoelectron-spectra': ['ground-state'],
  infrared: ['organic-families'],
  'energy-profiles': ['energetics'],
  'rate-experiments': ['reaction-types'],
  'heat-experiments': ['energetics', 'heat-and-warming'],
  'light-and-energy': ['molar-mass'],
  'beer-lambert': ['solution-amounts'],
  'salt-hydrolysis': ['acid-constants'],
  buffers: ['weak-ph'],
  'titration-curves': ['buffers', 'solution-stoichiometry'],
}

/** The skills that a skill builds on directly. */
export function needsOf(skill: SkillId): readonly SkillId[] {
  return needs[skill] ?? []
}

/**
 * Every skill in the order of a course: what others build on comes first, and among skills that are
 * equally deep the order of the categories counts.
 */
export const courseOrder: readonly SkillId[] = skills
  .map(({ id }) => id)
  .filter(isSkillId)
  .toSorted((one, other) => depthOf(one) - depthOf(other))

/** How many skills one has to learn, one after the other, before this one. */
function depthOf(skill: SkillId): number {
  return Math.max(0, ...needsOf(skill).map((need) => depthOf(need) + 1))
}
