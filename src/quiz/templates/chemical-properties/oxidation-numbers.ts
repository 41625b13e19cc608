import { composition, formatFormula, formula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type Equation, equation, formatEquation } from '#chemistry/reactions/equations.ts'
import {
  oxidationNumber,
  type OxidationChange,
  oxidationChanges,
} from '#chemistry/reactions/oxidation-numbers.ts'
import { redoxReactions } from '#chemistry/reactions/redox-reactions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { counted, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, less, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated, outcome } from '#quiz/worked/solutions.ts'

import { formatSigned } from './ions.ts'

/** Species and the element that is asked for; beside it stand hydrogen, oxygen and alkali metals. */
const species: readonly (readonly [formula: string, symbol: ElementSymbol])[] = [
  ['SO2', 'S'],
  ['SO3', 'S'],
  ['H2SO4', 'S'],
  ['H2SO3', 'S'],
  ['Na2SO4', 'S'],
  ['SO4^2-', 'S'],
  ['SO3^2-', 'S'],
  ['HNO3', 'N'],
  ['HNO2', 'N'],
  ['NO2', 'N'],
  ['N2O5', 'N'],
  ['NH3', 'N'],
  ['NH4+', 'N'],
  ['NO3-', 'N'],
  ['NO2-', 'N'],
  ['KNO3', 'N'],
  ['KMnO4', 'Mn'],
  ['MnO4-', 'Mn'],
  ['MnO2', 'Mn'],
  ['K2Cr2O7', 'Cr'],
  ['Cr2O7^2-', 'Cr'],
  ['CrO4^2-', 'Cr'],
  ['Cr2O3', 'Cr'],
  ['Fe2O3', 'Fe'],
  ['CO', 'C'],
  ['CO2', 'C'],
  ['CH4', 'C'],
  ['Na2CO3', 'C'],
  ['CO3^2-', 'C'],
  ['C2O4^2-', 'C'],
  ['H3PO4', 'P'],
  ['PO4^3-', 'P'],
  ['P4O10', 'P'],
  ['HClO', 'Cl'],
  ['HClO3', 'Cl'],
  ['HClO4', 'Cl'],
  ['KClO3', 'Cl'],
  ['ClO4-', 'Cl'],
  ['Cl2O7', 'Cl'],
  ['V2O5', 'V'],
  ['TiO2', 'Ti'],
  ['SiO2', 'Si'],
  ['PbO2', 'Pb'],
  ['Cu2O', 'Cu'],
  ['WO3', 'W'],
]

export const oxidationNumberIn = template(
  'ch-m1',
  'oxidation-number',
  withLureBeside((random) => {
    const [text, symbol] = pick(random, species)
    const answer = oxidationNumber(text, symbol)
    if (answer === null) return null
    const parsed = formula(text)
    const counts = composition(parsed)
    const atoms = counts.get(symbol) ?? 1
    const others = [...counts].filter(([other]) => other !== symbol)
    const sum = others.reduce((total, [other, count]) => total + count * numberByRule(other), 0)
    const oneOxygen = counts.has('O') && atoms === 1 ? 2 : 0
    const begin = `${atomSum(others, sum)}. The total is ${formatSigned(parsed.charge)}`
    const step =
      atoms === 1
        ? `${begin}, so ${symbol} must give ${formatSigned(answer)}`
        : `${begin}, so the ${atoms} ${symbol} atoms together must give ${formatSigned(answer * atoms)}, which is ${formatSigned(answer)} each`
    return numeric({
      element: symbol,
      stem: `What is the oxidation number of ${nameOf(symbol)} in ${formatFormula(text)}?`,
      answer,
      isRight: (value) => value * atoms + sum === parsed.charge,
      show: formatSigned,
      lures: [
        {
          value: answer * atoms,
          why: `That is the sum for ${atoms === 2 ? 'both' : `all ${atoms}`} ${symbol} atoms. Divided by ${atoms} it is ${formatSigned(answer)} for each.`,
        },
        {
          value: -sum / atoms,
          why: `That leaves the charge of the ion out of the sum. ${step}.`,
        },
        {
          value: parsed.charge,
          why: `That is the charge of the whole particle, not of the ${symbol} atom in it. ${step}.`,
        },
        {
          value: answer + oneOxygen,
          why: `That counts one oxygen atom too many. ${step}.`,
        },
        {
          value: answer - oneOxygen,
          why: `That leaves out one oxygen atom. ${step}.`,
        },
      ]
        // With its opposite beside it the right number would be known by its sign.
        .filter(({ value }) => Number.isInteger(value) && value !== -answer)
        .map((lure) => ({
          ...lure,
          misconception: [answer * atoms, parsed.charge].includes(lure.value) ? 'CH11' : null,
        })),
      fill: shuffle(random, [1, -1, 3, -3, 4, -4])
        .map((difference) => answer + difference)
        .filter((value) => value !== -answer),
      miss: (value) =>
        `With ${formatSigned(value)} the total would be ${formatSigned(value * atoms + sum)}. ${step}.`,
      solution: () =>
        solved(
          `the oxidation number of ${nameOf(symbol)}`,
          law(
            'The oxidation numbers of all atoms add up to the charge; oxygen counts −2, hydrogen and alkali metals +1',
          ),
          calculated(
            'All other atoms together',
            added(
              ...others.map(([other, count]) =>
                multiplied(exact(count), withSign(numberByRule(other))),
              ),
            ),
            withSign(sum),
          ),
          ...(atoms === 1
            ? [
                calculated(
                  `Oxidation number of ${symbol}`,
                  less(withSign(parsed.charge), withSign(sum)),
                  withSign(answer),
                ),
              ]
            : [
                calculated(
                  `${atoms} ${symbol} together`,
                  less(withSign(parsed.charge), withSign(sum)),
                  withSign(answer * atoms),
                ),
                calculated(
                  `Oxidation number of ${symbol}`,
                  divided(withSign(answer * atoms), exact(atoms)),
                  withSign(answer),
                ),
              ]),
        ),
      right: `${step}.`,
      see: { article: 'types-of-chemical-reactions' },
    })
  }),
)

/** Oxygen counts −2, hydrogen and the alkali metals +1. */
function numberByRule(symbol: ElementSymbol): number {
  return symbol === 'O' ? -2 : 1
}

/**
 * Describes the sum of the oxidation numbers that follow from rules: '2 H at +1 and 4 O at −2 give
 * −6'.
 */
function atomSum(
  counts: readonly (readonly [symbol: ElementSymbol, count: number])[],
  sum: number,
): string {
  const parts = counts.map(
    ([symbol, count]) => `${count} ${symbol} at ${formatSigned(numberByRule(symbol))}`,
  )
  const isOneAtom = counts.length === 1 && counts[0]?.[1] === 1
  return `${listed(parts)} ${isOneAtom ? 'gives' : 'give'} ${formatSigned(sum)}`
}

export const oxidizedElement = template('ch-h3', 'redox', (random) => {
  const reaction = equation(pick(random, redoxReactions))
  const changes = oxidationChanges(reaction)
  const oxidized = changes.find(({ from, to }) => to > from)
  const reduced = changes.find(({ from, to }) => to < from)
  if (oxidized === undefined || reduced === undefined) return null
  const fact = `${oxidized.symbol} goes from ${formatSigned(oxidized.from)} to ${formatSigned(oxidized.to)}: it loses electrons and is oxidized`
  return choice({
    element: oxidized.symbol,
    badge: null,
    stem: `Which element is oxidized in ${formatEquation(reaction)}, and how does its oxidation number change?`,
    answer: oxidized,
    isRight: ({ symbol, from, to }) =>
      to > from &&
      changes.some(
        (change) => change.symbol === symbol && change.from === from && change.to === to,
      ),
    show: changeText,
    lures: [
      {
        value: reduced,
        misconception: reduced.symbol === 'O' ? 'CH7' : 'CH17',
        why: `${reduced.symbol} goes from ${formatSigned(reduced.from)} to ${formatSigned(reduced.to)}: it gains electrons and is reduced. ${fact}.`,
      },
      {
        value: turnedAround(oxidized),
        misconception: null,
        why: `The element is right, but the change is reversed. ${fact}.`,
      },
      {
        value: turnedAround(reduced),
        misconception: null,
        why: `${reduced.symbol} changes the other way, from ${formatSigned(reduced.from)} to ${formatSigned(reduced.to)}, and is reduced. ${fact}.`,
      },
    ],
    solution: () =>
      solved(
        'the element that is oxidized',
        law('Oxidation is a loss of electrons, so the oxidation number rises'),
        known('Reduced', changeText(reduced)),
        outcome(changeText(oxidized)),
      ),
    right: `${fact}.`,
    see: { elements: [oxidized.symbol, reduced.symbol], article: 'types-of-chemical-reactions' },
  })
})

/** Which element is oxidized, and how many electrons all of its atoms lose: the version of several steps. */
export const electronsOfOxidized = nextDraw(oxidizedElement, (random) => {
  const reaction = equation(pick(random, redoxReactions))
  const changes = oxidationChanges(reaction)
  const oxidized = changes.find(({ from, to }) => to > from)
  const reduced = changes.find(({ from, to }) => to < from)
  if (oxidized === undefined || reduced === undefined || oxidized.symbol === reduced.symbol)
    return null
  // An element of two products may have changed in one of them only.
  if (
    reaction.products.filter(({ formula: one }) => composition(one).has(oxidized.symbol)).length > 1
  )
    return null
  const ofOne = oxidized.to - oxidized.from
  const atoms = atomsBefore(reaction, oxidized.symbol)
  const answer = ofOne * atoms
  const ofFewer = [ofOne, reduced.from - reduced.to].find((count) => count < answer)
  if (ofFewer === undefined) return null
  // Twice as many as often as fewer, so that the larger count is not the right one each time.
  const isTwice = random() < 0.5
  const other = isTwice ? 2 * answer : ofFewer
  const rise = `from ${formatSigned(oxidized.from)} to ${formatSigned(oxidized.to)}`
  const fact =
    atoms === 1
      ? `The only ${oxidized.symbol} atom goes ${rise} and loses ${counted(ofOne, 'electron')}`
      : `Each ${oxidized.symbol} atom goes ${rise} and loses ${counted(ofOne, 'electron')}, so all ${atoms} atoms lose ${answer}`
  const gain = `${reduced.symbol} goes from ${formatSigned(reduced.from)} to ${formatSigned(reduced.to)}: it gains electrons and is reduced.`
  return choice<{ readonly symbol: ElementSymbol; readonly electrons: number }>({
    element: oxidized.symbol,
    badge: null,
    stem: `Which element is oxidized in ${formatEquation(reaction)}, and how many electrons do its atoms in the equation lose together?`,
    answer: { symbol: oxidized.symbol, electrons: answer },
    isRight: ({ symbol, electrons }) =>
      changes.some(
        (change) =>
          change.symbol === symbol &&
          change.to > change.from &&
          (change.to - change.from) * atomsBefore(reaction, symbol) === electrons,
      ),
    show: ({ symbol, electrons }) => `${symbol}, ${counted(electrons, 'electron')}`,
    lures: [
      {
        value: { symbol: reduced.symbol, electrons: answer },
        misconception: reduced.symbol === 'O' ? 'CH7' : 'CH17',
        why: `${gain} ${fact}.`,
      },
      {
        value: { symbol: oxidized.symbol, electrons: other },
        misconception: null,
        why: isTwice
          ? `The electrons that one element loses are those that the other gains: they count once. ${fact}.`
          : `The element is right, but not the count for the whole equation. ${fact}.`,
      },
      {
        value: { symbol: reduced.symbol, electrons: other },
        misconception: reduced.symbol === 'O' ? 'CH7' : 'CH17',
        why: `${gain} ${fact}.`,
      },
    ],
    solution: () =>
      solved(
        'the element that is oxidized, and the electrons that its atoms lose',
        law('Oxidation is a loss of electrons, so the oxidation number rises'),
        known('Reduced', changeText(reduced)),
        known('Oxidized', changeText(oxidized)),
        calculated(
          'Electrons of one atom',
          less(withSign(oxidized.to), withSign(oxidized.from)),
          exact(ofOne),
        ),
        calculated('Electrons of all atoms', multiplied(exact(ofOne), exact(atoms)), exact(answer)),
        outcome(`${oxidized.symbol}, ${counted(answer, 'electron')}`),
      ),
    right: `${fact}.`,
    see: { elements: [oxidized.symbol, reduced.symbol], article: 'types-of-chemical-reactions' },
  })
})

/** The atoms of an element among the reactants, with the numbers in front. */
function atomsBefore({ reactants }: Equation, symbol: ElementSymbol): number {
  return reactants.reduce(
    (sum, { coefficient, formula: parsed }) =>
      sum + coefficient * (composition(parsed).get(symbol) ?? 0),
    0,
  )
}

/** The electrons that each atom of an element loses or gains in a reaction. */
export const electronsOfAtom = template(
  'ch-m401',
  'redox',
  withLureBeside((random) => {
    const reaction = equation(pick(random, redoxReactions))
    const change = pick(random, oxidationChanges(reaction))
    const { symbol, from, to } = change
    // An element of two products may have changed in one of them only.
    if (reaction.products.filter(({ formula: one }) => composition(one).has(symbol)).length > 1)
      return null
    const other = oxidationChanges(reaction).find((one) => one.symbol !== symbol)
    const answer = Math.abs(to - from)
    const atoms = atomsBefore(reaction, symbol)
    const verb = to > from ? 'lose' : 'gain'
    const name = nameOf(symbol)
    const account = `The oxidation number of ${name} goes from ${formatSigned(from)} to ${formatSigned(to)}, so each atom ${verb}s ${counted(answer, 'electron')}`
    const lures: readonly Lure<number>[] = [
      {
        value: answer * atoms,
        misconception: 'CH11',
        why: `That counts the electrons of all ${atoms} atoms of the equation. ${account}.`,
      },
      {
        value: Math.abs(to),
        misconception: 'CH15',
        why: `That is the size of the last oxidation number alone. ${account}.`,
      },
      {
        value: Math.abs(from),
        misconception: 'CH15',
        why: `That is the size of the first oxidation number alone. ${account}.`,
      },
      {
        value: other === undefined ? 0 : Math.abs(other.to - other.from),
        misconception: 'CH7',
        why: `That is the change of ${other === undefined ? 'another element' : nameOf(other.symbol)}. ${account}.`,
      },
    ]
    return numeric({
      element: symbol,
      badge: null,
      stem: `How many electrons does each ${name} atom ${verb} in ${formatEquation(reaction)}, by oxidation numbers?`,
      answer,
      isRight: (value) => value > 0 && from + (to > from ? value : -value) === to,
      lures: lures.filter(({ value }) => value > 0),
      fill: [answer - 1, answer + 1, answer - 2, answer + 2, answer + 3].filter((n) => n > 0),
      miss: (value) => `${value} is not the difference of the two numbers. ${account}.`,
      solution: () =>
        solved(
          `the electrons of one ${name} atom`,
          known('Before', formatSigned(from)),
          known('After', formatSigned(to)),
          law('The change of the oxidation number is the number of electrons'),
          calculated(
            'Electrons',
            less(withSign(Math.max(from, to)), withSign(Math.min(from, to))),
            exact(answer),
          ),
        ),
      right: `${account}.`,
      see: { elements: [symbol], article: 'types-of-chemical-reactions' },
    })
  }),
)

function changeText({ symbol, from, to }: OxidationChange): string {
  return `${symbol}, from ${formatSigned(from)} to ${formatSigned(to)}`
}

function turnedAround({ symbol, from, to }: OxidationChange): OxidationChange {
  return { symbol, from: to, to: from }
}
