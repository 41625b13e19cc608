import { variableMetalCompounds } from '#chemistry/compounds/binary-compounds.ts'
import { composition, formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { fixedChargeIons } from '#chemistry/electrons/ions.ts'
import { oxidationNumber } from '#chemistry/reactions/oxidation-numbers.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

/** The formula of a compound from its name with a Roman numeral. */
export const formulaOfNumeral = production('ch-m21', 'formula', 'compound-names', (random) => {
  const { formula, metal, anion } = pick(random, variableMetalCompounds)
  const ion = fixedChargeIons.find((other) => other.formula === anion)
  const charge = oxidationNumber(formula, metal)
  if (ion === undefined || charge === null) return null
  const counts = composition(formula)
  const metals = counts.get(metal) ?? 1
  const anions = counts.get(anion) ?? 1
  const answer = formatFormula(formula)
  const size = -ion.charge
  const account = `The numeral gives ${nameOf(metal)} the charge ${charge}+, and ${formatIon(anion, ion.charge)} balances it in ${answer}`
  const cases: readonly (Omit<Correction, 'given'> & { readonly counts: readonly number[] })[] = [
    {
      counts: [charge, 1],
      misconception: 'CH6',
      text: `The numeral ${romanNumeral(charge)} does not count ${nameOf(metal)} atoms. ${account}.`,
    },
    {
      counts: [1, 1],
      misconception: 'BO11',
      text: `With one ion of each, the charges would have to be equal. ${account}.`,
    },
    {
      counts: [size, charge],
      misconception: 'BO11',
      text: `The charges cancel, but the numbers can be divided. ${account}.`,
    },
    {
      counts: [charge, size],
      misconception: 'CH6',
      text: `The charges stand at the wrong symbols. ${account}.`,
    },
    {
      counts: [1, charge],
      misconception: 'CH6',
      text: `The numeral ${romanNumeral(charge)} is a charge and does not count ${ion.name} ions. ${account}.`,
    },
  ]
  return typedFormula({
    element: metal,
    stem: `Type the formula of ${nameOf(metal)}(${romanNumeral(charge)}) ${ion.name}.`,
    answer,
    corrections: cases
      .filter(({ counts: [one, two] }) => one !== metals || two !== anions)
      .map(({ counts: [one = 1, two = 1], misconception, text }) => ({
        given: formatFormula(`${metal}${one}${anion}${two}`),
        misconception,
        text,
      })),
    right: `${account}.`,
    elements: [metal, anion],
    article: 'how-ions-are-formed',
  })
})
