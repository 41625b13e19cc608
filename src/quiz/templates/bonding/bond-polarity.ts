import { electronegativityGap } from '#chemistry/compounds/bonds.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

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
