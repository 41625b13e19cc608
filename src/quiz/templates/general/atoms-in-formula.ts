import { compounds } from '#chemistry/compounds/compounds.ts'
import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, template } from '#quiz/template.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { solved, law, calculated } from '#quiz/worked/solutions.ts'

/** Formulas with fewer atoms leave too few wrong counts. */
const FEWEST_ATOMS = 4

export const atomsInFormula = template('ge-e5', 'formula-reading', (random) => {
  const { formula, isMolecular, element } = pick(random, compounds)
  const shown = formatFormula(formula)
  const atoms = composition(formula)
  const total = atomsIn(formula)
  if (total < FEWEST_ATOMS) return null
  return numeric({
    element,
    stem: `How many atoms are in one ${isMolecular ? 'molecule' : 'formula unit'} of ${shown}?`,
    answer: total,
    isRight: (count) => count === expandedLength(formula),
    lures: miscounts(formula, total).filter(({ value }) => value > 0),
    fill: nearbyCounts(random, total),
    miss: (count) =>
      `${count} is not the sum of all small numbers and single symbols. Counted one by one, ${shown} has ${total} atoms.`,
    solution: () =>
      solved(
        `the number of all atoms in ${shown}`,
        law('A small number counts the atom or the bracket before it'),
        calculated(
          'Atoms',
          added(...[...atoms].map(([symbol, count]) => exact(count, symbol))),
          exact(total, 'atoms'),
        ),
      ),
    right: `${[...atoms].map(([symbol, count]) => `${count} ${symbol}`).join(' + ')} = ${total} atoms.`,
    see: { elements: [...atoms.keys()], article: 'elements-molecules-compounds' },
  })
})

/** Counts by rules that are not those of formulas; some are zero where there is no bracket. */
function miscounts(formula: string, total: number): readonly Lure<number>[] {
  const shown = formatFormula(formula)
  const kinds = composition(formula).size
  const symbols = formula.match(/[A-Z]/g)?.length ?? 0
  const numbers = Array.from(formula.matchAll(/\d+/g), ([digits]) => Number(digits))
  const sumOfNumbers = numbers.reduce((sum, number) => sum + number, 0)
  const unbracketed = atomsIn(formula.replace(/\)\d*/g, ')'))
  const bracketNumber = Number(/\)(\d)/.exec(formula)?.[1] ?? 0)
  return [
    {
      value: unbracketed,
      misconception: 'GE2',
      why: `${unbracketed} counts each atom in the bracket of ${shown} once. The number after the bracket multiplies everything inside, which gives ${total}.`,
    },
    {
      value: kinds,
      misconception: 'GE2',
      why: `${kinds} is the number of different elements in ${shown}. Counting each atom gives ${total}.`,
    },
    {
      value: sumOfNumbers,
      misconception: 'GE2',
      why: `${sumOfNumbers} is the sum of the small numbers in ${shown}. A symbol without a number stands for one atom, and a number after a bracket counts for each atom inside.`,
    },
    {
      value: sumOfNumbers + symbols,
      misconception: 'GE2',
      why: `${sumOfNumbers + symbols} adds the ${symbols} symbols and the small numbers of ${shown}. A small number already counts all atoms of its symbol, and ${total} is the sum.`,
    },
    {
      value: unbracketed * bracketNumber,
      misconception: 'GE2',
      why: `The number after the bracket in ${shown} multiplies only what is inside the bracket. The atoms outside count as written, which gives ${total}.`,
    },
  ]
}

function atomsIn(formula: string): number {
  return [...composition(formula).values()].reduce((sum, count) => sum + count, 0)
}

/** Atoms counted by writing every one of them out. */
function expandedLength(formula: string): number {
  const flat = formula.replace(/\(([^)]*)\)(\d*)/g, (_, inside: string, times: string) =>
    inside.repeat(Number(times || '1')),
  )
  return Array.from(flat.matchAll(/[A-Z][a-z]?(\d*)/g)).reduce(
    (sum, [, count]) => sum + Number(count || '1'),
    0,
  )
}

/** Counts around another one, in random order. */
function nearbyCounts(random: Random, count: number): readonly number[] {
  return shuffle(random, [-4, -3, -2, -1, 1, 2, 3, 4])
    .map((step) => count + step)
    .filter((other) => other > 0)
}
