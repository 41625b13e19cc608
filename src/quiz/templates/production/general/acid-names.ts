import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'

import { hasEndingOf, namedAcids } from './acids.ts'

const article = 'acids-and-bases-ph-scale'

/** Acids with one name in water only. */
const asked = namedAcids.filter(({ name }) => name !== 'chromic acid')

/** The name of an acid in water from its formula. */
export const nameOfAcid = production('ge-m61', 'naming', 'acid-names', (random) => {
  const { name, formula, element, ion, related } = pick(random, asked)
  const [ionName, ionFormula, charge] = ion
  const shown = formatFormula(formula)
  const shownIon = formatIon(ionFormula, charge)
  const account = `${shown} holds the ${ionName} ion, ${shownIon}, so it is ${name}`
  return typedName({
    element,
    stem: `Type the name of ${shown} as an acid in water.`,
    name,
    formula,
    corrections: [
      ...namedAcids
        .filter((other) => related.includes(other.name))
        .map((other): Correction => ({
          given: other.name,
          misconception: hasEndingOf(name, other.name) ? null : 'GE19',
          text: `That is ${formatFormula(other.formula)}, of the ion ${formatIon(other.ion[1], other.ion[2])}. ${account}.`,
        })),
      {
        given: `hydrogen ${ionName}`,
        misconception: 'GE19',
        text: `That is the name without water. In water it is an acid: ${account}.`,
      },
    ],
    right: `${account}: -ide gives hydro- and -ic, -ate gives -ic, -ite gives -ous.`,
    elements: [element],
    article,
  })
})

/** Boric acid is left out: in water it takes up OH⁻ and gives off no H⁺ of its own. */
const donors = asked.filter(({ element }) => element !== 'B')

/** The name of the ion that is left when an acid has given off all of its hydrogen ions. */
export const nameOfAcidIon = production('ge-h61', 'naming', 'acid-names', (random) => {
  const { name, formula, element, ion, related } = pick(random, donors)
  const [ionName, ionFormula, charge] = ion
  const shownIon = formatIon(ionFormula, charge)
  const account = `Without its H⁺, ${name} leaves ${shownIon}, which is ${ionName}`
  return typedName({
    element,
    stem: `Type the name of the ion that is left when ${name} has given off all of its acidic hydrogen as H⁺.`,
    name: ionName,
    formula: shownIon,
    corrections: [
      ...namedAcids
        .filter((other) => related.includes(other.name))
        .map((other): Correction => ({
          given: other.ion[0],
          misconception: hasEndingOf(name, other.name) ? null : 'GE19',
          text: `The ${other.ion[0]} ion is left of ${other.name}. ${account}.`,
        })),
      {
        given: name,
        misconception: 'GE19',
        text: `That is the acid itself, ${formatFormula(formula)}. ${account}.`,
      },
      ...(charge < -1
        ? [
            {
              given: `hydrogen ${ionName}`,
              misconception: 'GE19' as const,
              text: `That ion has kept some of its hydrogen. ${account}.`,
            },
          ]
        : []),
    ],
    right: `${account}.`,
    elements: [element],
    article,
  })
})
