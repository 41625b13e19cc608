import { formatIon } from '#chemistry/compounds/formulas.ts'
import { type HalfCell, halfCells } from '#chemistry/reactions/standard-potentials.ts'
import { formatNumber } from '#chemistry/units.ts'
import { sample, shuffle } from '#quiz/random.ts'
import { choice, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type Amount, decimal } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated, outcome } from '#quiz/worked/solutions.ts'

/** Without platinum, which serves as an inert electrode in other half-cells. */
const metalCells = halfCells.filter(({ symbol }) => symbol !== 'Pt')

/** Voltages below this, in V, are not asked for. */
const MIN_VOLTAGE = 0.2

export const cellVoltage = template(
  'ch-m572',
  'redox',
  withLureBeside((random) => {
    const [anode, cathode] = sample(random, metalCells, 2).toSorted(
      (a, b) => a.potential - b.potential,
    )
    if (anode === undefined || cathode === undefined) return null
    const low = anode.potential
    const high = cathode.potential
    const answer = rounded(high - low)
    if (answer < MIN_VOLTAGE) return null
    const step = `E°(cathode) − E°(anode) = ${signedVolts(high)} − (${signedVolts(low)}) = ${volts(answer)}`
    const [first, second] = random() < 0.5 ? [anode, cathode] : [cathode, anode]
    return numeric({
      element: anode.symbol,
      stem: `The standard potentials are ${couple(first)} ${signedVolts(first.potential)} and ${couple(second)} ${signedVolts(second.potential)}. What is the voltage of the standard cell made of both?`,
      answer,
      isRight: (value) => Math.abs(value + low - high) < 0.005,
      show: volts,
      lures: [
        {
          value: rounded(Math.abs(low + high)),
          misconception: 'CH14',
          why: `The two potentials are not added. ${step}.`,
        },
        {
          value: rounded(answer * cathode.charge),
          misconception: 'CH14',
          why: `A potential is not multiplied by the number of electrons. ${step}.`,
        },
        {
          value: rounded(Math.abs(low) + Math.abs(high)),
          misconception: 'CH14',
          why: `That adds the sizes of the two potentials; here their signs are equal. ${step}.`,
        },
        {
          value: rounded(answer * 2),
          misconception: 'CH14',
          why: `A potential does not double with the number of electrons. ${step}.`,
        },
        {
          value: rounded(answer / 2),
          misconception: null,
          why: `The voltage is the whole difference of the potentials, not half of it. ${step}.`,
        },
      ],
      fill: shuffle(random, [-0.12, 0.12, 0.2, -0.15, 0.3, 0.4]).map((difference) =>
        rounded(answer + difference),
      ),
      miss: (value) =>
        `The two potentials are not ${volts(value)} apart. The voltage is their difference: ${step}.`,
      solution: () =>
        solved(
          'the voltage of the cell',
          known('Cathode, with the higher potential', couple(cathode)),
          known('Anode, with the lower potential', couple(anode)),
          law('Voltage = E°(cathode) − E°(anode)'),
          calculated('Voltage', less(potential(high), potential(low)), decimal(answer, 'V', 2)),
        ),
      right: `${step}.`,
      see: { elements: [anode.symbol, cathode.symbol], article: 'chemistry-of-a-smartphone' },
    })
  }),
)

/** Half-cells that two others are compared with. */
const references = metalCells.filter(({ symbol }) =>
  ['Zn', 'Fe', 'Ni', 'Sn', 'Pb', 'Cu', 'Ag'].includes(symbol),
)

/** A cell of the metals X and Y: its voltage, and which of the two is the negative pole. */
type CellOfTwo = { readonly voltage: number; readonly negative: 'X' | 'Y' }

/** Asks for the cell of two metals of which only the cells with a third one are known. */
export const cellOfTwoMetals = template('ch-h811', 'redox', (random) => {
  const [reference] = sample(random, references, 1)
  if (reference === undefined) return null
  const gapTo = ({ potential: own }: HalfCell): number => rounded(own - reference.potential)
  const isNegative = (cell: HalfCell): boolean => gapTo(cell) < 0
  const others = metalCells.filter((cell) => Math.abs(gapTo(cell)) >= MIN_VOLTAGE)
  const [x, y] = sample(random, others, 2)
  if (x === undefined || y === undefined) return null
  // Poles on both sides of the reference are as frequent as on one side.
  const areAlike = isNegative(x) === isNegative(y)
  if (areAlike !== random() < 0.5) return null
  const [ofX, ofY] = [Math.abs(gapTo(x)), Math.abs(gapTo(y))]
  const [difference, sum] = [rounded(Math.abs(ofX - ofY)), rounded(ofX + ofY)]
  if (difference < MIN_VOLTAGE) return null
  const negative = gapTo(x) < gapTo(y) ? 'X' : 'Y'
  const positive = negative === 'X' ? 'Y' : 'X'
  const [voltage, other] = areAlike ? [difference, sum] : [sum, difference]
  const third = nameOf(reference.symbol)
  const [larger, smaller] = ofX > ofY ? [ofX, ofY] : [ofY, ofX]
  const step = areAlike
    ? `Both stand on the same side of ${third}, so the voltages are subtracted: ${volts(larger)} − ${volts(smaller)} = ${volts(voltage)}`
    : `X and Y stand on different sides of ${third}, so the voltages add up: ${volts(ofX)} + ${volts(ofY)} = ${volts(voltage)}`
  const pole = `${negative} has the lower potential and is the negative pole`
  const poleOf = (cell: HalfCell): string => `as ${isNegative(cell) ? 'negative' : 'positive'} pole`
  return choice<CellOfTwo>({
    element: reference.symbol,
    stem: `Standard cells with ${third}: metal X gives ${volts(ofX)} ${poleOf(x)}, metal Y ${volts(ofY)} ${poleOf(y)}. What does a cell of X and Y give?`,
    answer: { voltage, negative },
    isRight: (value) =>
      Math.abs(value.voltage - Math.abs(x.potential - y.potential)) < 0.005 &&
      value.negative === (x.potential < y.potential ? 'X' : 'Y'),
    show: (value) => `${volts(value.voltage)}, ${value.negative} is the negative pole`,
    lures: [
      {
        value: { voltage: other, negative },
        misconception: areAlike ? 'CH14' : null,
        why: areAlike
          ? `Adding would need metals on different sides of ${third}. ${step}.`
          : `Subtracting would need metals on the same side of ${third}. ${step}.`,
      },
      {
        value: { voltage, negative: positive },
        misconception: 'EL3',
        why: `The voltage is right, but electrons leave the metal of the lower potential. ${pole}.`,
      },
      {
        value: { voltage: other, negative: positive },
        misconception: 'EL3',
        why: `${pole}. ${step}.`,
      },
    ],
    right: `${step}. ${pole}.`,
    see: { elements: [reference.symbol], article: 'chemistry-of-a-smartphone' },
    solution: () =>
      solved(
        'the voltage of the cell of X and Y, and its negative pole',
        known(`Voltage with X ${poleOf(x)}`, decimal(ofX, 'V', 2)),
        known(`Voltage with Y ${poleOf(y)}`, decimal(ofY, 'V', 2)),
        law('A voltage is the distance of two potentials, and the negative pole has the lower one'),
        calculated(
          'Voltage',
          areAlike
            ? less(decimal(larger, 'V', 2), decimal(smaller, 'V', 2))
            : added(decimal(ofX, 'V', 2), decimal(ofY, 'V', 2)),
          decimal(voltage, 'V', 2),
        ),
        known('Metal of the lower potential', negative),
        outcome(`${volts(voltage)}, ${negative} is the negative pole`),
      ),
  })
})

function couple({ symbol, charge }: HalfCell): string {
  return `${formatIon(symbol, charge)}/${symbol}`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function volts(value: number): string {
  return `${formatNumber(value, { decimals: 2 })} V`
}

function signedVolts(value: number): string {
  return value > 0 ? `+${volts(value)}` : volts(value)
}

/** A standard potential, which has a sign. */
function potential(value: number): Amount {
  return { value, unit: 'V', style: { decimals: 2, isSigned: true } }
}
