import type { ElementSymbol } from '#chemistry/elements.ts'
import { formatIon } from '#chemistry/formulas.ts'
import type { Ion } from '#chemistry/ions.ts'
import { consistsOfIons } from '#chemistry/salts.ts'
import { subscript, superscript } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { counted } from '#quiz/templates/names.ts'

import { formatCharge, mainGroupIons } from './ions.ts'

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
    lures: ratios.filter((ratio) => anion.formula !== 'O' || !isPeroxide(ratio)).map(wrongRatio),
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

/** Whether a ratio belongs to a peroxide or superoxide, which exist beside some of the oxides. */
function isPeroxide([metals, oxygens]: Ratio): boolean {
  return oxygens === 2 && (metals === 1 || metals === 2)
}

function isReduced([one, other]: Ratio): boolean {
  return ![2, 3].some((divisor) => one % divisor === 0 && other % divisor === 0)
}

const partnersOfMetals = ionsOf(['O', 'S', 'Se', 'F', 'Cl', 'Br', 'I'])
const partnersOfNonMetals = ionsOf(['Li', 'Na', 'K', 'Mg', 'Ca', 'Ba', 'Al'])

/** The ions of these elements, in the order of the groups. */
function ionsOf(symbols: readonly ElementSymbol[]): readonly Ion[] {
  return mainGroupIons.filter(({ formula }) => symbols.includes(formula))
}

/** Groups whose elements of period 3 form one common ion; silicon and argon form none. */
const ionGroups = [1, 2, 13, 15, 16, 17]

export const formulaFromGroup = template('ch-h6', 'ion-charge', (random) => {
  const group = pick(random, ionGroups)
  const isMetal = group <= 13
  const partner = pick(random, isMetal ? partnersOfMetals : partnersOfNonMetals)
  const outer = group <= 2 ? group : group - 10
  const charge = isMetal ? outer : outer - 8
  const partnerSize = Math.abs(partner.charge)
  const answer = smallestRatio(partnerSize, Math.abs(charge))
  const step = `X in group ${group} has ${counted(outer, 'outer electron')} and forms ${ionOfX(charge)}; with ${formatIon(partner.formula, partner.charge)} the charges cancel in ${write(answer)}`
  return choice({
    element: partner.formula,
    badge: null,
    stem: `An element X stands in group ${group} of period 3. Which formula does its compound with ${partner.name} ions have?`,
    answer,
    isRight: ([unknown, known]) => unknown * charge + known * partner.charge === 0,
    show: write,
    lures: [
      lure([answer[1], answer[0]], 'BO11', 'The small numbers are swapped.'),
      isMetal
        ? lure(
            smallestRatio(partnerSize, 8 - outer),
            'CH5',
            `That takes the ${8 - outer} electrons needed to reach eight for the charge.`,
          )
        : lure(
            smallestRatio(partnerSize, outer),
            'CH5',
            `That takes the ${outer} outer electrons for the charge.`,
          ),
      lure([1, 1], 'BO11', 'One to one leaves a charge over.'),
      lure([1, 2], 'BO11', 'In that formula the charges do not cancel.'),
      lure([2, 1], 'BO11', 'In that formula the charges do not cancel.'),
      lure([1, 3], 'BO11', 'In that formula the charges do not cancel.'),
      lure([3, 1], 'BO11', 'In that formula the charges do not cancel.'),
    ],
    right: `${step}.`,
    see: { article: 'how-ions-are-formed' },
  })

  /** Writes the metal first. */
  function write([unknown, known]: Ratio): string {
    const [x, y] = [repeated('X', unknown), repeated(partner.formula, known)]
    return isMetal ? x + y : y + x
  }

  function lure(value: Ratio, misconception: MisconceptionId, mistake: string): Lure<Ratio> {
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

function ionOfX(charge: number): string {
  const size = Math.abs(charge)
  return `X${size === 1 ? '' : superscript(size)}${charge > 0 ? '⁺' : '⁻'}`
}
