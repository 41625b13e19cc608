import { type Classification, elements } from '#chemistry/elements/elements.ts'
import { safeClassification } from '#chemistry/elements/trends.ts'

/** The classes in the order in which they fill up the options. */
export const classes: readonly Classification[] = ['metal', 'metalloid', 'non-metal', 'noble-gas']

/** The mark of each class, as a sentence. */
export const classMarks: Readonly<Record<Classification, string>> = {
  metal: 'metals stand to the left of the staircase line and conduct well.',
  metalloid: 'the metalloids are B, Si, Ge, As, Sb and Te alone.',
  'non-metal': 'the other non-metals are hydrogen and some elements at the upper right.',
  'noble-gas': 'noble gases fill group 18 and hardly react.',
}

/** The class as an option. Noble gases are non-metals too, so the option for the rest says 'other'. */
export function classAsOption(classification: Classification): string {
  return classification === 'non-metal' ? 'other non-metal' : classInWords(classification)
}

/** A class inside a sentence: 'noble gas'. */
export function classInWords(classification: Classification): string {
  return classification === 'noble-gas' ? 'noble gas' : classification
}

/** A noun with its article: 'an actinide', 'a halogen'. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Elements of groups 13 to 18 below helium whose class is undisputed. */
export const pBlock = elements.filter(
  ({ symbol, block, atomicNumber }) =>
    block === 'p' && atomicNumber < 87 && safeClassification.includes(symbol),
)
