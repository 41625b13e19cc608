import { type Element, element, elements } from '#chemistry/elements.ts'
import { naturalIsotopes } from '#chemistry/isotopes.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { capitalized, counted, listed, nameOf, nuclideName } from '#quiz/templates/names.ts'

const category = 'atomic-structure'
const difficulty = 'medium'

/** Elements with several natural isotopes. */
export const mixed = elements.filter(({ symbol }) => naturalIsotopes(symbol).length > 1)

/** Protons, neutrons and electrons of a particle. */
type Counts = readonly [protons: number, neutrons: number, electrons: number]

export const isotopePair: Template = {
  id: 'as-m3',
  version: 1,
  category,
  difficulty,
  skill: 'isotopes',
  fitsMatch: false,
  draw(random) {
    const {
      symbol,
      name,
      atomicNumber: protons,
    } = pick(
      random,
      mixed.filter(({ atomicNumber }) => atomicNumber >= 3 && atomicNumber <= 56),
    )
    const [first, second] = sample(random, naturalIsotopes(symbol), 2).map(
      ({ massNumber }) => massNumber - protons,
    )
    if (first === undefined || second === undefined) return null
    const ionElectrons = pick(random, [protons - 1, protons + 1, protons - 2])
    const step = pick(random, [1, 2])
    const lowerName = name.toLowerCase()
    return worded({
      element: symbol,
      stem: `Given are protons (p), neutrons (n) and electrons (e). Which pair shows two isotopes of ${lowerName}?`,
      answer: pairText([protons, first, protons], [protons, second, protons]),
      isRight: isPairOfIsotopes,
      lures: [
        {
          value: pairText([protons, first, protons], [protons + step, first, protons + step]),
          misconception: 'AS2',
          why: `With ${protons} and ${protons + step} protons they are different elements. Isotopes have equal protons and different neutrons.`,
        },
        {
          value: pairText([protons, first, protons], [protons, first, ionElectrons]),
          misconception: 'AS11',
          why: `They differ in electrons alone: an atom and an ion of the same isotope. Isotopes differ in neutrons.`,
        },
        {
          value: pairText(
            [protons, first, protons],
            [protons + step, first - step, protons + step],
          ),
          misconception: 'AS2',
          why: `They have the same mass number ${protons + first}, but ${protons} and ${protons + step} protons: different elements.`,
        },
      ],
      right: `Both have ${protons} protons, so both are ${lowerName}; they differ in neutrons, ${first} and ${second}.`,
      see: { article: 'what-are-isotopes' },
    })
  },
}

function pairText(first: Counts, second: Counts): string {
  return `${countsText(first)} and ${countsText(second)}`
}

function countsText([protons, neutrons, electrons]: Counts): string {
  return `${protons}p ${neutrons}n ${electrons}e`
}

/** Whether a pair, read from its text, agrees in protons and differs in neutrons. */
function isPairOfIsotopes(text: string): boolean {
  const [p1, n1, , p2, n2] = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits))
  return p1 === p2 && n1 !== n2
}

/** Elements to lead whose atomic mass lies clearly between whole numbers through their mixture. */
export const betweenWholes = mixed.filter(({ atomicMass, atomicNumber, massIsStandard, block }) => {
  const fraction = atomicMass % 1
  return massIsStandard && block !== 'f' && atomicNumber <= 82 && fraction > 0.2 && fraction < 0.8
})

export const whyNotWhole: Template = {
  id: 'as-m4',
  version: 1,
  category,
  difficulty,
  skill: 'average-mass',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, massText, atomicNumber } = pick(random, betweenWholes)
    const lowerName = name.toLowerCase()
    const masses = naturalIsotopes(symbol).map(({ massNumber }) => massNumber)
    const answer = pick(random, [
      'It is an average over several isotopes.',
      'Its isotopes of unequal mass are mixed.',
    ])
    return worded({
      element: symbol,
      stem: `The atomic mass of ${lowerName} is ${massText} u. Why is it not a whole number?`,
      answer,
      isRight: (value) => value.includes('isotopes'),
      lures: shuffle<Lure<string>>(random, [
        {
          value: 'Its electrons make up the decimals.',
          misconception: 'AS9',
          why: `The ${atomicNumber} electrons weigh only about ${(atomicNumber / 1823).toFixed(3)} u together. The mixture of isotopes makes the mass ${massText} u.`,
        },
        {
          value: 'Some of its protons are not complete.',
          misconception: 'AS1',
          why: `Protons exist as wholes only: every atom of ${lowerName} has ${atomicNumber}. The mixture of isotopes makes the mass ${massText} u.`,
        },
        {
          value: 'Every atom of it has just this mass.',
          misconception: 'AS6',
          why: `No atom of ${lowerName} has this mass: each isotope weighs nearly a whole number of units. ${massText} u is their average.`,
        },
        {
          value: 'Its neutrons are only half as heavy.',
          misconception: 'AS4',
          why: `A neutron weighs about 1 u, like a proton. The mixture of isotopes makes the mass ${massText} u.`,
        },
      ]),
      right: `Natural ${lowerName} is a mixture of isotopes with the mass numbers ${listed(masses)}; ${massText} u is their weighted average.`,
      see: { article: 'what-are-isotopes' },
    })
  },
}

/** Elements with exactly two natural isotopes that are both to be found, the average clearly nearer to one of them. */
const twoIsotopes = mixed.filter((entry) => {
  const [light, heavy, more] = naturalIsotopes(entry.symbol)
  if (light === undefined || heavy === undefined || more !== undefined) return false
  if (Math.min(light.abundance, heavy.abundance) < 0.05) return false
  return entry.massIsStandard && Math.abs(entry.atomicMass - middle(entry)) > 0.1
})

function middle({ symbol }: Element): number {
  const masses = naturalIsotopes(symbol)
  return masses.reduce((sum, { mass }) => sum + mass, 0) / masses.length
}

export const commonIsotope: Template = {
  id: 'as-m6',
  version: 1,
  category,
  difficulty,
  skill: 'average-mass',
  fitsMatch: false,
  draw(random) {
    const entry = pick(random, twoIsotopes)
    const { symbol, name, atomicMass, massText } = entry
    const [light, heavy] = naturalIsotopes(symbol)
    if (light === undefined || heavy === undefined) return null
    const [common, rare] = light.abundance > heavy.abundance ? [light, heavy] : [heavy, light]
    const commonName = nuclideName(symbol, common.massNumber)
    const rareName = nuclideName(symbol, rare.massNumber)
    const solution = `The average ${massText} u lies nearer to ${common.massNumber} than to ${rare.massNumber}, so ${commonName} is the more common one`
    const phrase = pick(random, [
      `Natural ${name.toLowerCase()} consists of ${nuclideName(symbol, light.massNumber)} and ${nuclideName(symbol, heavy.massNumber)}; its atomic mass is ${massText} u. Which statement is right?`,
      `${name} has the atomic mass ${massText} u and two natural isotopes, of mass numbers ${light.massNumber} and ${heavy.massNumber}. Which statement is right?`,
    ])
    return worded({
      element: symbol,
      stem: phrase,
      answer: capitalized(`${commonName} is more common`),
      isRight: (value) =>
        value ===
        capitalized(
          `${nuclideName(symbol, atomicMass > middle(entry) ? heavy.massNumber : light.massNumber)} is more common`,
        ),
      lures: [
        {
          value: capitalized(`${rareName} is more common`),
          misconception: 'AS6',
          why: `The more common isotope pulls the average toward itself. ${solution}.`,
        },
        {
          value: 'Both are equally common',
          misconception: 'AS6',
          why: `Then the average would be halfway, near ${((light.massNumber + heavy.massNumber) / 2).toFixed(1)} u. ${solution}.`,
        },
        {
          value: `Each atom weighs ${massText} u`,
          misconception: 'AS6',
          why: `${massText} u is an average that no single atom has. ${solution}.`,
        },
      ],
      right: `${solution} (${common.abundance.toFixed(1)} % of the atoms).`,
      see: { article: 'what-are-isotopes' },
    })
  },
}

export const isotopeDifference: Template = {
  id: 'as-m7',
  version: 1,
  category,
  difficulty,
  skill: 'isotopes',
  fitsMatch: false,
  draw(random) {
    const { symbol, atomicNumber } = pick(random, mixed.slice(1))
    const [first, second] = sample(random, naturalIsotopes(symbol), 2).toSorted(
      (a, b) => a.massNumber - b.massNumber,
    )
    if (first === undefined || second === undefined) return null
    const fewer = first.massNumber - atomicNumber
    const more = second.massNumber - atomicNumber
    const solution = `Both have ${atomicNumber} protons; they have ${fewer} and ${more} neutrons.`
    const difference = more - fewer
    const asksWhat = integer(random, 0, 1) === 0
    return worded({
      element: symbol,
      stem: asksWhat
        ? `In what do neutral atoms of ${nuclideName(symbol, first.massNumber)} and ${nuclideName(symbol, second.massNumber)} differ?`
        : `What does a neutral atom of ${nuclideName(symbol, second.massNumber)} have more of than one of ${nuclideName(symbol, first.massNumber)}?`,
      answer: asksWhat ? 'The number of neutrons' : counted(difference, 'neutron'),
      isRight: (value) => value.includes('neutron') && !value.includes('proton'),
      lures: [
        {
          value: asksWhat ? 'The number of protons' : counted(difference, 'proton'),
          misconception: 'AS2',
          why: `With other protons it would be another element. ${solution}`,
        },
        {
          value: asksWhat ? 'The number of electrons' : counted(difference, 'electron'),
          misconception: 'AS11',
          why: `Both atoms are neutral, so both have ${atomicNumber} electrons. ${solution}`,
        },
        {
          value: asksWhat ? 'The charge of the nucleus' : counted(difference, 'positive charge'),
          misconception: 'AS5',
          why: `The charge of the nucleus comes from its protons, and neutrons carry none. ${solution}`,
        },
      ],
      right: `Isotopes of ${nameOf(symbol)}: ${element(symbol).atomicNumber} protons each, but ${fewer} and ${more} neutrons.`,
      see: { article: 'what-are-isotopes' },
    })
  },
}
