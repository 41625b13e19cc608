import { elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { fromTo, listed } from '#quiz/templates/shared/names.ts'

/**
 * The four families of a school course, with the elements mistaken for them; disputed ones are left
 * out.
 */
const families = [
  {
    plural: 'alkali metals',
    group: 1,
    first: 2,
    last: 6,
    taken: 2,
    of: 'alkaline earth metals',
    misconception: 'CL14',
  },
  {
    plural: 'alkaline earth metals',
    group: 2,
    first: 2,
    last: 6,
    taken: 1,
    of: 'alkali metals',
    misconception: 'CL14',
  },
  {
    plural: 'halogens',
    group: 17,
    first: 2,
    last: 5,
    taken: 18,
    of: 'noble gases',
    misconception: 'CL13',
  },
  {
    plural: 'noble gases',
    group: 18,
    first: 1,
    last: 5,
    taken: 17,
    of: 'halogens',
    misconception: 'CL13',
  },
] as const

/** All members of a family in some periods. */
export const membersOfFamily = production('cl-e21', 'table', 'families', (random) => {
  const { plural, group, first, last, taken, of, misconception } = pick(random, families)
  // Hydrogen stands above the alkali metals and is none of them.
  const from = integer(random, group === 1 ? 1 : first, last - 1)
  const to = integer(random, from + 1, last)
  const within = elements.filter(({ period }) => period >= from && period <= to)
  const inColumn = (column: number): readonly ElementSymbol[] =>
    within.filter((one) => one.group === column).map(({ symbol }) => symbol)
  const answer = inColumn(group).filter((symbol) => symbol !== 'H')
  if (answer.length === 0) return null
  const solution = `The ${plural} are group ${group}, and in these periods ${answer.length === 1 ? 'that is' : 'those are'} ${listed(answer)}.`
  return tableDraft({
    answer,
    stem: `Pick all ${plural} of periods ${fromTo(from, to)}.`,
    slips: [
      {
        value: inColumn(group),
        misconception: 'CL1',
        text: `Hydrogen is a non-metal and no alkali metal, though it stands in group 1. ${solution}`,
      },
      {
        value: inColumn(taken),
        misconception,
        text: `Those belong to the ${of}, group ${taken}. ${solution}`,
      },
      {
        value: [...answer, ...inColumn(taken)],
        misconception,
        text: `The elements of group ${taken} are a family of their own, the ${of}. ${solution}`,
      },
      ...(group === 1 || group === 17
        ? [
            {
              value: [...answer, ...inColumn(18 - group)].filter((symbol) => symbol !== 'H'),
              misconception: 'CL18' as const,
              text: `The most reactive elements stand at both sides of the table, and group ${18 - group} is another family. ${solution}`,
            },
          ]
        : []),
    ],
    right: solution,
    see: { elements: answer, article: 'guide-to-periodic-table' },
  })
})
