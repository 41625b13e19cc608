import type { Category } from '#quiz/categories.ts'
import type { TopicId } from '#quiz/topics.ts'

/** The abilities that questions about solutions practice. */
export const solutionSkills = {
  'solution-amounts': ['general', 'Link amount, mass, volume and concentration', 'solutions'],
  dilution: ['general', 'Work out dilutions', 'solutions'],
  'solution-stoichiometry': ['general', 'Work out titrations and precipitations', 'solutions'],
  'ions-in-solution': [
    'chemical-properties',
    'Know which particles are in a solution',
    'solutions',
  ],
  'solubility-rules': ['chemical-properties', 'Predict precipitates', 'solutions'],
  'net-ionic': ['chemical-properties', 'Write net ionic equations', 'solutions'],
  'solubility-product': ['chemical-properties', 'Work with Ksp', 'solutions'],
} as const satisfies Record<string, readonly [Category, string, TopicId]>
