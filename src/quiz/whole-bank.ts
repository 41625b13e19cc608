import { bankOf } from './bank.ts'
import { categories, type Category } from './categories.ts'
import type { Template } from './template.ts'
import { atomicStructure } from './templates/atomic-structure.ts'
import { bonding } from './templates/bonding.ts'
import { chemicalProperties } from './templates/chemical-properties.ts'
import { classification } from './templates/classification.ts'
import { electronConfiguration } from './templates/electron-configuration.ts'
import { general } from './templates/general.ts'
import { periodicity } from './templates/periodicity.ts'
import { physicalProperties } from './templates/physical-properties.ts'

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
