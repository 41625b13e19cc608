import { formatIon } from '#chemistry/compounds/formulas.ts'
import { type HalfCell, halfCells } from '#chemistry/reactions/standard-potentials.ts'
import { formatNumber } from '#chemistry/units.ts'
import { sample, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { type Amount, decimal } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

/** Without platinum, which serves as an inert electrode in other half-cells. */
const metalCells = halfCells.filter(({ symbol }) => symbol !== 'Pt')

/** Voltages below this, in V, are not asked for. */
const MIN_VOLTAGE = 0.2

export const cellVoltage = template(
  'ch-h7',
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
