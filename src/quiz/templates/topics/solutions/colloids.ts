import { colloids, mixturesBySize } from '#chemistry/mixtures/liquids.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, production, template } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

const colloidFacts: readonly Fact[] = colloids.map(
  ({ example, element, spread, medium, name }) => ({
    left: capitalized(example),
    partner: `${spread} in ${medium}`,
    element,
    reason: `${capitalized(example)} is ${name}: a ${spread} spread out in a ${medium}.`,
  }),
)

/** Colloids and what is spread out in what. */
export const kindsOfColloids = production('cl-e801', 'match', 'colloids', (random) => {
  const facts = shuffle(random, colloidFacts)
    .filter(({ partner }, place, all) => all.findIndex((one) => one.partner === partner) === place)
    .slice(0, 4)
  return factsDraft(random, {
    stem: `Pair each colloid with what is spread out in what.`,
    facts,
    mistake: (one, other) =>
      one.partner === other.partner.split(' in ').toReversed().join(' in ') ? 'SO24' : null,
    asked: 'the two parts of each colloid',
    rule: 'Name what is spread out in fine pieces first, then what it is spread out in',
  })
})

type Kind = keyof typeof mixturesBySize

const kinds = ['solution', 'colloid', 'suspension'] as const

const questions: Readonly<Record<Kind, readonly string[]>> = {
  solution: [
    'Which of these stays clear in a beam of light, with nothing that settles?',
    'In which of these are the particles too small to scatter a beam of light?',
  ],
  colloid: [
    'Which of these scatters a beam of light, although nothing settles?',
    'Which of these shows the Tyndall effect and passes a filter paper whole?',
  ],
  suspension: [
    'Which of these settles when it is left alone?',
    'Which of these leaves a solid on a filter paper?',
  ],
}

const reasons: Readonly<Record<Kind, string>> = {
  solution: 'is a solution: single molecules or ions, which neither scatter light nor settle.',
  colloid: 'is a colloid: particles of up to about 1000 nm scatter light but do not settle.',
  suspension: 'is a suspension: its particles are large enough to settle and to be filtered off.',
}

type Mixture = { readonly name: string; readonly kind: Kind }

function sentenceOf({ name, kind }: Mixture): string {
  return `${capitalized(name)} ${reasons[kind]}`
}

/** Three of the others, with a colloid in front where there is one. */
function luresFrom(random: Random, others: readonly Mixture[]): readonly Mixture[] {
  const mixed = shuffle(random, others)
  const [first] = mixed.toSorted((one, other) => rankOf(one) - rankOf(other))
  return first === undefined ? [] : [first, ...mixed.filter((one) => one !== first).slice(0, 2)]
}

function rankOf({ kind }: Mixture): number {
  return kind === 'colloid' ? 0 : 1
}

/** A solution, a colloid or a suspension, by what it does. */
export const mixtureByBehavior = template('cl-m801', 'colloids', (random) => {
  const kind = pick(random, kinds)
  const answer: Mixture = { kind, name: pick(random, mixturesBySize[kind]) }
  const others = kinds
    .filter((other) => other !== kind)
    .flatMap((other) => mixturesBySize[other].map((name): Mixture => ({ kind: other, name })))
  const asks = pick(random, questions[kind])
  // Fog passes no paper in a way that a class would call filtering.
  if (answer.name === 'morning fog' && asks.includes('filter')) return null
  return choice<Mixture>({
    element: 'O',
    badge: null,
    stem: asks,
    answer,
    isRight: (value) => value.kind === kind,
    show: ({ name }) => name,
    lures: luresFrom(random, others).map((value) => ({
      value,
      misconception: value.kind === 'colloid' || kind === 'colloid' ? ('SO25' as const) : null,
      why: `${sentenceOf(value)} ${sentenceOf(answer)}`,
    })),
    right: sentenceOf(answer),
    see: { article: null },
  })
})
