import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

import { colorOf } from './flames.ts'

/** Metals by colors of flames that are told apart; those of one group are not offered together. */
const groups: readonly (readonly ElementSymbol[])[] = [
  ['Na'],
  ['K'],
  ['Li', 'Ca', 'Sr'],
  ['Cu', 'Ba'],
]

/** The metal whose ions give a flame its color. */
export const metalOfFlame = template('ch-e262', 'flame-tests', (random) => {
  const [answer, ...others] = sample(random, groups, 4).map((group) => pick(random, group))
  if (answer === undefined) return null
  const color = colorOf(answer)
  const account = `${capitalized(nameOf(answer))} ions color a flame ${color}`
  const anion = pick(random, ['chloride', 'nitrate', 'bromide'])
  return choice<ElementSymbol>({
    element: answer,
    badge: null,
    stem: `A salt colors a flame ${color}. It is a ${anion}, but of which metal?`,
    answer,
    isRight: (value) => colorOf(value) === color,
    lures: others.map((value): Lure<ElementSymbol> => ({
      value,
      misconception: 'AN6',
      why: `The flame of ${nameOf(value)} is ${colorOf(value)}. ${account}, whatever the other ion is.`,
    })),
    show: nameOf,
    right: `${account}, whatever the other ion is.`,
    see: { article: null },
  })
})
