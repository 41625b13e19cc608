import { ionicPairs } from '#chemistry/bonds.ts'
import { ionicRadius } from '#chemistry/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatFormula, formatIon } from '#chemistry/formulas.ts'
import { fixedCharge, fixedChargeIons, saltFormula } from '#chemistry/ions.ts'
import { latticeAttraction, meltingSalts, rockSalts, type Salt } from '#chemistry/salts.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'

const category = 'bonding'
const difficulty = 'medium'

export const crystalOfSalt: Template = {
  id: 'bo-m3',
  version: 1,
  category,
  difficulty,
  skill: 'bond-type',
  fitsMatch: false,
  draw(random) {
    const [metal, partner] = pick(random, ionicPairs)
    const cation = fixedChargeIons.find(({ formula }) => formula === metal)
    const anion = fixedChargeIons.find(({ formula }) => formula === partner)
    if (cation === undefined || anion === undefined) return null
    const formula = formatFormula(saltFormula(cation, anion))
    const ions = `${formatIon(metal, cation.charge)} and ${formatIon(partner, anion.charge)}`
    return worded({
      element: metal,
      stem: `What does a crystal of ${cation.name} ${anion.name} consist of?`,
      answer: `a lattice of ${ions} ions`,
      isRight: (text) => text.includes('lattice') && text.includes('ions'),
      lures: [
        {
          value: `many small ${formula} molecules`,
          misconception: 'BO1',
          why: `The crystal has no molecules: each ion is surrounded by several of opposite charge. ${formula} only gives the ratio of ${ions}.`,
        },
        {
          value: `separate pairs or groups of ions`,
          misconception: 'BO2',
          why: `No ion belongs to a certain partner. Each ${formatIon(metal, cation.charge)} attracts all ${formatIon(partner, anion.charge)} around it alike.`,
        },
        {
          value: `${metal} and ${partner} atoms sharing pairs`,
          misconception: 'BO13',
          why: `Non-metals share pairs of electrons. The metal ${lowerName(metal)} has given its outer electrons to ${lowerName(partner)}, so there are ${ions} ions.`,
        },
      ],
      right: `${element(metal).name} is a metal and ${lowerName(partner)} a non-metal: ${ions} alternate in a lattice, in the ratio of the formula ${formula}.`,
      see: { elements: [metal, partner], article: 'ionic-vs-covalent-bonds' },
    })
  },
}

const LATTICE_MARGIN = 1.1

export const highestMeltingSalt: Template = {
  id: 'bo-m7',
  version: 1,
  category,
  difficulty,
  skill: 'lattice-strength',
  fitsMatch: false,
  draw(random) {
    const halides = meltingSalts.filter(({ anion }) => anion !== 'O')
    const salts = sample(random, random() < 0.6 ? halides : meltingSalts, 4)
    const [best, ...others] = salts.toSorted((a, b) => attraction(b) - attraction(a))
    if (best === undefined || !others.every((other) => isClearlyBelow(other, best))) return null
    return worded({
      element: best.cation,
      stem: 'Which of these salts has the highest melting point, judged by the charges and sizes of its ions?',
      answer: best.name,
      isRight: (text) => salts.every((salt) => salt.meltingPoint <= meltingPointOf(text)),
      lures: others.toReversed().map((other) => ({
        value: other.name,
        misconception: 'BO17',
        why: whyWeaker(other, best),
      })),
      right: `${ionsOf(best)} ${whyStrongest(best, others)}, so they attract each other most; the salt melts at about ${roughMeltingPoint(best)} °C.`,
      see: { elements: [best.cation, best.anion], article: 'ionic-vs-covalent-bonds' },
    })
  },
}

function attraction({ cation, anion }: Salt): number {
  return latticeAttraction(cation, anion)
}

function isClearlyBelow(other: Salt, best: Salt): boolean {
  return (
    attraction(best) >= LATTICE_MARGIN * attraction(other) &&
    toKelvin(best.meltingPoint) >= LATTICE_MARGIN * toKelvin(other.meltingPoint)
  )
}

function meltingPointOf(name: string): number {
  return meltingSalts.find((salt) => salt.name === name)?.meltingPoint ?? 0
}

function whyWeaker(other: Salt, best: Salt): string {
  if (chargeOf(best) > chargeOf(other)) {
    return `${ionsOf(other)} are singly charged, ${ionsOf(best)} doubly. At equal distance that makes four times the attraction, so ${best.name} melts higher.`
  }
  return `By their radii, ${ionsOf(other)} are about ${distanceOf(other)} pm apart, ${ionsOf(best)} only ${distanceOf(best)} pm. Closer ions of the same charge attract each other more strongly.`
}

function whyStrongest(best: Salt, others: readonly Salt[]): string {
  const rivals = others.filter((other) => chargeOf(other) === chargeOf(best))
  const closest = `by their radii only about ${distanceOf(best)} pm apart`
  if (chargeOf(best) === 1) return `are closest, ${closest}`
  return rivals.length === 0
    ? 'alone are doubly charged'
    : `are doubly charged and closer than other such ions, ${closest}`
}

/** Tables agree on the melting points of the halides within some 10 °C, on those of oxides less. */
function roughMeltingPoint(salt: Salt): string {
  const step = chargeOf(salt) > 1 ? 100 : 10
  return formatNumber(step * Math.round(salt.meltingPoint / step))
}

function ionsOf({ cation, anion }: Salt): string {
  return `${formatIon(cation, fixedCharge(cation) ?? 0)} and ${formatIon(anion, fixedCharge(anion) ?? 0)}`
}

function chargeOf({ cation }: Salt): number {
  return fixedCharge(cation) ?? 0
}

function distanceOf({ cation, anion }: Salt): string {
  const sum =
    (ionicRadius(cation, fixedCharge(cation) ?? 0) ?? 0) +
    (ionicRadius(anion, fixedCharge(anion) ?? 0) ?? 0)
  return formatNumber(sum, { decimals: 0 })
}

function lowerName(symbol: ElementSymbol): string {
  return element(symbol).name.toLowerCase()
}

export const neighborsInLattice: Template = {
  id: 'bo-h7',
  version: 1,
  category,
  difficulty: 'hard',
  skill: 'lattice-strength',
  fitsMatch: false,
  draw(random) {
    const salt = pick(random, rockSalts)
    const { cation, anion, name } = salt
    const positive = formatIon(cation, fixedCharge(cation) ?? 0)
    const negative = formatIon(anion, fixedCharge(anion) ?? 0)
    const [one, others] = random() < 0.5 ? [positive, negative] : [negative, positive]
    const fact = `In ${name} each ${one} touches six ${others}`
    return worded({
      element: one === positive ? cation : anion,
      stem: `In a crystal of ${name}, ${cation}${anion}, how is one ${one} ion bonded to the ${others} ions around it?`,
      answer: `To six ${others}, each equally strongly`,
      isRight: (text) => text.includes('six') && text.includes('equally'),
      lures: [
        {
          value: `To one ${others}, linked by the transfer`,
          misconception: 'BO2',
          why: `Which atom an electron came from leaves no trace in the crystal. ${fact} and attracts them all alike.`,
        },
        {
          value: `To one ${others}, within a molecule`,
          misconception: 'BO1',
          why: `There are no ${cation}${anion} molecules in the crystal. ${fact} and attracts them all alike.`,
        },
        {
          value: `To six ${others}, but firmly to only one`,
          misconception: 'BO2',
          why: `All six ${others} are at the same distance and have the same charge. ${fact}, bonded to each of them alike.`,
        },
      ],
      right: `${fact} at the same distance, and the attraction of opposite charges is the bond.`,
      see: { elements: [cation, anion], article: 'ionic-vs-covalent-bonds' },
    })
  },
}
