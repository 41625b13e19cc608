import type { Couple } from '#chemistry/cells/couples.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Amount, decimal } from '#quiz/worked/amounts.ts'

/** Smallest difference of two potentials in V for a question about which is higher. Tables differ by less. */
export const CLEAR_VOLTS = 0.15

/** A deviation in V that still is right. */
const VOLT_ROOM = 0.0101

/** Writes a voltage: '1.10 V', '−0.76 V'. */
export function volts(value: number): string {
  return `${formatNumber(value, { decimals: 2 })} V`
}

/** Writes a potential with its sign: '+0.34 V', '−0.76 V', '0.00 V'. */
export function signedVolts(value: number): string {
  return `${signedNumber(value)} V`
}

/** Writes the number of a potential with its sign: '+0.34', '−0.76'. */
export function signedNumber(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value, { decimals: 2 })}`
}

/** A potential in V as a number of a calculation. */
export function voltage(value: number): Amount {
  return decimal(value, 'V', 2)
}

/** The share of a voltage that may be missed by one hundredth of a volt. */
export function voltRoom(value: number): number {
  return VOLT_ROOM / Math.abs(value)
}

/** A potential as it is read from two decimals. */
export function hundredths(value: number): number {
  return Math.round(100 * value) / 100
}

/** A couple by its two forms: 'Cu²⁺/Cu'. */
export function coupleText({ oxidized, reduced }: Couple): string {
  return `${formatFormula(oxidized)}/${formatFormula(reduced)}`
}

/** Two metals as a cell is written, the anode first: 'Zn | Zn²⁺ ‖ Cu²⁺ | Cu'. */
export function cellText(anode: Couple, cathode: Couple): string {
  const [low, high] = [formatFormula(anode.oxidized), formatFormula(cathode.oxidized)]
  return `${anode.reduced} | ${low} ‖ ${high} | ${cathode.reduced}`
}

/** Anode and cathode of a cell that delivers current; null when the potentials lie too close together. */
export function drawnCell(
  random: Random,
  couples: readonly Couple[],
): readonly [anode: Couple, cathode: Couple] | null {
  const [anode, cathode] = sample(random, couples, 2).toSorted(
    (one, other) => one.potential - other.potential,
  )
  if (anode === undefined || cathode === undefined) return null
  return cathode.potential - anode.potential < CLEAR_VOLTS ? null : [anode, cathode]
}

/** Two couples with their potentials in one of both orders: 'Ag⁺/Ag +0.80 V and Zn²⁺/Zn −0.76 V'. */
export function givenPotentials(random: Random, one: Couple, other: Couple): string {
  const shown = shuffle(random, [one, other]).map(
    (couple) => `${coupleText(couple)} ${signedVolts(couple.potential)}`,
  )
  return shown.join(pick(random, [' and ', ', ']))
}
