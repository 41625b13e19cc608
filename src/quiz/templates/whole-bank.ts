import { bankOf } from '#quiz/bank.ts'
import { categories, type Category } from '#quiz/categories.ts'
import type { ChoiceTemplate, ProductionTemplate, Template } from '#quiz/template.ts'
import { type TopicId, topicIds } from '#quiz/topics.ts'

import { atomicStructureBank } from './atomic-structure.ts'
import { bondingBank } from './bonding.ts'
import { chemicalPropertiesBank } from './chemical-properties.ts'
import { classificationBank } from './classification.ts'
import { electronConfigurationBank } from './electron-configuration.ts'
import { generalBank } from './general.ts'
import { periodicityBank } from './periodicity.ts'
import { physicalPropertiesBank } from './physical-properties.ts'
import { acids } from './topics/acids.ts'
import { electrochemistry } from './topics/electrochemistry.ts'
import { entropy } from './topics/entropy.ts'
import { equilibrium } from './topics/equilibrium.ts'
import { forces } from './topics/forces.ts'
import { gases } from './topics/gases.ts'
import { kinetics } from './topics/kinetics.ts'
import { organic } from './topics/organic.ts'
import { analysis } from './topics/school/analysis.ts'
import { environment } from './topics/school/environment.ts'
import { laboratory } from './topics/school/laboratory.ts'
import { metals } from './topics/school/metals.ts'
import { nuclear } from './topics/school/nuclear.ts'
import { particles } from './topics/school/particles.ts'
import { practicals } from './topics/school/practicals.ts'
import { separation } from './topics/school/separation.ts'
import { solutions } from './topics/solutions.ts'
import { spectra } from './topics/spectra.ts'
import { structures } from './topics/structures.ts'
import { thermochemistry } from './topics/thermochemistry.ts'

const templatesOf: Readonly<Record<Category, readonly Template[]>> = {
  'atomic-structure': atomicStructureBank,
  'electron-configuration': electronConfigurationBank,
  'physical-properties': physicalPropertiesBank,
  'chemical-properties': chemicalPropertiesBank,
  classification: classificationBank,
  periodicity: periodicityBank,
  bonding: bondingBank,
  general: generalBank,
}

/** The templates beyond the first year. */
export const templatesOfTopic: Readonly<Record<TopicId, readonly Template[]>> = {
  gases,
  solutions,
  thermochemistry,
  analysis,
  metals,
  electrochemistry,
  laboratory,
  kinetics,
  equilibrium,
  entropy,
  organic,
  particles,
  separation,
  acids,
  nuclear,
  environment,
  forces,
  spectra,
  structures,
  practicals,
}

const firstYear: readonly Template[] = categories.flatMap(({ id }) => templatesOf[id])

/** Every template in every version: a question once shown can be shown again for ever. */
export const templates: readonly Template[] = [
  ...firstYear,
  ...topicIds.flatMap((id) => templatesOfTopic[id]),
]

/** The templates of questions with options. */
export const choiceTemplates: readonly ChoiceTemplate[] = templates.filter(
  (template) => template.type === 'mcq',
)

/** The templates of questions whose answer the learner makes. */
export const productionTemplates: readonly ProductionTemplate[] = templates.filter(
  (template) => template.type !== 'mcq',
)

/**
 * The bank of all templates. A page that asks one question loads the templates of one category, and those of
 * the topics that are on.
 */
export const wholeBank = bankOf(firstYear, templatesOfTopic)

export const { templatesFor, questionOf } = wholeBank
