import { type Bank, bankOf, type TopicTemplates } from '#quiz/bank.ts'
import { categories, type Category } from '#quiz/categories.ts'
import { kindOf } from '#quiz/question-kind.ts'
import { pick } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'

/** The templates of a category are a file of their own: the first question waits for one only. */
const loaders: Readonly<Record<Category, () => Promise<readonly Template[]>>> = {
  'atomic-structure': async () =>
    (await import('#quiz/templates/atomic-structure.ts')).atomicStructureBank,
  'electron-configuration': async () =>
    (await import('#quiz/templates/electron-configuration.ts')).electronConfigurationBank,
  'physical-properties': async () =>
    (await import('#quiz/templates/physical-properties.ts')).physicalPropertiesBank,
  'chemical-properties': async () =>
    (await import('#quiz/templates/chemical-properties.ts')).chemicalPropertiesBank,
  classification: async () =>
    (await import('#quiz/templates/classification.ts')).classificationBank,
  periodicity: async () => (await import('#quiz/templates/periodicity.ts')).periodicityBank,
  bonding: async () => (await import('#quiz/templates/bonding.ts')).bondingBank,
  general: async () => (await import('#quiz/templates/general.ts')).generalBank,
}

/** Banks that are there already or on their way: a second question of a category waits for none. */
const banks = new Map<string, Promise<Bank>>()

/**
 * The bank that a session begins with: the category of a given question, else one of the enabled
 * categories by chance, and these topics beyond the first year. The same category with the same topics gives
 * the same promise, unless it failed.
 */
export function bankFor(
  first: string | null,
  enabled: readonly Category[],
  topics: readonly string[] = [],
): Promise<Bank> {
  const category = kindOf(first ?? '')?.category ?? pick(Math.random, enabled)
  const key = [category, ...topics].join(' ')
  const known = banks.get(key)
  if (known !== undefined) return known
  const bank = bankOfAll([loaders[category]()], topics)
  banks.set(key, bank)
  bank.catch(() => banks.delete(key))
  return bank
}

/**
 * The bank of the category of a question, with its topic if it is beyond the first year. For an id that names no
 * question it is one without it.
 */
export async function bankWith(id: string): Promise<Bank> {
  const bank = await bankFor(
    id,
    categories.map((category) => category.id),
  )
  if (kindOf(id) === null || bank.questionOf(id) !== null) return bank
  const { topicsOf } = await import('./topic-banks.ts')
  const topics = topicsOf([id])
  return topics.length === 0 ? bank : bankFor(id, [], topics)
}

/** The bank of all categories, with these topics beyond the first year. */
export function fullBank(topics: readonly string[] = []): Promise<Bank> {
  return bankOfAll(
    categories.map(({ id }) => loaders[id]()),
    topics,
  )
}

/**
 * The bank of all questions of the first year, and of the topics that these questions, or these templates,
 * belong to.
 */
export async function fullBankWith(ids: readonly string[]): Promise<Bank> {
  const { topicsOf } = await import('./topic-banks.ts')
  return fullBank(topicsOf(ids))
}

async function bankOfAll(
  loading: readonly Promise<readonly Template[]>[],
  topics: readonly string[],
): Promise<Bank> {
  const [all, ofTopics] = await Promise.all([
    Promise.all(loading),
    topics.length === 0 ? {} : loadTopics(topics),
  ])
  return bankOf(all.flat(), ofTopics)
}

/** Most learners have no topic on, and never load the topics' templates. */
async function loadTopics(topics: readonly string[]): Promise<TopicTemplates> {
  const { topicTemplates } = await import('./topic-banks.ts')
  return topicTemplates(topics)
}
