import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

import { colorOf } from './flames.ts'

/** Metals by what a flame shows of them; those of one group are not told apart. The last group gives no color. */
const groups: readonly (readonly [ElementSymbol, ...ElementSymbol[]])[] = [
  ['Na'],
  ['K'],
  ['Li', 'Ca', 'Sr'],
  ['Ba'],
  ['Mg', 'Al'],
]

const anions = ['chloride', 'nitrate', 'bromide'] as const

type Salt = { readonly metal: ElementSymbol; readonly anion: string }

type Two = readonly [Salt, Salt]

/** The metal of both salts, or none where neither has a color. */
type AlikeKind = (typeof colored)[number] | 'none'

const colored = ['Na', 'K', 'Li', 'Ca', 'Sr', 'Ba'] as const

/** Two salts of different metals whose flames differ clearly. */
function unlike(random: Random): Two | null {
  const [one, other] = sample(random, groups, 2).map((group) => pick(random, group))
  return one === undefined || other === undefined ? null : twoOf(random, one, other)
}

/** Two salts of one metal, or two of metals without a color, which is the last of the kinds. */
function alike(random: Random, kind: AlikeKind): Two {
  if (kind === 'none') {
    const [one, other] = pick(random, [['Mg', 'Al'] as const, ['Al', 'Mg'] as const])
    return twoOf(random, one, other)
  }
  const metal = kind
  const [one = anions[0], other = anions[1]] = sample(random, anions, 2)
  return [
    { metal, anion: one },
    { metal, anion: other },
  ]
}

/** Most often with the same negative ion, to which the color does not belong. */
function twoOf(random: Random, one: ElementSymbol, other: ElementSymbol): Two {
  const anion = pick(random, anions)
  return [
    { metal: one, anion },
    { metal: other, anion: integer(random, 0, 2) === 0 ? pick(random, anions) : anion },
  ]
}

function groupOf(metal: ElementSymbol): number {
  return groups.findIndex((group) => group.includes(metal))
}

function differ([one, other]: Two): boolean {
  return groupOf(one.metal) !== groupOf(other.metal)
}

function shown([one, other]: Two): string {
  return `${nameOf(one.metal)} ${one.anion}, ${nameOf(other.metal)} ${other.anion}`
}

/** What the flames of two salts look like, as a sentence without its full stop. */
function flamesOf([{ metal: one }, { metal: other }]: Two): string {
  if (one === other)
    return `Both salts have ${nameOf(one)} ions, so both flames are ${colorOf(one)}`
  const [first, second] = [one, other].map((metal) => `${nameOf(metal)} ${verb(metal)}`)
  return groupOf(one) === groupOf(other)
    ? `Neither ${nameOf(one)} nor ${nameOf(other)} ions color a flame`
    : `${capitalized(first ?? '')}, and ${second}`
}

function verb(metal: ElementSymbol): string {
  return groupOf(metal) === groups.length - 1 ? 'ions give no color' : `ions give ${colorOf(metal)}`
}

/** Two salts that a flame test tells apart, or does not. */
export const saltsToTellApart = template('ch-m520', 'flame-tests', (random) => {
  const wanted = pick(random, [true, false])
  const kinds = sample<AlikeKind>(random, ['none', 'none', ...colored], 4)
  const [right, ...wrong] = wanted
    ? [
        unlike(random),
        ...kinds
          .filter((kind, place) => kinds.indexOf(kind) === place)
          .slice(0, 3)
          .map((kind) => alike(random, kind)),
      ]
    : [
        alike(random, pick(random, ['none', ...colored.slice(0, 2), pick(random, colored)])),
        unlike(random),
        unlike(random),
        unlike(random),
      ]
  if (right === null || right === undefined) return null
  const account = `${flamesOf(right)}, whatever the negative ion is`
  return choice<Two>({
    element: right[0].metal,
    badge: null,
    stem: wanted
      ? 'Which two salts does a flame test tell apart?'
      : 'Which two salts look alike in a flame test?',
    answer: right,
    isRight: (value) => differ(value) === wanted,
    lures: wrong.flatMap((value): readonly Lure<Two>[] =>
      value === null
        ? []
        : [{ value, misconception: 'AN6', why: `${flamesOf(value)}. ${account}.` }],
    ),
    show: shown,
    right: `${account}.`,
    see: { article: null },
  })
})
