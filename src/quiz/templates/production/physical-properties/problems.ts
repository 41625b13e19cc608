import { element } from '#chemistry/elements/elements.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { quantity, typedNumber } from '#quiz/templates/made/typed-number.ts'
import {
  densityInThreeFigures,
  hasRoughDensity,
} from '#quiz/templates/physical-properties/samples.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { calculated, law, solved } from '#quiz/worked/solutions.ts'

const article = 'what-is-the-mole'

const metals = 'Al Fe Cu Ag Pb Zn Ti Mg Au Pt W Ni Cr Co'
  .split(' ')
  .filter((symbol) => !hasRoughDensity(symbol))

/** The amount of a bar of metal, from its edges by its volume and its mass. */
export const barInSteps = production('ph-m71', 'steps', 'density', (random) => {
  const symbol = pick(random, metals)
  const density = densityInThreeFigures(symbol)
  const edges = [integer(random, 2, 6), integer(random, 2, 6), integer(random, 3, 12)]
  const [width = 2, depth = 2, length = 3] = edges
  const volume = width * depth * length
  const mass = volume * density
  const molar = element(symbol).atomicMass
  const metal = nameOf(symbol)
  const space = `${edges.join(' cm × ')} cm = ${quantity(volume, 'cm³')}`
  const weight = `${quantity(volume, 'cm³')} × ${quantity(density, 'g/cm³')} = ${quantity(mass, 'g')}`
  const amount = `${quantity(mass, 'g')} / ${quantity(molar, 'g/mol', 4)} = ${quantity(mass / molar, 'mol')}`
  return problem({
    element: symbol,
    stem: `A bar of ${metal} measures ${width} cm × ${depth} cm × ${length} cm and has the density ${quantity(density, 'g/cm³')}. How many moles of atoms is it? Use three parts.`,
    parts: [
      partOf(
        typedNumber({
          element: symbol,
          stem: 'What is the volume of the bar?',
          value: volume,
          unit: 'cm³',
          units: ['cm³', 'mL', 'L'],
          tolerance: 0.005,
          figures: null,
          wrong: [
            {
              value: width + depth + length,
              misconception: null,
              why: `The edges were added. A volume is the product of the three edges: ${space}.`,
            },
            {
              value: width * depth,
              misconception: null,
              why: `That is only one face of the bar. A volume is the product of three edges: ${space}.`,
            },
          ],
          right: `${space}.`,
          article,
        }),
      ),
      partOf(
        typedNumber({
          element: symbol,
          stem: 'What is its mass?',
          value: mass,
          unit: 'g',
          units: ['g', 'kg'],
          tolerance: 0.01,
          figures: null,
          wrong: [
            {
              value: volume / density,
              misconception: 'PH12',
              why: `The volume was divided by the density. Each cubic centimeter has that mass: ${weight}.`,
            },
            {
              value: density / volume,
              misconception: 'PH12',
              why: `The density was divided by the volume. Each cubic centimeter has that mass: ${weight}.`,
            },
          ],
          right: `${weight}.`,
          article,
        }),
        { kind: 'least', of: [{ part: 0, factor: density }] },
      ),
      partOf(
        typedNumber({
          element: symbol,
          stem: `How many moles of ${metal} atoms is that?`,
          value: mass / molar,
          unit: 'mol',
          units: ['mmol', 'mol', 'kmol'],
          tolerance: 0.01,
          figures: null,
          wrong: [
            {
              value: mass * molar,
              misconception: 'GE12',
              why: `The mass was multiplied by the molar mass. It has to be divided by it: ${amount}.`,
            },
            {
              value: molar / mass,
              misconception: 'GE12',
              why: `The division was turned around. Grams divided by grams per mole give moles: ${amount}.`,
            },
            {
              value: volume / molar,
              misconception: 'GE12',
              why: `The volume was divided by the molar mass. A molar mass belongs to a mass: ${amount}.`,
            },
          ],
          right: `${amount}.`,
          article,
        }),
        { kind: 'least', of: [{ part: 1, factor: 1 / molar }] },
      ),
    ],
    elements: [symbol],
    article,
    solution: () =>
      solved(
        `the amount of ${metal}`,
        law('Mass is volume × density, and amount is mass ÷ molar mass'),
        calculated(
          'Volume',
          multiplied(...edges.map((edge) => exact(edge, 'cm'))),
          measured(volume, 'cm³'),
        ),
        calculated(
          'Mass',
          multiplied(measured(volume, 'cm³'), measured(density, 'g/cm³')),
          measured(mass, 'g', 4),
        ),
        calculated(
          'Amount',
          divided(measured(mass, 'g', 4), measured(molar, 'g/mol', 4)),
          measured(mass / molar, 'mol'),
        ),
      ),
  })
})
