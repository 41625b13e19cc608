import { purposeText, separations } from '#chemistry/mixtures/separations.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'

/** A difference between the parts of a mixture, and the ways to separate that use it. */
type Difference = {
  readonly text: string
  readonly methods: readonly string[]
  /** The name of what uses it. */
  readonly used: string
}

const dissolving: Difference = {
  text: 'how well the parts dissolve in water',
  methods: ['filtration'],
  used: 'Filtration',
}

const cooling: Difference = {
  text: 'how much dissolves as it gets cooler',
  methods: ['crystallization'],
  used: 'Crystallization',
}

const mixing: Difference = {
  text: 'whether the two liquids mix',
  methods: ['a separating funnel'],
  used: 'A separating funnel',
}

const carrying: Difference = {
  text: 'how far a solvent carries the parts',
  methods: ['paper chromatography'],
  used: 'Chromatography',
}

const differences: readonly Difference[] = [
  dissolving,
  cooling,
  mixing,
  carrying,
  {
    text: 'the boiling points of the parts',
    methods: ['evaporation', 'simple distillation', 'fractional distillation'],
    used: 'Distillation',
  },
  { text: 'how a magnet acts on the parts', methods: ['a magnet'], used: 'A magnet' },
]

/** What dissolves plays a part in these as well, so none of them is a wrong answer for another. */
const ofDissolving: ReadonlySet<Difference> = new Set([dissolving, cooling, mixing, carrying])

/** The difference that a way of separating uses. */
export const differenceUsed = template('ph-m701', 'separation', (random) => {
  const separation = pick(random, separations)
  const { method, because } = separation
  const isRight = ({ methods }: Difference) => methods.includes(method)
  const answer = differences.find(isRight)
  if (answer === undefined) return null
  const others = differences.filter(
    (other) =>
      other !== answer &&
      !(other === dissolving && ofDissolving.has(answer)) &&
      !(other === cooling && answer === dissolving),
  )
  const account = `${capitalized(method)} works here since ${because}`
  return choice<Difference>({
    element: separation.element,
    badge: null,
    stem: `${capitalized(method)} separates ${purposeText(separation)}. ${pick(random, ['Which difference does it use?', 'On which difference does that rest?'])}`,
    answer,
    isRight,
    lures: sample(random, others, 3).map((value): Lure<Difference> => ({
      value,
      misconception: 'SE8',
      why: `${value.used} uses that. ${account}.`,
    })),
    show: ({ text }) => text,
    right: `${account}.`,
    see: { article: null },
  })
})
