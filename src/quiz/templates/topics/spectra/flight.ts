import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { AVOGADRO } from '#chemistry/quantities/constants.ts'
import { formatNumber, formatScientific, superscript } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured, powerOfTen } from '#quiz/worked/amounts.ts'
import { divided, multiplied, root } from '#quiz/worked/expressions.ts'

/** Elements with an isotope that a mass spectrometer shows alone or beside others. */
const symbols: readonly ElementSymbol[] = [
  'Mg',
  'Si',
  'Cl',
  'Ti',
  'Cr',
  'Fe',
  'Ni',
  'Cu',
  'Ga',
  'Ge',
  'Br',
  'Kr',
  'Ag',
]

/** The time that an ion of known kinetic energy flies to the detector. */
export const timeOfFlight = production('as-h710', 'number', 'mass-spectra', (random) => {
  const symbol = pick(random, symbols)
  const isotope = pick(random, naturalIsotopes(symbol))
  const grams = Number(isotope.mass.toFixed(2))
  const energy = integer(random, 20, 95) * 1e-17
  const meters = integer(random, 10, 30) / 20
  const mass = grams / 1000 / AVOGADRO
  const speed = Math.sqrt((2 * energy) / mass)
  const value = meters / speed
  const length = `${formatNumber(meters, { decimals: 2 })} m`
  const account = `The mass is ${formatScientific(mass)} kg, the speed √(2E/m) = ${formatScientific(speed)} m/s, and ${length} take ${secondsText(value)}`
  return workedNumber({
    element: symbol,
    stem: `An ion ${superscript(isotope.massNumber)}${symbol}⁺ (${formatNumber(grams, { decimals: 2 })} g/mol) has a kinetic energy of ${formatScientific(energy, 2)} J. How long does it fly over ${length}? Avogadro’s number is 6.022 × 10²³.`,
    value,
    unit: 's',
    units: ['s'],
    show: secondsText,
    account,
    wrong: [
      [
        value * Math.sqrt(2),
        null,
        'In E = ½mv² the ½ counts: v² is twice the energy over the mass.',
      ],
      [
        value * Math.sqrt(1000),
        'LA17',
        'The mass goes in as kilograms, since a joule is kg·m²/s².',
      ],
      [meters / speed ** 2, null, 'That leaves out the root: 2E/m is the square of the speed.'],
      [1 / speed, null, 'That is the time for one meter.'],
    ],
    solution: () => ({
      asked: 'the time of flight',
      given: { Length: decimal(meters, 'm', 2), 'Kinetic energy': powerOfTen(energy, 'J', 2) },
      relation: 'Kinetic energy = ½ × mass × speed², and time = length ÷ speed',
      conversions: [
        [
          'Mass of the ion',
          divided(
            decimal(grams, 'g/mol', 2),
            exact(1000, 'g/kg'),
            powerOfTen(AVOGADRO, 'ions/mol', 4),
          ),
          'kg',
          { significant: 4, isScientific: true },
        ],
      ],
      numbers: [
        [
          'Speed',
          root(
            2,
            divided(multiplied(exact(2), powerOfTen(energy, 'J', 2)), powerOfTen(mass, 'kg', 4)),
          ),
          'm/s',
          { significant: 4 },
        ],
        [
          'Time',
          divided(decimal(meters, 'm', 2), measured(speed, 'm/s', 4)),
          's',
          { significant: 3, isScientific: true },
        ],
      ],
    }),
  })
})

function secondsText(seconds: number): string {
  return `${formatScientific(seconds)} s`
}
