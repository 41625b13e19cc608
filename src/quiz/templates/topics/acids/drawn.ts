import { conjugatePairs } from '#chemistry/acids/acid-constants.ts'
import {
  equivalenceVolume,
  type Titration,
  titrationCurve,
} from '#chemistry/acids/titration-curve.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

/** Acids with one proton to give, of a strength that shows a clear end. */
const weakAcids = conjugatePairs.filter(
  ({ acid, pKa, step }) => step === 1 && pKa > 2.5 && pKa < 5 && !acid.includes('^'),
)

function volume(value: number): string {
  return `${formatNumber(value, { decimals: 1 })} mL`
}

/** The concentration of an acid from its drawn titration curve. */
export const concentrationFromCurve = production(
  'ch-m301',
  'number',
  'titration-curves',
  (random) => {
    const { name, pKa, element } = pick(random, weakAcids)
    const sample = pick(random, [10, 20, 25])
    const end = 2 * integer(random, 6, 19)
    const titrant = pick(random, [0.1, 0.12, 0.15, 0.2])
    const value = (end * titrant) / sample
    if (Math.abs(end - sample) < 3 || value > 0.4) return null
    const titration: Titration = {
      sample: 'acid',
      pKa,
      concentration: value,
      volume: sample,
      titrant,
    }
    const used = equivalenceVolume(titration)
    const amount = titrant * used
    return workedNumber({
      element,
      stem: `The curve shows ${volume(sample)} of ${name} with sodium hydroxide of ${quantity(titrant, 'mol/L')}; the line stands at ${volume(used)}. What is the concentration of the acid?`,
      value,
      unit: 'mol/L',
      units: ['mmol/L', 'mol/L'],
      account: `At the steep part as much NaOH was added as there was acid: ${volume(used)} × ${quantity(titrant, 'mol/L')} = ${quantity(amount, 'mmol')}, in ${volume(sample)} that is ${quantity(value, 'mol/L')}`,
      solution: () => ({
        asked: 'the concentration of the acid',
        relation:
          'At the equivalence point, in the steep part, the amounts of acid and NaOH are equal',
        numbers: [
          ['Amount of NaOH', multiplied(exact(used, 'mL'), measured(titrant, 'mol/L')), 'mmol'],
          [
            'Concentration of the acid',
            divided(measured(amount, 'mmol'), exact(sample, 'mL')),
            'mol/L',
          ],
        ],
      }),
      wrong: [
        [(used * titrant) / 2 / sample, 'AB13', 'That takes the half-equivalence point.'],
        [(sample * titrant) / used, null, 'The volumes of acid and base are exchanged.'],
        [
          (used * titrant) / (sample + used),
          'SO14',
          'That is the concentration in the mixture, not in the sample.',
        ],
      ],
      figure: {
        kind: 'curves',
        of: 'titration',
        curves: [{ name: 'A', points: titrationCurve(titration) }],
        line: { at: used, name: volume(used) },
      },
    })
  },
)
