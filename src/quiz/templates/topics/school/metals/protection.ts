import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

import { potentialOf } from './corrosion.ts'

const above: readonly ElementSymbol[] = ['Mg', 'Zn', 'Mn']
const below: readonly ElementSymbol[] = ['Sn', 'Pb', 'Cu', 'Ag']

const places = [
  'a ship’s hull of iron',
  'an iron pipe in damp soil',
  'an iron anchor chain',
] as const

/** The metal that protects iron, or makes it rust faster, where it touches it. */
export const metalThatProtects = template('ch-m262', 'corrosion', (random) => {
  const protects = random() < 0.5
  const [fitting, wrong] = protects ? [above, below] : [below, above]
  const answer = pick(random, fitting)
  const place = pick(random, places)
  const iron = potentialOf('Fe')
  const account = `${capitalized(nameOf(answer))} is ${protects ? 'more' : 'less'} reactive than iron, so ${protects ? 'it corrodes in its place' : 'the iron corrodes first'}`
  return choice<ElementSymbol>({
    element: answer,
    badge: null,
    stem: `A block of a metal is fastened to ${place}. Which metal ${protects ? 'protects the iron' : 'makes the iron rust faster'}?`,
    answer,
    isRight: (value) => potentialOf(value) < iron === protects,
    lures: sample(random, wrong, 3).map((value): Lure<ElementSymbol> => ({
      value,
      misconception: 'MT11',
      why: `${capitalized(nameOf(value))} is ${protects ? 'less' : 'more'} reactive than iron. ${account}.`,
    })),
    show: nameOf,
    right: `${account}.`,
    see: { article: null, elements: [answer, 'Fe'] },
  })
})
