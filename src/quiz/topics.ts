import type { Category } from './categories.ts'

/**
 * The topics beyond the first year, in the order in which screens list them. Practice asks about one only
 * once it is switched on. The ids are stable forever.
 */
export const topics = [
  {
    id: 'gases',
    label: 'Gases',
    category: 'physical-properties',
    about: 'Pressure, volume, temperature and amount of a gas, and why gases behave so much alike.',
  },
  {
    id: 'solutions',
    label: 'Solutions',
    category: 'general',
    about:
      'Concentrations, dilutions and titrations, the ions in water, and which of them precipitate.',
  },
  {
    id: 'thermochemistry',
    label: 'Thermochemistry',
    category: 'general',
    about: 'Heat that bodies exchange and reactions release, and ΔH from equations and tables.',
  },
  {
    id: 'analysis',
    label: 'Analysis',
    category: 'chemical-properties',
    about:
      'Tests for gases and ions, flame colors, and the precipitates that tell what is in a solution.',
  },
  {
    id: 'metals',
    label: 'Metals and ores',
    category: 'chemical-properties',
    about: 'How metals are extracted from ores, why they corrode, and what alloys consist of.',
  },
  {
    id: 'electrochemistry',
    label: 'Electrochemistry',
    category: 'chemical-properties',
    about: 'Cells and their voltages, standard potentials, and the products of an electrolysis.',
  },
  {
    id: 'laboratory',
    label: 'Laboratory',
    category: 'general',
    about: 'Reading scales, significant figures and uncertainty, apparatus and hazard pictograms.',
  },
  {
    id: 'kinetics',
    label: 'Kinetics',
    category: 'general',
    about: 'Rates, rate laws and half-lives, the barriers of reactions, and the steps they take.',
  },
  {
    id: 'equilibrium',
    label: 'Equilibrium',
    category: 'general',
    about: 'Reactions that go both ways: K and Q, mixtures at equilibrium, and what shifts them.',
  },
  {
    id: 'entropy',
    label: 'Entropy and Gibbs energy',
    category: 'general',
    about:
      'Entropies of substances and reactions, and which reactions are favored at what temperature.',
  },
  {
    id: 'organic',
    label: 'Organic chemistry',
    category: 'chemical-properties',
    about:
      'Families of carbon compounds, their names, formulas and isomers, what they react to, and polymers.',
  },
  {
    id: 'particles',
    label: 'Particles and states',
    category: 'physical-properties',
    about:
      'Pictures of particles, what happens when a substance melts, boils or evaporates, and phase diagrams.',
  },
  {
    id: 'separation',
    label: 'Separation',
    category: 'physical-properties',
    about: 'Ways to separate mixtures, chromatograms, and how to tell whether a substance is pure.',
  },
  {
    id: 'acids',
    label: 'Acids and bases',
    category: 'chemical-properties',
    about: 'Conjugate pairs, pH of strong and weak acids and of salts, buffers and titrations.',
  },
  {
    id: 'nuclear',
    label: 'Nuclear chemistry',
    category: 'atomic-structure',
    about:
      'Nuclear equations and binding energy, ages from half-lives, radiation safety, and how atoms were explored.',
  },
  {
    id: 'environment',
    label: 'Oil, water and air',
    category: 'general',
    about:
      'Crude oil and cracking, drinking water, the air and what pollutes it, and the life cycles of products.',
  },
  {
    id: 'forces',
    label: 'Forces between particles',
    category: 'physical-properties',
    about: 'What holds molecules and ions together, and what boils, evaporates and dissolves.',
  },
  {
    id: 'structures',
    label: 'Structures of molecules',
    category: 'bonding',
    about:
      'Resonance, sigma and pi bonds, bond angles, drawings with wedges, crystals and complexes.',
  },
  {
    id: 'spectra',
    label: 'Spectra and light',
    category: 'atomic-structure',
    about:
      'Mass spectra and photoelectron spectra, the energy of light, and how solutions absorb it.',
  },
  {
    id: 'practicals',
    label: 'Rates and Heats in Experiments',
    category: 'general',
    about: 'Energy profiles, and experiments that follow a rate or measure a heat.',
  },
] as const satisfies readonly Topic[]

type Topic = {
  readonly id: string
  readonly label: string
  /** The category under which settings list it. A skill of it may belong to another one. */
  readonly category: Category
  /** The content of the topic in one sentence. */
  readonly about: string
}

export type TopicId = (typeof topics)[number]['id']

export const topicIds: readonly TopicId[] = topics.map(({ id }) => id)

export function isTopicId(text: string): text is TopicId {
  return topics.some(({ id }) => id === text)
}

/** Switches a topic on or off. The others keep their order. */
export function toggleTopic(on: readonly string[], topic: string): string[] {
  return on.includes(topic) ? on.filter((id) => id !== topic) : [...on, topic]
}
