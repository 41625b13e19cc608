import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { integer, pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { capitalized, listed } from '#quiz/templates/shared/names.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { type NamedMolecule, pools } from './pool.ts'
import { changedFormula, formulaWith } from './written-formula.ts'

/** The general formulas of homologous series: hydrogen atoms beside two for each carbon atom, and oxygen atoms. */
const series = [
  { one: 'an alkane', from: 3, hydrogens: 2, oxygens: 0, general: 'CₙH₂ₙ₊₂' },
  { one: 'an alkene', from: 3, hydrogens: 0, oxygens: 0, general: 'CₙH₂ₙ' },
  { one: 'an alcohol', from: 2, hydrogens: 2, oxygens: 1, general: 'CₙH₂ₙ₊₂O' },
  { one: 'a carboxylic acid', from: 2, hydrogens: 0, oxygens: 2, general: 'CₙH₂ₙO₂' },
  { one: 'a ketone', from: 3, hydrogens: 0, oxygens: 1, general: 'CₙH₂ₙO' },
] as const

function written(carbons: number, hydrogens: number, oxygens: number): string {
  return formulaWith({ C: carbons, H: hydrogens, O: oxygens })
}

/** The molecular formula of a member of a homologous series without rings. */
export const formulaInSeries = production('ge-e200', 'formula', 'organic-formulas', (random) => {
  const { one, from, hydrogens, oxygens, general } = pick(random, series)
  const carbons = integer(random, from, 10)
  const count = 2 * carbons + hydrogens
  const answer = written(carbons, count, oxygens)
  const account = `${general} with n = ${carbons} is ${answer}`
  const other = (given: string, text: string): Correction => ({
    given,
    misconception: 'OG11',
    text: `${text} ${account}.`,
  })
  return typedFormula({
    element: oxygens === 0 ? 'H' : 'O',
    elements: ['C', 'H', ...(oxygens === 0 ? [] : ['O'])],
    stem: `Type the molecular formula of ${one} with ${carbons} carbon atoms${general === 'CₙH₂ₙ₊₂' ? '' : ', one functional group'} and no ring.`,
    answer,
    corrections: [
      other(
        written(carbons, count + (hydrogens === 2 ? -2 : 2), oxygens),
        hydrogens === 2
          ? 'Both ends of the chain have one hydrogen atom more.'
          : 'The double bond takes the place of two hydrogen atoms.',
      ),
      {
        given: written(carbons, 4 * carbons, oxygens),
        misconception: 'OG10',
        text: `Carbon atoms use some of their four bonds for each other. ${account}.`,
      },
      {
        given: written(carbons, 3 * carbons, oxygens),
        misconception: 'OG11',
        text: `Only the ends of the chain are CH₃; each step of the series adds CH₂. ${account}.`,
      },
      {
        given: written(carbons, count - 1, oxygens),
        misconception: 'OG10',
        text: `A hydrogen atom is missing, so one carbon or oxygen atom has too few bonds. ${account}.`,
      },
      ...(oxygens === 0
        ? []
        : [
            {
              given: written(carbons + 1, count + 2, oxygens),
              misconception: 'OG5' as const,
              text: `That has a carbon atom too many; the one of the group is counted. ${account}.`,
            },
          ]),
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      solved(
        'the molecular formula',
        law(`The series has the general formula ${general}`),
        known('n', String(carbons)),
        outcome(answer),
      ),
  })
})

const named = [
  'alkane',
  'alkene',
  'bromoalkane',
  'chloroalkane',
  'alcohol',
  'aldehyde',
  'ketone',
  'acid',
] as const

/** The molecular formula of a molecule from its name. */
export const formulaOfName = production('ge-m200', 'formula', 'organic-formulas', (random) => {
  const pool = pick(random, named)
  const molecule = pick(
    random,
    pools[pool]().filter(({ parts }) => parts.length > 2),
  )
  const { name, condensed, formula, element } = molecule
  const account = `${name} is ${condensed}, with ${atomsOf(formula)}`
  return typedFormula({
    element: element === 'C' ? 'H' : element,
    elements: [...composition(formula).keys()],
    stem: `Type the molecular formula of ${name}.`,
    answer: formatFormula(formula),
    corrections: slipsOf(molecule, `${capitalized(account)}.`),
    right: `${capitalized(account)}.`,
    article: null,
    solution: () =>
      solved(
        'the molecular formula',
        law(
          'Draw the chain, then the group and the branches, and give each carbon atom four bonds',
        ),
        known('Condensed formula', condensed),
        outcome(formatFormula(formula)),
      ),
  })
})

/** The atoms of a formula in words: '5 C and 12 H'. */
function atomsOf(formula: string): string {
  return listed([...composition(formula)].map(([symbol, count]) => `${count} ${symbol}`))
}

function slipsOf({ parts, formula }: NamedMolecule, account: string): readonly Correction[] {
  const branches = parts.prefixes.reduce((sum, { places }) => sum + places.length, 0)
  const isCarbonyl = ['al', 'one', 'oic acid'].includes(parts.ending)
  const isAlkyl = parts.prefixes.some(({ name }) => name.endsWith('yl'))
  const slips: Correction[] = []
  if (branches > 0) {
    slips.push({
      given: changed(formula, 0, branches),
      misconception: 'OG10',
      text: `Each branch takes the place of a hydrogen atom. ${account}`,
    })
  }
  if (isAlkyl) {
    slips.push({
      given: changed(formula, parts.length - (composition(formula).get('C') ?? 0), null),
      misconception: 'OG1',
      text: `That counts the main chain alone; the branches have carbon atoms too. ${account}`,
    })
  }
  if (parts.ending === 'ene') {
    slips.push({
      given: changed(formula, 0, 2),
      misconception: 'OG10',
      text: `The double bond takes the place of two hydrogen atoms. ${account}`,
    })
  }
  if (isCarbonyl) {
    slips.push(
      {
        given: changed(formula, 1, null),
        misconception: 'OG5',
        text: `The carbon atom of the group is part of the chain and not added to it. ${account}`,
      },
      {
        given: changed(formula, 0, 2),
        misconception: 'OG10',
        text: `The carbon atom of C=O uses two of its bonds for the oxygen atom. ${account}`,
      },
    )
  }
  if (parts.ending === 'ol') {
    slips.push({
      given: changed(formula, 0, -1),
      misconception: 'OG10',
      text: `The hydrogen atom of OH is one of them. ${account}`,
    })
  }
  slips.push(
    {
      given: changed(formula, -1, null),
      misconception: 'OG23',
      text: `That has one carbon atom too few. ${account}`,
    },
    {
      given: changed(formula, 0, -2),
      misconception: 'OG11',
      text: `That has two hydrogen atoms too few, as with one double bond more. ${account}`,
    },
  )
  return slips
}

/** The formula with other numbers of carbon and hydrogen atoms; two hydrogen atoms go with each carbon atom if null. */
function changed(formula: string, carbons: number, hydrogens: number | null): string {
  return changedFormula(formula, { C: carbons, H: hydrogens ?? 2 * carbons })
}
