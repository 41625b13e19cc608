import { type Classification, element } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

import { classAsOption, classes, classInWords } from './classes.ts'
import { describedElements } from './described-elements.ts'

/** The marks by which the classes are known. */
const signs: Readonly<Record<Classification, string>> = {
  metal: 'metals conduct well, and solid ones mostly bend instead of breaking',
  metalloid: 'metalloids are brittle, and most conduct better when they are warmed',
  'non-metal': 'non-metals do not bend, mostly do not conduct and often form molecules',
  'noble-gas': 'noble gases consist of single atoms and hardly react',
}

export const classFromDescription = template('cl-m9', 'element-class', (random) => {
  const { symbol, sentence, lures } = pick(random, describedElements)
  const { classification } = element(symbol)
  return choice<Classification>({
    element: symbol,
    badge: null,
    stem: `${sentence} To which class does it belong?`,
    answer: classification,
    isRight: (value) => value === element(symbol).classification,
    show: classAsOption,
    lures,
    fill: shuffle(random, classes),
    miss: (value) =>
      `${capitalized(signs[value])}. This describes ${nameOf(symbol)}, a ${classInWords(classification)}.`,
    right: `This describes ${nameOf(symbol)}, a ${classInWords(classification)}: ${signs[classification]}.`,
    see: { elements: [symbol], article: 'types-of-elements' },
  })
})
