import { compounds } from '#chemistry/compounds/compounds.ts'
import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, template } from '#quiz/template.ts'
import { atAnyPlace } from '#quiz/templates/shared/even-places.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { solved, law, calculated } from '#quiz/worked/solutions.ts'

/** Formulas with fewer atoms leave too few wrong counts. */
const FEWEST_ATOMS = 4

export const atomsInFormula = template(
  'ge-e5',
  'formula-reading',
  withLureBeside((random) => {
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
  }),
)

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
      misconception: 'GE23',
      why: `${kinds} is the number of different elements in ${shown}. Counting each atom gives ${total}.`,
    },
    {
      value: sumOfNumbers,
      misconception: null,
      why: `${sumOfNumbers} is the sum of the small numbers in ${shown}. A symbol without a number stands for one atom, and a number after a bracket counts for each atom inside.`,
    },
    {
      value: sumOfNumbers + symbols,
      misconception: 'GE23',
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

/** Atoms, of one element or of all, counted by writing every one of them out. */
function expandedLength(formula: string, symbol: string | null = null): number {
  const flat = formula.replace(/\(([^)]*)\)(\d*)/g, (_, inside: string, times: string) =>
    inside.repeat(Number(times || '1')),
  )
  return Array.from(flat.matchAll(/([A-Z][a-z]?)(\d*)/g)).reduce(
    (sum, [, letters, count]) =>
      symbol === null || letters === symbol ? sum + Number(count || '1') : sum,
    0,
  )
}

/** Counts around another one, in random order. */
function nearbyCounts(random: Random, count: number): readonly number[] {
  return shuffle(random, [-4, -3, -2, -1, 1, 2, 3, 4])
    .map((step) => count + step)
    .filter((other) => other > 0)
}

/** Each element of a compound with two atoms or more in its formula. */
const severalAtoms = compounds.flatMap(({ formula, isMolecular }) =>
  [...composition(formula)].flatMap(([symbol, count]) =>
    count > 1 ? [{ formula, isMolecular, symbol, count }] : [],
  ),
)

/** The atoms of one element in several particles of a compound. */
export const atomsInSeveral = template('ge-m362', 'formula-reading', (random) => {
  const times = pick(random, [2, 3, 4, 5])
  return atAnyPlace(random, severalAtoms, ({ formula, isMolecular, symbol, count }) => {
    const shown = formatFormula(formula)
    const unit = isMolecular ? 'molecules' : 'formula units'
    const answer = times * count
    const total = atomsIn(formula)
    const written = Number(new RegExp(`${symbol}(?![a-z])(\\d*)`).exec(formula)?.[1] || '1')
    const solution = `One of the ${unit} has ${count} ${symbol}, and ${times} · ${count} = ${answer}`
    return {
      element: symbol,
      stem: `How many ${nameOf(symbol)} atoms are in ${times} ${unit} of ${shown}?`,
      answer,
      isRight: (value) => value === expandedLength(formula.repeat(times), symbol),
      lures: [
        {
          value: times * written,
          misconception: 'GE2',
          why: `The number after the bracket of ${shown} counts for all that is inside. ${solution}.`,
        },
        {
          value: count,
          misconception: null,
          why: `That counts the ${symbol} atoms of a single one. ${solution}.`,
        },
        {
          value: times + count,
          misconception: null,
          why: `The number in front multiplies, it is not added. ${solution}.`,
        },
        {
          value: times * total,
          misconception: 'GE2',
          why: `That counts the atoms of all elements. ${solution}.`,
        },
        {
          value: times,
          misconception: 'GE23',
          why: `The small number after ${symbol} counts too. ${solution}.`,
        },
      ],
      fill: [-2, 2, -3, 3, 1, -1].map((step) => answer + step).filter((value) => value > 0),
      miss: (value) => `${value} is not ${times} times the atoms of one. ${solution}.`,
      solution: () =>
        solved(
          `the number of ${symbol} atoms in ${times} ${unit}`,
          law('A small number counts the atom or the bracket before it'),
          calculated('Atoms', multiplied(exact(times), exact(count)), exact(answer, 'atoms')),
        ),
      right: `${solution}.`,
      see: { article: 'elements-molecules-compounds' },
    }
  })
})
