import { formula as readFormula, formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Ion, fixedChargeIons, saltFormula } from '#chemistry/electrons/ions.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { formulaDraft } from '#quiz/templates/production/building/drafts.ts'
import { ionText } from '#quiz/templates/shared/names.ts'
import { workedSalt, smallestCounts } from '#quiz/worked/worked-salts.ts'

const ionsOf = (...symbols: readonly string[]) =>
  fixedChargeIons.filter(({ formula }) => symbols.includes(formula))

/** Pairs of ions that form salts in every book. */
const pairs = [
  ...ionsOf('Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Ca', 'Sr', 'Ba').flatMap((cation) =>
    ionsOf('F', 'Cl', 'Br').map((anion) => [cation, anion] as const),
  ),
  ...ionsOf('Li', 'Na', 'Mg', 'Ca', 'Sr', 'Ba', 'Al').flatMap((cation) =>
    ionsOf('O').map((anion) => [cation, anion] as const),
  ),
  ...ionsOf('Li', 'Na', 'K', 'Mg', 'Ca', 'Ba').flatMap((cation) =>
    ionsOf('S').map((anion) => [cation, anion] as const),
  ),
  ...ionsOf('Al').flatMap((cation) => ionsOf('F').map((anion) => [cation, anion] as const)),
]

/** The formula of a salt whose elements are given by their places. */
export const saltFromPlaces = production('cl-m572', 'formula', 'class-reasons', (random) => {
  const [cation, anion] = pick(random, pairs)
  const [metal, nonMetal] = [element(cation.formula), element(anion.formula)]
  const answer = saltFormula(cation, anion)
  const solution = `The cells hold ${metal.name.toLowerCase()} and ${nonMetal.name.toLowerCase()}, whose ions are ${ionText(metal.symbol, cation.charge)} and ${ionText(nonMetal.symbol, anion.charge)}. Their charges cancel in ${formatFormula(readFormula(answer))}.`
  const lower = oneRowLower(cation, anion)
  return formulaDraft({
    element: metal.symbol,
    stem: `A salt consists of simple ions of two elements: group ${metal.group}, period ${metal.period} and group ${nonMetal.group}, period ${nonMetal.period}. Type its formula.`,
    answer,
    slips: [
      {
        value: `${metal.symbol}${nonMetal.symbol}`,
        misconception: 'BO11',
        text: `In the ratio 1 to 1 the charges do not cancel. ${solution}`,
      },
      {
        value: written(metal.symbol, -anion.charge, nonMetal.symbol, cation.charge),
        misconception: 'BO11',
        text: `That can be reduced: ${cation.charge} to ${-anion.charge} is 1 to 1 here. ${solution}`,
      },
      {
        value: written(metal.symbol, cation.charge, nonMetal.symbol, -anion.charge),
        misconception: 'BO11',
        text: `Each number is that of the wrong ion, since the charge of one ion tells how many of the other are needed. ${solution}`,
      },
      ...(lower === null
        ? []
        : [
            {
              value: lower,
              misconception: null,
              text: `Those two stand one row lower, since hydrogen and helium make up the first period. ${solution}`,
            },
          ]),
      {
        value: ofGroupNumber(cation, anion),
        misconception: 'CH5',
        text: `That takes the outer electrons of ${nonMetal.name.toLowerCase()} for its charge, but its ion has taken electrons up. ${solution}`,
      },
    ],
    solution: () => workedSalt(cation, anion, smallestCounts(cation, anion), answer),
    right: solution,
    see: { elements: [metal.symbol, nonMetal.symbol], article: 'how-ions-are-formed' },
  })
})

/** The salt of the elements below both, where they have one. */
function oneRowLower(cation: Ion, anion: Ion): string | null {
  const [metal, nonMetal] = [cation, anion].map(({ formula: symbol }) => {
    const { group, period } = element(symbol)
    const below = elements.find((one) => one.group === group && one.period === period + 1)
    return fixedChargeIons.find(({ formula }) => formula === below?.symbol)
  })
  return metal === undefined || nonMetal === undefined ? null : saltFormula(metal, nonMetal)
}

/** The formula with the outer electrons of the non-metal as its charge. */
function ofGroupNumber(cation: Ion, anion: Ion): string {
  const outer = element(anion.formula).group - 10
  const divisor = outer % cation.charge === 0 ? cation.charge : 1
  return written(cation.formula, outer / divisor, anion.formula, cation.charge / divisor)
}

function written(one: string, count: number, other: string, otherCount: number): string {
  return [one, count > 1 ? count : '', other, otherCount > 1 ? otherCount : ''].join('')
}
