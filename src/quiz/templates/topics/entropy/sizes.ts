import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { integer, pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

type Reaction = {
  /** Positive where products prevail: −ΔG° in kJ/mol, or the logarithm of K. */
  readonly drive: number
  /** The value as it is shown. */
  readonly text: string
}

/** Reactions with ΔG° in tenths of kJ/mol. */
function byEnergy(random: Random): readonly Reaction[] {
  const [near = 0, nearer = 0] = shuffle(random, [integer(random, 12, 40), integer(random, 70, 99)])
  return [-integer(random, 200, 620), -near, nearer, integer(random, 200, 620)].map((tenths) => ({
    drive: -tenths / 10,
    text: `ΔG° = ${formatNumber(tenths / 10, { decimals: 1 })} kJ/mol`,
  }))
}

/** Reactions with K, given by the powers of ten. */
function byConstant(random: Random): readonly Reaction[] {
  const [near = 0, nearer = 0] = shuffle(random, [0, integer(random, 2, 3)])
  return [integer(random, 5, 11), 1 + near, -1 - nearer, -integer(random, 6, 12)].map(
    (exponent) => {
      const constant = (integer(random, 12, 95) / 10) * 10 ** exponent
      return { drive: Math.log10(constant), text: `K = ${formatScientific(constant, 2)}` }
    },
  )
}

type Wanted = 'most' | 'least' | 'middle'

const reasons: Readonly<Record<Wanted, string>> = {
  most: 'the largest K belongs to the most negative ΔG°',
  least: 'the smallest K belongs to the most positive ΔG°',
  middle: 'the K nearest to 1 belongs to the ΔG° nearest to zero',
}

const constants: Readonly<Record<Wanted, string>> = {
  most: 'Which reaction has the largest equilibrium constant K?',
  least: 'Which reaction has the smallest equilibrium constant K?',
  middle: 'Which reaction has an equilibrium constant K nearest to 1?',
}

const energies: Readonly<Record<Wanted, string>> = {
  most: 'Which reaction has the most negative ΔG°?',
  least: 'Which reaction has the most positive ΔG°?',
  middle: 'Which reaction has a ΔG° nearest to zero?',
}

/** The reaction with a K of a wanted size by ΔG°, or with a ΔG° of a wanted size by K. */
export const sizesOfConstants = template('ge-m524', 'gibbs-and-k', (random) => {
  const isEnergy = pick(random, [true, false])
  const all = isEnergy ? byEnergy(random) : byConstant(random)
  const wanted = pick<Wanted>(random, ['most', 'least', 'middle'])
  const bySize = all.toSorted((one, other) => Math.abs(one.drive) - Math.abs(other.drive))
  const [middle, next] = bySize
  const [most, least] = [all[0], all.at(-1)]
  const answer = { most, least, middle }[wanted]
  if (answer === undefined || middle === undefined || next === undefined) return null
  // Both are measured from ΔG° = 0, where K is 1.
  if (Math.abs(next.drive) < 1.5 * Math.abs(middle.drive)) return null
  const account = `ΔG° = −RT ln K, so ${reasons[wanted]}, here ${answer.text}`
  return choice<Reaction>({
    element: 'H',
    badge: null,
    stem: `At 25 °C four imagined reactions have these values. ${(isEnergy ? constants : energies)[wanted]}`,
    answer,
    isRight: ({ drive }) =>
      all.every((other) => sizeFor(wanted, drive) >= sizeFor(wanted, other.drive)),
    lures: all
      .filter((value) => value !== answer)
      .map((value): Lure<Reaction> => ({
        value,
        misconception: 'EN9',
        why: `With ${value.text}, ${isEnergy ? `K is ${value.drive > 0 ? 'above' : 'below'} 1` : `ΔG° is ${value.drive > 0 ? 'negative' : 'positive'}`}. ${account}.`,
      })),
    show: ({ text }) => text,
    right: `${account}.`,
    see: { article: null },
  })
})

function sizeFor(wanted: Wanted, drive: number): number {
  return { most: drive, least: -drive, middle: -Math.abs(drive) }[wanted]
}
