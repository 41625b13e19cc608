import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, production, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'

const mole = 'what-is-the-mole'

type Stock = { readonly name: string; readonly element: ElementSymbol }

const stocks: readonly Stock[] = [
  { name: 'sodium chloride', element: 'Na' },
  { name: 'potassium nitrate', element: 'K' },
  { name: 'copper(II) sulfate', element: 'Cu' },
  { name: 'sodium hydroxide', element: 'Na' },
  { name: 'hydrochloric acid', element: 'Cl' },
  { name: 'nitric acid', element: 'N' },
  { name: 'ammonia', element: 'N' },
  { name: 'glucose', element: 'C' },
]

const amount = 'the amount in moles'
const mass = 'the mass of solute'
const strength = 'the concentration'
const perLiter = 'the grams per liter'
const volume = 'the total volume'
const total = 'the total mass'

/** Quantities of a solution that is diluted, by the effect of the dilution. */
const effects = [
  { ask: 'stays the same', right: [amount, mass], wrong: [strength, perLiter, volume, total] },
  { ask: 'becomes smaller', right: [strength, perLiter], wrong: [amount, mass, volume, total] },
  { ask: 'becomes larger', right: [volume, total], wrong: [amount, mass, strength, perLiter] },
] as const

const reasons: Readonly<Record<string, readonly [MisconceptionId | null, string]>> = {
  [amount]: ['SO3', 'Only water is added, so the amount of the solute stays.'],
  [mass]: ['SO3', 'Only water is added, so the mass of the solute stays.'],
  [strength]: ['SO14', 'The same amount is in a larger volume, so the concentration falls.'],
  [perLiter]: ['SO14', 'The same mass is in a larger volume, so less of it is in each liter.'],
  [volume]: ['SO4', 'The water makes the volume larger.'],
  [total]: ['SO4', 'The water adds its mass to the solution.'],
}

/** The quantities of a solution before and after water is added. */
export const effectOfDilution = template('ge-e42', 'dilution', (random) => {
  const { name, element } = pick(random, stocks)
  const { ask, right, wrong } = pick(random, effects)
  const answer = pick(random, right)
  const before = pick(random, [50, 100, 150, 200])
  const after = before * pick(random, [2, 3, 4, 5])
  const account = `From ${before} mL to ${after} mL the amount stays, and the concentration falls to a ${nth(after / before)}`
  const allowed: ReadonlySet<string> = new Set(right)
  const idea = (value: string, usual: MisconceptionId | null) => {
    if (ask !== 'becomes larger') return usual
    return value === amount || value === mass ? 'GE16' : null
  }
  return choice<string>({
    element,
    badge: null,
    stem: `Water is added to ${before} mL of a solution of ${name}, up to ${after} mL. Which quantity ${ask}?`,
    answer,
    isRight: (value) => allowed.has(value),
    lures: sample(random, wrong, 3).flatMap((value) => {
      const reason = reasons[value]
      return reason === undefined
        ? []
        : [{ value, misconception: idea(value, reason[0]), why: `${reason[1]} ${account}.` }]
    }),
    right: `${account}.`,
    see: { article: null },
  })
})

function nth(factor: number): string {
  return ['half', 'third', 'quarter', 'fifth'][factor - 2] ?? 'part'
}

/** The concentration after a dilution, or the water that it takes. */
export const afterDilution = production('ge-m42', 'number', 'dilution', (random) => {
  const { name, element } = pick(random, stocks)
  const before = pick(random, [10, 15, 20, 25, 40, 50])
  const after = pick(random, [100, 150, 200, 250, 500])
  const strong = pick(random, [0.5, 0.8, 1, 1.2, 1.5, 2])
  const weak = (strong * before) / after
  const shown = quantity(strong, 'mol/L')
  if (integer(random, 0, 2) > 0) {
    return workedNumber({
      element,
      stem: `${before} mL of ${shown} ${name} are made up to ${after} mL with water. What is the new concentration?`,
      value: weak,
      unit: 'mol/L',
      units: ['mmol/L', 'mol/L'],
      solution: () => ({
        asked: 'the new concentration',
        given: { 'Concentration before': measured(strong, 'mol/L') },
        relation: 'The amount stays: concentration × volume is the same before and after',
        numbers: [
          [
            'New concentration',
            divided(multiplied(measured(strong, 'mol/L'), exact(before, 'mL')), exact(after, 'mL')),
            'mol/L',
          ],
        ],
      }),
      account: `The amount stays: ${shown} × ${before} mL / ${after} mL = ${quantity(weak, 'mol/L')}`,
      wrong: [
        [(strong * after) / before, 'SO4', 'The ratio was turned around: diluting makes weaker.'],
        [
          (strong * before) / (before + after),
          'SO4',
          `That adds the two volumes, but ${after} mL is the final one.`,
        ],
        [
          (strong * before) / (after - before),
          'SO4',
          'That divides by the water alone, but the final volume counts.',
        ],
        [strong, 'SO14', 'The concentration does not stay, the amount does.'],
      ],
      article: mole,
    })
  }
  const value = after - before
  const dilute = quantity(weak, 'mol/L')
  if (Math.abs(Number(weak.toPrecision(3)) - weak) > 1e-9) return null
  return workedNumber({
    element,
    stem: `About how much water is added to ${before} mL of ${shown} ${name} to make it ${dilute}, if volumes add up?`,
    value,
    unit: 'mL',
    units: ['mL', 'L'],
    tolerance: 0.01,
    solution: () => ({
      asked: 'the volume of water that is added',
      given: {
        'Concentration before': measured(strong, 'mol/L'),
        'Concentration after': measured(weak, 'mol/L'),
      },
      relation: 'The amount stays: concentration × volume is the same before and after',
      numbers: [
        [
          'Final volume',
          divided(
            multiplied(exact(before, 'mL'), measured(strong, 'mol/L')),
            measured(weak, 'mol/L'),
          ),
          'mL',
        ],
        ['Water', less(exact(after, 'mL'), exact(before, 'mL')), 'mL', {}],
      ],
    }),
    account: `The final volume is ${before} mL × ${shown} / ${dilute} = ${after} mL, and ${after} mL − ${before} mL = ${formatNumber(value)} mL`,
    wrong: [
      [after, 'SO4', 'That is the final volume, of which part was there already.'],
      [after + before, 'SO4', 'The volume at the start is taken away, not added.'],
      [(before * weak) / strong, 'SO4', 'The ratio of the concentrations was turned around.'],
    ],
    apart: 0.03,
    article: mole,
  })
})

/** The concentration after several equal dilutions. */
export const serialDilution = production('ge-m570', 'number', 'dilution', (random) => {
  const { name, element } = pick(random, stocks)
  const steps = integer(random, 2, 4)
  const [part, whole] = pick(random, [
    [10, 100],
    [5, 50],
    [20, 100],
    [10, 50],
    [25, 100],
    [5, 100],
  ] as const)
  const strong = pick(random, [0.5, 0.8, 1, 1.5, 2])
  const value = strong * (part / whole) ** steps
  const shown = quantity(strong, 'mol/L')
  const factor = whole / part
  return workedNumber({
    element,
    stem: `A ${shown} solution of ${name} is diluted ${steps} times in a row, each time ${part} mL to ${whole} mL. What is its concentration then?`,
    value,
    unit: 'mol/L',
    units: ['µmol/L', 'mmol/L', 'mol/L'],
    solution: () => ({
      asked: 'the concentration after the last dilution',
      given: { 'Concentration before': measured(strong, 'mol/L') },
      relation: 'Each dilution divides the concentration by the same number',
      numbers: [
        ['Number for one dilution', divided(exact(whole, 'mL'), exact(part, 'mL')), null, {}],
        [
          `Number for ${steps} dilutions`,
          multiplied(...Array.from({ length: steps }, () => exact(factor))),
          null,
          {},
        ],
        ['Concentration', divided(measured(strong, 'mol/L'), exact(factor ** steps)), 'mol/L'],
      ],
    }),
    account: `Each step divides by ${factor}, all of them by ${formatNumber(factor ** steps)}: ${shown} / ${formatNumber(factor ** steps)} = ${quantity(value, 'mol/L')}`,
    wrong: [
      [
        strong / (factor * steps),
        null,
        `That multiplies ${factor} by the number of steps, but each step divides once more.`,
      ],
      [strong / factor, null, 'That is the concentration after the first step.'],
      [
        strong * (part / (part + whole)) ** steps,
        'SO4',
        `That adds the volumes in each step, but ${whole} mL is the final one.`,
      ],
      [strong / factor ** (steps - 1), null, 'That is one step too few.'],
      [strong / factor ** (steps + 1), null, 'That is one step too many.'],
    ],
    article: null,
  })
})
