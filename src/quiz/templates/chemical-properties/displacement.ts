import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { standardPotential } from '#chemistry/reactions/standard-potentials.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Draft, type Lure, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'

/** Halogens that are used as solutions in displacement reactions, most reactive first. */
const halogens = ['Cl', 'Br', 'I'] as const
const halides = { Cl: 'chloride', Br: 'bromide', I: 'iodide' } as const
/** Sodium and zinc are as short in print as the halogens. */
const saltMetals = ['Na', 'Na', 'Zn', 'K', 'Ca'] as const

/** The reaction in a solution, or its absence. */
type Outcome = { readonly setFree: ElementSymbol | null }

/** Asks for the product that a halogen sets free from a salt, or a metal from an acid. */
export const displacementInSolution = template('ch-m2', 'displacement', (random) => {
  // Of two lengths, so that the length of no outcome is a sign.
  const isBrief = random() < 0.5
  return random() < 0.6 ? halogenInSalt(random, isBrief) : metalInAcid(random, isBrief)
})

function halogenInSalt(random: Random, isBrief: boolean): Draft | null {
  const [added, bound] = sample(random, halogens, 2)
  if (added === undefined || bound === undefined) return null
  const metal = pick(random, saltMetals)
  const isHigher = halogens.indexOf(added) < halogens.indexOf(bound)
  const rule = isHigher
    ? `${element(added).name} stands above ${nameOf(bound)} in group 17 and takes electrons from its ions`
    : `${element(added).name} stands below ${nameOf(bound)} in group 17 and takes no electrons from its ions`
  return choice<Outcome>({
    element: added,
    stem: `${element(added).name} is added to a solution of ${nameOf(metal)} ${halides[bound]}. What happens?`,
    answer: { setFree: isHigher ? bound : null },
    isRight: ({ setFree }) =>
      setFree === (element(added).period < element(bound).period ? bound : null),
    show: (outcome) => outcomeText(outcome, isBrief),
    lures: [
      {
        value: { setFree: isHigher ? null : bound },
        misconception: isHigher ? null : 'CH10',
        why: `${rule}. Only a more reactive halogen displaces another.`,
      },
      {
        value: { setFree: metal },
        misconception: 'CH10',
        why: `${element(metal).name} stays in solution as its ion. ${rule}.`,
      },
      {
        value: { setFree: 'H' },
        misconception: null,
        why: `Hydrogen would form from an acid and a metal, and there is no metal here. ${rule}.`,
      },
    ],
    right: `${rule}.`,
    see: { elements: [added, bound], article: 'types-of-chemical-reactions' },
  })
}

/** Metals that dilute acids without oxygen attack at once, and metals that they leave alone. */
const metalsInAcid = { attacked: ['Mg', 'Zn', 'Fe'], left: ['Cu', 'Ag', 'Au'] } as const
const acids = { Cl: 'hydrochloric', Br: 'hydrobromic' } as const

function metalInAcid(random: Random, isBrief: boolean): Draft | null {
  const metal = pick(random, random() < 0.7 ? metalsInAcid.attacked : metalsInAcid.left)
  const bound = pick(random, ['Cl', 'Br'] as const)
  const isAttacked = (standardPotential(metal) ?? 0) < 0
  const rule = isAttacked
    ? `${element(metal).name} stands above hydrogen in the reactivity series and gives electrons to its ions`
    : `${element(metal).name} stands below hydrogen in the reactivity series and gives its ions no electrons`
  return choice<Outcome>({
    element: metal,
    stem: `${element(metal).name} is put into dilute ${acids[bound]} acid. What happens?`,
    answer: { setFree: isAttacked ? 'H' : null },
    isRight: ({ setFree }) => setFree === (displacing.indexOf(metal) < NOBLE ? 'H' : null),
    show: (outcome) => outcomeText(outcome, isBrief),
    lures: [
      {
        value: { setFree: isAttacked ? null : 'H' },
        misconception: isAttacked ? null : 'CH10',
        why: `${rule}. Only a metal more reactive than hydrogen displaces it.`,
      },
      {
        value: { setFree: bound },
        misconception: 'CH10',
        why: `A metal takes no electrons from ${halides[bound]} ions, which stay in solution. ${rule}.`,
      },
      {
        value: { setFree: 'O' },
        misconception: null,
        why: `The oxygen of the water stays bonded in it. ${rule}.`,
      },
    ],
    right: `${rule}.`,
    see: { elements: [metal, 'H'], article: 'types-of-chemical-reactions' },
  })
}

function outcomeText({ setFree }: Outcome, isBrief: boolean): string {
  if (setFree === null) return isBrief ? 'Nothing is set free.' : 'No substance is set free.'
  return setFree === 'H' ? 'Hydrogen is set free.' : `${element(setFree).name} is set free.`
}

/** Metals in salt solutions, with the usual salt of each. */
const solutions = [
  { metal: 'Zn', salt: 'zinc sulfate' },
  { metal: 'Fe', salt: 'iron(II) sulfate' },
  { metal: 'Ni', salt: 'nickel(II) sulfate' },
  { metal: 'Sn', salt: 'tin(II) chloride' },
  { metal: 'Pb', salt: 'lead(II) nitrate' },
  { metal: 'Cu', salt: 'copper(II) nitrate' },
] as const

/** The reactivity series, most reactive first. */
const displacing = ['Mg', 'Zn', 'Fe', 'Ni', 'Sn', 'Pb', 'Cu', 'Ag', 'Pt', 'Au']

/** Place of the first metal of the series that stands below hydrogen. */
const NOBLE = displacing.indexOf('Cu')

/** Potentials closer than this, in V, are not compared. */
const POTENTIAL_MARGIN = 0.15

export const displacingMetal = template('ch-m3', 'displacement', (random) => {
  const { metal, salt } = pick(random, solutions)
  const limit = standardPotential(metal) ?? 0
  const potential = (symbol: ElementSymbol): number => standardPotential(symbol) ?? limit
  const answers = displacing.filter((symbol) => potential(symbol) < limit - POTENTIAL_MARGIN)
  const nobler = displacing.filter((symbol) => potential(symbol) > limit + POTENTIAL_MARGIN)
  const answer = pick(random, answers)
  return whichElement({
    badge: metal,
    stem: `Which metal displaces ${nameOf(metal)} from a solution of ${salt}?`,
    answer,
    isRight: (symbol) => displacing.indexOf(symbol) < displacing.indexOf(metal),
    lures: shuffle(random, nobler).map((symbol) => ({
      symbol,
      misconception: 'CH10',
      why: `${element(symbol).name} is less reactive than ${nameOf(metal)}, so it does not give electrons to the ${nameOf(metal)} ions. Only a more reactive metal displaces ${nameOf(metal)}.`,
    })),
    right: `${element(answer).name} stands above ${nameOf(metal)} in the reactivity series: it gives electrons to the ${nameOf(metal)} ions.`,
    see: { elements: [answer, metal], article: 'types-of-chemical-reactions' },
  })
})

/** Silver is displaced by copper and all metals before it. */
const displaced = [...solutions, { metal: 'Ag', salt: 'silver nitrate' }] as const

/** Where a metal stands in the series beside two others, and what it then displaces. */
const places = ['above', 'between', 'below'] as const
type Place = (typeof places)[number]

/** Asks for a metal from what it does in two solutions. */
export const metalOfTwoSolutions = template('ch-h810', 'displacement', (random) => {
  const [first, second] = sample(random, displaced, 2)
  if (first === undefined || second === undefined) return null
  const isInOrder = displacing.indexOf(first.metal) < displacing.indexOf(second.metal)
  const [upper, lower] = isInOrder ? [first, second] : [second, first]
  const metals: Readonly<Record<Place, readonly ElementSymbol[]>> = {
    above: displacing.filter((symbol) => isAbove(symbol, upper.metal)),
    between: displacing.filter(
      (symbol) => isAbove(upper.metal, symbol) && isAbove(symbol, lower.metal),
    ),
    below: displacing.filter((symbol) => isAbove(lower.metal, symbol)),
  }
  if (places.some((place) => metals[place].length === 0)) return null
  const asked = pick(random, places)
  const answer = pick(random, metals[asked])
  const others = places.filter((place) => place !== asked)
  // One of each other place at least, so that both observations are needed.
  const mixed = others.map((place) => shuffle(random, metals[place]))
  const lures = [
    ...mixed.flatMap((some) => some.slice(0, 1)),
    ...shuffle(
      random,
      mixed.flatMap((some) => some.slice(1)),
    ),
  ]
  const [high, low] = [nameOf(upper.metal), nameOf(lower.metal)]
  const stems: Readonly<Record<Place, string>> = {
    above: `A metal displaces ${low} from a solution of ${lower.salt}, and also ${high} from a solution of ${upper.salt}. Which of these can it be?`,
    between: `A metal displaces ${low} from a solution of ${lower.salt}, and does not displace ${high} from a solution of ${upper.salt}. Which of these can it be?`,
    below: `A metal displaces neither ${low} from a solution of ${lower.salt} nor ${high} from a solution of ${upper.salt}. Which of these can it be?`,
  }
  const reasons: Readonly<Record<Place, (name: string) => string>> = {
    above: (name) =>
      `${name} stands above ${high} and ${low} in the reactivity series, so it gives electrons to the ions of both`,
    between: (name) =>
      `${name} stands between ${high} and ${low} in the reactivity series, so it displaces ${low} alone`,
    below: (name) =>
      `${name} stands below ${high} and ${low} in the reactivity series, so it displaces neither`,
  }
  const placeOf = (symbol: ElementSymbol): Place =>
    places.find((place) => metals[place].includes(symbol)) ?? 'below'
  return whichElement({
    badge: lower.metal,
    stem: stems[asked],
    answer,
    isRight(symbol) {
      const displaces = [lower, upper].map(
        ({ metal }) => displacing.indexOf(symbol) < displacing.indexOf(metal),
      )
      return displaces.join() === DISPLACES[asked].join()
    },
    lures: lures.map((symbol) => ({
      symbol,
      misconception: placeOf(symbol) === TURNED[asked] ? 'CH10' : null,
      why: `${reasons[placeOf(symbol)](element(symbol).name)}. The metal that is asked for stands ${asked === 'between' ? 'between them' : `${asked} both`}.`,
    })),
    right: `${reasons[asked](element(answer).name)}.`,
    see: { elements: [answer, upper.metal, lower.metal], article: 'types-of-chemical-reactions' },
  })
})

/** Where it would stand if the less reactive metals displaced the others. */
const TURNED: Readonly<Record<Place, Place>> = { above: 'below', between: 'below', below: 'above' }

/** Whether the lower and the upper metal are displaced. */
const DISPLACES: Readonly<Record<Place, readonly [lower: boolean, upper: boolean]>> = {
  above: [true, true],
  between: [true, false],
  below: [false, false],
}

/** Whether one metal gives electrons to the ions of another, by potentials that differ enough. */
function isAbove(symbol: ElementSymbol, other: ElementSymbol): boolean {
  const [own, its] = [standardPotential(symbol), standardPotential(other)]
  return own !== null && its !== null && own < its - POTENTIAL_MARGIN
}

/** What stands alone and what is dissolved after a reaction. */
type Displaced = { readonly free: ElementSymbol; readonly salt: string }

/** A displacement: the stronger and the weaker element, and their salts of the solution before and after. */
type Displacement = {
  readonly strong: ElementSymbol
  readonly weak: ElementSymbol
  readonly before: string
  readonly after: string
  /** Salts whose names differ from these two in the ending. */
  readonly misnamed: { readonly before: string; readonly after: string }
  /** A sentence about the electrons, without its full stop. */
  readonly account: string
}

/** Metals in the order of the reactivity series, with the name of the ion that they form here. */
const saltFormers = [
  ['Mg', 'magnesium'],
  ['Zn', 'zinc'],
  ['Fe', 'iron(II)'],
  ['Cu', 'copper(II)'],
  ['Ag', 'silver'],
] as const

/** Anions with which these metals, or all but silver, form soluble salts, and names like theirs. */
const anions = [
  ['nitrate', 'nitride'],
  ['nitrate', 'nitrite'],
  ['sulfate', 'sulfide'],
  ['chloride', 'chlorate'],
] as const

/** Names of ions with oxygen that sound like those of the halogens. */
const likeHalides = { Cl: 'chlorate', Br: 'bromate', I: 'iodate' } as const

/** Which products a displacement has, when the question says what displaces what. */
export const productsOfDisplacement = template('ch-e500', 'displacement', (random) => {
  const drawn = random() < 0.6 ? metalFromSalt(random) : halogenFromSalt(random)
  if (drawn === null) return null
  const { strong, weak, before, after, misnamed, account } = drawn
  const solution = `${account}: ${nameOf(weak)} and ${after} form.`
  const unchanged: Lure<Displaced> = {
    value: { free: strong, salt: before },
    misconception: 'CH10',
    why: `These are the substances from before the reaction. ${solution}`,
  }
  const keepingOneElement: readonly Lure<Displaced>[] = [
    {
      value: { free: weak, salt: before },
      misconception: 'CH10',
      why: `That would leave no place for ${nameOf(strong)}. ${solution}`,
    },
    {
      value: { free: strong, salt: after },
      misconception: 'CH10',
      why: `That would leave no place for ${nameOf(weak)}. ${solution}`,
    },
  ]
  const withOtherEnding: readonly Lure<Displaced>[] = [
    {
      value: { free: weak, salt: misnamed.after },
      misconception: 'BO19',
      why: `That ending belongs to an ion that is not in the solution. ${solution}`,
    },
    {
      value: { free: strong, salt: misnamed.before },
      misconception: 'BO19',
      why: `That is the metal or halogen from before, with an ion that is not in the solution. ${solution}`,
    },
  ]
  return choice<Displaced>({
    element: weak,
    badge: null,
    stem: `${element(strong).name} displaces ${nameOf(weak)} from a solution of ${before}. What forms?`,
    answer: { free: weak, salt: after },
    isRight: ({ free, salt }) => free === weak && salt === after,
    show: ({ free, salt }) => `${nameOf(free)} and ${salt}`,
    lures: [unchanged, ...pick(random, [keepingOneElement, withOtherEnding])],
    right: solution,
    see: { elements: [strong, weak], article: 'types-of-chemical-reactions' },
  })
})

function metalFromSalt(random: Random): Displacement | null {
  const [anion, alike] = pick(random, anions)
  const metals = saltFormers.filter(([symbol]) => anion === 'nitrate' || symbol !== 'Ag')
  const drawn = sample(random, metals, 2)
  const [first, second] = metals.filter((metal) => drawn.includes(metal))
  if (first === undefined || second === undefined) return null
  const [strong, strongIon] = first
  const [weak, weakIon] = second
  return {
    strong,
    weak,
    before: `${weakIon} ${anion}`,
    after: `${strongIon} ${anion}`,
    misnamed: { before: `${weakIon} ${alike}`, after: `${strongIon} ${alike}` },
    account: `${element(strong).name} gives electrons to the ${nameOf(weak)} ions`,
  }
}

function halogenFromSalt(random: Random): Displacement | null {
  const drawn = sample(random, halogens, 2)
  const [strong, weak] = halogens.filter((halogen) => drawn.includes(halogen))
  const metal = nameOf(pick(random, ['Na', 'K', 'Ca', 'Mg'] as const))
  if (strong === undefined || weak === undefined) return null
  return {
    strong,
    weak,
    before: `${metal} ${halides[weak]}`,
    after: `${metal} ${halides[strong]}`,
    misnamed: {
      before: `${metal} ${likeHalides[weak]}`,
      after: `${metal} ${likeHalides[strong]}`,
    },
    account: `${element(strong).name} takes electrons from the ${halides[weak]} ions`,
  }
}
