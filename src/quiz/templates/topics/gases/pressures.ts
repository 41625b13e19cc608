import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'

/** Elements that are close to ideal gases at room temperature and the pressures asked for. */
const gases: readonly ElementSymbol[] = ['He', 'Ne', 'Ar', 'N', 'O']

/** In liters. */
const smallVolumes = [2, 3, 4, 5] as const

/** Ratios of volumes by which every pressure can be divided twice without a remainder in the third place. */
const ratios = [2, 4, 5] as const

/** In kilopascals, about that of the air. */
const pressures = [80, 100, 120, 160, 180, 200] as const

/** The pressure of a gas whose volume changes at the same temperature. */
export const pressureOfSqueezedGas = template('ph-e91', 'gas-laws', (random) => {
  const symbol = pick(random, gases)
  const ratio = pick(random, ratios)
  const small = pick(random, smallVolumes)
  const before = pick(random, pressures)
  const isSqueezed = pick(random, [true, false])
  const [from, to] = isSqueezed ? [ratio * small, small] : [small, ratio * small]
  const after = isSqueezed ? before * ratio : before / ratio
  const product = `${kilopascals(before)} × ${liters(from)} = ${kilopascals(after)} × ${liters(to)}`
  return numeric({
    element: symbol,
    stem: `${element(symbol).name} at ${kilopascals(before)} ${isSqueezed ? 'is squeezed' : 'expands'} from ${liters(from)} to ${liters(to)}, at the same temperature. What is its pressure afterward?`,
    answer: after,
    isRight: (value) => Math.abs(value * to - before * from) < 1e-6,
    show: kilopascals,
    lures: [
      {
        value: isSqueezed ? before / ratio : before * ratio,
        misconception: 'GA2',
        why: `That lets the pressure change as the volume does. They change in opposite ways, so that their product stays the same: ${product}.`,
      },
      {
        value: isSqueezed ? after * ratio : after / ratio,
        misconception: 'GA2',
        why: `That takes the ratio of the volumes, ${ratio}, twice. Once is enough to keep the product the same: ${product}.`,
      },
      {
        value: before,
        misconception: 'GA2',
        why: `${kilopascals(before)} is the pressure before, though the volume has changed. Only the product of the two stays the same: ${product}.`,
      },
    ],
    fill: shuffle(random, [0.5, 0.75, 1.25, 1.5]).map((factor) => after * factor),
    miss: (value) =>
      `With ${kilopascals(value)} the product with the volume would not be the one from before. It stays the same: ${product}.`,
    right: `At the same temperature the product of pressure and volume stays the same: ${product}.`,
    see: { article: 'what-is-the-mole' },
  })
})

function kilopascals(value: number): string {
  return `${formatNumber(value)} kPa`
}

function liters(value: number): string {
  return `${formatNumber(value)} L`
}
