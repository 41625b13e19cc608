import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'

type Stuff = { readonly name: string; readonly element: ElementSymbol; readonly isPure: boolean }

const stuff: readonly Stuff[] = [
  { name: 'distilled water', element: 'H', isPure: true },
  { name: '24-carat gold', element: 'Au', isPure: true },
  { name: 'white table sugar', element: 'C', isPure: true },
  { name: 'refined copper', element: 'Cu', isPure: true },
  { name: 'dry ice', element: 'C', isPure: true },
  { name: 'distilled mercury', element: 'Hg', isPure: true },
  { name: 'solid iodine', element: 'I', isPure: true },
  { name: 'honey from a hive', element: 'C', isPure: false },
  { name: 'mineral water', element: 'Ca', isPure: false },
  { name: 'fresh cow’s milk', element: 'Ca', isPure: false },
  { name: 'fresh orange juice', element: 'C', isPure: false },
  { name: 'mountain air', element: 'N', isPure: false },
  { name: 'olive oil', element: 'C', isPure: false },
  { name: 'clear sea water', element: 'Na', isPure: false },
]

/** A pure substance among natural mixtures, or a mixture among pure substances. */
export const pureSubstance = template('ph-m530', 'purity', (random) => {
  const asksPure = random() < 0.5
  const answer = pick(
    random,
    stuff.filter(({ isPure }) => isPure === asksPure),
  )
  const others = sample(
    random,
    stuff.filter(({ isPure }) => isPure !== asksPure),
    3,
  )
  const account = asksPure
    ? `${capitalized(answer.name)} is one substance alone, natural or not`
    : `${capitalized(answer.name)} holds several substances, though nothing was added`
  return choice<Stuff>({
    element: answer.element,
    badge: null,
    stem: asksPure
      ? 'Which of these is pure in the sense of chemistry?'
      : 'Which of these is a mixture, even with nothing added to it?',
    answer,
    isRight: ({ isPure }) => isPure === asksPure,
    show: ({ name }) => name,
    lures: others.map((other) => ({
      value: other,
      misconception: 'SE4',
      why: asksPure
        ? `${capitalized(other.name)} is natural, but it holds several substances. ${account}.`
        : `${capitalized(other.name)} is one substance alone. Pure does not mean natural. ${account}.`,
    })),
    right: `${account}.`,
    see: { article: null },
  })
})
