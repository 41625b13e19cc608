import { properties } from '#chemistry/elements/element-properties.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { amountText, exact, measured } from '#quiz/worked/amounts.ts'
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

/** Things of everyday size that may stand for a nucleus, with their widths in m. */
const small = [
  { object: 'a pinhead', width: 0.001, shown: exact(1, 'mm') },
  { object: 'a pea', width: 0.008, shown: exact(8, 'mm') },
  { object: 'a marble', width: 0.015, shown: exact(15, 'mm') },
  { object: 'a cherry', width: 0.02, shown: exact(20, 'mm') },
  { object: 'a ball', width: 0.1, shown: exact(10, 'cm') },
  { object: 'a globe', width: 0.3, shown: exact(30, 'cm') },
] as const

const familiarModels = modelElements.filter(({ symbol }) => isFamiliar(symbol))

/** The width of an atom whose nucleus is as wide as something that one can see. */
export const widthOfModel = template('as-m500', 'atom-size', (random) => {
  const { symbol, atom, nucleus } = pick(random, familiarModels)
  const { object, width, shown } = pick(random, small)
  const name = nameOf(symbol)
  const ratio = Number(((atom * FM_PER_PM) / nucleus).toPrecision(2))
  const answer = Number((ratio * width).toPrecision(2))
  const inUnit = Math.round(width / shown.value === 0.001 ? 1000 : 100)
  const ratioText = formatNumber(ratio)
  const given = amountText(shown)
  const account = `${given} are ${formatNumber(width)} m, and ${ratioText} times that is ${meters(answer)}`
  return numeric({
    element: symbol,
    stem: `An atom of ${name} is about ${ratioText} times as wide as its nucleus. If the nucleus were ${object} ${given} wide, how wide would the atom be?`,
    answer,
    isRight: (value) => Math.abs(value / ratio / width - 1) < 0.06,
    show: meters,
    lures: shuffle(random, [
      {
        value: 2 * width,
        misconception: 'AS7' as const,
        why: `The nucleus does not fill half of the atom: the atom is ${ratioText} times as wide. ${account}.`,
      },
      {
        value: answer / 10,
        misconception: 'AS7' as const,
        why: `That is ten times too small: the nucleus takes less of the atom than that. ${account}.`,
      },
      {
        value: answer / 100,
        misconception: 'AS7' as const,
        why: `That is a hundred times too small: the nucleus takes less of the atom than that. ${account}.`,
      },
      {
        value: answer * 10,
        misconception: 'GE30' as const,
        why: `That is ten times too large. ${account}.`,
      },
      {
        value: answer * (inUnit === 1000 ? 100 : 1000),
        misconception: 'GE30' as const,
        why: `That is ${inUnit === 1000 ? 'a hundred' : 'a thousand'} times too large. ${account}.`,
      },
      {
        value: answer * inUnit,
        misconception: 'GE30' as const,
        why: `That is the width in ${shown.unit}, not in m. ${account}.`,
      },
    ]),
    solution: () =>
      solved(
        'the width of the atom in the model',
        known('Width of the nucleus in the model', shown),
        known('Atom to nucleus', exact(ratio)),
        law('In the model the atom stays as many times as wide as its nucleus'),
        converted(
          'Width of the nucleus',
          divided(shown, exact(inUnit, `${shown.unit}/m`)),
          exact(width, 'm'),
        ),
        calculated(
          'Width of the atom',
          multiplied(exact(ratio), exact(width, 'm')),
          measured(ratio * width, 'm', 2),
        ),
      ),
    right: `${account}: nearly all of an atom is outside its nucleus.`,
    see: { article: 'what-is-an-atom' },
  })
})
