import { electronegativityGap } from '#chemistry/compounds/bonds.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

const article = 'understanding-polarity'

/** Single bonds that occur in common molecules: an element and its partners. */
const hubs: readonly (readonly [hub: ElementSymbol, partners: readonly ElementSymbol[]])[] = [
  ['H', ['C', 'N', 'O', 'F', 'P', 'S', 'Cl', 'Br', 'I', 'Si', 'Se']],
  ['C', ['H', 'N', 'O', 'F', 'Si', 'S', 'Cl', 'Br', 'I', 'C']],
  ['Si', ['H', 'C', 'O', 'F', 'Cl', 'Br', 'Si']],
  ['N', ['H', 'C', 'O', 'F', 'Cl', 'N']],
  ['P', ['H', 'C', 'O', 'F', 'Cl', 'Br', 'P']],
  ['S', ['H', 'C', 'O', 'F', 'Cl', 'S']],
  ['O', ['H', 'C', 'N', 'F', 'Si', 'P', 'S', 'Cl']],
  ['Cl', ['H', 'B', 'C', 'F', 'Si', 'P', 'S', 'Cl', 'I']],
  ['Br', ['H', 'B', 'C', 'F', 'Si', 'P', 'Br', 'I']],
  ['F', ['H', 'B', 'C', 'N', 'O', 'P', 'S', 'Cl', 'F']],
]

const CLEAR_GAP = 0.3

export const mostPolarBond = template('bo-m1', 'bond-polarity', (random) => {
  const [hub, partners] = pick(random, hubs)
  const [best, ...others] = sample(random, partners, 1 + WRONG_OPTIONS).toSorted(
    (a, b) => gap(hub, b) - gap(hub, a),
  )
  const [second] = others
  if (best === undefined || second === undefined) return null
  if (gap(hub, best) - gap(hub, second) < CLEAR_GAP - 1e-9) return null
  if (!others.some((other) => hub !== other && isHeavier(other, best))) return null
  return choice({
    element: best,
    stem: `Which of these bonds of ${nameOf(hub)} is the most polar?`,
    answer: best,
    isRight: (partner) =>
      others.every((other) => Math.abs(pull(hub, partner)) > Math.abs(pull(hub, other))),
    lures: others.map((other) => ({
      value: other,
      misconception: hub !== other && isHeavier(other, best) ? 'BO15' : null,
      why:
        hub === other
          ? `Both atoms are ${nameOf(hub)}, so neither pulls the shared electrons more strongly. In ${hub}–${best} the electronegativities differ by ${gapText(hub, best)}.`
          : `The electronegativities of ${withNegativity(hub)} and ${withNegativity(other)} differ by ${gapText(hub, other)}. In ${hub}–${best} they differ by ${gapText(hub, best)}.`,
    })),
    show: (partner) => `${hub}–${partner}`,
    right: `The difference of the electronegativities is largest for ${hub} (${negativity(hub)}) and ${best} (${negativity(best)}): ${gapText(hub, best)}.`,
    see: { elements: [hub, best], article },
  })
})

function gap(a: ElementSymbol, b: ElementSymbol): number {
  return electronegativityGap(a, b) ?? 0
}

function gapText(a: ElementSymbol, b: ElementSymbol): string {
  return formatNumber(gap(a, b), { decimals: 2 })
}

/** By how much the hub is more electronegative than its partner. */
function pull(hub: ElementSymbol, partner: ElementSymbol): number {
  return (properties(hub).electronegativity ?? 0) - (properties(partner).electronegativity ?? 0)
}

function negativity(symbol: ElementSymbol): string {
  return formatNumber(properties(symbol).electronegativity ?? 0, { decimals: 2 })
}

/** An element with its electronegativity: 'fluorine (3.98)'. */
function withNegativity(symbol: ElementSymbol): string {
  return `${nameOf(symbol)} (${negativity(symbol)})`
}

export const partialCharge = template('bo-m2', 'bond-polarity', (random) => {
  const [hub, allPartners] = pick(random, hubs)
  const sign = random() < 0.5 ? 'δ−' : 'δ+'
  const partners = allPartners.filter((partner) => gap(hub, partner) >= CLEAR_GAP)
  const fitting = partners.filter((partner) => signOfHub(hub, partner) === sign)
  const others = partners.filter((partner) => signOfHub(hub, partner) !== sign)
  const [answer] = shuffle(random, fitting)
  if (answer === undefined || others.length < WRONG_OPTIONS) return null
  return choice({
    element: hub,
    stem: `In which of these bonds does the ${nameOf(hub)} atom carry the partial charge ${sign}?`,
    answer,
    isRight: (partner) => signOfHub(hub, partner) === sign,
    lures: sample(random, others, WRONG_OPTIONS).map((partner) => ({
      value: partner,
      misconception: (sign === 'δ−') === isHeavier(hub, partner) ? 'BO15' : 'BO38',
      why:
        sign === 'δ−'
          ? `In ${hub}–${partner} ${withNegativity(partner)} is more electronegative than ${withNegativity(hub)}. It pulls the shared electrons, so ${nameOf(hub)} is δ+.`
          : `In ${hub}–${partner} ${withNegativity(hub)} is more electronegative than ${withNegativity(partner)}. It pulls the shared electrons, so ${nameOf(hub)} is δ−.`,
    })),
    show: (partner) => `${hub}–${partner}`,
    right: `Of these partners only ${withNegativity(answer)} is ${sign === 'δ−' ? 'less' : 'more'} electronegative than ${withNegativity(hub)}, so ${nameOf(hub)} is ${sign} there.`,
    see: { elements: [hub, answer], article },
  })
})

function isHeavier(one: ElementSymbol, other: ElementSymbol): boolean {
  return element(one).atomicMass > element(other).atomicMass
}

function signOfHub(hub: ElementSymbol, partner: ElementSymbol): 'δ−' | 'δ+' {
  return pull(hub, partner) > 0 ? 'δ−' : 'δ+'
}

/** The charges of two atoms that are bonded, the left one first. */
const chargesOfBond = {
  rightNegative: 'δ+ on the left, δ− on the right',
  leftNegative: 'δ− on the left, δ+ on the right',
  none: 'no partial charge on either atom',
  whole: 'whole charges, as both are ions',
} as const

type Charges = keyof typeof chargesOfBond

/** Metals and non-metals whose compounds consist of ions. */
const saltPairs: readonly (readonly [ElementSymbol, ElementSymbol])[] = [
  'Na',
  'K',
  'Ca',
  'Mg',
].flatMap((metal) => ['F', 'Cl', 'O'].map((other): readonly [string, string] => [metal, other]))

/** Elements whose atoms form one bond, so that no neighbor makes two equal atoms unlike. */
const alikeAtoms: readonly ElementSymbol[] = ['H', 'F', 'Cl', 'Br', 'I']

/** The gaps of electronegativities that every book calls polar. H–F, slightly above, is polar in all of them. */
const MIN_POLAR = 0.5
const MAX_POLAR = 1.7

const polarPairs = hubs.flatMap(([hub, partners]) =>
  partners
    .filter((partner) => gap(hub, partner) >= MIN_POLAR)
    .filter((partner) => gap(hub, partner) <= MAX_POLAR || [hub, partner].includes('H'))
    .map((partner) => [hub, partner] as const),
)

/** Which charges two bonded atoms carry: partial ones, whole ones or none. */
export const chargesInBond = template('bo-e500', 'bond-polarity', (random) => {
  const [left, right] = shuffle(random, drawAtoms(random))
  if (left === undefined || right === undefined) return null
  const answer = chargesBetween(left, right)
  const account = accountOfCharges(left, right, answer)
  const [one, other] = answer === 'whole' ? [null, null] : [left, right]
  const whys: Readonly<Record<Charges, readonly [MisconceptionId, string]>> = {
    rightNegative: partly(other),
    leftNegative: partly(one),
    none: ['BO3', 'Only equal atoms share their electrons quite equally.'],
    whole: ['BO13', 'Whole charges need a metal, which gives its outer electrons away.'],
  }
  return choice<Charges>({
    element: right,
    badge: null,
    stem: `Which charges do the two atoms have when ${left} (left) and ${right} (right) are bonded to each other?`,
    answer,
    isRight: (value) => value === chargesBetween(left, right),
    show: (value: Charges) => chargesOfBond[value],
    lures: shuffle(random, allCharges)
      .filter((value) => value !== answer)
      .map((value) => ({
        value,
        misconception: whys[value][0],
        why: `${whys[value][1]} ${account}`,
      })),
    right: account,
    see: { elements: [left, right], article },
  })
})

/** Why the atom is not the negative one of two that share electrons; null where none are shared. */
function partly(symbol: ElementSymbol | null): readonly [MisconceptionId, string] {
  return symbol === null
    ? ['BO13', 'Partial charges belong to electrons that two non-metals share.']
    : ['BO15', `That would need ${nameOf(symbol)} to pull the shared electrons harder.`]
}

const allCharges: readonly Charges[] = ['rightNegative', 'leftNegative', 'none', 'whole']

function drawAtoms(random: Random): readonly ElementSymbol[] {
  const kind = random()
  if (kind < 0.6) return pick(random, polarPairs)
  if (kind < 0.82) return pick(random, saltPairs)
  const symbol = pick(random, alikeAtoms)
  return [symbol, symbol]
}

function chargesBetween(left: ElementSymbol, right: ElementSymbol): Charges {
  if (left === right) return 'none'
  const isSalt = [left, right].some((symbol) => element(symbol).classification === 'metal')
  if (isSalt) return 'whole'
  return pull(left, right) > 0 ? 'leftNegative' : 'rightNegative'
}

function accountOfCharges(left: ElementSymbol, right: ElementSymbol, charges: Charges): string {
  if (charges === 'none')
    return `Both atoms are ${nameOf(left)} and pull the shared electrons equally.`
  if (charges === 'whole') {
    const [metal, other] = element(left).classification === 'metal' ? [left, right] : [right, left]
    return `${element(metal).name} is a metal and gives electrons to the non-metal ${nameOf(other)}, so both become ions.`
  }
  const [strong, weak] = charges === 'leftNegative' ? [left, right] : [right, left]
  return `Neither is a metal, so they share electrons. ${capitalized(withNegativity(strong))} pulls them harder than ${withNegativity(weak)}, so it is δ−.`
}
