import type { TopicTemplates } from '#quiz/bank.ts'
import { topicOfTemplate } from '#quiz/learning/askable.ts'
import { templateOf } from '#quiz/question-id.ts'
import type { Template } from '#quiz/template.ts'
import { isTopicId, type TopicId } from '#quiz/topics.ts'

/** The templates of a topic are a file of their own, which comes only when the topic is asked about. */
const loaders: Readonly<Record<TopicId, () => Promise<readonly Template[]>>> = {
  gases: async () => (await import('#quiz/templates/topics/gases.ts')).gases,
  solutions: async () => (await import('#quiz/templates/topics/solutions.ts')).solutions,
  thermochemistry: async () =>
    (await import('#quiz/templates/topics/thermochemistry.ts')).thermochemistry,
  analysis: async () => (await import('#quiz/templates/topics/school/analysis.ts')).analysis,
  metals: async () => (await import('#quiz/templates/topics/school/metals.ts')).metals,
  organic: async () => (await import('#quiz/templates/topics/organic.ts')).organic,
  forces: async () => (await import('#quiz/templates/topics/forces.ts')).forces,
  electrochemistry: async () =>
    (await import('#quiz/templates/topics/electrochemistry.ts')).electrochemistry,
  laboratory: async () => (await import('#quiz/templates/topics/school/laboratory.ts')).laboratory,
  kinetics: async () => (await import('#quiz/templates/topics/kinetics.ts')).kinetics,
  equilibrium: async () => (await import('#quiz/templates/topics/equilibrium.ts')).equilibrium,
  entropy: async () => (await import('#quiz/templates/topics/entropy.ts')).entropy,
  particles: async () => (await import('#quiz/templates/topics/school/particles.ts')).particles,
  separation: async () => (await import('#quiz/templates/topics/school/separation.ts')).separation,
  acids: async () => (await import('#quiz/templates/topics/acids.ts')).acids,
  nuclear: async () => (await import('#quiz/templates/topics/school/nuclear.ts')).nuclear,
  environment: async () =>
    (await import('#quiz/templates/topics/school/environment.ts')).environment,
  spectra: async () => (await import('#quiz/templates/topics/spectra.ts')).spectra,
  structures: async () => (await import('#quiz/templates/topics/structures.ts')).structures,
  practicals: async () => (await import('#quiz/templates/topics/school/practicals.ts')).practicals,
}

/** Loads the templates of these topics; those that this version does not know have none. */
export async function topicTemplates(topics: readonly string[]): Promise<TopicTemplates> {
  const known = topics.filter(isTopicId)
  return Object.fromEntries(
    await Promise.all(known.map(async (id) => [id, await loaders[id]()] as const)),
  )
}

/** Returns the topics that questions belong to, each once, by their ids or those of their templates. */
export function topicsOf(ids: readonly string[]): readonly TopicId[] {
  const templates = new Set(ids.map(templateOf))
  return [...new Set([...templates].flatMap((template) => topicOfTemplate(template) ?? []))]
}
