import { element } from '#chemistry/elements.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { counted, ionText, listed, nameOf } from '#quiz/templates/names.ts'

import {
  electronCount,
  ionSpecies,
  neutronCount,
  type SimpleIon,
  simpleIons,
  type Species,
  speciesText,
} from './species.ts'

type Comparison = {
  readonly stem: string
  readonly holds: (electrons: number, neutrons: number) => boolean
}

const comparisons: readonly Comparison[] = [
  {
    stem: 'Which of these particles has more electrons than neutrons?',
    holds: (electrons, neutrons) => electrons > neutrons,
  },
  {
    stem: 'Which of these particles has exactly as many electrons as neutrons?',
    holds: (electrons, neutrons) => electrons === neutrons,
  },
]

/** Ions and atoms of light isotopes, where protons and neutrons are nearly equal in number. */
const lightSpecies: readonly Species[] = ionSpecies
  .filter(({ symbol }) => element(symbol).atomicNumber <= 20)
  .flatMap((species) => [species, { ...species, charge: 0 }])

export const electronsAgainstNeutrons = template('as-h3', 'particle-count', (random) => {
  const { stem, holds } = pick(random, comparisons)
  const fits = (species: Species) => holds(electronCount(species), neutronCount(species))
  const answer = shuffle(random, lightSpecies).find(
    (species) => fits(species) && species.charge !== 0,
  )
  if (answer === undefined) return null
  const wrong = shuffle(random, lightSpecies).filter((species) => !fits(species))
  const turned = wrong.find((species) => fits({ ...species, charge: -species.charge }))
  const neutral = wrong.find(
    (species) => species !== turned && fits({ ...species, charge: 0 }) && species.charge !== 0,
  )
  const rest = wrong.find((species) => species !== turned && species !== neutral)
  if (turned === undefined || neutral === undefined || rest === undefined) return null
  return choice<Species>({
    element: answer.symbol,
    badge: null,
    stem,
    answer,
    isRight: ({ symbol, massNumber, charge }) => {
      const { protons } = element(symbol)
      return holds(protons - charge, massNumber - protons)
    },
    show: speciesText,
    lures: [
      {
        value: turned,
        misconception: 'AS3',
        why: `${tally(turned)} The charge was counted in the wrong direction.`,
      },
      {
        value: neutral,
        misconception: 'AS13',
        why: `${tally(neutral)} Only the neutral atom has as many electrons as protons.`,
      },
      {
        value: rest,
        misconception: 'AS4',
        why: `${tally(rest)} Neutrons are the mass number minus the protons.`,
      },
    ],
    right: tally(answer),
    see: { elements: [answer.symbol], article: 'how-ions-are-formed' },
  })
})

function tally(species: Species): string {
  return `${speciesText(species)} has ${counted(electronCount(species), 'electron')} and ${counted(neutronCount(species), 'neutron')}.`
}

/** Ions from nitrogen to zinc, each twice, and the atoms they come from. */
const orderedParticles: readonly SimpleIon[] = simpleIons
  .filter(({ symbol }) => element(symbol).atomicNumber >= 7 && element(symbol).atomicNumber <= 30)
  .flatMap((ion) => [ion, ion, { ...ion, charge: 0 }])

/** Greatest difference in electrons, so that no ion stands far from the others. */
const WINDOW = 9

const IN_ROW = 4

export const orderByElectrons = template('as-h8', 'ion-electrons', (random) => {
  const row = unlikeParticles(random)
  const [first] = row
  if (first === undefined || row.length < IN_ROW) return null
  const right = row.toSorted(rising(electronCount))
  const byProtons = row.toSorted(rising(protonCount))
  if (hasRisingElectrons(byProtons)) return null
  const tallied = right.map((ion) => `${ionName(ion)} ${electronCount(ion)}`).join(', ')
  return choice<readonly SimpleIon[]>({
    element: first.symbol,
    stem: `Which row puts these particles of ${listed(row.map(({ symbol }) => nameOf(symbol)))} in order of rising number of electrons?`,
    answer: right,
    isRight: hasRisingElectrons,
    show: (ions) => ions.map(ionName).join(' < '),
    lures: [
      {
        value: row.toSorted(rising((ion) => protonCount(ion) + ion.charge)),
        misconception: 'AS3',
        why: `That counts the charges in the wrong direction. The electrons are ${tallied}.`,
      },
      {
        value: byProtons,
        misconception: 'AS13',
        why: `That is the order of the protons. With the charges the electrons are ${tallied}.`,
      },
      {
        value: row.toSorted(rising(({ charge }) => charge)),
        misconception: 'AS13',
        why: `That is the order of the charges. The electrons are ${tallied}.`,
      },
      {
        value: right.toReversed(),
        misconception: 'EC10',
        why: `That order falls instead of rising. The electrons are ${tallied}.`,
      },
    ],
    fill: [shuffle(random, row), shuffle(random, row), shuffle(random, row)],
    right: `The electrons, protons minus charge, are ${tallied}.`,
    see: { elements: row.map(({ symbol }) => symbol), article: 'how-ions-are-formed' },
  })
})

/** Up to four particles of different elements and different numbers of electrons. */
function unlikeParticles(random: Random): readonly SimpleIon[] {
  const chosen: SimpleIon[] = []
  for (const particle of shuffle(random, orderedParticles)) {
    const electrons = electronCount(particle)
    const isUnlike = chosen.every(
      (other) => other.symbol !== particle.symbol && electronCount(other) !== electrons,
    )
    const isNear = Math.abs(electrons - electronCount(chosen[0] ?? particle)) <= WINDOW
    if (isUnlike && isNear && chosen.length < IN_ROW) chosen.push(particle)
  }
  return chosen
}

function rising(by: (ion: SimpleIon) => number): (a: SimpleIon, b: SimpleIon) => number {
  return (a, b) => by(a) - by(b)
}

function hasRisingElectrons(ions: readonly SimpleIon[]): boolean {
  const counts = ions.map(electronCount)
  return counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))
}

function protonCount({ symbol }: SimpleIon): number {
  return element(symbol).atomicNumber
}

function ionName({ symbol, charge }: SimpleIon): string {
  return ionText(symbol, charge)
}
