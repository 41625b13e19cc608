import { z } from 'zod'

import { descriptionSchema, levelSchema, sourceSchema } from '#content/pipeline/article/library.ts'

const line = z.string().min(1)

/** The front matter of a reference page. Its title and its skills are in `content/reference/list.ts`. */
export const referenceFrontMatterSchema = z.strictObject({
  subtitle: line,
  description: descriptionSchema,
  level: levelSchema,
  keyTerms: z.array(line).min(2),
  synonyms: z.array(line),
  sources: z.array(sourceSchema).min(2),
  lastReviewed: z.iso.date(),
})

export type ReferenceFrontMatter = z.infer<typeof referenceFrontMatterSchema>
