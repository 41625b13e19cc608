import { materialChanges } from '#chemistry/reactions/changes.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'

export const chemicalChange = template('ge-e3', 'physical-or-chemical', (random) => {
  const { material, element, chemical, physical } = pick(random, materialChanges)
  const answer = pick(random, chemical)
  return choice({
    element,
    badge: null,
    stem: `Which of these is a chemical change of ${material}?`,
    answer,
    isRight: (change) => chemical.includes(change),
    lures: sample(random, physical, WRONG_OPTIONS).map((change) => ({
      value: change,
      misconception: 'GE8',
      why: `${capitalized(change)} makes no new substance: it is a physical change, and ${material} is still there. ${capitalized(answer)} makes a new substance.`,
    })),
    show: capitalized,
    right: `${capitalized(answer)} turns ${material} into other substances; the other changes leave it the same substance.`,
    see: { article: 'chemical-reactions-in-everyday-life' },
  })
})
