import type { ElementSymbol } from '#chemistry/elements.ts'
import { equation, formatEquation, formatTerm, isBalanced } from '#chemistry/equations.ts'
import { composition, formatFormula, formatIon } from '#chemistry/formulas.ts'
import { type OxidationChange, oxidationChanges } from '#chemistry/oxidation-numbers.ts'
import { oxides } from '#chemistry/oxides.ts'
import { halfReactions, redoxReactions } from '#chemistry/redox-reactions.ts'
import { halfCells } from '#chemistry/standard-potentials.ts'
import { formatNumber, subscript } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { nameOf, listed } from '#quiz/templates/names.ts'

import { formatOxidationNumber, mainGroupIons } from './ions.ts'

const category = 'chemical-properties'
const difficulty = 'hard'

export const whatIsOxidized: Template = {
  id: 'ch-h3',
  version: 1,
  category,
  difficulty,
  skill: 'redox',
  fitsMatch: false,
  draw(random) {
    const text = pick(random, redoxReactions)
    const parsed = equation(text)
    const changes = oxidationChanges(parsed)
    const oxidized = changes.find(({ from, to }) => to > from)
    const reduced = changes.find(({ from, to }) => to < from)
    if (oxidized === undefined || reduced === undefined) return null
    const fact = `${oxidized.symbol} goes from ${formatOxidationNumber(oxidized.from)} to ${formatOxidationNumber(oxidized.to)}: it loses electrons and is oxidized`
    return worded({
      element: pick(random, [oxidized, reduced]).symbol,
      stem: `Which element is oxidized in ${formatEquation(parsed)}, and how does its oxidation number change?`,
      answer: changeText(oxidized),
      isRight: (value) =>
        changes.some((change) => change.to > change.from && changeText(change) === value),
      lures: [
        {
          value: changeText(reduced),
          misconception: 'CH7',
          why: `${reduced.symbol} goes from ${formatOxidationNumber(reduced.from)} to ${formatOxidationNumber(reduced.to)}: it gains electrons and is reduced. ${fact}.`,
        },
        {
          value: changeText({ symbol: oxidized.symbol, from: oxidized.to, to: oxidized.from }),
          misconception: 'CH11',
          why: `The element is right, but the change is turned around. ${fact}.`,
        },
        {
          value: changeText({ symbol: reduced.symbol, from: reduced.to, to: reduced.from }),
          misconception: 'CH7',
          why: `${reduced.symbol} changes the other way, from ${formatOxidationNumber(reduced.from)} to ${formatOxidationNumber(reduced.to)}, and is reduced. ${fact}.`,
        },
      ],
      right: `${fact}.`,
      see: {
        elements: [oxidized.symbol, reduced.symbol],
        article: 'types-of-chemical-reactions',
      },
    })
  },
}

function changeText({ symbol, from, to }: OxidationChange): string {
  return `${symbol}, from ${formatOxidationNumber(from)} to ${formatOxidationNumber(to)}`
}

export const electronsInHalfEquation: Template = {
  id: 'ch-h4',
  version: 1,
  category,
  difficulty,
  skill: 'redox',
  fitsMatch: false,
  draw(random) {
    const { left, right } = pick(random, halfReactions)
    const { reactants, products } = equation(`${left} -> ${right}`)
    const chargeOf = (terms: typeof reactants): number =>
      terms.reduce((sum, { coefficient, formula }) => sum + coefficient * formula.charge, 0)
    const [main, hydrogen] = reactants
    const product = products[0]
    if (main === undefined || hydrogen === undefined || product === undefined) return null
    const before = chargeOf(reactants)
    const after = chargeOf(products)
    const answer = before - after
    const withoutHydrogen = Math.abs(chargeOf([main]) - after)
    const atom = [...composition(main.formula).keys()].find((symbol) => symbol !== 'H') ?? 'H'
    const step = `The left side has the charge ${formatOxidationNumber(before)}, the right side ${formatOxidationNumber(after)}, so ${answer} electrons are added on the left`
    const write = (terms: typeof reactants): string => terms.map(formatTerm).join(' + ')
    const others: readonly { readonly value: number; readonly why: string }[] = [
      {
        value: hydrogen.coefficient,
        why: `${hydrogen.coefficient} is the number of hydrogen ions. ${step}.`,
      },
      {
        value: before,
        why: `That is the charge of the left side alone. ${step}.`,
      },
      {
        value: withoutHydrogen,
        why: `That leaves out the charges of the hydrogen ions. ${step}.`,
      },
      {
        value: before + after,
        why: `That adds the charges of both sides instead of taking the difference. ${step}.`,
      },
      {
        value: answer / 2,
        why: `Half as many electrons leave the charges unequal. ${step}.`,
      },
      {
        value: answer * 2,
        why: `Twice as many electrons leave the charges unequal. ${step}.`,
      },
    ]
    return numeric({
      element: atom,
      stem: `How many electrons belong in place of x in ${write(reactants)} + x e⁻ → ${write(products)}?`,
      answer,
      isRight: (value) =>
        Number.isInteger(value) &&
        value > 0 &&
        isBalanced(equation(`${left} + ${value} e- -> ${right}`)),
      lures: others
        .filter(({ value }) => Number.isInteger(value) && value > 0)
        .map((lure) => ({ ...lure, misconception: 'CH15' })),
      fill: shuffle(random, [-1, 1, -2, 2, 3, -3])
        .map((difference) => answer + difference)
        .filter((value) => value > 0),
      right: `${step}.`,
      see: { article: 'how-to-balance-chemical-equations' },
    })
  },
}

/** Partners that form one common ion, with metals for the groups 15 to 17. */
const partnersOfMetals = ['O', 'S', 'Se', 'F', 'Cl', 'Br', 'I']
const partnersOfNonMetals = ['Li', 'Na', 'K', 'Mg', 'Ca', 'Ba', 'Al']

export const formulaFromGroup: Template = {
  id: 'ch-h6',
  version: 1,
  category,
  difficulty,
  skill: 'ion-charge',
  fitsMatch: false,
  draw(random) {
    const group = pick(random, [1, 2, 13, 15, 16, 17])
    const isMetal = group <= 13
    const partner = pick(random, isMetal ? partnersOfMetals : partnersOfNonMetals)
    const outer = group <= 2 ? group : group - 10
    const charge = isMetal ? outer : outer - 8
    const partnerCharge = mainGroupIons.find(({ formula }) => formula === partner)?.charge
    if (partnerCharge === undefined) return null
    const write = (unknown: number, known: number): string => {
      const x = `X${unknown === 1 ? '' : subscript(unknown)}`
      const y = `${partner}${known === 1 ? '' : subscript(known)}`
      return isMetal ? `${x}${y}` : `${y}${x}`
    }
    const ratio = smallestRatio(Math.abs(partnerCharge), Math.abs(charge))
    const answer = write(ratio[0], ratio[1])
    const step = `X in group ${group} has ${outer} outer electron${outer === 1 ? '' : 's'} and forms ${ionOfX(charge)}; with ${formatIon(partner, partnerCharge)} the charges cancel in ${answer}`
    const byOuter = smallestRatio(Math.abs(partnerCharge), outer)
    const byRest = smallestRatio(Math.abs(partnerCharge), 8 - outer)
    const lure = (
      pair: readonly [number, number],
      misconception: MisconceptionId,
      text: string,
    ) => ({
      value: write(...pair),
      misconception,
      why: `${text} ${step}.`,
    })
    return worded({
      element: partner,
      stem: `An element X stands in group ${group} of period 3. Which formula does its compound with ${ionName(partner)} ions have?`,
      answer,
      isRight: (text) => {
        const found = [1, 2, 3, 4, 5, 6].flatMap((a) =>
          [1, 2, 3, 4, 5, 6].filter((b) => write(a, b) === text).map((b) => ({ a, b })),
        )[0]
        return found !== undefined && found.a * charge + found.b * partnerCharge === 0
      },
      lures: [
        lure([ratio[1], ratio[0]], 'BO11', 'The small numbers are swapped.'),
        lure(
          isMetal ? byRest : byOuter,
          'CH5',
          isMetal
            ? `That takes the ${8 - outer} electrons missing to eight for the charge.`
            : `That takes the ${outer} outer electrons for the charge.`,
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
  },
}

function ionName(symbol: ElementSymbol): string {
  return mainGroupIons.find(({ formula }) => formula === symbol)?.name ?? nameOf(symbol)
}

function ionOfX(charge: number): string {
  const sign = charge > 0 ? '⁺' : '⁻'
  return `X${['', '', '²', '³'][Math.abs(charge)] ?? ''}${sign}`
}

function smallestRatio(one: number, other: number): readonly [number, number] {
  const divisor = [6, 5, 4, 3, 2].find((value) => one % value === 0 && other % value === 0) ?? 1
  return [one / divisor, other / divisor]
}

export const cellVoltage: Template = {
  id: 'ch-h7',
  version: 1,
  category,
  difficulty,
  skill: 'redox',
  fitsMatch: false,
  draw(random) {
    const pair = sample(
      random,
      halfCells.filter(({ symbol }) => symbol !== 'Pt'),
      2,
    ).toSorted((a, b) => a.potential - b.potential)
    const [anode, cathode] = pair
    if (anode === undefined || cathode === undefined) return null
    const low = anode.potential
    const high = cathode.potential
    const answer = rounded(high - low)
    if (answer < 0.2) return null
    const step = `E°(cathode) − E°(anode) = ${signedVolts(high)} − (${signedVolts(low)}) = ${volts(answer)}`
    const [first, second] = random() < 0.5 ? [anode, cathode] : [cathode, anode]
    return numeric({
      element: anode.symbol,
      stem: `The standard potentials are ${couple(first)} ${signedVolts(first.potential)} and ${couple(second)} ${signedVolts(second.potential)}. What is the voltage of the standard cell made of both?`,
      answer,
      isRight: (value) => Math.abs(value + low - high) < 0.005,
      show: volts,
      lures: [
        {
          value: rounded(Math.abs(low + high)),
          misconception: 'CH14',
          why: `The two potentials are not added. ${step}.`,
        },
        {
          value: rounded(answer * cathode.charge),
          misconception: 'CH14',
          why: `A potential is not multiplied by the number of electrons. ${step}.`,
        },
        {
          value: rounded(Math.abs(low) + Math.abs(high)),
          misconception: 'CH14',
          why: `That adds the sizes of the two potentials; here their signs are equal. ${step}.`,
        },
        {
          value: rounded(answer * 2),
          misconception: 'CH14',
          why: `A potential does not double with the number of electrons. ${step}.`,
        },
        {
          value: rounded(answer / 2),
          misconception: 'CH14',
          why: `The voltage is the whole difference of the potentials, not half of it. ${step}.`,
        },
        {
          value: -answer,
          misconception: 'CH14',
          why: `The potentials are subtracted the wrong way round; a cell delivers a positive voltage. ${step}.`,
        },
      ],
      fill: shuffle(random, [-0.12, 0.12, 0.2, -0.15, 0.3, 0.4]).map((difference) =>
        rounded(answer + difference),
      ),
      right: `${step}.`,
      see: { elements: [anode.symbol, cathode.symbol], article: 'chemistry-of-a-smartphone' },
    })
  },
}

function couple({ symbol, charge }: { symbol: ElementSymbol; charge: number }): string {
  return `${formatIon(symbol, charge)}/${symbol}`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function volts(value: number): string {
  return `${formatNumber(value, { decimals: 2 })} V`
}

function signedVolts(value: number): string {
  return value > 0 ? `+${volts(value)}` : volts(value)
}

export const amphotericOxide: Template = {
  id: 'ch-h8',
  version: 1,
  category,
  difficulty,
  skill: 'oxide-character',
  fitsMatch: false,
  draw(random) {
    const answer = pick(
      random,
      oxides.filter(({ character }) => character === 'amphoteric'),
    )
    const basic = oxides.filter(({ character }) => character === 'basic')
    const acidic = oxides.filter(({ character }) => character === 'acidic')
    const lures = shuffle(random, [...sample(random, basic, 2), ...sample(random, acidic, 1)])
    return worded({
      element: pick(random, [answer, ...lures]).element,
      stem: pick(random, [
        'Which of these oxides can neutralize both acids and bases?',
        'Which of these oxides reacts as a base with acids and as an acid with bases?',
      ]),
      answer: formatFormula(answer.formula),
      isRight: (text) => amphoteric.some((symbol) => text.startsWith(symbol)),
      lures: lures.map((entry) => ({
        value: formatFormula(entry.formula),
        misconception: 'CH9',
        why: `${formatFormula(entry.formula)} is ${entry.character === 'basic' ? 'a basic oxide: it neutralizes acids, not bases' : 'an acidic oxide: it neutralizes bases, not acids'}. The oxides of Al, Zn, Be, Sn and Pb react with both.`,
      })),
      right: `${formatFormula(answer.formula)} is amphoteric, like the oxides of ${listed(amphoteric.filter((symbol) => symbol !== answer.element))}.`,
      see: { elements: amphoteric, article: 'acids-and-bases-ph-scale' },
    })
  },
}

const amphoteric = ['Al', 'Zn', 'Be', 'Sn', 'Pb']
