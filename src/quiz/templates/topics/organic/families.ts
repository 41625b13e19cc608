import type { Family } from '#chemistry/organic/molecules/families.ts'
import { pick, integer, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'
import { type Exchange, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { areEven } from '#quiz/templates/topics/school/building/even-options.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { type NamedMolecule, pools, straight } from './pool.ts'

/** The pools by the families that their molecules belong to, and the sign of each family in a formula and in a drawing. */
export const families = [
  {
    pool: 'alkane',
    family: 'alkane',
    one: 'an alkane',
    mark: 'single bonds between C and H only',
    markInDrawing: 'single lines and no written atom',
  },
  {
    pool: 'alkene',
    family: 'alkene',
    one: 'an alkene',
    mark: 'C=C',
    markInDrawing: 'a double line between two corners',
  },
  {
    pool: 'bromoalkane',
    family: 'halogenoalkane',
    one: 'a halogenoalkane',
    mark: 'a halogen atom',
    markInDrawing: 'a halogen atom',
  },
  {
    pool: 'alcohol',
    family: 'alcohol',
    one: 'an alcohol',
    mark: 'OH without C=O beside it',
    markInDrawing: 'OH without C=O beside it',
  },
  {
    pool: 'aldehyde',
    family: 'aldehyde',
    one: 'an aldehyde',
    mark: 'CHO at the end',
    markInDrawing: 'C=O at the end of the chain',
  },
  {
    pool: 'ketone',
    family: 'ketone',
    one: 'a ketone',
    mark: 'CO between two carbon atoms',
    markInDrawing: 'C=O between two carbon atoms',
  },
  {
    pool: 'acid',
    family: 'carboxylic acid',
    one: 'a carboxylic acid',
    mark: 'COOH',
    markInDrawing: 'OH and =O at one carbon atom',
  },
  {
    pool: 'ester',
    family: 'ester',
    one: 'an ester',
    mark: 'COO between two carbon atoms',
    markInDrawing: 'O in the chain beside C=O',
  },
] as const satisfies readonly {
  readonly pool: keyof typeof pools
  readonly family: Family
  readonly one: string
  readonly mark: string
  readonly markInDrawing: string
}[]

/** A family that questions ask for. */
export type AskedFamily = (typeof families)[number]['family']

/** Families that are taken for each other, because only a part of the group is looked at. */
const confused: readonly (readonly [AskedFamily, AskedFamily])[] = [
  ['alcohol', 'carboxylic acid'],
  ['aldehyde', 'ketone'],
  ['carboxylic acid', 'ester'],
  ['ketone', 'ester'],
  ['aldehyde', 'carboxylic acid'],
]

/** Formulas and the families that they belong to. */
export const formulasAndFamilies = production('cl-e200', 'match', 'organic-families', (random) => {
  const pair = pick(random, confused)
  const others = sample(
    random,
    families.filter(({ family }) => !pair.includes(family)),
    2,
  )
  const drawn = [...families.filter(({ family }) => pair.includes(family)), ...others]
  const pairs = drawn.map(({ pool, family, one, mark }) => {
    const small = pools[pool]().filter(({ parts }) => parts.length + (parts.alkyl ?? 0) <= 4)
    const { condensed, element } = pick(
      random,
      small.filter(({ parts }) => parts.length > 1),
    )
    return { left: condensed, partner: family, element, one, mark }
  })
  return pairDraft(random, {
    stem: 'Pair each formula with its family.',
    pairs,
    exchanges: confused.flatMap(([one, other]): readonly Exchange[] => {
      const first = pairs.find(({ partner }) => partner === one)
      const second = pairs.find(({ partner }) => partner === other)
      if (first === undefined || second === undefined) return []
      return [
        {
          of: [first.left, second.left],
          misconception: 'OG6',
          text: `The whole group counts. ${first.left} has ${first.mark} and is ${first.one}; ${second.left} has ${second.mark} and is ${second.one}.`,
        },
      ]
    }),
    right: `${pairs.map(({ left, partner, mark }) => `${left} has ${mark}: ${partner}`).join('; ')}.`,
    article: null,
    asked: 'the family of each formula',
    rule: 'The functional group tells the family; look at the whole group',
  })
})

/** The formula that belongs to the family of another one. */
export const sameFamily = template('cl-m400', 'organic-families', (random) => {
  const own = pick(random, families)
  const [shown, answer] = sample(random, pools[own.pool]().filter(isShort), 2)
  const near = families.filter(({ family }) =>
    confused.some((pair) => pair.includes(own.family) && pair.includes(family)),
  )
  const far = families.filter((one) => one !== own && !near.includes(one))
  const others = [...shuffle(random, near).slice(0, 2), ...shuffle(random, far)]
    .filter((one) => one !== own)
    .slice(0, 3)
    .map((one) => ({ ...one, ...pick(random, pools[one.pool]().filter(isShort)) }))
  if (shown === undefined || answer === undefined) return null
  if (!areEven([answer, ...others].map(({ condensed }) => condensed))) return null
  const account = `${shown.condensed} and ${answer.condensed} have ${own.mark}: each is ${own.one}`
  return choice<string>({
    element: answer.element,
    badge: null,
    stem: `Which of these molecules belongs to the same family as ${shown.condensed}?`,
    answer: answer.condensed,
    isRight: (value) => value === answer.condensed,
    lures: others.map(({ condensed, one, mark, family }): Lure<string> => ({
      value: condensed,
      misconception: confused.some((pair) => pair.includes(own.family) && pair.includes(family))
        ? 'OG6'
        : 'OG26',
      why: `${condensed} has ${mark} and is ${one}. ${account}.`,
    })),
    right: `${account}.`,
    see: { article: null },
  })
})

function isShort({ parts }: NamedMolecule): boolean {
  const carbons = parts.length + (parts.alkyl ?? 0)
  return parts.length > 1 && carbons <= 5
}

type Series = {
  readonly pool: 'alkane' | 'alcohol' | 'aldehyde' | 'acid' | 'alkene'
  readonly noun: string
  /** Where the group is, after the number of carbon atoms. */
  readonly place: string
  readonly from: number
  readonly to: number
}

const unbranched: readonly Series[] = [
  { pool: 'alkane', noun: 'alkane', place: '', from: 1, to: 8 },
  { pool: 'alcohol', noun: 'alcohol', place: ' and OH at one end', from: 1, to: 5 },
  { pool: 'aldehyde', noun: 'aldehyde', place: '', from: 2, to: 5 },
  { pool: 'acid', noun: 'carboxylic acid', place: '', from: 1, to: 5 },
  { pool: 'alkene', noun: 'alkene', place: ' and C=C at one end', from: 2, to: 6 },
]

/** The name of an unbranched molecule from its family and the number of its carbon atoms. */
export const nameOfUnbranched = production('cl-e201', 'naming', 'organic-names', (random) => {
  const { pool, noun, place, from, to } = pick(random, unbranched)
  const length = integer(random, from, to)
  const right = straight(pool, length)
  if (right === undefined) return null
  const isCarbonyl = pool === 'acid' || pool === 'aldehyde'
  const atoms = counted(length, 'carbon atom')
  const account = `With ${atoms}, ${right.condensed} is ${right.name}`
  const neighbors = [length - 1, length + 1].flatMap((other) => straight(pool, other) ?? [])
  const relatives = unbranched
    .filter((other) => other.pool !== pool)
    .flatMap((other) => {
      const found = straight(other.pool, length)
      return found === undefined ? [] : [{ ...found, noun: other.noun }]
    })
  return typedName({
    element: right.element,
    elements: ['C', right.element],
    stem: `Type the name of the unbranched ${noun} with ${atoms}${place}.`,
    name: right.name,
    formula: right.condensed,
    nomenclature: 'organic',
    corrections: [
      ...neighbors.map(({ name, parts }) =>
        isCarbonyl && parts.length < length
          ? {
              given: name,
              misconception: 'OG5' as const,
              text: `The carbon atom of the group is part of the chain. ${account}.`,
            }
          : {
              given: name,
              misconception: 'OG23' as const,
              text: `“${name}” has ${counted(parts.length, 'carbon atom')}. ${account}.`,
            },
      ),
      ...relatives.map(({ name, noun: other }) => ({
        given: name,
        misconception: 'OG22' as const,
        text: `“${name}” names the ${other}. ${account}.`,
      })),
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      solved(
        'the name',
        law('The number of carbon atoms gives the beginning of the name, the family its end'),
        known('Carbon atoms', String(length)),
        known('Family', noun),
        outcome(right.name),
      ),
  })
})
