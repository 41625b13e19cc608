import { formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  achiral,
  chiral,
  type FourGroups,
  hasFourGroups,
} from '#chemistry/organic/mirror-images.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { listed } from '#quiz/templates/shared/names.ts'

function shownGroups({ groups }: FourGroups): string {
  return listed(groups.map((group) => formatFormula(group)))
}

function reasonFor(one: FourGroups): string {
  return hasFourGroups(one)
    ? `In ${one.shown} one carbon atom has ${shownGroups(one)}, which all differ`
    : `In ${one.shown} each carbon atom has two groups that are the same`
}

/** The molecule that exists in two forms which are mirror images. */
export const mirrorImages = template('bo-m641', 'isomers', (random) => {
  const asksChiral = random() < 0.5
  const [fitting, others] = asksChiral ? [chiral, achiral] : [achiral, chiral]
  const answer = pick(random, fitting)
  const account = reasonFor(answer)
  return choice<FourGroups>({
    element: answer.element,
    badge: null,
    stem: asksChiral
      ? 'Which of these molecules is different from its mirror image?'
      : 'Which of these molecules is the same as its mirror image?',
    answer,
    isRight: (value) => hasFourGroups(value) === asksChiral,
    lures: sample(random, others, 3).map((value): Lure<FourGroups> => ({
      value,
      misconception: 'OG27',
      why: `${reasonFor(value)}. ${account}.`,
    })),
    show: ({ shown }) => shown,
    right: `${account}.`,
    see: { article: null },
  })
})
