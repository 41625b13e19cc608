import { z } from 'zod'

const line = z.string().min(1)

/** The front matter of a reference page. Its title and its skills are in `content/reference/list.ts`. */
export const referenceFrontMatterSchema = z.strictObject({
  subtitle: line,
  level: z.enum(['start', 'core', 'stretch']),
  keyTerms: z.array(line).min(2),
  synonyms: z.array(line),
  sources: z.array(z.strictObject({ name: line, note: line.optional() })).min(2),
  lastReviewed: z.iso.date(),
})

export type ReferenceFrontMatter = z.infer<typeof referenceFrontMatterSchema>
