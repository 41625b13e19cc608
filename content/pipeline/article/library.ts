import { z } from 'zod'

import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { levels } from '#content/levels.ts'
import { shelves } from '#content/shelves.ts'
import { isSkillId, type SkillId } from '#quiz/skills.ts'

/** Every article that the library is to hold, in reading order. A link to one that is not written yet shows as plain text. */
export const plannedSlugs: readonly string[] = [
  'what-is-an-atom',
  'atomic-number-vs-mass-number',
  'what-are-isotopes',
  'electron-shells-and-orbitals',
  'what-are-valence-electrons',
  'guide-to-periodic-table',
  'types-of-elements',
  'periodic-trends-explained',
  'deep-dive-alkali-metals',
  'why-noble-gases-are-stable',
  'elements-molecules-compounds',
  'how-ions-are-formed',
  'ionic-vs-covalent-bonds',
  'lewis-dot-structures-guide',
  'understanding-polarity',
  'how-to-balance-chemical-equations',
  'types-of-chemical-reactions',
  'what-is-the-mole',
  'acids-and-bases-ph-scale',
  'how-catalysts-work',
  'chemical-reactions-in-everyday-life',
  'chemistry-of-fire',
  'chemistry-of-a-smartphone',
]

const line = z.string().min(1)
const slug = z.enum(plannedSlugs)

/** The sentence that search engines and messengers show. */
export const descriptionSchema = line.min(110).max(160)

export const levelSchema = z.enum(levels)

export const sourceSchema = z.strictObject({
  name: line,
  note: line.optional(),
  address: z.url(),
})

/** The front matter of an article. */
export const frontMatterSchema = z.strictObject({
  title: line,
  subtitle: line,
  description: descriptionSchema.optional(),
  category: z.enum(shelves.map(({ id }) => id)),
  order: z.int().min(1),
  level: levelSchema,
  objective: line.regex(/[^.]$/, 'is completed with a full stop'),
  helpfulFirst: z.array(slug).max(3),
  keyTerms: z.array(line).min(1),
  synonyms: z.array(line),
  skills: z
    .array(
      z.custom<SkillId>((value) => typeof value === 'string' && isSkillId(value), 'is no skill'),
    )
    .min(1),
  elements: z
    .array(line.refine((symbol) => elementBySymbol(symbol) !== undefined, 'is no element'))
    .min(2)
    .max(6),
  sources: z.array(sourceSchema).min(3),
  lastReviewed: z.iso.date(),
  published: z.iso.date().optional(),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>
