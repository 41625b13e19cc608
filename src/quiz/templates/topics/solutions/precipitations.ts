import { composition, formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { type Ion, saltFormula } from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { solubilityAnions } from '#chemistry/reference/solubility-data.ts'
import {
  saltInWater,
  type SaltInWater,
  solubilityCations,
} from '#chemistry/reference/solubility.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import {
  choice,
  type Correction,
  type Lure,
  nextDraw,
  numeric,
  production,
  template,
} from '#quiz/template.ts'
import {
  balancingTask,
  onesEverywhere,
  coefficientsOf,
  solvedEquation,
  shownPlain,
  twiceAsMuch,
} from '#quiz/templates/made/balancing-task.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { areEven } from '#quiz/templates/topics/school/building/even-options.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

import { type Mixture, mixtures } from './mixtures.ts'

const see = { article: null }

/** Salts that dissolve well, or hardly at all, of ions that a school course has. */
const salts: readonly SaltInWater[] = solubilityCations
  .filter(({ name }) => !['chromium(III)', 'mercury(I)', 'cobalt(II)', 'nickel(II)'].includes(name))
  .flatMap((cation) =>
    solubilityAnions
      .filter(({ name }) => !['chlorate', 'sulfite', 'oxide', 'chromate'].includes(name))
      .flatMap((anion) => saltInWater(cation.name, anion.name) ?? []),
  )
  .filter(({ code }) => code === 'soluble' || code === 'insoluble')

const soluble = salts.filter(({ code }) => code === 'soluble')
const insoluble = salts.filter(({ code }) => code === 'insoluble')

/** The one salt of four that dissolves, or that does not. */
export const solubleSalt = template('ch-e41', 'solubility-rules', (random) => {
  const isSoluble = pick(random, [true, false])
  const answer = pick(random, isSoluble ? soluble : insoluble)
  const others = shuffle(random, isSoluble ? insoluble : soluble)
  const near = others.filter(
    ({ cation, anion }) => anion.name === answer.anion.name || cation.name === answer.cation.name,
  )
  const far = others.filter((salt) => !near.includes(salt))
  const lures = [...near.slice(0, 2), ...far.slice(0, 2), ...near.slice(2)].slice(0, 4)
  const account = `${capitalized(answer.name)} ${isSoluble ? 'dissolves' : 'hardly dissolves'}: ${ruleOf(answer)}`
  return choice<SaltInWater>({
    element: symbolOf(answer.cation),
    badge: null,
    stem: isSoluble
      ? 'Which of these salts dissolves well in water?'
      : 'Which of these salts hardly dissolves in water?',
    answer,
    isRight: ({ code }) => code === (isSoluble ? 'soluble' : 'insoluble'),
    lures: lures.map((value): Lure<SaltInWater> => ({
      value,
      misconception: isSoluble ? 'SO17' : 'SO16',
      why: `${capitalized(value.name)} ${isSoluble ? 'hardly dissolves' : 'dissolves'}: ${ruleOf(value)}. ${account}.`,
    })),
    show: ({ formula }) => formatFormula(formula),
    right: `${account}.`,
    see,
  })
})

/** The ion that forms a precipitate with a given one. */
export const precipitatingPartner = template('ch-m404', 'solubility-rules', (random) => {
  const answer = pick(random, insoluble)
  const hasCation = random() < 0.25
  const [given, side] = hasCation
    ? [answer.cation, 'anion' as const]
    : [answer.anion, 'cation' as const]
  const lures = sample(
    random,
    soluble.filter((salt) => (hasCation ? salt.cation : salt.anion).name === given.name),
    3,
  )
  const account = `${capitalized(answer.name)} hardly dissolves: ${ruleOf(answer)}`
  const ion = `${given.name} ions`
  return choice<SaltInWater>({
    element: symbolOf(answer.cation),
    badge: null,
    stem: `A solution with ${ion} is mixed with other solutions, one after the other. Which ${side} forms a precipitate with the ${ion}?`,
    answer,
    isRight: ({ code }) => code === 'insoluble',
    lures: lures.map((value): Lure<SaltInWater> => ({
      value,
      misconception: 'SO16',
      why: `${capitalized(value.name)} dissolves: ${ruleOf(value)}. ${account}.`,
    })),
    show: (salt) => salt[side].name,
    right: `${account}.`,
    see,
  })
})

/** Salts that dissolve, with at least three that do not and share their cation or their anion. */
const dissolvedAmong = {
  anion: dissolvedWith(({ cation }) => cation.name),
  cation: dissolvedWith(({ anion }) => anion.name),
}

function dissolvedWith(given: (salt: SaltInWater) => string) {
  return soluble
    .map((salt) => ({ salt, others: insoluble.filter((other) => given(other) === given(salt)) }))
    .filter(({ others }) => others.length >= 3)
}

/** The same, and the ion that stays dissolved where the others precipitate. */
export const partnerOfIon = nextDraw(precipitatingPartner, (random) => {
  if (random() < 0.5) return precipitatingPartner.draw(random)
  const side = random() < 0.25 ? 'anion' : 'cation'
  const hasCation = side === 'anion'
  const { salt: answer, others } = pick(random, dissolvedAmong[side])
  const given = hasCation ? answer.cation : answer.anion
  const account = `${capitalized(answer.name)} dissolves: ${ruleOf(answer)}`
  return choice<SaltInWater>({
    element: symbolOf(answer.cation),
    badge: null,
    stem: `Solutions of four ${side}s are each mixed with a solution of ${given.name} ions. Which ${side} stays dissolved?`,
    answer,
    isRight: ({ code }) => code === 'soluble',
    lures: sample(random, others, 3).map((value): Lure<SaltInWater> => ({
      value,
      misconception: 'SO17',
      why: `${capitalized(value.name)} hardly dissolves: ${ruleOf(value)}. ${account}.`,
    })),
    show: (salt) => salt[side].name,
    right: `${account}.`,
    see,
  })
})

function ruleOf({ rule, anion, cation, code }: SaltInWater): string {
  switch (rule?.rule) {
    case 'group-1-and-ammonium':
      return `salts of ${cation.name} dissolve`
    case 'nitrates-acetates-chlorates':
      return `${anion.name}s dissolve`
    case 'halides':
    case 'sulfates':
      return rule.isException
        ? `the ${anion.name} of ${cation.name} is an exception`
        : `most ${anion.name}s dissolve`
    case 'hydroxides':
    case 'carbonates-chromates-phosphates-sulfides':
      return `most ${anion.name}s hardly dissolve`
    case undefined:
      return code === 'soluble' ? 'more than 10 g per liter' : 'less than 0.1 g per liter'
  }
}

function symbolOf({ formula }: Ion): ElementSymbol {
  return /[A-Z][a-z]?/.exec(formula)?.[0] ?? 'H'
}

/** A salt solution by its formula. */
function solutionOf({ cation, anion }: Mixture['first']): string {
  return formatFormula(saltFormula(cation, anion))
}

function shownIon({ formula, charge }: Ion): string {
  return formatIon(formula, charge)
}

/** The formula of the salt that two solutions precipitate. */
export const precipitateOfMixture = production(
  'ch-e42',
  'formula',
  'solubility-rules',
  (random) => {
    const { first, second } = pick(random, mixtures)
    const [cation, anion] = [first.cation, second.anion]
    const answer = saltFormula(cation, anion)
    const other = saltFormula(second.cation, first.anion)
    const account = `${shownIon(cation)} and ${shownIon(anion)} make ${formatFormula(answer)}, which hardly dissolves; ${formatFormula(other)} stays in solution`
    const plain = `${cation.formula}${anion.formula}`
    const corrections: readonly Correction[] = [
      {
        given: formatFormula(other),
        misconception: 'SO16',
        text: `Salts of ${second.cation.name} dissolve, so this pair stays in solution. ${account}.`,
      },
      {
        given: formatFormula(plain),
        misconception: 'BO11',
        text: `The charges of ${shownIon(cation)} and ${shownIon(anion)} do not add up to zero one to one. ${account}.`,
      },
      {
        given: solutionOf(first),
        misconception: null,
        text: `That salt was dissolved before. ${account}.`,
      },
      {
        given: solutionOf(second),
        misconception: null,
        text: `That salt was dissolved before. ${account}.`,
      },
    ]
    const asked = typedFormula({
      element: symbolOf(cation),
      elements: [symbolOf(cation), symbolOf(anion)],
      stem: `Solutions of ${solutionOf(first)} and ${solutionOf(second)} are mixed. Type the formula of the precipitate.`,
      answer: formatFormula(answer),
      corrections,
      right: `${account}.`,
      article: null,
    })
    return { ...asked, key: { formula: answer, ordered: false } }
  },
)

/** Salts that dissolve well and whose ions hardly react with water. */
const quietSalts = soluble.filter(
  ({ cation, anion }) =>
    ['lithium', 'sodium', 'potassium', 'magnesium', 'calcium', 'strontium', 'barium'].includes(
      cation.name,
    ) && ['chloride', 'bromide', 'iodide', 'nitrate', 'sulfate'].includes(anion.name),
)

/** An ion that a salt gives in water. */
export const ionOfSalt = production('ch-e49', 'formula', 'ions-in-solution', (random) => {
  const { cation, anion, formula: plain } = pick(random, quietSalts)
  const salt = formatFormula(plain)
  const asked = pick(random, [cation, anion, anion])
  const other = asked === cation ? anion : cation
  const answer = plainIon(asked)
  const shown = shownIon(asked)
  const count = Math.abs(other.charge) / (cation.charge === -anion.charge ? cation.charge : 1)
  const reason = `${salt} parts into ${shownIon(cation)} and ${shownIon(anion)}${count > 1 ? `, with ${count} ${shown} for each formula unit` : ''}`
  const corrections: Correction[] = [
    {
      given: asked.formula,
      misconception: 'SO5',
      text: `The charge is missing: in water there are ions, no neutral particles. ${reason}.`,
    },
    {
      given: plainIon({ ...asked, charge: -asked.charge }),
      misconception: null,
      text: `The sign is the wrong one: the ${asked === cation ? 'metal ion is positive' : 'other ion is negative'}. ${reason}.`,
    },
    {
      given: answer === plainIon(other) ? asked.formula : plainIon(other),
      misconception: null,
      text: `That is the other ion of the salt. ${reason}.`,
    },
  ]
  if (count > 1) {
    const several = repeatedFormula(asked.formula, count)
    corrections.push(
      {
        given: plainIon({ ...asked, formula: several, charge: asked.charge * count }),
        misconception: 'SO8',
        text: `The small ${count} counts single ions, which do not hold together. ${reason}.`,
      },
      {
        given: several,
        misconception: 'SO8',
        text: `The small ${count} counts single ions, each with a charge. ${reason}.`,
      },
    )
  }
  const [, center] = /^([A-Z][a-z]?)O/.exec(asked.formula) ?? []
  if (center !== undefined) {
    corrections.push(
      {
        given: 'O^2-',
        misconception: 'SO6',
        text: `${capitalized(asked.name)} stays whole in water. ${reason}.`,
      },
      {
        given: center === 'S' ? 'S^2-' : 'N^3-',
        misconception: 'SO6',
        text: `${capitalized(asked.name)} stays whole in water. ${reason}.`,
      },
    )
  }
  const draft = typedFormula({
    element: symbolOf(asked),
    elements: [symbolOf(cation), symbolOf(anion)],
    stem: `Type the formula of the ${asked === cation ? 'positive' : 'negative'} ion that ${salt} gives in water.`,
    answer: shown,
    corrections,
    right: `${reason}.`,
    article: null,
  })
  return { ...draft, key: { formula: answer, ordered: false } }
})

/** How many moles of ions a salt gives in water. */
export const molesOfIons = template(
  'ch-m45',
  'ions-in-solution',
  withLureBeside((random) => {
    const { cation, anion, formula: plain } = pick(random, [...quietSalts, ...manyIons])
    const salt = formatFormula(plain)
    const [cations, anions] = numbersOf(cation, anion)
    const amount = pick(random, [0.1, 0.2, 0.25, 0.3, 0.4, 0.5])
    const atoms = [...composition(plain).values()].reduce((sum, count) => sum + count, 0)
    const answer = amount * (cations + anions)
    const reason = `Each ${salt} gives ${cations} ${shownIon(cation)} and ${anions} ${shownIon(anion)}, so ${moles(amount)} give ${moles(answer)} of ions`
    return numeric({
      element: symbolOf(cation),
      stem: `${moles(amount)} of ${salt} dissolve in water. How many moles of ions are in the solution?`,
      answer,
      isRight: (value) => Math.abs(value / amount - cations - anions) < 0.001,
      lures: [
        {
          value: amount,
          misconception: 'SO5',
          why: `That counts formula units, which do not stay together in water. ${reason}.`,
        },
        {
          value: amount * atoms,
          misconception: 'SO6',
          why: `That counts atoms, but only ions part from each other. ${reason}.`,
        },
        {
          value: amount * 2,
          misconception: 'SO8',
          why: `That takes two ions for each salt. ${reason}.`,
        },
        {
          value: amount * cations * anions,
          misconception: null,
          why: `The numbers of the two ions are added, not multiplied. ${reason}.`,
        },
        {
          value: amount * Math.max(cations, anions),
          misconception: null,
          why: `That counts one of the two ions alone. ${reason}.`,
        },
      ],
      fill: shuffle(random, [0.5, 3, 4, 5, 6, 7]).map((factor) => amount * factor),
      miss: (value) => `${moles(value)} would be another number of ions. ${reason}.`,
      solution: () =>
        workedSolution({
          asked: 'the amount of all ions',
          given: { [`Amount of ${salt}`]: exact(amount, 'mol') },
          relation: `Each ${salt} gives all ions of its formula`,
          numbers: [
            [`Ions of one ${salt}`, added(exact(cations), exact(anions)), null, {}],
            [
              'Amount of ions',
              multiplied(exact(amount, 'mol'), exact(cations + anions)),
              'mol',
              { decimals: 2 },
            ],
          ],
        }),
      show: moles,
      right: `${reason}.`,
      see,
    })
  }),
)

/** Salts that give three ions or more. */
const manyIons = soluble.filter(
  ({ cation, anion }) =>
    ['magnesium', 'calcium', 'aluminum', 'sodium', 'potassium'].includes(cation.name) &&
    ['chloride', 'nitrate', 'sulfate'].includes(anion.name) &&
    cation.charge !== -anion.charge,
)

/** How many of each ion one formula unit has. */
function numbersOf(cation: Ion, anion: Ion): readonly [number, number] {
  const divisor = cation.charge === -anion.charge ? cation.charge : 1
  return [-anion.charge / divisor, cation.charge / divisor]
}

function moles(amount: number): string {
  return `${formatNumber(amount, { decimals: 2 })} mol`
}

function repeatedFormula(formula: string, count: number): string {
  return /^[A-Z][a-z]?$/.test(formula) ? `${formula}${count}` : `(${formula})${count}`
}

/** Reactions of ions beside precipitations, in plain text. */
const ionicReactions: readonly (readonly [string, ElementSymbol])[] = [
  ['CO3^2- + 2 H+ -> CO2 + H2O', 'C'],
  ['CaCO3 + 2 H+ -> Ca^2+ + CO2 + H2O', 'Ca'],
  ['MgO + 2 H+ -> Mg^2+ + H2O', 'Mg'],
  ['CuO + 2 H+ -> Cu^2+ + H2O', 'Cu'],
  ['Al(OH)3 + 3 H+ -> Al^3+ + 3 H2O', 'Al'],
  ['Mg(OH)2 + 2 H+ -> Mg^2+ + 2 H2O', 'Mg'],
  ['Fe2O3 + 6 H+ -> 2 Fe^3+ + 3 H2O', 'Fe'],
  ['Al2O3 + 6 H+ -> 2 Al^3+ + 3 H2O', 'Al'],
  ['2 Al + 6 H+ -> 2 Al^3+ + 3 H2', 'Al'],
  ['Zn + 2 H+ -> Zn^2+ + H2', 'Zn'],
]

/** The numbers of an ionic equation. */
export const balancedIonicEquation = production('ch-m42', 'balance', 'net-ionic', (random) => {
  const precipitations = mixtures.flatMap(({ first, second }) => {
    const equation = solvedEquation(
      [plainIon(first.cation), plainIon(second.anion)],
      [saltFormula(first.cation, second.anion)],
    )
    return equation === null || coefficientsOf(equation).every((count) => count === 1)
      ? []
      : [{ equation, element: symbolOf(first.cation) }]
  })
  const [text, symbol] = pick(random, ionicReactions)
  const { equation, element } = pick(random, [
    { equation: equationOf(text), element: symbol },
    pick(random, precipitations),
    pick(random, precipitations),
  ])
  const [one, two, ...rest] = coefficientsOf(equation)
  const [first] = equation.reactants
  return balancingTask(equation, {
    element,
    stem: `Balance the ionic equation ${shownPlain(equation)}.`,
    corrections: [
      onesEverywhere(equation),
      one === undefined || two === undefined || one === two
        ? null
        : {
            given: [two, one, ...rest].join(', '),
            misconception: null,
            text: `The first two numbers are exchanged. Atoms and charges agree with ${one} of ${formatFormula(first?.formula ?? 'H')} and ${two} of the other.`,
          },
      twiceAsMuch(equation),
    ],
    article: 'how-to-balance-chemical-equations',
  })
})

function namesOf(cation: Ion, anion: Ion): string {
  return `${cation.name} and ${anion.name}`
}

function plainIon({ formula, charge }: Ion): string {
  const size = Math.abs(charge)
  return `${formula}^${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`
}

/** The ions that only watch a precipitation. */
export const spectatorIons = template('ch-m44', 'net-ionic', (random) => {
  const { first, second } = pick(random, mixtures)
  const answer = namesOf(second.cation, first.anion)
  const gone = namesOf(first.cation, second.anion)
  const solid = formatFormula(saltFormula(first.cation, second.anion))
  // The ions of sodium and nitrate have short names, which must not give them away.
  const others = [gone, namesOf(first.cation, first.anion), namesOf(second.cation, second.anion)]
  if (others.every((text) => text.length > answer.length) && random() < 0.6) return null
  const reason = `The ions of ${gone} leave the solution as ${solid}; those of ${answer} stay as they are`
  return choice<string>({
    element: symbolOf(first.cation),
    stem: `Solutions of ${solutionOf(first)} and ${solutionOf(second)} are mixed. Which ions are spectators?`,
    answer,
    isRight: (value) => value === answer,
    lures: [
      {
        value: gone,
        misconception: 'SO9',
        why: `These are the ions that react. ${reason}.`,
      },
      {
        value: namesOf(first.cation, first.anion),
        misconception: 'SO9',
        why: `${shownIon(first.cation)} is in the precipitate. ${reason}.`,
      },
      {
        value: namesOf(second.cation, second.anion),
        misconception: 'SO9',
        why: `${shownIon(second.anion)} is in the precipitate. ${reason}.`,
      },
    ],
    right: `${reason}.`,
    see,
  })
})

/** The net ionic equation of a precipitation. */
export const netIonicEquation = template('ch-h701', 'net-ionic', (random) => {
  const { first, second } = pick(random, mixtures)
  const solid = saltFormula(first.cation, second.anion)
  const answer = written([plainIon(first.cation), plainIon(second.anion)], [solid])
  const whole: readonly Lure<string>[] = [
    {
      value: written(
        [saltFormula(first.cation, first.anion), plainIon(second.anion)],
        [solid, plainIon(first.anion)],
      ),
      misconception: 'SO9',
      why: `Dissolved ${solutionOf(first)} is written as ions.`,
    },
    {
      value: written(
        [plainIon(first.cation), saltFormula(second.cation, second.anion)],
        [solid, plainIon(second.cation)],
      ),
      misconception: 'SO9',
      why: `Dissolved ${solutionOf(second)} is written as ions.`,
    },
  ]
  const rest: readonly Lure<string>[] = [
    {
      value: written(
        [plainIon(second.cation), plainIon(first.anion)],
        [saltFormula(second.cation, first.anion)],
      ),
      misconception: 'SO9',
      why: 'These ions stay as they are in the solution.',
    },
    {
      value: answer.replaceAll(/(^|\+ )\d /g, '$1'),
      misconception: 'GE25',
      why: 'Atoms and charges do not agree on both sides.',
    },
  ]
  const lures = [...shuffle(random, [...whole, ...rest])].filter(({ value }) => value !== answer)
  const drawn = lures.slice(0, 3)
  if (!areEven([answer, ...drawn.map(({ value }) => value)])) return null
  const account = `Only the ions of the solid are left: ${answer}`
  return choice<string>({
    element: symbolOf(first.cation),
    badge: null,
    stem: `Solutions of ${solutionOf(first)} and ${solutionOf(second)} are mixed. ${pick(random, ['Which is the net ionic equation?', 'Which ionic equation has no spectators?'])}`,
    answer,
    isRight: (value) => value === answer,
    lures: drawn.map((lure) => ({ ...lure, why: `${lure.why} ${account}.` })),
    right: `${account}.`,
    see: { article: 'how-to-balance-chemical-equations' },
    solution: () =>
      solved(
        'the net ionic equation',
        known('The solid', formatFormula(solid)),
        law('Dissolved salts are ions, and ions that stay dissolved are left out'),
        outcome(answer),
      ),
  })
})

/** A balanced equation of substances in plain notation, as it is shown. */
function written(reactants: readonly string[], products: readonly string[]): string {
  const equation = solvedEquation(reactants, products)
  if (equation === null) throw new RangeError(`${reactants.join()} do not give ${products.join()}.`)
  return formatEquation(equation)
}

type IonTest = {
  readonly ion: string
  readonly test: string
  readonly element: ElementSymbol
}

/**
 * Tests for ions with their observations, as two examination boards have them (Cambridge IGCSE 0620, notes for
 * qualitative analysis; Edexcel International GCSE 4CH1, 2.44 to 2.50).
 */
const ionTests: readonly IonTest[] = [
  { ion: 'Cl^-', test: 'white precipitate with acidified AgNO₃', element: 'Cl' },
  { ion: 'Br^-', test: 'cream precipitate with acidified AgNO₃', element: 'Br' },
  { ion: 'I^-', test: 'yellow precipitate with acidified AgNO₃', element: 'I' },
  { ion: 'SO4^2-', test: 'white precipitate with acidified BaCl₂', element: 'S' },
  { ion: 'CO3^2-', test: 'fizzing with acid', element: 'C' },
  { ion: 'NH4^+', test: 'pungent gas with warm NaOH', element: 'N' },
  { ion: 'Cu^2+', test: 'blue precipitate with NaOH', element: 'Cu' },
  { ion: 'Fe^2+', test: 'green precipitate with NaOH', element: 'Fe' },
  { ion: 'Fe^3+', test: 'red-brown precipitate with NaOH', element: 'Fe' },
]

/** Pairs of ions that are mixed up, with the difference between them. */
const confused: readonly (readonly [string, string, string])[] = [
  ['Fe^2+', 'Fe^3+', 'The hydroxide of Fe²⁺ is green, that of Fe³⁺ red-brown.'],
  ['Cu^2+', 'Fe^2+', 'The hydroxide of Cu²⁺ is blue, that of Fe²⁺ green.'],
  ['Cl^-', 'Br^-', 'AgCl is white, AgBr cream.'],
  ['Br^-', 'I^-', 'AgBr is cream, AgI yellow.'],
  ['Cl^-', 'I^-', 'AgCl is white, AgI yellow.'],
  ['Cl^-', 'SO4^2-', 'Chloride precipitates with silver ions, sulfate with barium ions.'],
  ['CO3^2-', 'NH4^+', 'Carbonate gives CO₂ with acid, ammonium gives NH₃ with a warm base.'],
]

/** Ions and the tests for them. */
export const testsForIons = production('ch-m43', 'match', 'solubility-rules', (random) => {
  const drawn = sample(random, ionTests, 5)
  return pairDraft(random, {
    stem: 'Pair each ion with its test.',
    pairs: drawn.map(({ ion, test, element }) => ({
      left: formatFormula(ion),
      partner: test,
      element,
    })),
    exchanges: couplesOf(drawn).flatMap(([one, other]) => {
      const found = confused.find(
        ([a, b]) => (a === one.ion && b === other.ion) || (a === other.ion && b === one.ion),
      )
      return found === undefined
        ? []
        : [
            {
              of: [formatFormula(one.ion), formatFormula(other.ion)] as const,
              misconception: null,
              text: `These two are exchanged. ${found[2]}`,
            },
          ]
    }),
    right: `The tests are: ${drawn.map(({ ion, test }) => `${formatFormula(ion)}, ${test}`).join('; ')}.`,
    article: null,
  })
})
