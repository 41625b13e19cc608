import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { type Draft, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf, nuclideName } from '#quiz/templates/shared/names.ts'
import { exact, decimal } from '#quiz/worked/amounts.ts'
import { added, less, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

import { isotopePairs } from './species.ts'

/** Elements with two natural isotopes, neither below three percent. */
const mixtures = isotopePairs.filter(
  ({ light, heavy }) => Math.min(light.abundance, heavy.abundance) >= 3,
)

/** Mixtures whose shares differ clearly, so that the swapped and the even answer are wrong. */
const unevenMixtures = mixtures.filter(({ light }) => Math.abs(light.abundance - 50) > 6)

export const averageMass = template('as-m571', 'average-mass', (random) => {
  const { entry, light, heavy } = pick(random, mixtures)
  const { symbol } = entry
  const isNatural = random() < 0.4
  const percent = isNatural ? Math.round(light.abundance) : 5 * integer(random, 3, 17)
  if (Math.abs(percent - 50) < 8 || percent < 14 || percent > 86) return null
  const lightText = light.mass.toFixed(2)
  const heavyText = heavy.mass.toFixed(2)
  const lightMass = Number(lightText)
  const heavyMass = Number(heavyText)
  const width = heavyMass - lightMass
  const answer = (percent * lightMass + (100 - percent) * heavyMass) / 100
  const sum = `0.${percent} × ${lightText} + 0.${100 - percent} × ${heavyText} = ${massText(answer)}`
  const step = Math.min(percent, 100 - percent) / 400
  return numeric({
    element: symbol,
    stem: `${isNatural ? 'Natural' : 'A sample of enriched'} ${nameOf(symbol)} consists of ${percent}% ${formatNuclide(symbol, light.massNumber)} (${lightText} u) and ${100 - percent}% ${formatNuclide(symbol, heavy.massNumber)} (${heavyText} u). What is the average mass of its atoms?`,
    answer,
    isRight: (mass) => Math.abs((heavyMass - mass) / width - percent / 100) < 0.006,
    show: massText,
    lures: [
      {
        value: (lightMass + heavyMass) / 2,
        misconception: 'AS6',
        why: `That is the plain mean, right only for equal shares. Each mass counts by its share: ${sum}.`,
      },
      {
        value: ((100 - percent) * lightMass + percent * heavyMass) / 100,
        misconception: null,
        why: `The two shares are swapped here. Each mass goes with its own share: ${sum}.`,
      },
      {
        value: percent > 50 ? lightMass : heavyMass,
        misconception: 'AS20',
        why: `That is the mass of the more common isotope alone. The other one shifts the average: ${sum}.`,
      },
    ],
    fill: [-1, 1, -2, 2, -3, 3].map((steps) => answer + steps * step * width),
    miss: (mass) =>
      `${massText(mass)} would need about ${Math.round((100 * (heavyMass - mass)) / width)}% of the lighter isotope instead of ${percent}%. Each mass counts by its share: ${sum}.`,
    solution: () =>
      solved(
        'the average mass',
        law('The average is the sum of the masses, each times its share'),
        calculated(
          'Average mass',
          added(
            multiplied(decimal(percent / 100, null, 2), decimal(lightMass, 'u', 2)),
            multiplied(decimal(1 - percent / 100, null, 2), decimal(heavyMass, 'u', 2)),
          ),
          decimal(answer, 'u', 2),
        ),
      ),
    right: `${sum}.`,
    see: { article: 'what-are-isotopes' },
  })
})

function massText(mass: number): string {
  return `${formatNumber(mass, { decimals: 2 })} u`
}

export const isotopeShare = template('as-h2', 'average-mass', withLureBeside(shareQuestion))

function shareQuestion(random: Random): Draft | null {
  const { entry, light, heavy } = pick(random, unevenMixtures)
  const { symbol, name } = entry
  const average = Number(entry.massText)
  const distance = heavy.mass - light.mass
  const shareOfLight = Math.round((100 * (heavy.mass - average)) / distance)
  const asksLight = random() < 0.5
  const [asked, other] = asksLight ? [light, heavy] : [heavy, light]
  const share = asksLight ? shareOfLight : 100 - shareOfLight
  const [low, middle, high] = [light.mass.toFixed(3), entry.massText, heavy.mass.toFixed(3)]
  const part = asksLight ? `(${high} − ${middle})` : `(${middle} − ${low})`
  const solution = `${part} ÷ (${high} − ${low}) = ${share}%`
  const away = asksLight ? heavy.mass - average : average - light.mass
  return numeric({
    element: symbol,
    stem: `${name} consists of ${formatNuclide(symbol, light.massNumber)} (${low} u) and ${formatNuclide(symbol, heavy.massNumber)} (${high} u); its atomic mass is ${middle} u. What share of its atoms is ${nuclideName(symbol, asked.massNumber)}?`,
    answer: share,
    isRight: (percent) =>
      Math.abs((percent * asked.mass + (100 - percent) * other.mass) / 100 - average) <
      0.015 * distance,
    show: (percent) => `${percent}%`,
    lures: [
      {
        value: 50,
        misconception: 'AS6',
        why: `Equal shares would put the average halfway, at ${massText((light.mass + heavy.mass) / 2)}. Here ${solution}.`,
      },
      {
        value: 100 - share,
        misconception: null,
        why: `That is the share of the other isotope. The average lies nearer to the common one: ${solution}.`,
      },
      {
        value: Math.round(100 * (average % 1)),
        misconception: null,
        why: `The decimals of ${middle} are not a share of atoms. What counts is the distance to each isotope: ${solution}.`,
      },
      {
        value: 99,
        misconception: null,
        why: `Dividing one mass by another gives nearly 1 in any case. The distances count: ${solution}.`,
      },
      {
        value: 1,
        misconception: null,
        why: `Dividing the difference by a whole mass gives nearly 0 in any case. The distances count: ${solution}.`,
      },
    ],
    fill: [-4, 4, -8, 8, -12, 12]
      .map((step) => share + step)
      .filter((percent) => percent > 0 && percent < 100),
    miss: (percent) =>
      `With ${percent}% the average would be ${((percent * asked.mass + (100 - percent) * other.mass) / 100).toFixed(3)} u. The table gives ${middle} u: ${solution}.`,
    solution: () =>
      solved(
        `the share of ${nuclideName(symbol, asked.massNumber)}`,
        known('Average mass', exact(average, 'u')),
        law(
          'The nearer the average is to an isotope, the larger is the share of that isotope: share = distance of the average from the other isotope ÷ distance of the two isotopes',
        ),
        calculated(
          'Distance of the two isotopes',
          less(decimal(heavy.mass, 'u', 3), decimal(light.mass, 'u', 3)),
          decimal(distance, 'u', 3),
        ),
        calculated(
          `Distance of the average from ${nuclideName(symbol, other.massNumber)}`,
          asksLight
            ? less(decimal(heavy.mass, 'u', 3), exact(average, 'u'))
            : less(exact(average, 'u'), decimal(light.mass, 'u', 3)),
          decimal(away, 'u', 3),
        ),
        calculated(
          'Share',
          multiplied(divided(decimal(away, 'u', 3), decimal(distance, 'u', 3)), exact(100, '%')),
          decimal((100 * away) / distance, '%', 0),
        ),
      ),
    right: `${solution}.`,
    see: { article: 'what-are-isotopes' },
  })
}
