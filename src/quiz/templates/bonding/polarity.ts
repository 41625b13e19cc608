import { electronegativityGap } from '#chemistry/bonds.ts'
import { properties } from '#chemistry/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'

const category = 'bonding'
const difficulty = 'medium'

/** Single bonds that occur in common molecules: a central element and its partners. */
const partnersOf: Readonly<Record<string, readonly ElementSymbol[]>> = {
  H: ['C', 'N', 'O', 'F', 'P', 'S', 'Cl', 'Br', 'I', 'Si', 'Se'],
  C: ['H', 'N', 'O', 'F', 'Si', 'S', 'Cl', 'Br', 'I', 'C'],
  Si: ['H', 'C', 'O', 'F', 'Cl', 'Br', 'Si'],
  N: ['H', 'C', 'O', 'F', 'Cl', 'N'],
  P: ['H', 'C', 'O', 'F', 'Cl', 'Br', 'P'],
  S: ['H', 'C', 'O', 'F', 'Cl', 'S'],
  O: ['H', 'C', 'N', 'F', 'Si', 'P', 'S', 'Cl'],
  Cl: ['H', 'B', 'C', 'F', 'Si', 'P', 'S', 'Cl', 'I'],
  Br: ['H', 'B', 'C', 'F', 'Si', 'P', 'Br', 'I'],
  F: ['H', 'B', 'C', 'N', 'O', 'P', 'S', 'Cl', 'F'],
}

const CLEAR_GAP = 0.3

export const mostPolarBond: Template = {
  id: 'bo-m1',
  version: 1,
  category,
  difficulty,
  skill: 'bond-polarity',
  fitsMatch: false,
  draw(random) {
    const hub = pick(random, Object.keys(partnersOf))
    const [best, ...others] = sample(random, partnersOf[hub] ?? [], 4).toSorted(
      (a, b) => gap(hub, b) - gap(hub, a),
    )
    const [second] = others
    if (best === undefined || second === undefined) return null
    if (gap(hub, best) - gap(hub, second) < CLEAR_GAP - 1e-9) return null
    return worded({
      element: best,
      stem: `Which of these bonds of ${nameOf(hub)} is the most polar?`,
      answer: `${hub}–${best}`,
      isRight: (text) => others.every((other) => distance(text) > distance(`${hub}–${other}`)),
      lures: others.map((other) => ({
        value: `${hub}–${other}`,
        misconception: hub === other ? 'BO3' : 'BO15',
        why: `The electronegativities of ${nameOf(hub)} (${negativity(hub)}) and ${nameOf(other)} (${negativity(other)}) differ by ${gapText(hub, other)}. In ${hub}–${best} they differ by ${gapText(hub, best)}.`,
      })),
      right: `The difference of the electronegativities is largest for ${hub} (${negativity(hub)}) and ${best} (${negativity(best)}): ${gapText(hub, best)}.`,
      see: { elements: [hub, best], article: 'understanding-polarity' },
    })
  },
}

function gap(a: ElementSymbol, b: ElementSymbol): number {
  return electronegativityGap(a, b) ?? 0
}

function gapText(a: ElementSymbol, b: ElementSymbol): string {
  return formatNumber(gap(a, b), { decimals: 2 })
}

/** Difference of the electronegativities of a bond such as 'H–F'. */
function distance(bond: string): number {
  const [a = 'H', b = 'H'] = bond.split('–')
  return Math.abs((properties(a).electronegativity ?? 0) - (properties(b).electronegativity ?? 0))
}

function negativity(symbol: ElementSymbol): string {
  return formatNumber(properties(symbol).electronegativity ?? 0, { decimals: 2 })
}

function nameOf(symbol: ElementSymbol): string {
  return element(symbol).name.toLowerCase()
}

export const partialCharge: Template = {
  id: 'bo-m2',
  version: 1,
  category,
  difficulty,
  skill: 'bond-polarity',
  fitsMatch: false,
  draw(random) {
    const hub = pick(random, Object.keys(partnersOf))
    const sign = random() < 0.5 ? 'δ−' : 'δ+'
    const partners = (partnersOf[hub] ?? []).filter((partner) => gap(hub, partner) >= CLEAR_GAP)
    const fitting = partners.filter((partner) => signOfHub(hub, partner) === sign)
    const other = partners.filter((partner) => signOfHub(hub, partner) !== sign)
    const [answer] = sample(random, fitting, 1)
    if (answer === undefined || other.length < 3) return null
    return worded({
      element: hub,
      stem: `In which of these bonds does the ${nameOf(hub)} atom carry the partial charge ${sign}?`,
      answer: `${hub}–${answer}`,
      isRight: (text) => signOfHub(hub, text.split('–')[1] ?? hub) === sign,
      lures: sample(random, other, 3).map((partner) => ({
        value: `${hub}–${partner}`,
        misconception: 'BO15',
        why:
          sign === 'δ−'
            ? `In ${hub}–${partner} ${nameOf(partner)} (${negativity(partner)}) is more electronegative than ${nameOf(hub)} (${negativity(hub)}). It pulls the shared electrons, so ${nameOf(hub)} is δ+.`
            : `In ${hub}–${partner} ${nameOf(hub)} (${negativity(hub)}) is more electronegative than ${nameOf(partner)} (${negativity(partner)}). It pulls the shared electrons, so ${nameOf(hub)} is δ−.`,
      })),
      right: `Of these partners only ${nameOf(answer)} (${negativity(answer)}) is ${sign === 'δ−' ? 'less' : 'more'} electronegative than ${nameOf(hub)} (${negativity(hub)}), so ${nameOf(hub)} is ${sign} there.`,
      see: { elements: [hub, answer], article: 'understanding-polarity' },
    })
  },
}

function signOfHub(hub: ElementSymbol, partner: ElementSymbol): 'δ−' | 'δ+' {
  const pull =
    (properties(hub).electronegativity ?? 0) - (properties(partner).electronegativity ?? 0)
  return pull > 0 ? 'δ−' : 'δ+'
}
