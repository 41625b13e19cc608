import { element, elements } from '#chemistry/elements.ts'
import { formatNuclide } from '#chemistry/formulas.ts'
import { type NaturalIsotope, naturalIsotopes } from '#chemistry/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { numeric, type Template } from '#quiz/template.ts'
import { nameOf, nuclideName } from '#quiz/templates/names.ts'

const category = 'atomic-structure'
const difficulty = 'hard'

type Mixture = {
  readonly symbol: string
  readonly light: NaturalIsotope
  readonly heavy: NaturalIsotope
}

/** Elements with two natural isotopes, neither below three percent. */
const mixtures: readonly Mixture[] = elements.flatMap(({ symbol }) => {
  const [light, heavy, more] = naturalIsotopes(symbol)
  if (light === undefined || heavy === undefined || more !== undefined) return []
  return Math.min(light.abundance, heavy.abundance) < 3 ? [] : [{ symbol, light, heavy }]
})

export const averageMass: Template = {
  id: 'as-h1',
  version: 1,
  category,
  difficulty,
  skill: 'average-mass',
  fitsMatch: false,
  draw(random) {
    const { symbol, light, heavy } = pick(random, mixtures)
    const isNatural = random() < 0.4
    const percent = isNatural ? Math.round(light.abundance) : 5 * integer(random, 3, 17)
    if (Math.abs(percent - 50) < 8 || percent < 14 || percent > 86) return null
    const lightMass = Number(light.mass.toFixed(2))
    const heavyMass = Number(heavy.mass.toFixed(2))
    const width = heavyMass - lightMass
    const answer = (percent * lightMass + (100 - percent) * heavyMass) / 100
    const common = percent > 50 ? light : heavy
    const shown = formatNumber(answer, { decimals: 2 })
    const share = (isotope: NaturalIsotope, part: number) =>
      `${part} % ${formatNuclide(symbol, isotope.massNumber)} (${isotope.mass.toFixed(2)} u)`
    const sum = `0.${percent} × ${lightMass.toFixed(2)} + 0.${100 - percent} × ${heavyMass.toFixed(2)} = ${shown} u`
    const step = Math.min(percent, 100 - percent) / 400
    return numeric({
      element: symbol,
      stem: `${isNatural ? 'Natural' : 'A sample of enriched'} ${nameOf(symbol)} holds ${share(light, percent)} and ${share(heavy, 100 - percent)}. What is the average mass of its atoms?`,
      answer,
      isRight: (mass) => Math.abs((heavyMass - mass) / width - percent / 100) < 0.006,
      lures: [
        {
          value: (lightMass + heavyMass) / 2,
          misconception: 'AS6',
          why: `That is the plain mean, right only for equal shares. Each mass counts by its share: ${sum}.`,
        },
        {
          value: ((100 - percent) * lightMass + percent * heavyMass) / 100,
          misconception: 'AS6',
          why: `The two shares are swapped here. Each mass goes with its own share: ${sum}.`,
        },
        {
          value: Number(common.mass.toFixed(2)),
          misconception: 'AS6',
          why: `That is the mass of the more common isotope alone. The other one shifts the average: ${sum}.`,
        },
      ],
      fill: [-1, 1, -2, 2, 3, -3].map((steps) => answer + steps * step * width),
      right: `${sum}.`,
      show: (mass) => `${formatNumber(mass, { decimals: 2 })} u`,
      see: { article: 'what-are-isotopes' },
    })
  },
}

/** Mixtures whose shares differ clearly, so that the swapped and the even answer are wrong. */
const uneven = mixtures.filter(({ light }) => Math.abs(light.abundance - 50) > 6)

export const shareOfLighter: Template = {
  id: 'as-h2',
  version: 1,
  category,
  difficulty,
  skill: 'average-mass',
  fitsMatch: false,
  draw(random) {
    const { symbol, light, heavy } = pick(random, uneven)
    const { massText } = element(symbol)
    const average = Number(massText)
    const distance = heavy.mass - light.mass
    const answer = Math.round((100 * (heavy.mass - average)) / distance)
    const asksLight = random() < 0.5
    const [asked, other] = asksLight ? [light, heavy] : [heavy, light]
    const share = asksLight ? answer : 100 - answer
    const [low, middle, high] = [light.mass.toFixed(3), massText, heavy.mass.toFixed(3)]
    const part = asksLight ? `(${high} − ${middle})` : `(${middle} − ${low})`
    const solution = `${part} ÷ (${high} − ${low}) = ${share} %`
    return numeric({
      element: symbol,
      stem: `${element(symbol).name} consists of ${formatNuclide(symbol, light.massNumber)} (${light.mass.toFixed(3)} u) and ${formatNuclide(symbol, heavy.massNumber)} (${heavy.mass.toFixed(3)} u); its atomic mass is ${massText} u. What share of its atoms is ${nuclideName(symbol, asked.massNumber)}?`,
      answer: share,
      isRight: (percent) =>
        Math.abs((percent * asked.mass + (100 - percent) * other.mass) / 100 - average) <
        0.015 * distance,
      lures: [
        {
          value: 100 - share,
          misconception: 'AS6',
          why: `That is the share of the other isotope. The average lies nearer to the common one: ${solution}.`,
        },
        {
          value: 50,
          misconception: 'AS6',
          why: `Equal shares would put the average halfway, at ${formatNumber((light.mass + heavy.mass) / 2, { decimals: 2 })} u. Here ${solution}.`,
        },
        {
          value: Math.round(100 * (average % 1)),
          misconception: 'AS1',
          why: `The decimals of ${massText} are not a share of atoms. What counts is the distance to each isotope: ${solution}.`,
        },
        {
          value: 99,
          misconception: 'AS6',
          why: `Dividing one mass by another gives nearly 1 in any case. The distances count: ${solution}.`,
        },
        {
          value: 1,
          misconception: 'AS6',
          why: `Dividing the difference by a whole mass gives nearly 0 in any case. The distances count: ${solution}.`,
        },
      ],
      fill: [-4, 4, -8, 8, -12, 12]
        .map((step) => share + step)
        .filter((percent) => percent > 0 && percent < 100),
      right: `${solution}.`,
      show: (percent) => `${percent} %`,
      see: { article: 'what-are-isotopes' },
    })
  },
}
