import { radioisotopes, type SourceNeed, sourceNeeds } from '#chemistry/nuclear/radioisotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { choice, production, template } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided, multiplied, raised } from '#quiz/worked/expressions.ts'

const uses: readonly Fact[] = radioisotopes.map(({ name, element, use, reason }) => ({
  left: name,
  partner: use,
  element,
  reason,
}))

/** Radioisotopes and what they are used for. */
export const usesOfRadioisotopes = production('as-e801', 'match', 'radioisotopes', (random) =>
  factsDraft(random, {
    stem: 'Pair each radioisotope with its best-known use.',
    facts: uses,
    count: 4,
    mistake: mistakeBetween(
      [
        ['technetium-99m', 'cobalt-60', 'NU14'],
        ['technetium-99m', 'carbon-14', 'NU14'],
        ['americium-241', 'cobalt-60', 'NU8'],
        ['americium-241', 'technetium-99m', 'NU8'],
      ],
      null,
    ),
    asked: 'the use of each radioisotope',
    rule: 'The element tells where it collects, the radiation what it passes, the half-life how long it lasts',
  }),
)

type Source = Pick<SourceNeed, 'radiation' | 'halfLife'>

function sourceText({ radiation, halfLife }: Source): string {
  return `a source of ${radiation} rays with a half-life of ${halfLife}`
}

const sources: readonly Source[] = [
  { radiation: 'alpha', halfLife: 'years' },
  { radiation: 'beta', halfLife: 'years' },
  { radiation: 'gamma', halfLife: 'years' },
  { radiation: 'gamma', halfLife: 'hours' },
]

const wishes = [
  'Which source is best for',
  'Which source would you choose for',
  'Which source fits',
  'Which source suits',
] as const

/** The source that a use asks for, by radiation and half-life. */
export const sourceForUse = template('as-m801', 'radioisotopes', (random) => {
  const { use, radiation, halfLife, reason } = pick(random, sourceNeeds)
  const isRight = (value: Source) => value.radiation === radiation && value.halfLife === halfLife
  return choice<Source>({
    element: 'H',
    badge: null,
    stem: `${pick(random, wishes)} ${use}?`,
    answer: { radiation, halfLife },
    isRight,
    show: sourceText,
    lures: sources
      .filter((value) => !isRight(value))
      .map((value) => ({
        value,
        misconception: value.radiation === radiation ? 'NU14' : 'NU8',
        why: `${faultOf(value, { radiation, halfLife })} ${reason}`,
      })),
    right: reason,
    see: { article: null },
  })
})

function faultOf(value: Source, wanted: Source): string {
  if (value.radiation === wanted.radiation) return 'The radiation fits, but the half-life does not.'
  return value.halfLife === wanted.halfLife
    ? 'The half-life fits, but the radiation does not.'
    : 'Neither the radiation nor the half-life fits.'
}

const doses = [
  ['technetium-99m', 'Tc', 6, 'h'],
  ['fluorine-18', 'F', 110, 'min'],
  ['iodine-131', 'I', 8, 'd'],
  ['cobalt-60', 'Co', 5.27, 'years'],
] as const

/** The activity that a hospital has to order, so that enough is left. */
export const activityToOrder = production('as-m802', 'number', 'radioisotopes', (random) => {
  const [name, element, halfLife, unit] = pick(random, doses)
  const times = integer(random, 2, 5)
  const needed = 10 * integer(random, 5, 60)
  const value = needed * 2 ** times
  const time = Number((halfLife * times).toPrecision(4))
  return workedNumber({
    element,
    stem: `${capitalized(name)} has a half-life of ${halfLife} ${unit}. After ${time} ${unit} ${needed} MBq have to be left. What activity in MBq must the source have at first?`,
    value,
    unit: null,
    show: formatNumber,
    account: `${time}/${halfLife} = ${times} half-lives pass, so the activity at first is ${needed} MBq ${' × 2'.repeat(times).trim()} = ${formatNumber(value)} MBq`,
    wrong: [
      [needed / 2 ** times, 'NU15', 'That is what is left if one begins with the needed activity.'],
      [
        needed * times,
        'NU16',
        'Each half-life doubles what is needed; the factors are multiplied.',
      ],
      [needed * 2, 'NU16', `More than one half-life passes, ${times} in all.`],
    ],
    solution: () => ({
      asked: 'the activity at first',
      given: {
        'Needed activity in MBq': exact(needed),
        Time: exact(time, unit),
        'Half-life': exact(halfLife, unit),
      },
      relation: 'Going back in time, each half-life doubles the activity',
      numbers: [
        ['Half-lives', divided(exact(time, unit), exact(halfLife, unit)), null, {}],
        ['Activity in MBq', multiplied(exact(needed), raised(exact(2), exact(times))), null, {}],
      ],
    }),
  })
})
