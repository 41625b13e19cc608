import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, statement, template } from '#quiz/template.ts'
import { capitalized, listed, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'

import { type IsotopePair, isotopePairs, mixedElements } from './species.ts'

/** Elements to lead whose atomic mass lies clearly between whole numbers through their mixture. */
const betweenWholes = mixedElements.filter(
  ({ atomicMass, atomicNumber, massIsStandard, block }) => {
    const fraction = atomicMass % 1
    return massIsStandard && block !== 'f' && atomicNumber <= 82 && fraction > 0.2 && fraction < 0.8
  },
)

export const reasonForDecimals = template('as-m4', 'average-mass', (random) => {
  const { symbol, massText, protons } = pick(random, betweenWholes)
  const name = nameOf(symbol)
  const massNumbers = naturalIsotopes(symbol).map(({ massNumber }) => massNumber)
  const mixture = `The mixture of isotopes makes the mass ${massText} u.`
  return statement(random, {
    element: symbol,
    stem: `The atomic mass of ${name} is ${massText} u. Why is it not a whole number?`,
    answers: [
      'It is an average over several isotopes.',
      'Its isotopes of unequal mass are mixed.',
      'Its atoms differ in number of neutrons.',
      'Some of its atoms are heavier than others.',
    ],
    lures: [
      {
        value: 'Its electrons make up the decimal places.',
        misconception: 'AS9',
        why: `The ${protons} electrons weigh only about ${(protons / ELECTRONS_PER_U).toFixed(3)} u together. ${mixture}`,
      },
      {
        value: 'Some of its protons are not complete.',
        misconception: 'AS1',
        why: `Protons exist as wholes only: every atom of ${name} has ${protons}. ${mixture}`,
      },
      {
        value: 'Its atoms differ in number of protons.',
        misconception: 'AS2',
        why: `Every atom of ${name} has ${protons} protons, or it would be another element. ${mixture}`,
      },
      {
        value: 'Its atoms differ in number of electrons.',
        misconception: 'AS11',
        why: `Its neutral atoms all have ${protons} electrons, which weigh next to nothing. ${mixture}`,
      },
      {
        value: 'Every atom of it has exactly this mass.',
        misconception: 'AS19',
        why: `No atom of ${name} has this mass: each isotope weighs nearly a whole number of units. ${massText} u is their average.`,
      },
      {
        value: 'Its neutrons are half as heavy as protons.',
        misconception: 'AS16',
        why: `A neutron weighs about 1 u, like a proton. ${mixture}`,
      },
      {
        value: 'It is an average over atoms and ions.',
        misconception: 'AS11',
        why: `Ions have more or fewer electrons, which weigh next to nothing. ${mixture}`,
      },
    ],
    right: `Natural ${name} is a mixture of isotopes with the mass numbers ${listed(massNumbers)}; ${massText} u is their weighted average.`,
    see: { article: 'what-are-isotopes' },
  })
})

/** So many electrons weigh one atomic mass unit. */
const ELECTRONS_PER_U = 1823

/** Elements with two isotopes, neither a mere trace, whose average is clearly nearer to one of them. */
const unevenPairs = isotopePairs.filter(
  (pair) =>
    Math.min(pair.light.abundance, pair.heavy.abundance) >= 0.05 &&
    pair.entry.massIsStandard &&
    Math.abs(pair.entry.atomicMass - middle(pair)) > 0.1,
)

/** The mass number of the isotope said to be more common, or another claim about the mixture. */
type Claim = number | 'equally common' | 'each has the average' | 'each is a mixture'

export const commonIsotope = template('as-m6', 'average-mass', (random) => {
  const pair = pick(random, unevenPairs)
  const { entry, light, heavy } = pair
  const { symbol, name, massText } = entry
  const [common, rare] = light.abundance > heavy.abundance ? [light, heavy] : [heavy, light]
  const commonName = nuclideName(symbol, common.massNumber)
  const solution = `The average ${massText} u lies nearer to ${common.massNumber} than to ${rare.massNumber}, so ${commonName} is the more common one.`
  const equallyCommon: Lure<Claim> = {
    value: 'equally common',
    misconception: 'AS6',
    why: `Then the average would be halfway, near ${((light.massNumber + heavy.massNumber) / 2).toFixed(1)} u. ${solution}`,
  }
  const averageLures: readonly Lure<Claim>[] = [
    {
      value: 'each has the average',
      misconception: 'AS19',
      why: `${massText} u is an average that no single atom has. ${solution}`,
    },
    ...mixtureLures(pair),
  ]
  return choice<Claim>({
    element: symbol,
    stem: pick(random, [
      `Natural ${nameOf(symbol)} consists of ${nuclideName(symbol, light.massNumber)} and ${nuclideName(symbol, heavy.massNumber)}; its atomic mass is ${massText} u. Which statement is right?`,
      `${name} has the atomic mass ${massText} u and two natural isotopes, of mass numbers ${light.massNumber} and ${heavy.massNumber}. Which statement is right?`,
    ]),
    answer: common.massNumber,
    isRight: (claim) =>
      claim === (entry.atomicMass > middle(pair) ? heavy.massNumber : light.massNumber),
    show: (claim: Claim) => claimText(claim, pair),
    lures: [
      {
        value: rare.massNumber,
        misconception: null,
        why: `The more common isotope pulls the average toward itself. ${solution}`,
      },
      ...(random() < 0.79 ? [equallyCommon] : []),
      // The isotope between the two is worded as the right one, so it comes first.
      ...shuffle(random, averageLures).toSorted(
        (one, other) =>
          Number(typeof other.value === 'number') - Number(typeof one.value === 'number'),
      ),
    ],
    right: `The average ${massText} u lies nearer to ${common.massNumber} than to ${rare.massNumber}, so ${commonName} is the more common one (${common.abundance.toFixed(1)}% of the atoms).`,
    see: { article: 'what-are-isotopes' },
  })
})

/** The average taken for the mass of an atom: of a mixed one, or of an isotope between the two. */
function mixtureLures({ entry, light, heavy }: IsotopePair): readonly Lure<Claim>[] {
  const fact = `Apart from traces, natural atoms are either ${nuclideName(entry.symbol, light.massNumber)} or ${nuclideName(entry.symbol, heavy.massNumber)}.`
  const mixed: Lure<Claim> = {
    value: 'each is a mixture',
    misconception: 'AS19',
    why: `An atom belongs to one isotope; only a sample is a mixture. ${fact}`,
  }
  if (heavy.massNumber - light.massNumber !== 2) return [mixed]
  const between: Lure<Claim> = {
    value: light.massNumber + 1,
    misconception: 'AS19',
    why: `An average need not be the mass of any atom. ${fact}`,
  }
  return [mixed, between]
}

function claimText(claim: Claim, { entry: { symbol, massText } }: IsotopePair): string {
  switch (claim) {
    case 'equally common':
      return 'Neither is more common'
    case 'each has the average':
      return `Each atom weighs ${massText} u`
    case 'each is a mixture':
      return 'Every atom is a mixture of both'
    default:
      return capitalized(`${nuclideName(symbol, claim)} is more common`)
  }
}

/** The mass in u halfway between the isotopes. */
function middle({ light, heavy }: IsotopePair): number {
  return (light.mass + heavy.mass) / 2
}
