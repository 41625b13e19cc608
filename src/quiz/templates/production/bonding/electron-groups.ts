import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { molecules } from '#chemistry/compounds/molecules.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { typedNumber } from '#quiz/templates/made/typed-number.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

const centered = molecules.filter(({ bonds }) => bonds.length > 1)

/** The groups of electrons around a central atom, which decide its shape. */
export const groupsOfElectrons = production('bo-m573', 'number', 'molecular-shape', (random) => {
  const { formula, central, bonds, lonePairs } = pick(random, centered)
  const value = bonds.length + lonePairs
  const pairs = bonds.reduce((sum, { order }) => sum + order, 0)
  const shown = formatFormula(formula)
  const account = `${counted(bonds.length, 'bonded atom')} and ${lonePairs === 0 ? 'no lone pair' : counted(lonePairs, 'lone pair')} make ${value}`
  return typedNumber({
    element: central,
    stem: `How many groups of electrons, bonds to an atom and lone pairs, surround the central ${nameOf(central)} atom of ${shown}? Give a whole number.`,
    value,
    unit: null,
    units: [],
    tolerance: 0,
    figures: null,
    wrong: [
      {
        value: bonds.length,
        misconception: 'BO10',
        why: `That leaves out the lone pairs of ${nameOf(central)}. In ${shown} ${account}.`,
      },
      {
        value: pairs + lonePairs,
        misconception: 'BO39',
        why: `A double or triple bond is one group, since all its pairs point to the same atom. In ${shown} ${account}.`,
      },
      {
        value: bonds.length + 2 * lonePairs,
        misconception: 'BO14',
        why: `That counts the electrons of a lone pair one by one. In ${shown} ${account}.`,
      },
      {
        value: 4,
        misconception: 'BO8',
        why: `That is the number for an octet of single bonds and lone pairs. In ${shown} ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the number of groups of electrons',
        known('Bonded atoms', exact(bonds.length)),
        known('Lone pairs', exact(lonePairs)),
        law('A bond counts as one group, whether it is single, double or triple'),
        calculated('Groups', added(exact(bonds.length), exact(lonePairs)), exact(value)),
      ),
    right: `In ${shown} ${account}.`,
    article: 'understanding-polarity',
  })
})
