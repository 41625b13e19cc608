import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { formatCondensed } from '#chemistry/organic/names/condensed-formula.ts'
import { additionPolymers, condensationPolymers } from '#chemistry/organic/polymers.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Correction, production, template } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { type Exchange, couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized, listed } from '#quiz/templates/shared/names.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { changedFormula } from './written-formula.ts'

const madeByAddition = additionPolymers.map(({ name, monomer, monomerFormula }) => ({
  name,
  from: `${monomer} (${formatCondensed(monomerFormula)})`,
  way: 'addition' as const,
  element: 'C' as const,
}))

const madeByCondensation = condensationPolymers.map(({ name, monomers }) => ({
  name,
  from: listed(monomers.map((one) => `${one.name} (${formatFormula(one.formula)})`)),
  way: 'condensation' as const,
  element: 'O' as const,
}))

/** Polymers and the monomers that they are made of. */
export const polymersAndMonomers = production('ch-e201', 'match', 'polymers', (random) => {
  const pairs = sample(random, additionPolymers, 4).map(({ common, monomer, monomerFormula }) => ({
    left: common,
    partner: formatCondensed(monomerFormula),
    element: 'C',
    monomer,
  }))
  return pairDraft(random, {
    stem: 'Pair each polymer with its monomer.',
    pairs,
    exchanges: couplesOf(pairs).map(([one, other]): Exchange => ({
      of: [one.left, other.left],
      misconception: null,
      text: `The units of ${one.left} come from ${one.monomer}, ${one.partner}. Those of ${other.left} come from ${other.monomer}, ${other.partner}.`,
    })),
    right: `${capitalized(pairs.map(({ left, monomer }) => `${left} is made from ${monomer}`).join('; '))}.`,
    article: null,
    asked: 'the monomer of each polymer',
    rule: 'The systematic name of a polymer has that of its monomer in brackets',
  })
})

/** The formula of a repeat unit from its monomers, or of a monomer from the repeat unit. */
export const formulaOfUnit = production('ch-m202', 'formula', 'polymers', (random) => {
  const kind = pick(random, ['unit', 'monomer', 'condensation'] as const)
  if (kind === 'condensation') {
    const { name, monomers, formula, water } = pick(random, condensationPolymers)
    const answer = formatFormula(formula)
    const sum = changedFormula(formula, { H: 2 * water, O: water })
    const waters = water === 1 ? '1 H₂O' : `${water} H₂O`
    const account = `The links of one unit give off ${waters}, so ${sum} less ${waters} is ${answer}`
    return asked({
      element: 'O',
      stem: `${capitalized(name)} is made by condensation of ${listed(monomers.map((one) => `${one.name}, ${formatFormula(one.formula)}`))}. Type the molecular formula of its repeat unit.`,
      answer,
      corrections: [
        {
          given: sum,
          misconception: 'OG21',
          text: `That has all atoms of the monomers. ${account}.`,
        },
        ...(water === 2
          ? [
              {
                given: changedFormula(formula, { H: 2, O: 1 }),
                misconception: 'OG21' as const,
                text: `That leaves out one of the two links of a unit. ${account}.`,
              },
            ]
          : []),
        {
          given: changedFormula(formula, { H: 2 * water }),
          misconception: 'OG21',
          text: `Each link gives off water, with an oxygen atom. ${account}.`,
        },
      ],
      account,
      rule: 'A condensation gives off one molecule of water for each link',
      data: ['Atoms of the monomers', sum],
    })
  }
  const { name, monomer, monomerFormula, unitFormula, formula } = pick(random, additionPolymers)
  const answer = formatFormula(formula)
  const account = `The second bond of C=C opens and no atom is lost, so monomer and unit both are ${answer}`
  const isUnit = kind === 'unit'
  const shown = formatCondensed(isUnit ? monomerFormula : unitFormula)
  return asked({
    element: 'C',
    stem: isUnit
      ? `Type the molecular formula of the repeat unit of ${name}, made from ${monomer}, ${shown}.`
      : `An addition polymer has the repeat unit −${shown}−. Type the molecular formula of its monomer.`,
    answer,
    corrections: [
      ...((composition(formula).get('H') ?? 0) > 2
        ? [
            {
              given: changedFormula(formula, { H: -2 }),
              misconception: 'OG19' as const,
              text: `No hydrogen is given off. ${account}.`,
            },
          ]
        : []),
      {
        given: changedFormula(formula, { H: 2 }),
        misconception: 'OG19',
        text: `No hydrogen is added; the units take each other's place. ${account}.`,
      },
      ...((composition(formula).get('O') ?? 0) > 1 && (composition(formula).get('H') ?? 0) > 2
        ? [
            {
              given: changedFormula(formula, { H: -2, O: -1 }),
              misconception: 'OG21' as const,
              text: `Water is lost in a condensation, and this is an addition. ${account}.`,
            },
          ]
        : []),
    ],
    account,
    rule: 'An addition loses no atom',
    data: [isUnit ? 'Monomer' : 'Repeat unit', shown],
  })
})

/** How monomers join: in which way, and whether water forms. */
type Joining = { readonly way: 'addition' | 'condensation'; readonly givesWater: boolean }

const joinings: readonly Joining[] = [
  { way: 'addition', givesWater: false },
  { way: 'addition', givesWater: true },
  { way: 'condensation', givesWater: false },
  { way: 'condensation', givesWater: true },
]

/** The way in which monomers join, and what else forms. */
export const joiningOfMonomers = template('ch-m703', 'polymers', (random) => {
  const { name, from, way, element } = pick(random, [
    pick(random, madeByAddition),
    pick(random, madeByCondensation),
  ])
  const isRight = (value: Joining) =>
    value.way === way && value.givesWater === (way === 'condensation')
  const answer = joinings.find(isRight)
  if (answer === undefined) return null
  const account =
    way === 'addition'
      ? 'The second bond of C=C opens and joins the units, so no atom is lost'
      : 'Two groups of the monomers join at each link, and a molecule of water leaves'
  return choice<Joining>({
    element,
    badge: null,
    stem: `${capitalized(name)} can be made from ${from}. ${pick(random, ['How do its units join?', 'In which way is it made?'])}`,
    answer,
    isRight,
    lures: joinings
      .filter((value) => !isRight(value))
      .map((value) => ({
        value,
        misconception: value.way === way ? 'OG21' : null,
        why: `${slipOf(value, way)} ${account}.`,
      })),
    show: ({ way: shown, givesWater }) =>
      `by ${shown}, and ${givesWater ? 'water forms too' : 'nothing else forms'}`,
    right: `${account}.`,
    see: { article: null },
  })
})

function slipOf(value: Joining, way: Joining['way']): string {
  if (value.way !== way) {
    return way === 'addition'
      ? 'A condensation needs groups such as OH and COOH.'
      : 'An addition needs a bond C=C to open.'
  }
  return way === 'addition' ? 'An addition gives off nothing.' : 'A condensation gives off water.'
}

type Asked = {
  readonly element: string
  readonly stem: string
  readonly answer: string
  readonly corrections: readonly Correction[]
  readonly account: string
  readonly rule: string
  readonly data: readonly [string, string]
}

function asked({ element, stem, answer, corrections, account, rule, data }: Asked) {
  return typedFormula({
    element,
    elements: [element],
    stem,
    answer,
    corrections,
    right: `${account}.`,
    article: null,
    solution: () => solved('the formula', law(rule), known(...data), outcome(answer)),
  })
}
