import { element } from '#chemistry/elements/elements.ts'
import { naturalNuclides, type Nuclide } from '#chemistry/elements/isotopes.ts'
import { subscript, superscript } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { counted } from '#quiz/templates/shared/names.ts'

import { neutronCount } from './species.ts'

/** Isotopes of elements to krypton with unequal numbers of protons and neutrons. */
const lightNuclides = naturalNuclides.filter(
  (nuclide) => protonCount(nuclide) <= 36 && neutronCount(nuclide) !== protonCount(nuclide),
)

export const equalNeutrons = template('as-m5', 'particle-count', (random) => {
  const nuclide = pick(random, lightNuclides)
  const neutrons = neutronCount(nuclide)
  const answer = shuffle(random, lightNuclides).find(
    (other) => other.symbol !== nuclide.symbol && neutronCount(other) === neutrons,
  )
  if (answer === undefined) return null
  const others = shuffle(random, naturalNuclides).filter(
    (other) => neutronCount(other) !== neutrons,
  )
  const text = withAtomicNumber(nuclide)
  return choice<Nuclide>({
    element: nuclide.symbol,
    stem: `Which atom has as many neutrons as ${text}?`,
    answer,
    isRight: (value) => neutronCount(value) === neutrons,
    show: withAtomicNumber,
    lures: shuffle(random, luresOf(nuclide, others)),
    fill: others.filter((other) => Math.abs(neutronCount(other) - neutrons) <= 2).slice(0, 8),
    miss: (other) =>
      `${withAtomicNumber(other)} has ${other.massNumber} − ${protonCount(other)} = ${counted(neutronCount(other), 'neutron')}. ${text} has ${neutrons}.`,
    right: `${text} has ${nuclide.massNumber} − ${protonCount(nuclide)} = ${neutrons} neutrons, ${withAtomicNumber(answer)} has ${answer.massNumber} − ${protonCount(answer)} = ${neutrons}.`,
    see: { elements: [nuclide.symbol, answer.symbol], article: 'what-are-isotopes' },
  })
})

/** The first of the others that share another number with the nuclide, as far as there are any. */
function luresOf(nuclide: Nuclide, others: readonly Nuclide[]): readonly Lure<Nuclide>[] {
  const text = withAtomicNumber(nuclide)
  const neutrons = neutronCount(nuclide)
  const isobar = others.find(
    ({ symbol, massNumber }) => symbol !== nuclide.symbol && massNumber === nuclide.massNumber,
  )
  const isotope = others.find((other) => other.symbol === nuclide.symbol && other !== nuclide)
  const protonTwin = others.find((other) => protonCount(other) === neutrons)
  const lures: Lure<Nuclide>[] = []
  if (isobar !== undefined) {
    lures.push({
      value: isobar,
      misconception: 'AS17',
      why: `It shares the mass number ${isobar.massNumber}, but has ${neutronCount(isobar)} neutrons. ${text} has ${neutrons}.`,
    })
  }
  if (isotope !== undefined) {
    lures.push({
      value: isotope,
      misconception: 'AS2',
      why: `It is an isotope of the same element: equal protons, but ${counted(neutronCount(isotope), 'neutron')}. ${text} has ${neutrons}.`,
    })
  }
  if (protonTwin !== undefined) {
    lures.push({
      value: protonTwin,
      misconception: 'AS4',
      why: `Here ${neutrons} is the number of protons; the neutrons are ${neutronCount(protonTwin)}. ${text} has ${neutrons} neutrons.`,
    })
  }
  return lures
}

function protonCount({ symbol }: Nuclide): number {
  return element(symbol).atomicNumber
}

/** Mass number above, atomic number below: '³⁷₁₇Cl'. */
function withAtomicNumber(nuclide: Nuclide): string {
  return superscript(nuclide.massNumber) + subscript(protonCount(nuclide)) + nuclide.symbol
}
