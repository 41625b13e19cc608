import { bankOf } from '#quiz/bank.ts'
import { categories, type Category } from '#quiz/categories.ts'
import type { Template } from '#quiz/template.ts'

import { atomicStructure } from './atomic-structure.ts'
import { bonding } from './bonding.ts'
import { chemicalProperties } from './chemical-properties.ts'
import { classification } from './classification.ts'
import { electronConfiguration } from './electron-configuration.ts'
import { general } from './general.ts'
import { periodicity } from './periodicity.ts'
import { physicalProperties } from './physical-properties.ts'

const templatesOf: Readonly<Record<Category, readonly Template[]>> = {
  'atomic-structure': atomicStructure,
  'electron-configuration': electronConfiguration,
  'physical-properties': physicalProperties,
  'chemical-properties': chemicalProperties,
  classification,
  periodicity,
  bonding,
  general,
}

/** Every template in every version: a question once shown can be shown again for ever. */
export const templates: readonly Template[] = categories.flatMap(({ id }) => templatesOf[id])

/** The bank of all templates. A page that asks one question loads the templates of one category. */
export const wholeBank = bankOf(templates)

export const { templatesFor, questionOf } = wholeBank
