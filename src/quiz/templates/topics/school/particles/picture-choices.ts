import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { areEven } from '#quiz/templates/topics/school/building/even-options.ts'

import { pictures } from './pictures.ts'

type Sample = {
  readonly name: string
  readonly element: ElementSymbol
  readonly picture: string
  readonly state: string
  readonly because: string
}

/** Samples of one substance each; a mixture would stand out by its length. */
const kinds = pictures.filter(({ isMixture }) => isMixture !== true)

/** The sample that a picture of particles belongs to. */
export const sampleOfPicture = template('ph-e253', 'particle-diagrams', (random) => {
  const [answer, ...more] = shuffle(random, kinds).map((kind): Sample => {
    const [name, element] = pick(random, kind.samples)
    return { name, element, picture: kind.picture, state: kind.state, because: kind.because }
  })
  if (answer === undefined) return null
  // The badge of the answered question must not point to a wrong option.
  const others = more.filter(({ name }) => !name.includes(nameOf(answer.element))).slice(0, 3)
  if (!areEven([answer, ...others].map(({ name }) => name))) return null
  const sentence = (one: Sample) => `${capitalized(one.name)} ${one.because}.`
  return choice<Sample>({
    element: answer.element,
    badge: null,
    stem: `Which sample at room temperature has particles like this: ${answer.picture}?`,
    answer,
    isRight: ({ picture }) => picture === answer.picture,
    lures: others.map((value): Lure<Sample> => ({
      value,
      misconception: value.state === answer.state ? 'PA6' : 'PA5',
      why: `${sentence(value)} ${sentence(answer)}`,
    })),
    show: ({ name }) => name,
    right: sentence(answer),
    see: { article: null },
  })
})
