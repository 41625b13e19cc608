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

/** Two changes of a material, one after the other. */
type Changes = readonly [first: string, second: string]

/** A physical change of a material first, and a chemical one second. */
export const physicalThenChemical = template('ge-m361', 'physical-or-chemical', (random) => {
  const { material, element, chemical, physical } = pick(random, materialChanges)
  const [one, two, three] = sample(random, physical, 3)
  const [other, another] = sample(random, chemical, 2)
  if (!one || !two || !three || !other || !another) return null
  const lures: readonly Changes[] = [
    [another, two],
    [three, two],
    [another, other],
  ]
  return choice<Changes>({
    element,
    badge: null,
    stem: `In which pair is the first change of ${material} physical and the second one chemical?`,
    answer: [one, other],
    isRight: ([first, second]) => physical.includes(first) && chemical.includes(second),
    show: ([first, second]) => `${capitalized(first)}; ${second}`,
    lures: lures.map((value) => {
      const [first, second] = value
      const isSecondWrong = !chemical.includes(second)
      return {
        value,
        misconception: isSecondWrong ? 'GE8' : null,
        why: isSecondWrong
          ? `${capitalized(second)} makes no new substance, so it is a physical change. The second change has to be a chemical one.`
          : `${capitalized(first)} makes a new substance, so it is a chemical change. The first change has to be a physical one.`,
      }
    }),
    right: `${capitalized(one)} leaves it ${material}; ${other} makes another substance.`,
    see: { article: 'chemical-reactions-in-everyday-life' },
  })
})
