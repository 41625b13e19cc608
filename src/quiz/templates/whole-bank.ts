import { bankOf } from '#quiz/bank.ts'
import { categories, type Category } from '#quiz/categories.ts'
import type { ChoiceTemplate, ProductionTemplate, Template } from '#quiz/template.ts'

import { atomicStructure } from './atomic-structure.ts'
import { bonding } from './bonding.ts'
import { chemicalProperties } from './chemical-properties.ts'
import { classification } from './classification.ts'
import { electronConfiguration } from './electron-configuration.ts'
import { general } from './general.ts'
import { periodicity } from './periodicity.ts'
import { physicalProperties } from './physical-properties.ts'

const choicesOf: Readonly<Record<Category, readonly ChoiceTemplate[]>> = {
  'atomic-structure': atomicStructure,
  'electron-configuration': electronConfiguration,
  'physical-properties': physicalProperties,
  'chemical-properties': chemicalProperties,
  classification,
  periodicity,
  bonding,
  general,
}

/** The templates of questions with options. */
export const choiceTemplates: readonly ChoiceTemplate[] = categories.flatMap(
  ({ id }) => choicesOf[id],
)

/** The templates of questions whose answer the learner makes. */
export const productionTemplates: readonly ProductionTemplate[] = []

/** Every template in every version: a question once shown can be shown again for ever. */
export const templates: readonly Template[] = [...choiceTemplates, ...productionTemplates]

/** The bank of all templates. A page that asks one question loads the templates of one category. */
export const wholeBank = bankOf(templates)

export const { templatesFor, questionOf } = wholeBank
