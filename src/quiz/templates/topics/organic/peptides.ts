import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { aminoAcids } from '#chemistry/organic/amino-acids.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { capitalized, listed } from '#quiz/templates/shared/names.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

/** A molecular formula from the atoms of some molecules, with water left out so many times. */
function joined(formulas: readonly string[], waters: number): string {
  const counts = new Map<string, number>()
  for (const formula of formulas) {
    for (const [symbol, count] of composition(formula)) {
      counts.set(symbol, (counts.get(symbol) ?? 0) + count)
    }
  }
  counts.set('H', (counts.get('H') ?? 0) - 2 * waters)
  counts.set('O', (counts.get('O') ?? 0) - waters)
  return formatFormula(
    ['C', 'H', 'N', 'O', 'S']
      .flatMap((symbol) => {
        const count = counts.get(symbol) ?? 0
        return count === 0 ? [] : [`${symbol}${count === 1 ? '' : count}`]
      })
      .join(''),
  )
}

/** The formula of a chain of two or three amino acids. */
export const formulaOfPeptide = production('ch-m631', 'formula', 'polymers', (random) => {
  const count = integer(random, 2, 3)
  const units = Array.from({ length: count }, () => pick(random, aminoAcids))
  const formulas = units.map(({ formula }) => formula)
  const links = count - 1
  const answer = joined(formulas, links)
  const water = links === 1 ? '1 H₂O' : `${links} H₂O`
  const account = `${count} amino acids have ${links === 1 ? 'one link' : 'two links'} between them, and each gives off water: ${joined(formulas, 0)} less ${water} is ${answer}`
  const kinds = [...new Set(units)].map(
    ({ name, formula }) => `${name} is ${formatFormula(formula)}`,
  )
  return typedFormula({
    element: 'N',
    elements: ['C', 'H', 'N', 'O'],
    stem: `The amino acids ${units.map(({ short }) => short).join('–')} join to a chain. Type its molecular formula. ${capitalized(listed(kinds))}.`,
    answer,
    corrections: [
      {
        given: joined(formulas, 0),
        misconception: 'OG21',
        text: `That has all atoms of the amino acids. ${account}.`,
      },
      {
        given: joined(formulas, count),
        misconception: 'OG21',
        text: `That gives off water for each amino acid, but there are fewer links. ${account}.`,
      },
      ...(links === 2
        ? [
            {
              given: joined(formulas, 1),
              misconception: 'OG21' as const,
              text: `That leaves out one of the two links. ${account}.`,
            },
          ]
        : []),
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      solved(
        'the molecular formula of the chain',
        known('Atoms of the amino acids', joined(formulas, 0)),
        law('Each link between two amino acids gives off one molecule of water'),
        known('Water', water),
        outcome(answer),
      ),
  })
})
