import { formatIon } from '#chemistry/compounds/formulas.ts'
import { chargeText } from '#chemistry/lewis/words.ts'
import {
  chelates,
  type Complex,
  complexes,
  complexText,
  coordinationNumber,
  type Ligand,
  ligandCount,
  ligands,
  metalCharge,
} from '#chemistry/metals/complexes.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, counted, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, type Expression, less, multiplied } from '#quiz/worked/expressions.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

/** What the abbreviations of ligands stand for, where a complex has one. */
function abbreviations({ parts }: Complex): string {
  const names = new Set(parts.map(([ligand]) => ligand.written))
  return [
    names.has('en') ? ' en is ethane-1,2-diamine, H₂N−CH₂−CH₂−NH₂.' : '',
    names.has('ox') ? ' ox is the oxalate ion, C₂O₄²⁻.' : '',
  ].join('')
}

function shownLigand({ written, charge }: Ligand): string {
  return written === 'en' || written === 'ox' ? written : formatIon(written, charge)
}

/** The charge of the metal in a complex. */
export const metalOfComplex = production('bo-m621', 'number', 'complexes', (random) => {
  const complex = pick(random, complexes)
  const { metal, charge, parts } = complex
  const value = metalCharge(complex)
  const shown = complexText(complex)
  const fromLigands = charge - value
  const count = ligandCount(complex)
  const charged = parts.filter(([ligand]) => ligand.charge !== 0)
  const account =
    charged.length === 0
      ? `${listed(parts.map(([ligand]) => shownLigand(ligand)))} has no charge, so the metal has all of it: ${chargeText(value)}`
      : `The ligands bring ${chargeText(fromLigands)} in all, and ${chargeText(charge)} − (${chargeText(fromLigands)}) = ${chargeText(value)}`
  return workedNumber({
    element: metal,
    stem: `Which oxidation number has ${nameOf(metal)} in the complex ion ${shown}?`,
    value,
    unit: null,
    tolerance: 0,
    apart: 0,
    show: chargeText,
    account,
    wrong: [
      [charge, 'ST9', 'That is the charge of the whole complex, and ligands may have one too.'],
      [
        charge + count,
        'ST9',
        'That counts each ligand with one negative charge, but molecules have none.',
      ],
      [charge + fromLigands, 'ST10', 'The charge of the ligands is taken away, not added.'],
      [-value, 'ST10', 'The sign is turned around.'],
      [count, 'ST11', 'That is the number of ligands, not a charge.'],
    ],
    solution: () => ({
      asked: `the oxidation number of ${nameOf(metal)}`,
      given: {
        'Charge of the complex': withSign(charge),
        ...Object.fromEntries(
          parts.map(([ligand]) => [`Charge of ${shownLigand(ligand)}`, withSign(ligand.charge)]),
        ),
      },
      relation: 'The charges of the metal and of all ligands add up to that of the complex',
      numbers: [
        ['Charge of the ligands', ligandSum(complex), null, {}],
        ['Oxidation number', less(withSign(charge), withSign(fromLigands)), null, {}],
      ],
    }),
  })
})

function ligandSum({ parts }: Complex): Expression {
  return added(...parts.map(([ligand, count]) => multiplied(exact(count), withSign(ligand.charge))))
}

/** The coordination number of a complex whose ligands bind by one atom each. */
export const ligandsOfComplex = production('bo-e621', 'number', 'complexes', (random) =>
  coordinationDraft(pick(random, complexes)),
)

/** The coordination number of a complex with ligands that bind by two atoms. */
export const donorsOfComplex = production('bo-m622', 'number', 'complexes', (random) =>
  coordinationDraft(pick(random, chelates)),
)

function coordinationDraft(complex: Complex) {
  const { metal, parts, charge } = complex
  const value = coordinationNumber(complex)
  const pieces = ligandCount(complex)
  const isChelate = pieces !== value
  const account = isChelate
    ? `${capitalized(listed(parts.map(([ligand]) => `each ${shownLigand(ligand)} binds by ${ligand.donors === 1 ? 'one atom' : 'two atoms'}`)))}: ${parts.map(([ligand, count]) => `${count} × ${ligand.donors}`).join(' + ')} = ${value}`
    : `${listed(parts.map(([ligand, count]) => `${count} ${shownLigand(ligand)}`))} bind the metal by one atom each, so the number is ${value}`
  return workedNumber({
    element: metal,
    stem: `What is the coordination number of ${nameOf(metal)} in ${complexText(complex)}?${abbreviations(complex)}`,
    value,
    unit: null,
    tolerance: 0,
    apart: 0,
    show: formatNumber,
    account,
    wrong: [
      [pieces, 'ST11', 'That counts the ligands, but some of them bind by two atoms.'],
      [
        metalCharge(complex),
        'ST11',
        'That is the charge of the metal, not the number of its neighbors.',
      ],
      [Math.abs(charge), 'ST11', 'That is the charge of the complex, not the number of neighbors.'],
      [parts.length, 'ST11', 'That counts the kinds of ligands, not each of them.'],
      [
        parts.length > 1 ? value - (parts[0]?.[1] ?? 0) : Number.NaN,
        null,
        'That leaves out some of the ligands.',
      ],
    ],
    solution: () => ({
      asked: 'the coordination number',
      relation: 'It is the number of atoms that bind the metal: one or more of each ligand',
      numbers: [
        [
          'Coordination number',
          added(...parts.map(([ligand, count]) => multiplied(exact(count), exact(ligand.donors)))),
          null,
          {},
        ],
      ],
    }),
  })
}

const withCharges = complexes.filter((complex) => metalCharge(complex) !== complex.charge)

/** The formula of a complex from its parts in words. */
export const formulaOfComplex = production('bo-m623', 'formula', 'complexes', (random) => {
  const complex = pick(random, random() < 0.7 ? withCharges : complexes)
  const { metal, parts, charge } = complex
  const answer = complexText(complex)
  const value = metalCharge(complex)
  const words = listed(parts.map(([ligand, count]) => counted(count, ligand.particle)))
  const other = (next: Partial<Complex>) => complexText({ ...complex, ...next })
  const account = `${chargeText(value)} of the metal and ${chargeText(charge - value)} of the ligands give ${chargeText(charge)}: ${answer}`
  return typedFormula({
    element: metal,
    elements: [metal],
    stem: `A complex ion has one ${nameOf(metal)}(${romanNumeral(value)}) with ${words}. Type its formula with the charge.`,
    answer,
    corrections: [
      ...(value === charge
        ? []
        : [
            {
              given: other({ charge: value }),
              misconception: 'ST9' as const,
              text: `That is the charge of the metal alone. ${account}.`,
            },
          ]),
      {
        given: other({ charge: -charge }),
        misconception: 'ST10',
        text: `The sign of the charge is turned around. ${account}.`,
      },
      ...(charge - value < 0 && charge !== value
        ? [
            {
              given: other({ charge: charge > 0 ? charge + 1 : charge - 1 }),
              misconception: null,
              text: `One charge is counted once too often or too seldom. ${account}.`,
            },
          ]
        : []),
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      solved(
        'the formula of the complex ion',
        known('Metal', `${metal}, ${chargeText(value)}`),
        ...parts.map(([ligand, count]) =>
          known('Ligands', `${count} ${shownLigand(ligand)}, ${chargeText(ligand.charge)} each`),
        ),
        law('The charge of the complex is the sum of all charges in the brackets'),
        outcome(answer),
      ),
  })
})

const ligandFacts: readonly Fact[] = ligands.map((ligand) => ({
  left: ligandText(ligand),
  partner: ligand.name,
  element: ligand.element,
  reason: `${ligandText(ligand)} is called ${ligand.name} in a complex.`,
}))

function ligandText(ligand: Ligand): string {
  if (ligand.written === 'en') return 'H₂N−CH₂−CH₂−NH₂'
  return ligand.written === 'ox' ? 'C₂O₄²⁻' : shownLigand(ligand)
}

/** Ligands and their names in complexes. */
export const namesOfLigands = production('bo-e622', 'match', 'complexes', (random) =>
  factsDraft(random, {
    stem: 'Pair each ligand with its name in a complex.',
    facts: ligandFacts,
    count: 4,
    mistake: (one, other) =>
      [one, other].some(({ left }) => left === 'NH₃') &&
      [one, other].some(({ partner }) => partner.includes('diamine'))
        ? 'ST12'
        : null,
    asked: 'the name of each ligand',
    rule: 'Negative ions end in -ido or -ato; water, ammonia and carbon monoxide have names of their own',
  }),
)
