import { properties } from '#chemistry/element-properties.ts'
import { element, elements } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { counted, ionText, listed, nameOf } from '#quiz/templates/names.ts'

import {
  electronCount,
  ionSpecies,
  neutronCount,
  readSpecies,
  type SimpleIon,
  simpleIons,
  type Species,
  speciesText,
} from './species.ts'

const category = 'atomic-structure'
const difficulty = 'hard'

type Comparison = {
  readonly ask: string
  readonly holds: (electrons: number, neutrons: number) => boolean
}

const comparisons: readonly Comparison[] = [
  {
    ask: 'more electrons than neutrons',
    holds: (electrons, neutrons) => electrons > neutrons,
  },
  {
    ask: 'exactly as many electrons as neutrons',
    holds: (electrons, neutrons) => electrons === neutrons,
  },
]

/** Ions and atoms of light isotopes, where protons and neutrons are nearly equal in number. */
const lightSpecies: readonly Species[] = ionSpecies
  .filter(({ symbol }) => element(symbol).atomicNumber <= 20)
  .flatMap((species) => [species, { ...species, charge: 0 }])
  .filter((species, index, all) => {
    const text = speciesText(species)
    return all.findIndex((other) => speciesText(other) === text) === index
  })

export const electronsAgainstNeutrons: Template = {
  id: 'as-h3',
  version: 1,
  category,
  difficulty,
  skill: 'particle-count',
  fitsMatch: false,
  draw(random) {
    const { ask, holds } = pick(random, comparisons)
    const fits = (species: Species) => holds(electronCount(species), neutronCount(species))
    const answer = shuffle(random, lightSpecies).find(
      (species) => fits(species) && species.charge !== 0,
    )
    if (answer === undefined) return null
    const wrong = shuffle(random, lightSpecies).filter((species) => !fits(species))
    const turned = wrong.find(({ symbol, charge, massNumber }) =>
      fits({ symbol, massNumber, charge: -charge }),
    )
    const neutral = wrong.find(
      (species) => species !== turned && fits({ ...species, charge: 0 }) && species.charge !== 0,
    )
    const rest = wrong.find((species) => species !== turned && species !== neutral)
    if (turned === undefined || neutral === undefined || rest === undefined) return null
    return worded({
      element: pick(random, [answer, turned, neutral, rest]).symbol,
      stem: `Which of these particles has ${ask}?`,
      answer: speciesText(answer),
      isRight: (value) => {
        const species = readSpecies(value)
        if (species === null) return false
        const protons = element(species.symbol).atomicNumber
        return holds(protons - species.charge, species.massNumber - protons)
      },
      lures: [
        {
          value: speciesText(turned),
          misconception: 'AS3',
          why: `${speciesText(turned)} has ${tally(turned)}. The charge was counted in the wrong direction.`,
        },
        {
          value: speciesText(neutral),
          misconception: 'AS13',
          why: `${speciesText(neutral)} has ${tally(neutral)}. Only the neutral atom has as many electrons as protons.`,
        },
        {
          value: speciesText(rest),
          misconception: 'AS4',
          why: `${speciesText(rest)} has ${tally(rest)}. Neutrons are the mass number minus the protons.`,
        },
      ],
      right: `${speciesText(answer)} has ${tally(answer)}.`,
      see: { elements: [answer.symbol], article: 'how-ions-are-formed' },
    })
  },
}

function tally(species: Species): string {
  return `${counted(electronCount(species), 'electron')} and ${counted(neutronCount(species), 'neutron')}`
}

export const orderByElectrons: Template = {
  id: 'as-h8',
  version: 1,
  category,
  difficulty,
  skill: 'ion-electrons',
  fitsMatch: false,
  draw(random) {
    const four = fourUnlike(random)
    if (four.length < 4) return null
    const right = ordered(four, electronCount)
    const byProtons = ordered(four, ({ symbol }) => element(symbol).atomicNumber)
    if (byProtons === right) return null
    const tallied = four
      .toSorted((a, b) => electronCount(a) - electronCount(b))
      .map((ion) => `${ionText(ion.symbol, ion.charge)} ${electronCount(ion)}`)
      .join(', ')
    const first = four[0]?.symbol ?? 'Na'
    const lures: Lure<string>[] = [
      {
        value: ordered(four, ({ symbol, charge }) => element(symbol).atomicNumber + charge),
        misconception: 'AS3',
        why: `That counts the charges in the wrong direction. The electrons are ${tallied}.`,
      },
      {
        value: byProtons,
        misconception: 'AS13',
        why: `That is the order of the protons. With the charges the electrons are ${tallied}.`,
      },
      {
        value: ordered(four, ({ charge }) => charge),
        misconception: 'AS13',
        why: `That is the order of the charges. The electrons are ${tallied}.`,
      },
      {
        value: ordered(four, (ion) => -electronCount(ion)),
        misconception: 'EC10',
        why: `That order falls instead of rising. The electrons are ${tallied}.`,
      },
    ]
    return worded({
      element: first,
      stem: `Which row puts these particles of ${listed(four.map(({ symbol }) => nameOf(symbol)))} in order of rising number of electrons?`,
      answer: right,
      isRight: (value) => rises(value),
      lures,
      fill: [0, 1, 2].map(() => shuffle(random, four).map(ionName).join(' < ')),
      right: `The electrons, protons minus charge, are ${tallied}.`,
      see: { elements: four.map(({ symbol }) => symbol), article: 'how-ions-are-formed' },
    })
  },
}

/** Ions from nitrogen to zinc and the atoms they come from. */
const orderedParticles: readonly SimpleIon[] = simpleIons
  .filter(({ symbol }) => element(symbol).atomicNumber >= 7 && element(symbol).atomicNumber <= 30)
  .flatMap((ion) => [ion, ion, { ...ion, charge: 0 }])

/** Greatest difference in electrons, so that no ion stands far from the others. */
const WINDOW = 9

/** Up to four particles of different elements and different numbers of electrons. */
function fourUnlike(random: Random): readonly SimpleIon[] {
  const chosen: SimpleIon[] = []
  for (const particle of shuffle(random, orderedParticles)) {
    const electrons = electronCount(particle)
    const isUnlike = chosen.every(
      (other) => other.symbol !== particle.symbol && electronCount(other) !== electrons,
    )
    const isNear = Math.abs(electrons - electronCount(chosen[0] ?? particle)) <= WINDOW
    if (isUnlike && isNear && chosen.length < 4) chosen.push(particle)
  }
  return chosen
}

function ordered(ions: readonly SimpleIon[], by: (ion: SimpleIon) => number): string {
  return ions
    .toSorted((a, b) => by(a) - by(b))
    .map(ionName)
    .join(' < ')
}

function ionName({ symbol, charge }: SimpleIon): string {
  return ionText(symbol, charge)
}

const electronsByText: ReadonlyMap<string, number> = new Map(
  orderedParticles.map((particle) => [ionName(particle), electronCount(particle)]),
)

/** Whether the electrons of a row, read from its text, rise from ion to ion. */
function rises(row: string): boolean {
  const counts = row.split(' < ').map((text) => electronsByText.get(text) ?? 0)
  return counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))
}

/** Radius of a nucleus in femtometers: 1.2 times the cube root of the mass number. */
const NUCLEON_RADIUS_FM = 1.2
const FM_PER_PM = 1000

/** Sizes of a model nucleus and the atom that belongs to it. */
const models = [
  {
    object: 'a pinhead 1 mm wide',
    right: 'Tens of meters',
    small: ['About one centimeter', 'About ten centimeters'],
    large: 'Tens of kilometers',
  },
  {
    object: 'a marble 1 cm wide',
    right: 'Hundreds of meters',
    small: ['About ten centimeters', 'About one meter'],
    large: 'Hundreds of kilometers',
  },
  {
    object: 'a ball 10 cm wide',
    right: 'A few kilometers',
    small: ['About one meter', 'About ten meters'],
    large: 'Thousands of kilometers',
  },
] as const

/** Elements, uranium and no other of the f-block, of which the atom is 20 000 to 65 000 times as wide as the nucleus. */
export const modelElements = elements.flatMap(({ symbol, typicalIsotope, block }) => {
  const radius = properties(symbol).covalentRadius
  if (radius === null || (block === 'f' && symbol !== 'U')) return []
  const ratio = (radius * FM_PER_PM) / (NUCLEON_RADIUS_FM * Math.cbrt(typicalIsotope))
  return ratio > 20_000 && ratio < 65_000 ? [{ symbol, ratio }] : []
})

export const atomAsModel: Template = {
  id: 'as-h7',
  version: 1,
  category,
  difficulty,
  skill: 'atom-size',
  fitsMatch: false,
  draw(random) {
    const { symbol, ratio } = pick(random, modelElements)
    const { object, right, small, large } = pick(random, models)
    const times = formatNumber(ratio, { significant: 1 })
    const solution = `An atom of ${nameOf(symbol)} is roughly ${times} times as wide as its nucleus`
    const [ten, hundred] = small
    return worded({
      element: symbol,
      stem: `If the nucleus of an atom of ${nameOf(symbol)} were ${object}, how wide would the atom be?`,
      answer: right,
      isRight: (value) => value === right,
      lures: [
        {
          value: ten,
          misconception: 'AS7',
          why: `That is only ten times as wide. ${solution}.`,
        },
        {
          value: hundred,
          misconception: 'AS7',
          why: `That is only a hundred times as wide. ${solution}.`,
        },
        {
          value: large,
          misconception: 'AS7',
          why: `That is far too much, more than ten million times as wide. ${solution}.`,
        },
      ],
      right: `${solution}: with ${object} as the nucleus that makes ${right.toLowerCase()}.`,
      see: { article: 'what-is-an-atom' },
    })
  },
}
