import { element } from '#chemistry/elements/elements.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { counted, ionText, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'
import { solved, law, calculated, outcome, agreed } from '#quiz/worked/solutions.ts'

import {
  electronCount,
  ionSpecies,
  neutronCount,
  type SimpleIon,
  simpleIons,
  type Species,
  speciesText,
} from './species.ts'

/** Ions and atoms of light isotopes. */
const lightSpecies: readonly Species[] = ionSpecies
  .filter(({ symbol }) => element(symbol).atomicNumber <= 20)
  .flatMap((species) => [species, { ...species, charge: 0 }])

/** Those of them that share their electrons and their neutrons with several other elements each. */
const wantedSpecies = lightSpecies.filter((species) => {
  const others = lightSpecies.filter(({ symbol }) => symbol !== species.symbol)
  const counts = [electronCount, neutronCount].map(
    (count) => others.filter((other) => count(other) === count(species)).length,
  )
  return electronCount(species) !== neutronCount(species) && Math.min(...counts) >= 2
})

/** The particle with the electrons of one and the neutrons of another. */
export const electronsAndNeutrons = template('as-h3', 'particle-count', (random) => {
  const answer = pick(random, wantedSpecies)
  const [electrons, neutrons] = [electronCount(answer), neutronCount(answer)]
  const others = shuffle(random, lightSpecies).filter(({ symbol }) => symbol !== answer.symbol)
  const first = others.find((other) => electronCount(other) === electrons)
  const second = others.find(
    (other) => neutronCount(other) === neutrons && other.symbol !== first?.symbol,
  )
  if (first === undefined || second === undefined) return null
  const isRight = (species: Species): boolean =>
    electronCount(species) === electrons && neutronCount(species) === neutrons
  const { protons } = element(answer.symbol)
  const solution = tally(answer)
  const massNumber = second.massNumber
  const takesMassNumber = (other: Species) => other.massNumber === massNumber
  const neutronsFit = {
    misconception: 'AS13',
    why: 'The neutrons fit, the electrons do not.',
  } as const
  const electronsFit = {
    misconception: null,
    why: 'The electrons fit, the neutrons do not.',
  } as const
  const charged = others.filter(({ charge }) => Math.sign(charge) === Math.sign(answer.charge))
  const lures = [
    lureTo(charged, (other) => neutronCount(other) === neutrons, neutronsFit),
    lureTo(others, (other) => neutronCount(other) === neutrons, neutronsFit),
    lureTo(charged, (other) => electronCount(other) === electrons, electronsFit),
    lureTo(others, (other) => electronCount(other) === electrons, electronsFit),
    lureTo(others, (other) => electronCount(other) === electrons && takesMassNumber(other), {
      misconception: 'AS17',
      why: 'The mass number is not the number of neutrons.',
    }),
    lureTo(charged, (other) => electronCount(other) === neutrons, {
      misconception: null,
      why: 'That has as many electrons as neutrons are wanted.',
    }),
  ]
  return choice<Species>({
    element: answer.symbol,
    badge: null,
    stem: `Which particle has as many electrons as ${speciesText(first)} and as many neutrons as ${speciesText(second)}?`,
    answer,
    isRight,
    show: speciesText,
    lures: shuffle(random, lures).filter((lure) => lure !== undefined),
    solution: () =>
      solved(
        'the particle',
        law('Electrons = protons − charge, and neutrons = mass number − protons'),
        calculated(
          `Electrons of ${speciesText(first)}`,
          less(exact(element(first.symbol).protons), withSign(first.charge)),
          exact(electrons),
        ),
        calculated(
          `Neutrons of ${speciesText(second)}`,
          less(exact(second.massNumber), exact(element(second.symbol).protons)),
          exact(neutrons),
        ),
        agreed(
          `Electrons of ${speciesText(answer)}`,
          less(exact(protons), withSign(answer.charge)),
          exact(electrons),
        ),
        agreed(
          `Neutrons of ${speciesText(answer)}`,
          less(exact(answer.massNumber), exact(protons)),
          exact(neutrons),
        ),
        outcome(speciesText(answer)),
      ),
    right: `${counted(electrons, 'electron')} and ${counted(neutrons, 'neutron')} are wanted: ${speciesText(answer)} has ${answer.massNumber} − ${protons} = ${counted(neutrons, 'neutron')} and ${counted(electrons, 'electron')}.`,
    see: {
      elements: [answer.symbol, first.symbol, second.symbol],
      article: 'how-ions-are-formed',
    },
  })

  function lureTo(
    from: readonly Species[],
    fits: (species: Species) => boolean,
    { misconception, why }: Pick<Lure<Species>, 'misconception' | 'why'>,
  ): Lure<Species> | undefined {
    const value = from.find(
      (other) => other !== first && other !== second && fits(other) && !isRight(other),
    )
    return value === undefined
      ? undefined
      : { value, misconception, why: `${why} ${tally(value)} ${solution}` }
  }
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

export const orderByElectrons = template('as-m8', 'ion-electrons', (random) => {
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
        misconception: null,
        why: `That order falls instead of rising. The electrons are ${tallied}.`,
      },
    ],
    fill: [shuffle(random, row), shuffle(random, row), shuffle(random, row)],
    miss: () => `Protons minus charge give the electrons. They are ${tallied}.`,
    solution: () =>
      solved(
        'the order of the numbers of electrons',
        law('Electrons = protons − charge'),
        ...row.map((ion) =>
          calculated(
            ionName(ion),
            ion.charge === 0
              ? exact(protonCount(ion))
              : less(exact(protonCount(ion)), withSign(ion.charge)),
            exact(electronCount(ion), 'electrons'),
          ),
        ),
        outcome(right.map(ionName).join(' < ')),
      ),
    right: `The electrons, protons minus charge, are ${tallied}.`,
    see: { elements: row.map(({ symbol }) => symbol), article: 'how-ions-are-formed' },
  })
})

/** Up to four particles of different elements and different numbers of electrons. */
export function unlikeParticles(random: Random): readonly SimpleIon[] {
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
