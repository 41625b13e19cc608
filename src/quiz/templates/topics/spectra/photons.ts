import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, powerOfTen } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

import { photonEnergy } from './light.ts'

const relation = 'E = h × c ÷ λ, so that energy times wavelength is the same for all photons'

/** The energy or the wavelength of a photon from those of another one, without constants. */
export const otherPhoton = production('ec-m520', 'number', 'light-and-energy', (random) => {
  const [first, second] = [10 * integer(random, 20, 80), 10 * integer(random, 20, 80)]
  const factor = Math.max(first, second) / Math.min(first, second)
  if (factor < 1.25 || factor > 3) return null
  const energy = threeFigures(photonEnergy(first))
  const known = `A photon of light of ${first} nm has an energy of ${quantity(energy, 'J')}.`
  const given = {
    'Known wavelength': exact(first, 'nm'),
    'Known energy': powerOfTen(energy, 'J'),
  }
  if (pick(random, [true, false])) {
    const value = (energy * first) / second
    const isMore = second < first
    return workedNumber({
      element: 'H',
      stem: `${known} What energy has a photon of ${second} nm?`,
      value,
      unit: 'J',
      units: ['J', 'kJ'],
      solution: () => ({
        asked: `the energy of a photon of ${second} nm`,
        given,
        relation,
        numbers: [
          [
            'Energy',
            divided(multiplied(powerOfTen(energy, 'J'), exact(first, 'nm')), exact(second, 'nm')),
            'J',
          ],
        ],
      }),
      account: `The ${isMore ? 'shorter' : 'longer'} wavelength has the ${isMore ? 'larger' : 'smaller'} energy, ${quantity(energy, 'J')} × ${first}/${second} = ${quantity(value, 'J')}`,
      wrong: [
        [
          (energy * second) / first,
          'SP10',
          'The ratio is turned around: energy and wavelength do not grow together.',
        ],
        [energy, 'SP10', 'The energy depends on the wavelength.'],
      ],
    })
  }
  const other = threeFigures(photonEnergy(second))
  const value = (first * energy) / other
  const isLonger = other < energy
  return workedNumber({
    element: 'H',
    stem: `${known} What wavelength has light with photons of ${quantity(other, 'J')}?`,
    value,
    unit: 'nm',
    units: ['nm', 'm'],
    solution: () => ({
      asked: `the wavelength of a photon of ${quantity(other, 'J')}`,
      given,
      relation,
      numbers: [
        [
          'Wavelength',
          divided(multiplied(exact(first, 'nm'), powerOfTen(energy, 'J')), powerOfTen(other, 'J')),
          'nm',
        ],
      ],
    }),
    account: `The ${isLonger ? 'smaller' : 'larger'} energy has the ${isLonger ? 'longer' : 'shorter'} wavelength, ${first} nm × (${quantity(energy, 'J')})/(${quantity(other, 'J')}) = ${quantity(value, 'nm')}`,
    wrong: [
      [
        (first * other) / energy,
        'SP10',
        'The ratio is turned around: energy and wavelength do not grow together.',
      ],
      [first, 'SP10', 'Another energy has another wavelength.'],
    ],
  })
})
