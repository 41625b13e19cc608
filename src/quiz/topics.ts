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
    id: 'organic',
    label: 'Organic chemistry',
    category: 'chemical-properties',
    about:
      'Families of carbon compounds, their names, formulas and isomers, what they react to, and polymers.',
  },
  {
    id: 'forces',
    label: 'Forces between particles',
    category: 'physical-properties',
    about: 'What holds molecules and ions together, and what boils, evaporates and dissolves.',
  },
  {
    id: 'electrochemistry',
    label: 'Electrochemistry',
    category: 'chemical-properties',
    about: 'Cells and their voltages, standard potentials, and the products of an electrolysis.',
  },
  {
    id: 'entropy',
    label: 'Entropy and Gibbs energy',
    category: 'general',
    about:
      'Entropies of substances and reactions, and which reactions are favored at what temperature.',
  },
  {
    id: 'spectra',
    label: 'Spectra and light',
    category: 'atomic-structure',
    about:
      'Mass spectra and photoelectron spectra, the energy of light, and how solutions absorb it.',
  },
] as const satisfies readonly Topic[]

type Topic = {
  readonly id: string
  readonly label: string
  /** Its questions belong to this category. */
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
