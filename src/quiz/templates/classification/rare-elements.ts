import { element } from '#chemistry/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Lure, type Template, worded, WRONG_OPTIONS } from '#quiz/template.ts'
import { whichElement } from '#quiz/which-element.ts'

import {
  elementBefore,
  innerMetals,
  periodOfInnerMetal,
  stableElements,
  unstableElements,
  withoutStableIsotope,
  wrongPeriods,
} from './medium.ts'

/** Last element of the periods that are too short for an f-block. */
const lastOfPeriod = { 4: 'krypton (36)', 5: 'xenon (54)' } as const

/** As before, with more wrong periods than are shown, so that none of them is there each time. */
export const periodOfRareMetal: Template = {
  ...periodOfInnerMetal,
  version: 2,
  draw(random) {
    const metal = pick(random, innerMetals)
    const { symbol, name, category: kind, period, atomicNumber } = metal
    const neighbor = elementBefore(metal)
    const [eight, other, ofSubshell] = wrongPeriods(metal)
    const short = period === 6 ? 5 : 4
    const tooShort: Lure<string> = {
      value: `period ${short}`,
      misconception: 'CL4',
      why: `Period ${short} ends with ${lastOfPeriod[short]}. ${name} has atomic number ${atomicNumber} and follows ${neighbor} in period ${period}.`,
    }
    // In rising order.
    const shorter = period === 6 ? [ofSubshell, tooShort] : [tooShort, ofSubshell]
    const lures: readonly Lure<string>[] = [eight, other, ...shorter]
    return worded({
      element: symbol,
      stem: pick(random, [
        `In which period is the ${kind} ${name.toLowerCase()}?`,
        `${name} (${atomicNumber}) is one of the ${kind}s. To which period does it belong?`,
      ]),
      answer: `period ${period}`,
      isRight: (text) => element(symbol).period === Number(text.replace('period ', '')),
      lures: sample(random, lures, WRONG_OPTIONS),
      right: `${name} (${atomicNumber}) follows ${neighbor} in period ${period}; its row is printed below to save width.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** Elements with stable isotopes, most of them light, whose names are as long as those of the unstable ones. */
const longNamed = ['Mo', 'Gd', 'Nd', 'Sr', 'Mn', 'Zr', 'Mg', 'Be']

/** As before, with long names among the wrong options too. */
export const withoutStableIsotopes: Template = {
  ...withoutStableIsotope,
  version: 2,
  draw(random) {
    const answer = random() < 0.4 ? pick(random, ['Tc', 'Pm']) : pick(random, unstableElements)
    const { name, atomicNumber } = element(answer)
    return whichElement(random, {
      stem: 'Which of these elements has no stable isotope?',
      answer,
      isRight: (symbol) => element(symbol).radioactive,
      lures: [...sample(random, longNamed, 2), ...sample(random, stableElements, 1)].map(
        (value) => ({
          symbol: value,
          misconception: 'CL8',
          why: `${element(value).name} has a stable isotope, as almost all elements up to lead do. ${name} has none.`,
        }),
      ),
      right:
        atomicNumber < 82
          ? `${name} (${atomicNumber}) is one of the two elements below lead without a stable isotope.`
          : `${name} (${atomicNumber}) lies beyond lead, and no element from polonium (84) on has a stable isotope.`,
      see: { article: 'what-are-isotopes' },
    })
  },
}
