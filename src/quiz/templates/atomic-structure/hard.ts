import { element, elementByNumber, type ElementSymbol } from '#chemistry/elements.ts'
import { formatNuclide } from '#chemistry/formulas.ts'
import { radionuclides, type Radionuclide } from '#chemistry/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { type Lure, numeric, type Template, worded } from '#quiz/template.ts'
import { nearby } from '#quiz/templates/even-places.ts'
import { nameOf, nuclideName } from '#quiz/templates/names.ts'

import { chargeText, electronCount, ionSpecies, neutronCount } from './species.ts'

const category = 'atomic-structure'
const difficulty = 'hard'

/** Decays that a school course follows: one alpha or beta-minus particle. */
const followed = radionuclides.filter(({ decay }) => decay === 'alpha' || decay === 'beta-minus')

export const decayProduct: Template = {
  id: 'as-h4',
  version: 1,
  category,
  difficulty,
  skill: 'nuclear-decay',
  fitsMatch: false,
  draw(random) {
    const nuclide = pick(random, followed)
    const { symbol, massNumber, decay } = nuclide
    const isAlpha = decay === 'alpha'
    const answer = shifted(nuclide, isAlpha ? -2 : 1, isAlpha ? -4 : 0)
    const lures = isAlpha ? alphaLures(nuclide) : betaLures(nuclide)
    if (answer === null) return null
    return worded({
      element: symbol,
      stem: `${element(symbol).name}-${massNumber} decays and emits ${isAlpha ? 'an alpha' : 'a beta-minus'} particle. Which nuclide remains?`,
      answer,
      isRight: (value) => value === conserved(nuclide),
      lures,
      right: isAlpha
        ? `An alpha particle is ⁴He: the mass number falls by 4 to ${massNumber - 4} and the atomic number by 2, from ${protonsOf(nuclide)} to ${protonsOf(nuclide) - 2}.`
        : `A neutron becomes a proton: the mass number stays ${massNumber} and the atomic number rises by 1, from ${protonsOf(nuclide)} to ${protonsOf(nuclide) + 1}.`,
      see: { article: 'what-are-isotopes' },
    })
  },
}

/** What the emitted particle, ⁴He or an electron, leaves over of mass number and charge. */
function conserved(nuclide: Radionuclide): string {
  const emitted = nuclide.decay === 'alpha' ? { mass: 4, charge: 2 } : { mass: 0, charge: -1 }
  const remaining = elementByNumber(protonsOf(nuclide) - emitted.charge)
  return formatNuclide(remaining?.symbol ?? '', nuclide.massNumber - emitted.mass)
}

function protonsOf({ symbol }: Radionuclide): number {
  return element(symbol).atomicNumber
}

/** The nuclide some steps away; null where the table ends. */
function shifted(nuclide: Radionuclide, protons: number, mass: number): string | null {
  const found = elementByNumber(protonsOf(nuclide) + protons)
  return found === undefined ? null : formatNuclide(found.symbol, nuclide.massNumber + mass)
}

function alphaLures(nuclide: Radionuclide): Lure<string>[] {
  return [
    ...lureOf(
      shifted(nuclide, -2, -2),
      'Two protons have left, but two neutrons as well. The mass number falls by 4.',
    ),
    ...lureOf(
      shifted(nuclide, -4, -4),
      'Only two of the four particles that leave are protons. The atomic number falls by 2.',
    ),
    ...lureOf(
      shifted(nuclide, 2, -4),
      'The alpha particle takes two protons away, so the atomic number falls by 2 and does not rise.',
    ),
  ]
}

function betaLures(nuclide: Radionuclide): Lure<string>[] {
  return [
    ...lureOf(
      shifted(nuclide, -1, 0),
      'A neutron becomes a proton when the electron leaves. The atomic number rises by 1 and does not fall.',
    ),
    ...lureOf(
      shifted(nuclide, 0, -1),
      'No neutron leaves the nucleus: it becomes a proton. The mass number stays and the atomic number rises by 1.',
    ),
    ...lureOf(
      shifted(nuclide, 1, -1),
      'The atomic number rises by 1, but the new proton counts as the neutron did. The mass number stays.',
    ),
    ...lureOf(
      shifted(nuclide, -1, -1),
      'The particle that leaves is an electron from a neutron, not a proton. The mass number stays and the atomic number rises by 1.',
    ),
  ]
}

function lureOf(value: string | null, why: string): Lure<string>[] {
  return value === null ? [] : [{ value, misconception: 'AS15', why }]
}

export const fractionLeft: Template = {
  id: 'as-h5',
  version: 1,
  category,
  difficulty,
  skill: 'nuclear-decay',
  fitsMatch: false,
  draw(random) {
    const decay = drawDecay(random)
    if (decay === null) return null
    const { symbol, stem, right, halvings } = decay
    const parts = 2 ** halvings
    return worded({
      element: symbol,
      stem,
      answer: `1/${parts}`,
      isRight: (value) => fractionOf(value) === 0.5 ** halvings,
      lures: [
        {
          value: `1/${2 * halvings}`,
          misconception: 'AS12',
          why: `Halving ${halvings} times is not dividing by 2 × ${halvings}. Each half-life halves what is left: 1/${parts} remains.`,
        },
        {
          value: `${parts - 1}/${parts}`,
          misconception: 'AS12',
          why: `${parts - 1}/${parts} is the part that has decayed. What is left is 1/${parts}.`,
        },
        {
          value: '0',
          misconception: 'AS12',
          why: `The second half-life takes only half of the remaining half. After ${halvings} of them 1/${parts} is left.`,
        },
        {
          value: `1/${halvings}`,
          misconception: 'AS12',
          why: `The time is ${halvings} half-lives, but each of them halves the rest: 1/${parts} remains.`,
        },
      ],
      fill: [`1/${2 * parts}`],
      right,
      see: { article: 'what-are-isotopes' },
    })
  },
}

/** The same question with the fractions in order, as numbers are. */
export const fractionLeftInOrder: Template = {
  ...fractionLeft,
  version: 2,
  draw(random) {
    const decay = drawDecay(random)
    if (decay === null) return null
    const { symbol, stem, right, halvings } = decay
    const left = 0.5 ** halvings
    const rest = `1/${2 ** halvings}`
    return numeric({
      element: symbol,
      stem,
      answer: left,
      isRight: (value) => Math.log2(value) === -halvings,
      show: fractionText,
      lures: [
        {
          value: 0,
          misconception: 'AS12',
          why: `The second half-life takes only half of the remaining half. After ${halvings} of them ${rest} is left.`,
        },
        {
          value: 1 - left,
          misconception: 'AS12',
          why: `${fractionText(1 - left)} is the part that has decayed. What is left is ${rest}.`,
        },
        {
          value: 1 / (2 * halvings),
          misconception: 'AS12',
          why: `Halving ${halvings} times is not dividing by 2 × ${halvings}. Each half-life halves what is left: ${rest} remains.`,
        },
        {
          value: 1 / halvings,
          misconception: 'AS12',
          why: `The time is ${halvings} half-lives, but it is not divided by their number. Each of them halves the rest: ${rest} remains.`,
        },
      ],
      fill: [left / 2, left / 4, left * 2, 1 / 3],
      right,
      see: { article: 'what-are-isotopes' },
    })
  },
}

type Decay = {
  readonly symbol: ElementSymbol
  /** Half-lives that have passed. */
  readonly halvings: number
  readonly stem: string
  readonly right: string
}

/** A nuclide and a few of its half-lives; null where they are too short or too long to name. */
function drawDecay(random: Random): Decay | null {
  const { symbol, massNumber, halfLife } = pick(random, radionuclides)
  const halvings = integer(random, 2, 5)
  const { unit } = halfLife
  const rounded = Number(halfLife.value.toPrecision(3))
  if (unit === 'microseconds' || rounded * halvings > BILLION) return null
  const time = duration(rounded * halvings, unit)
  return {
    symbol,
    halvings,
    stem: `The half-life of ${nuclideName(symbol, massNumber)} is ${duration(rounded, unit)}. Which fraction of its atoms is left after ${time}?`,
    right: `${time} are ${halvings} half-lives, and (1/2)${raised[halvings] ?? ''} = 1/${2 ** halvings}.`,
  }
}

const BILLION = 1e9
const raised: Readonly<Record<number, string>> = { 2: '²', 3: '³', 4: '⁴', 5: '⁵' }

function duration(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}`
}

/** Zero, one part of a whole, or all parts but one: '0', '1/8', '7/8'. */
function fractionText(value: number): string {
  if (value === 0) return '0'
  const parts = Math.round(1 / Math.min(value, 1 - value))
  return value > 0.5 ? `${parts - 1}/${parts}` : `1/${parts}`
}

function fractionOf(text: string): number {
  const [above = 0, below = 1] = text.split('/').map(Number)
  return above / below
}

export const neutronsOfIon: Template = {
  id: 'as-h6',
  version: 1,
  category,
  difficulty,
  skill: 'ion-electrons',
  fitsMatch: false,
  draw(random) {
    const species = pick(random, ionSpecies)
    const { symbol, massNumber, charge } = species
    const neutrons = neutronCount(species)
    const electrons = electronCount(species)
    const protons = electrons + charge
    if (neutrons === protons || protons < 9) return null
    const wrongSign = massNumber - (electrons - charge)
    return numeric({
      element: symbol,
      stem: `An ion of ${nameOf(symbol)} with the charge ${chargeText(charge)} has ${electrons} electrons and the mass number ${massNumber}. How many neutrons does it have?`,
      answer: neutrons,
      isRight: (count) => element(symbol).atomicNumber + count === massNumber,
      lures: [
        {
          value: massNumber - electrons,
          misconception: 'AS13',
          why: `That takes the ${electrons} electrons for the protons. The charge ${chargeText(charge)} means ${protons} protons, so ${massNumber} − ${protons} = ${neutrons}.`,
        },
        {
          value: wrongSign,
          misconception: 'AS3',
          why: `That counts the charge in the wrong direction. Protons are electrons plus charge: ${protons}, which leaves ${neutrons} neutrons.`,
        },
        {
          value: protons,
          misconception: 'AS4',
          why: `${protons} is the number of protons. The neutrons are the rest of the mass number: ${massNumber} − ${protons} = ${neutrons}.`,
        },
        {
          value: massNumber - protons + electrons,
          misconception: 'AS9',
          why: `That adds the electrons to the neutrons. The mass number counts neither electrons nor charge: ${massNumber} − ${protons} = ${neutrons}.`,
        },
      ],
      fill: nearby(neutrons, 1),
      right: `The charge ${chargeText(charge)} with ${electrons} electrons means ${protons} protons, and ${massNumber} − ${protons} = ${neutrons} neutrons.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}
