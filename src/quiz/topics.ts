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
    id: 'acids',
    label: 'Acids and bases',
    category: 'chemical-properties',
    about: 'Conjugate pairs, pH of strong and weak acids and of salts, buffers and titrations.',
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
