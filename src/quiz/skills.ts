import type { Category } from './categories.ts'
import { acidSkills } from './skills/acids.ts'
import { electrochemistrySkills } from './skills/electrochemistry.ts'
import { entropySkills } from './skills/entropy.ts'
import { equilibriumSkills } from './skills/equilibrium.ts'
import { forcesSkills } from './skills/forces.ts'
import { gasSkills } from './skills/gases.ts'
import { kineticsSkills } from './skills/kinetics.ts'
import { organicSkills } from './skills/organic.ts'
import { schoolSkills } from './skills/school/school.ts'
import { solutionSkills } from './skills/solutions.ts'
import { spectraSkills } from './skills/spectra.ts'
import { structuresSkills } from './skills/structures.ts'
import { thermochemistrySkills } from './skills/thermochemistry.ts'
import type { TopicId } from './topics.ts'

/**
 * The abilities of a learner; each template practices one. Those of a topic beyond the first year name it.
 * The ids are stable forever.
 */
const all = {
  'particle-count': ['atomic-structure', 'Count protons, neutrons and electrons of an atom'],
  'atomic-number': ['atomic-structure', 'Use the atomic number to name an element'],
  'mass-number': ['atomic-structure', 'Tell mass number, isotopic mass and atomic mass apart'],
  'subatomic-particles': ['atomic-structure', 'Know charge, mass and place of the three particles'],
  'ion-electrons': ['atomic-structure', 'Count the electrons of an ion'],
  isotopes: ['atomic-structure', 'Recognize isotopes and what they differ in'],
  'average-mass': ['atomic-structure', 'Work out an atomic mass from isotopes and back'],
  'nuclear-decay': ['atomic-structure', 'Follow alpha and beta decay and half-lives'],
  'atom-size': ['atomic-structure', 'Judge the size of atom and nucleus'],

  'outer-electrons': ['electron-configuration', 'Read outer electrons and shells from the table'],
  'shell-capacity': ['electron-configuration', 'Know what shells, subshells and orbitals hold'],
  blocks: ['electron-configuration', 'Assign elements to the s, p, d and f blocks'],
  'ground-state': ['electron-configuration', 'Write ground-state configurations'],
  'ion-configuration': ['electron-configuration', 'Write configurations of ions'],
  'unpaired-electrons': ['electron-configuration', 'Apply Hund’s rule'],
  isoelectronic: ['electron-configuration', 'Find particles with the same electrons'],
  'configuration-exceptions': [
    'electron-configuration',
    'Know the exceptions to the filling order',
  ],
  'quantum-numbers': ['electron-configuration', 'Use shells, orbitals and quantum numbers'],

  'state-of-matter': ['physical-properties', 'Tell solid, liquid and gas from the two points'],
  'temperature-scales': ['physical-properties', 'Convert and compare temperatures'],
  density: ['physical-properties', 'Use and compare densities'],
  'melting-and-boiling': ['physical-properties', 'Compare melting and boiling points'],
  'elemental-molecules': ['physical-properties', 'Know which elements form molecules'],
  'metal-properties': ['physical-properties', 'Know what metals have in common'],
  'forces-between-molecules': [
    'physical-properties',
    'Explain boiling by forces between particles',
  ],
  'amounts-of-elements': [
    'physical-properties',
    'Link mass, amount, volume and atoms of an element',
  ],
  'heat-and-warming': ['physical-properties', 'Work with heat of fusion and heat capacity'],

  'ion-charge': ['chemical-properties', 'Predict the charge of an ion'],
  'group-similarity': ['chemical-properties', 'Find elements that behave alike'],
  reactivity: ['chemical-properties', 'Compare reactivity in groups'],
  'oxidation-number': ['chemical-properties', 'Work out oxidation numbers'],
  displacement: ['chemical-properties', 'Predict displacement reactions'],
  'oxide-character': ['chemical-properties', 'Tell basic, acidic and amphoteric oxides'],
  'compound-names': ['chemical-properties', 'Name compounds with Roman numerals'],
  'reaction-products': ['chemical-properties', 'Predict products of typical reactions'],
  redox: ['chemical-properties', 'Follow electrons in redox reactions'],
  'reactivity-reasons': ['chemical-properties', 'Explain reactivity by atomic structure'],

  'element-class': ['classification', 'Sort metals, metalloids, non-metals and noble gases'],
  families: ['classification', 'Know the families of the table'],
  'groups-and-periods': ['classification', 'Find an element by group and period'],
  'elements-and-compounds': ['classification', 'Tell elements from compounds'],
  'inner-transition': ['classification', 'Place lanthanides, actinides and d-block metals'],
  radioactivity: ['classification', 'Know which elements are radioactive'],
  allotropes: ['classification', 'Recognize allotropes'],
  'class-reasons': ['classification', 'Give reasons for the place of an element'],
  'history-of-the-table': ['classification', 'Use Mendeleev’s method and see its limits'],

  'atomic-radius': ['periodicity', 'Compare atoms by size'],
  'ionic-radius': ['periodicity', 'Compare ions by size'],
  'ionization-energy': ['periodicity', 'Compare and explain ionization energies'],
  electronegativity: ['periodicity', 'Compare electronegativities'],
  'metallic-character': ['periodicity', 'Compare metallic character'],
  'trend-direction': ['periodicity', 'Know the direction of the trends'],
  'trend-reasons': ['periodicity', 'Explain trends by charge, distance and shielding'],
  'successive-ionization': ['periodicity', 'Read successive ionization energies'],
  'electron-affinity': ['periodicity', 'Compare electron affinities'],
  'order-of-the-table': ['periodicity', 'Know what orders the table'],

  'bond-type': ['bonding', 'Recognize the type of a bond'],
  'ionic-formulas': ['bonding', 'Write formulas of ionic compounds'],
  'covalent-bonds': ['bonding', 'Count bonds and shared electrons'],
  'bond-polarity': ['bonding', 'Compare the polarity of bonds'],
  'lewis-structures': ['bonding', 'Count electrons, lone pairs and formal charges'],
  'molecular-shape': ['bonding', 'Predict the shape of a molecule'],
  'molecular-polarity': ['bonding', 'Tell polar from non-polar molecules'],
  'lattice-strength': ['bonding', 'Compare ionic lattices'],
  'hydrogen-bonds': ['bonding', 'Recognize hydrogen bonds and their effect'],
  'bond-energy': ['bonding', 'Work with bond energies and lengths'],
  'covalent-names': ['bonding', 'Write formulas of molecules from their names'],
  'ion-names': ['bonding', 'Name ions and their salts'],
  'molecule-names': ['bonding', 'Name molecules of two elements'],

  symbols: ['general', 'Match names and symbols'],
  'physical-or-chemical': ['general', 'Tell physical from chemical changes'],
  'ph-scale': ['general', 'Read and work out pH values'],
  'formula-reading': ['general', 'Read a chemical formula'],
  'reaction-types': ['general', 'Recognize types of reactions'],
  balancing: ['general', 'Balance equations'],
  'molar-mass': ['general', 'Link mass, moles and particles'],
  composition: ['general', 'Work with mass percent and empirical formulas'],
  stoichiometry: ['general', 'Work out masses in reactions'],
  energetics: ['general', 'Follow energy and catalysis in reactions'],
  'mass-conservation': ['general', 'Apply the conservation of mass'],
  concentration: ['general', 'Work out concentrations, dilutions and titrations'],
  'acid-formulas': ['general', 'Write the formulas of acids'],
  'acid-names': ['general', 'Name acids and their ions'],

  ...gasSkills,
  ...solutionSkills,
  ...thermochemistrySkills,
  ...schoolSkills,
  ...electrochemistrySkills,
  ...kineticsSkills,
  ...equilibriumSkills,
  ...entropySkills,
  ...organicSkills,
  ...acidSkills,
  ...forcesSkills,
  ...spectraSkills,
  ...structuresSkills,
} as const satisfies Record<string, readonly [Category, string, TopicId?]>

export type SkillId = keyof typeof all

export type Skill = { readonly category: Category; readonly label: string }

/** Every skill, in the order of the categories. */
export const skills: readonly (Skill & { readonly id: string })[] = Object.entries(all).map(
  ([id, [category, label]]) => ({ id, category, label }),
)

/** The category of a skill, and the ability in words. */
export function skill(id: SkillId): Skill {
  const [category, label] = all[id]
  return { category, label }
}

/** The topic beyond the first year that a skill belongs to, or null for one of the first year. */
export function topicOfSkill(id: SkillId): TopicId | null {
  const entry: readonly [Category, string, TopicId?] = all[id]
  return entry[2] ?? null
}

export function isSkillId(text: string): text is SkillId {
  return Object.hasOwn(all, text)
}
