import { properties } from '#chemistry/elements/element-properties.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated } from '#quiz/worked/solutions.ts'

/** Radius of a nucleus in femtometers: 1.2 times the cube root of the mass number. */
const NUCLEON_RADIUS_FM = 1.2
const FM_PER_PM = 1000

/** Elements to bismuth and uranium, with the two radii as they are shown. */
const modelElements = elements.flatMap(({ symbol, typicalIsotope, atomicNumber }) => {
  const atom = properties(symbol).covalentRadius
  if (atom === null || (atomicNumber > 83 && symbol !== 'U')) return []
  const nucleus = Number((NUCLEON_RADIUS_FM * Math.cbrt(typicalIsotope)).toFixed(1))
  return [{ symbol, atom, nucleus }]
})

/** Things that may stand for a nucleus, with their radii in m. */
const models = [
  { object: 'a pinhead 1 mm in radius', radius: 0.001 },
  { object: 'a marble 5 mm in radius', radius: 0.005 },
  { object: 'a ball 10 cm in radius', radius: 0.1 },
  { object: 'a balloon 1 m in radius', radius: 1 },
] as const

/** The radius of an atom, drawn to the scale of a nucleus of everyday size. */
export const atomAsModel = template(
  'as-h7',
  'atom-size',
  withLureBeside((random) => {
    const { symbol, atom, nucleus } = pick(random, modelElements)
    const { object, radius } = pick(random, models)
    const name = nameOf(symbol)
    const ratio = (atom * FM_PER_PM) / nucleus
    const answer = Number((ratio * radius).toPrecision(2))
    const solution = `The atom is ${formatNumber(atom)} × 1000 / ${formatNumber(nucleus)}, about ${formatNumber(ratio, { significant: 2 })} times as wide, which makes ${meters(answer)}`
    return numeric({
      element: symbol,
      stem: `An atom of ${name} has a radius of ${formatNumber(atom)} pm, its nucleus ${formatNumber(nucleus)} fm. If the nucleus were ${object}, which radius would the atom have?`,
      answer,
      isRight: (value) => Math.abs(value / radius / ratio - 1) < 0.06,
      show: meters,
      lures: shuffle(random, [
        {
          value: answer / 1000,
          why: `That takes picometers and femtometers for the same: 1 pm is 1000 fm. ${solution}.`,
        },
        {
          value: answer * 1000,
          why: `That counts the step from picometers to femtometers twice. ${solution}.`,
        },
        { value: answer / 10, why: `1 pm is 1000 fm, not 100 fm. ${solution}.` },
        { value: answer * 10, why: `1 pm is 1000 fm, not 10 000 fm. ${solution}.` },
        { value: answer * 100, why: `1 pm is 1000 fm, not 100 000 fm. ${solution}.` },
        {
          value: 1000 * radius,
          misconception: null,
          why: `1000 is only the step from picometers to femtometers. The two numbers differ as well. ${solution}.`,
        },
      ]).map((lure) => ({ misconception: 'AS22', ...lure })),
      solution: () =>
        solved(
          'the radius of the atom in the model',
          known('Radius of the atom', exact(atom, 'pm')),
          known('Radius of the nucleus', exact(nucleus, 'fm')),
          law('The model keeps the ratio of the two radii, in the same unit'),
          converted(
            'Radius of the atom',
            multiplied(exact(atom, 'pm'), exact(FM_PER_PM, 'fm/pm')),
            exact(atom * FM_PER_PM, 'fm'),
          ),
          calculated(
            'Ratio',
            divided(exact(atom * FM_PER_PM, 'fm'), exact(nucleus, 'fm')),
            measured(ratio, null, 3),
          ),
          calculated(
            'Radius in the model',
            multiplied(measured(ratio, null, 3), exact(radius, 'm')),
            measured(ratio * radius, 'm', 2),
          ),
        ),
      right: `${solution}.`,
      see: { article: 'what-is-an-atom' },
    })
  }),
)

/** '2000 m', with two significant figures. */
function meters(value: number): string {
  return `${formatNumber(value, { significant: 2 })} m`
}
