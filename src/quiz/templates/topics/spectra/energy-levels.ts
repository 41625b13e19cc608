import { LIGHT_SPEED, PLANCK } from '#chemistry/quantities/constants.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, powerOfTen } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied, raised } from '#quiz/worked/expressions.ts'

/** What lifts the electron of hydrogen from its lowest level out of the atom, in J. Source: CODATA 2022 (hcR∞). */
const RYDBERG = 2.18e-18

const rydberg = powerOfTen(RYDBERG, 'J')

/** The kinetic energy of electrons that light frees from a metal. */
export const freedElectron = production('ec-m611', 'number', 'light-and-energy', (random) => {
  const needed = integer(random, 32, 78) / 100
  const hertz = integer(random, 60, 180) / 100
  const photon = PLANCK * hertz * 1e15
  const work = needed * 1e-18
  const value = photon - work
  if (value < 0.08e-18 || value > 0.7e-18) return null
  const frequency = hertz * 1e15
  const shownWork = quantity(work, 'J')
  return workedNumber({
    element: pick(random, ['Na', 'K', 'Cs', 'Ca', 'Zn']),
    stem: `A metal has the work function ${shownWork}. With what greatest kinetic energy does light of ${quantity(frequency, 'Hz')} free electrons? h is ${quantity(PLANCK, 'J·s', 4)}.`,
    value,
    unit: 'J',
    units: ['J', 'kJ'],
    solution: () => ({
      asked: 'the largest kinetic energy of a freed electron',
      given: {
        Frequency: powerOfTen(frequency, 'Hz'),
        'Work function': powerOfTen(work, 'J'),
      },
      relation: 'A photon has h × frequency; what is left after freeing the electron is its motion',
      numbers: [
        [
          'Photon',
          multiplied(powerOfTen(PLANCK, 'J·s', 4), powerOfTen(frequency, 'Hz')),
          'J',
          { significant: 4 },
        ],
        ['Kinetic energy', less(powerOfTen(photon, 'J', 4), powerOfTen(work, 'J')), 'J'],
      ],
    }),
    account: `A photon has ${quantity(photon, 'J', 4)}, and ${quantity(photon, 'J', 4)} − ${shownWork} = ${quantity(value, 'J')}`,
    wrong: [
      [photon, 'SP12', 'That is the energy of the photon; part of it frees the electron.'],
      [work, 'SP12', 'That is the energy that frees the electron, not what is left.'],
      [photon + work, 'SP12', 'Freeing the electron takes energy from the photon, it adds none.'],
    ],
  })
})

/** The wavelength of a line of hydrogen from its two levels. */
export const hydrogenLine = production('ec-h611', 'number', 'light-and-energy', (random) => {
  const low = integer(random, 1, 4)
  const high = integer(random, low + 1, 7)
  const emits = random() < 0.5
  const inverse = 1 / low ** 2 - 1 / high ** 2
  const energy = RYDBERG * inverse
  const value = (1e9 * PLANCK * LIGHT_SPEED) / energy
  const wavelengthOf = (joules: number) => (1e9 * PLANCK * LIGHT_SPEED) / joules
  const level = (n: number) => RYDBERG / n ** 2
  return workedNumber({
    element: 'H',
    stem: `Hydrogen has levels at −${quantity(RYDBERG, 'J')}/n². Which wavelength is ${emits ? `emitted from n = ${high} to n = ${low}` : `absorbed from n = ${low} to n = ${high}`}? h × c is ${quantity(PLANCK * LIGHT_SPEED, 'J·m', 4)}.`,
    value,
    unit: 'nm',
    units: ['nm', 'µm', 'm'],
    solution: () => ({
      asked: 'the wavelength',
      relation: 'Photon = difference of the two levels, and λ = h × c ÷ E',
      numbers: [
        ['Lower level, below zero', divided(rydberg, raised(exact(low), exact(2))), 'J'],
        ['Upper level, below zero', divided(rydberg, raised(exact(high), exact(2))), 'J'],
        ['Photon', less(powerOfTen(level(low), 'J'), powerOfTen(level(high), 'J')), 'J'],
        [
          'Wavelength in meters',
          divided(powerOfTen(PLANCK * LIGHT_SPEED, 'J·m', 4), powerOfTen(energy, 'J')),
          'm',
        ],
        ['Wavelength', multiplied(powerOfTen(value / 1e9, 'm'), powerOfTen(1e9, 'nm/m', 1)), 'nm'],
      ],
    }),
    account: `The levels differ by ${quantity(RYDBERG, 'J')} × (1/${low ** 2} − 1/${high ** 2}) = ${quantity(energy, 'J')}, and λ = hc/E = ${quantity(value, 'nm')}`,
    wrong: [
      [
        wavelengthOf(RYDBERG * (1 / low - 1 / high)),
        'SP13',
        'The numbers of the levels are squared.',
      ],
      [wavelengthOf(level(low)), 'SP13', `That is a photon for the whole level n = ${low}.`],
      [wavelengthOf(level(high)), 'SP13', `That is a photon for the whole level n = ${high}.`],
      [
        wavelengthOf(level(high - low)),
        'SP13',
        `The difference of n is no level: n = ${high - low} lies elsewhere.`,
      ],
      [value / 1e9, null, 'That is the number of meters.'],
    ],
    apart: 0.01,
    show: (nanometers) =>
      nanometers < 0.001
        ? quantity(nanometers, 'nm')
        : `${formatNumber(nanometers, { significant: 3 })} nm`,
  })
})
