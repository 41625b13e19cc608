import { production } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

/** Sources: OpenStax Biology 2e, chapter 3; OpenStax Chemistry 2e, chapter 20. */
const facts: readonly Fact[] = (
  [
    ['a protein', 'amino acids', 'N'],
    ['starch', 'glucose', 'C'],
    ['DNA', 'nucleotides', 'P'],
    ['natural rubber', 'isoprene, C₅H₈', 'C'],
    ['a fat', 'glycerol and fatty acids', 'O'],
    ['sucrose', 'glucose and fructose', 'C'],
    ['lactose', 'glucose and galactose', 'C'],
    ['a nucleotide', 'phosphate, sugar and base', 'P'],
  ] as const
).map(([left, partner, element]) => ({
  left,
  partner,
  element,
  reason: `${capitalized(left)} is built of ${partner}.`,
}))

/** Large molecules of living things and what they are built of. */
export const unitsOfLife = production('ch-e631', 'match', 'polymers', (random) =>
  factsDraft(random, {
    stem: 'Pair each substance of living things with what it is built of.',
    facts,
    count: 4,
    mistake: (one, other) =>
      [one, other].every(({ partner }) => /amino|nucleotides|glucose$/.test(partner))
        ? 'OG28'
        : null,
    asked: 'what each substance is built of',
    rule: 'Proteins, starch and DNA are chains of many small units, which join by giving off water',
  }),
)
