import { type Bank, bankOf } from '#quiz/bank.ts'
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
const banks = new Map<Category, Promise<Bank>>()

/**
 * The bank that a session begins with: the category of a given question, else one of the enabled
 * categories by chance. The same category gives the same promise, unless it failed.
 */
export function bankFor(first: string | null, enabled: readonly Category[]): Promise<Bank> {
  const category = kindOf(first ?? '')?.category ?? pick(Math.random, enabled)
  const known = banks.get(category)
  if (known !== undefined) return known
  const bank = loaders[category]().then(bankOf)
  banks.set(category, bank)
  bank.catch(() => banks.delete(category))
  return bank
}

/** The bank of all categories. */
export async function fullBank(): Promise<Bank> {
  const all = await Promise.all(categories.map(({ id }) => loaders[id]()))
  return bankOf(all.flat())
}
