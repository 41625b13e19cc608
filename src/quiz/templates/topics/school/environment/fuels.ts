import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { quantity, typedNumber } from '#quiz/templates/made/typed-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { agreed, calculated, known, law, solved } from '#quiz/worked/solutions.ts'

const fuels = [
  { name: 'octane', formula: 'C8H18' },
  { name: 'heptane', formula: 'C7H16' },
  { name: 'decane', formula: 'C10H22' },
  { name: 'hexane', formula: 'C6H14' },
] as const

const DIOXIDE = molarMass('CO2')

/** The gases that a fuel with a little sulfur gives off. */
export const gasesOfFuel = production('ge-h260', 'steps', 'pollution', (random) => {
  const { name, formula } = pick(random, fuels)
  const carbons = composition(formula).get('C') ?? 0
  const kilograms = pick(random, [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 8, 10])
  const percent = pick(random, [0.1, 0.2, 0.3, 0.5, 1])
  const grams = kilograms * 1000
  const moles = grams / molarMass(formula)
  const dioxide = (moles * carbons * DIOXIDE) / 1000
  const sulfur = (grams * percent) / 100
  const oxide = (sulfur * molarMass('SO2')) / molarMass('S')
  const shown = formatFormula(formula)
  const kilogramsText = `${kilograms} kg`
  const shared = { tolerance: 0.01, figures: null, article: null, element: 'C' } as const
  return problem({
    element: 'S',
    stem: `${kilogramsText} of ${name}, ${shown}, burn completely; ${percent}% of sulfur by mass are added to it. Work out what forms, in three parts.`,
    parts: [
      partOf(
        typedNumber({
          ...shared,
          stem: `How many moles of ${name} are ${kilogramsText}?`,
          value: moles,
          unit: 'mol',
          units: ['mmol', 'mol'],
          wrong: [
            {
              value: grams * molarMass(formula),
              misconception: 'GE12',
              why: `That multiplies by the molar mass. ${kilogramsText} over ${quantity(molarMass(formula), 'g/mol', 4)} are ${quantity(moles, 'mol')}.`,
            },
            {
              value: kilograms / molarMass(formula),
              misconception: 'GE12',
              why: `The molar mass counts grams, not kilograms. There are ${quantity(moles, 'mol')}.`,
            },
          ],
          right: `${kilogramsText} over ${quantity(molarMass(formula), 'g/mol', 4)} are ${quantity(moles, 'mol')}.`,
        }),
      ),
      partOf(
        typedNumber({
          ...shared,
          stem: 'What mass of carbon dioxide is that?',
          value: dioxide,
          unit: 'kg',
          units: ['g', 'kg'],
          wrong: [
            {
              value: (moles * DIOXIDE) / 1000,
              misconception: 'GE21',
              why: `Each molecule has ${carbons} carbon atoms, so there are ${carbons} times as many CO₂. That makes ${quantity(dioxide, 'kg')}.`,
            },
            {
              value: kilograms,
              misconception: 'PH7',
              why: `The oxygen of the air adds its mass. That makes ${quantity(dioxide, 'kg')}.`,
            },
          ],
          right: `Each ${shown} gives ${carbons} CO₂ of ${quantity(DIOXIDE, 'g/mol', 4)}, together ${quantity(dioxide, 'kg')}.`,
        }),
        { kind: 'least', of: [{ part: 0, factor: (carbons * DIOXIDE) / 1000 }] },
      ),
      partOf(
        typedNumber({
          ...shared,
          element: 'S',
          stem: `What mass of sulfur dioxide comes from the sulfur, ${percent}% of ${kilogramsText}?`,
          value: oxide,
          unit: 'g',
          units: ['g', 'kg'],
          wrong: [
            {
              value: sulfur,
              misconception: 'PH7',
              why: `That is the mass of the sulfur alone. With its oxygen it becomes ${quantity(oxide, 'g')}.`,
            },
            {
              value: sulfur * 3,
              misconception: 'GE3',
              why: `The masses go by the molar masses, not by the numbers of atoms. Sulfur dioxide has about twice the mass of its sulfur: ${quantity(oxide, 'g')}.`,
            },
          ],
          right: `${quantity(sulfur, 'g')} of sulfur become ${quantity(oxide, 'g')} of sulfur dioxide, about twice as much.`,
        }),
      ),
    ],
    elements: ['C', 'S'],
    article: null,
    solution: () =>
      solved(
        'the amount of the fuel and the masses of both oxides',
        known(`Mass of ${name}`, exact(grams, 'g')),
        law(
          `Moles are mass over molar mass; each ${shown} gives ${carbons} CO₂, and each S gives one SO₂`,
        ),
        calculated(
          `Amount of ${name}`,
          divided(exact(grams, 'g'), measured(molarMass(formula), 'g/mol', 4)),
          measured(moles, 'mol'),
        ),
        calculated(
          'Mass of CO₂',
          multiplied(measured(moles, 'mol'), exact(carbons), measured(DIOXIDE, 'g/mol', 4)),
          measured(dioxide * 1000, 'g'),
        ),
        agreed(
          'Amounts of S and SO₂',
          divided(exact(sulfur, 'g'), measured(molarMass('S'), 'g/mol', 4)),
          divided(measured(oxide, 'g'), measured(molarMass('SO2'), 'g/mol', 4)),
        ),
      ),
  })
})
