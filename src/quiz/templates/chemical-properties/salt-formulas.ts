import { formatIon } from '#chemistry/compounds/formulas.ts'
import { consistsOfIons, hasIonOfSeveralAtoms } from '#chemistry/compounds/salts.ts'
import { configurationOf, formatNobleGasForm } from '#chemistry/electrons/configurations.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { fixedCharge, type Ion } from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber, subscript } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { counted, ionOfX, listed } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, less, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated, outcome, agreed } from '#quiz/worked/solutions.ts'

import { formatCharge, mainGroupIons, outerElectrons } from './ions.ts'

/** How many of each of two ions a formula holds. */
type Ratio = readonly [number, number]

/** Without beryllium, whose compounds with halogens consist of no ions. */
const metalIons = mainGroupIons.filter(({ formula, charge }) => charge > 0 && formula !== 'Be')
const simpleAnions = ionsOf(['O', 'S', 'F', 'Cl', 'Br', 'I'])

export const formulaOfSalt = template('ch-e7', 'ion-charge', (random) => {
  const cation = pick(random, metalIons)
  const anion = pick(random, simpleAnions)
  const ions = `${formatIon(cation.formula, cation.charge)} and ${formatIon(anion.formula, anion.charge)}`
  const answer = smallestRatio(-anion.charge, cation.charge)
  // One to one makes the shortest formula, so it must not be right too often.
  if (answer[0] === answer[1] && random() < 0.6) return null
  const shown = write(answer)
  const ratios: readonly Ratio[] = [
    [1, 1],
    [cation.charge, -anion.charge],
    [1, 2],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 2],
    [1, 3],
  ]
  return choice({
    element: cation.formula,
    stem: `Which is the formula of ${cation.name} ${anion.name}?`,
    answer,
    isRight: (ratio) => totalCharge(ratio) === 0 && isReduced(ratio),
    show: write,
    // Peroxides, polysulfides, triiodides and the like exist beside the salt that is asked for.
    lures: ratios
      .filter(
        ([cations, anions]) =>
          !hasIonOfSeveralAtoms([cation.formula, cations], [anion.formula, anions]),
      )
      .map(wrongRatio),
    right: consistsOfIons(cation.formula, anion.formula)
      ? `${ions} combine so that the charges add up to zero: ${shown}.`
      : `Counted as ${ions}, the charges add up to zero in ${shown}.`,
    see: { elements: [cation.formula, anion.formula], article: 'how-ions-are-formed' },
  })

  function write([cations, anions]: Ratio): string {
    return repeated(cation.formula, cations) + repeated(anion.formula, anions)
  }

  function totalCharge([cations, anions]: Ratio): number {
    return cations * cation.charge + anions * anion.charge
  }

  function wrongRatio(ratio: Ratio): Lure<Ratio> {
    const total = totalCharge(ratio)
    return {
      value: ratio,
      misconception: 'BO11',
      why:
        total === 0
          ? `The charges in ${write(ratio)} balance, but the numbers are not the smallest. With ${ions} the formula is ${shown}.`
          : `The charges in ${write(ratio)} add up to ${formatCharge(total)} instead of zero. With ${ions} the formula is ${shown}.`,
    }
  }
})

function isReduced([one, other]: Ratio): boolean {
  return ![2, 3].some((divisor) => one % divisor === 0 && other % divisor === 0)
}

/** The ions of these elements, in the order of the groups. */
function ionsOf(symbols: readonly ElementSymbol[]): readonly Ion[] {
  return mainGroupIons.filter(({ formula }) => symbols.includes(formula))
}

/** An element X that is described without its name, and the ions that form a lattice with its ion. */
type Unknown = {
  readonly symbol: ElementSymbol
  readonly partners: readonly Ion[]
}

const halides = ['F', 'Cl', 'Br', 'I']

/** Metals whose ionization energies jump within those that are known. Aluminum shares electrons with most. */
const unknownMetals: readonly Unknown[] = [
  ...['Li', 'Na', 'K', 'Mg', 'Ca'].map((symbol) => ({
    symbol,
    partners: ionsOf(['O', 'S', ...halides]),
  })),
  { symbol: 'Al', partners: ionsOf(['O', 'F']) },
]

const unknownNonMetals: readonly Unknown[] = ['N', 'O', 'F', 'P', 'S', 'Cl', 'Se', 'Br'].map(
  (symbol) => ({ symbol, partners: ionsOf(['Li', 'Mg', 'Ca', 'Ba']) }),
)

/** The formula of an element that only its energies, or its configuration, describe. */
export const formulaOfUnknown = template('ch-h6', 'ion-charge', (random) => {
  const isMetal = random() < 0.5
  const { symbol, partners } = pick(random, isMetal ? unknownMetals : unknownNonMetals)
  const partner = pick(random, partners)
  const outer = outerElectrons(symbol)
  const charge = isMetal ? outer : outer - 8
  const partnerSize = Math.abs(partner.charge)
  const answer = smallestRatio(partnerSize, Math.abs(charge))
  const energies = ionizationEnergies(symbol)
    .slice(0, outer + 1)
    .map((energy) => formatNumber(energy, { decimals: 0 }))
  const clue = isMetal
    ? `the jump after energy number ${outer} tells ${counted(outer, 'outer electron')}`
    : `the outer shell holds ${outer} electrons`
  const step = `For X, ${clue}, so it forms ${ionOfX(charge)}; with ${formatIon(partner.formula, partner.charge)} the charges cancel in ${write(answer)}`
  const about = isMetal
    ? `The successive ionization energies of an element X are ${listed(energies)} kJ/mol.`
    : `An element X has the configuration ${formatNobleGasForm(configurationOf(symbol))}.`
  const wanted = isMetal ? `its ${partner.name}` : `the salt of X and ${partner.name}`
  return choice({
    element: symbol,
    badge: null,
    stem: `${about} Which formula does ${wanted} have?`,
    answer,
    isRight: ([unknown, other]) =>
      unknown * (fixedCharge(symbol) ?? 0) + other * partner.charge === 0,
    show: write,
    lures: [
      lure([answer[1], answer[0]], 'BO11', 'The small numbers are swapped.'),
      isMetal
        ? lure(
            smallestRatio(partnerSize, outer + 1),
            null,
            'That takes all energies that are given for outer electrons.',
          )
        : lure(
            smallestRatio(partnerSize, outer),
            'CH5',
            `That takes the ${outer} outer electrons for the charge.`,
          ),
      lure([1, 1], 'BO11', 'One to one leaves a charge over.'),
      ...shuffle(random, [
        lure([1, 2], 'BO11', 'In that formula the charges do not cancel.'),
        lure([2, 1], 'BO11', 'In that formula the charges do not cancel.'),
        lure([1, 3], 'BO11', 'In that formula the charges do not cancel.'),
        lure([3, 1], 'BO11', 'In that formula the charges do not cancel.'),
      ]),
    ],
    solution: () =>
      solved(
        'the formula',
        known('Charge of the partner', formatIon(partner.formula, partner.charge)),
        law(
          'Metals lose their outer electrons, nonmetals gain electrons up to eight, and the charges of a salt add up to zero',
        ),
        calculated(
          'Charge of X',
          isMetal ? withSign(outer) : less(exact(outer), exact(8)),
          withSign(charge),
        ),
        agreed(
          'Charges',
          added(
            multiplied(exact(answer[0]), withSign(charge)),
            multiplied(exact(answer[1]), withSign(partner.charge)),
          ),
          exact(0),
        ),
        outcome(write(answer)),
      ),
    right: `${step}.`,
    see: { elements: [symbol, partner.formula], article: 'how-ions-are-formed' },
  })

  /** Writes the metal first. */
  function write([unknown, other]: Ratio): string {
    const [x, y] = [repeated('X', unknown), repeated(partner.formula, other)]
    return isMetal ? x + y : y + x
  }

  function lure(value: Ratio, misconception: MisconceptionId | null, mistake: string): Lure<Ratio> {
    return { value, misconception, why: `${mistake} ${step}.` }
  }
})

/** Reduces a ratio. Two ions cancel in the ratio of their charges, swapped and without signs. */
function smallestRatio(one: number, other: number): Ratio {
  const divisor = [6, 5, 4, 3, 2].find((value) => one % value === 0 && other % value === 0) ?? 1
  return [one / divisor, other / divisor]
}

function repeated(symbol: string, count: number): string {
  return count === 1 ? symbol : `${symbol}${subscript(count)}`
}
