import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

type Measured = { readonly unit: string; readonly powers: readonly number[] }

const measures: readonly Measured[] = [
  { unit: 'L', powers: [-4, -3, -2, 2, 3, 4] },
  { unit: 'g', powers: [-5, -4, -3, -2, 3, 4] },
  { unit: 'm', powers: [-4, -3, -2, 3, 4, 5] },
  { unit: 'mol', powers: [-5, -4, -3, -2, 2, 3] },
]

/** Values and their standard form, which differ in the power of ten alone. */
export const standardForms = production('ge-m631', 'match', 'significant-figures', (random) => {
  const { unit, powers } = pick(random, measures)
  const digits = integer(random, 101, 999)
  if (digits % 10 === 0) return null
  const facts = sample(random, powers, 4).map((power): Fact => {
    const value = Number(`${digits}e${power - 2}`)
    const plain = `${formatNumber(value)} ${unit}`
    const standard = `${formatScientific(value, 3)} ${unit}`
    return {
      left: plain,
      partner: standard,
      element: 'H',
      reason: `In ${plain} the point moves ${Math.abs(power)} places to the ${power > 0 ? 'left' : 'right'}: ${standard}.`,
    }
  })
  return factsDraft(random, {
    stem: 'Pair each value with its standard form.',
    facts,
    mistake: (one, other) =>
      one.left.startsWith('0.') === other.left.startsWith('0.') ? 'LA15' : 'LA14',
    asked: 'the standard form of each value',
    rule: 'One digit stands before the point; the power counts the places by which the point has moved, with a minus for small numbers',
  })
})

const SPREAD = { close: 0.02, far: 0.6 } as const
const OFFSET = { near: 0, off: 1.4 } as const

type Kind = { readonly isAccurate: boolean; readonly isPrecise: boolean }

const kinds: readonly Kind[] = [true, false].flatMap((isAccurate) =>
  [true, false].map((isPrecise) => ({ isAccurate, isPrecise })),
)

type Readings = Kind & { readonly values: readonly number[] }

function nameOfKind({ isAccurate, isPrecise }: Kind): string {
  if (isAccurate && isPrecise) return 'both accurate and precise'
  if (!isAccurate && !isPrecise) return 'neither accurate nor precise'
  return isPrecise ? 'precise but not accurate' : 'accurate on average but not precise'
}

/** Readings of one quantity that are near each other or the accepted value, or not. */
export const preciseReadings = template('ge-m632', 'measurement-error', (random) => {
  const accepted = integer(random, 180, 320) / 10
  const groups = kinds.map((kind): Readings => {
    const step = kind.isPrecise ? SPREAD.close : SPREAD.far
    const shift = kind.isAccurate ? OFFSET.near : OFFSET.off * pick(random, [-1, 1])
    const middle = accepted + shift
    // The three lie around the middle, so that their mean is near it.
    const size = step * (1 + integer(random, 0, 5) / 10)
    const values = shuffle(random, [middle - size, middle, middle + size])
    return { ...kind, values: values.map((value) => Number(value.toFixed(2))) }
  })
  const answer = pick(random, groups)
  const wanted = nameOfKind(answer)
  const shown = ({ values }: Readings) =>
    values.map((value) => formatNumber(value, { decimals: 2 })).join(', ')
  const account = `Precise readings lie close together and accurate ones near ${formatNumber(accepted, { decimals: 2 })} mL`
  return choice<Readings>({
    element: pick(random, ['H', 'O', 'Na', 'Cl']),
    badge: null,
    stem: `The accepted volume is ${formatNumber(accepted, { decimals: 2 })} mL. Which three readings in mL are ${wanted}?`,
    answer,
    isRight: ({ isAccurate, isPrecise }) =>
      isAccurate === answer.isAccurate && isPrecise === answer.isPrecise,
    lures: shuffle(
      random,
      groups.filter((group) => group !== answer),
    ).map((value): Lure<Readings> => ({
      value,
      misconception: 'LA16',
      why: `These readings are ${nameOfKind(value)}. ${account}.`,
    })),
    show: shown,
    right: `${account}: ${shown(answer)} are ${wanted}.`,
    see: { article: null },
  })
})
