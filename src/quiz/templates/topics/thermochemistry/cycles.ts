import { latticeFormation, type SaltCycle, saltCycles } from '#chemistry/heats/salt-cycles.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber, type WrongResult } from '#quiz/templates/made/worked-number.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, type Expression, less, multiplied, valueOf } from '#quiz/worked/expressions.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

type Step = 'formation' | 'atomization' | 'ionization' | 'bond' | 'gain' | 'lattice'

const steps: readonly Step[] = ['formation', 'atomization', 'ionization', 'bond', 'gain', 'lattice']

/** The equation of each step of the cycle of a salt. */
function equationsOf({ metal: m, nonMetal: x }: SaltCycle): Readonly<Record<Step, string>> {
  return {
    formation: `${m}(s) + ½ ${x}₂(g) → ${m}${x}(s)`,
    atomization: `${m}(s) → ${m}(g)`,
    ionization: `${m}(g) → ${m}⁺(g) + e⁻`,
    bond: `${x}₂(g) → 2 ${x}(g)`,
    gain: `${x}(g) + e⁻ → ${x}⁻(g)`,
    lattice: `${m}⁺(g) + ${x}⁻(g) → ${m}${x}(s)`,
  }
}

function labelsOf({ nonMetal }: SaltCycle): Readonly<Record<Step, string>> {
  return {
    formation: 'formation',
    atomization: 'atomization of the metal',
    ionization: 'ionization',
    bond: `bond ${nonMetal}–${nonMetal}`,
    gain: 'electron gain',
    lattice: 'lattice formation',
  }
}

function valuesOf(cycle: SaltCycle): Readonly<Record<Step, number>> {
  return {
    formation: cycle.formation,
    atomization: cycle.atomization,
    ionization: cycle.ionization,
    bond: cycle.bond,
    gain: cycle.electronGain,
    lattice: latticeFormation(cycle),
  }
}

function perMole(value: number): string {
  return `${formatNumber(Math.round(2 * value) / 2)} kJ/mol`
}

const asked = ['lattice', 'formation', 'gain', 'atomization', 'ionization', 'bond'] as const

/** The missing step of a cycle in which all others are given. */
export const missingStep = production('bo-h42', 'number', 'lattice-cycles', (random) => {
  const cycle = pick(random, saltCycles)
  const step = pick(random, asked)
  const isParted = pick(random, [true, false])
  const values = valuesOf(cycle)
  const labels = labelsOf(cycle)
  const { formation, atomization, ionization, bond, gain, lattice } = values
  const given = steps
    .filter((other) => other !== step)
    .map((other) =>
      other === 'lattice' && isParted
        ? `lattice dissociation ${formatNumber(-lattice)}`
        : `${labels[other]} ${formatNumber(values[other])}`,
    )
    .join(', ')
  const salt = `${cycle.metal}${cycle.nonMetal}`
  const isPartedAsked = step === 'lattice' && isParted
  const value = isPartedAsked ? -lattice : values[step]
  const equation = isPartedAsked
    ? `${salt}(s) → ${cycle.metal}⁺(g) + ${cycle.nonMetal}⁻(g)`
    : equationsOf(cycle)[step]
  const whole = `${formatNumber(atomization)} + ${formatNumber(ionization)} + ½ × ${formatNumber(bond)} + (${formatNumber(gain)}) + (${formatNumber(lattice)}) = ${formatNumber(formation)}`
  // A slip in one of the other steps goes into the missing one with the opposite sign, or with its own.
  const sign = step === 'formation' || isPartedAsked ? 1 : -1
  const times = step === 'bond' ? 2 * sign : sign
  const wrong: WrongResult[] = []
  if (step === 'bond') {
    wrong.push([
      value / 2,
      'TH16',
      'That is half the bond, for one atom. A whole one is asked for.',
    ])
  } else {
    wrong.push([
      value + (times * bond) / 2,
      'TH16',
      'The whole bond was counted, but one atom takes half of it.',
    ])
  }
  if (step !== 'gain') {
    wrong.push([
      value - 2 * times * gain,
      'TH16',
      'The electron gain was counted with the wrong sign.',
    ])
  }
  if (step !== 'ionization') {
    wrong.push([value - times * ionization, 'TH16', 'The ionization is missing.'])
  }
  wrong.push([-value, 'TH16', 'The sign is the one of the reverse process.'])
  return workedNumber({
    element: cycle.metal,
    elements: [cycle.metal, cycle.nonMetal],
    stem: `For ${salt} in kJ/mol: ${given}. What is ΔH of ${equation}?`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: Math.min(0.01, 0.6 / Math.abs(value)),
    apart: 0.02,
    show: perMole,
    solution: () => {
      const parts: readonly (readonly [Step, Expression])[] = [
        ['atomization', exact(atomization)],
        ['ionization', exact(ionization)],
        ['bond', multiplied(exact(0.5), exact(bond))],
        ['gain', exact(gain)],
        ['lattice', exact(lattice)],
      ]
      const others = parts.filter(([other]) => other !== step).map(([, part]) => part)
      const labelled = isPartedAsked ? 'lattice dissociation' : labels[step]
      const last = capitalized(labelled)
      const without = added(...others)
      const sum = valueOf(without)
      const rest = formation - sum
      return {
        asked: `ΔH of ${equation}`,
        relation: 'All steps together give the formation, with half of the bond of the halogen',
        conversions:
          isParted && !isPartedAsked
            ? [
                [
                  'Lattice formation',
                  multiplied(exact(-1), exact(-lattice, 'kJ/mol')),
                  'kJ/mol',
                  {},
                ],
              ]
            : [],
        numbers:
          step === 'formation'
            ? [[last, without, 'kJ/mol', {}]]
            : [['Steps that are known', without, 'kJ/mol', {}], ...stepsToLast()],
      }

      function stepsToLast(): readonly WorkedStep[] {
        const both = less(exact(formation, 'kJ/mol'), exact(sum, 'kJ/mol'))
        if (step === 'bond') {
          return [
            ['Half of the bond', both, 'kJ/mol', {}],
            [last, multiplied(exact(2), exact(rest, 'kJ/mol')), 'kJ/mol', {}],
          ]
        }
        if (!isPartedAsked) return [[last, both, 'kJ/mol', {}]]
        return [
          ['Lattice formation', both, 'kJ/mol', {}],
          [last, multiplied(exact(-1), exact(rest, 'kJ/mol')), 'kJ/mol', {}],
        ]
      }
    },
    account: `All steps together are the formation: ${whole}, so the missing one is ${perMole(value)}`,
    wrong,
  })
})

/** Metals and halogens whose molecules are gases or are written as gases here. */
const metals = ['Li', 'Na', 'K', 'Rb', 'Cs'] as const
const halogens = ['F', 'Cl'] as const

/** Steps of a Born-Haber cycle and their names. */
export const namesOfSteps = production('bo-m50', 'match', 'lattice-cycles', (random) => {
  const cycle = {
    metal: pick(random, metals),
    nonMetal: pick(random, halogens),
    formation: 0,
    atomization: 0,
    ionization: 0,
    bond: 0,
    electronGain: 0,
  }
  const equations = equationsOf(cycle)
  const drawn = sample(random, steps, 5)
  const names: Readonly<Record<Step, string>> = {
    formation: 'enthalpy of formation',
    atomization: 'enthalpy of atomization',
    ionization: 'ionization energy',
    bond: 'bond enthalpy',
    gain: 'enthalpy of electron gain',
    lattice: 'enthalpy of lattice formation',
  }
  return pairDraft(random, {
    stem: 'Pair each step of a Born–Haber cycle with the name of its enthalpy.',
    pairs: drawn.map((step) => ({
      left: equations[step],
      partner: names[step],
      element: step === 'bond' || step === 'gain' ? cycle.nonMetal : cycle.metal,
    })),
    exchanges: [
      {
        of: [equations.formation, equations.lattice],
        misconception: 'TH16',
        text: 'A formation starts from the elements as they are. A lattice forms from gaseous ions.',
      },
      {
        of: [equations.atomization, equations.ionization],
        misconception: 'TH16',
        text: 'Atomization gives free atoms of the metal. Only ionization takes electrons away.',
      },
      {
        of: [equations.ionization, equations.gain],
        misconception: 'TH16',
        text: 'The metal atom loses an electron, which is its ionization. The halogen atom gains one.',
      },
      {
        of: [equations.atomization, equations.bond],
        misconception: 'TH16',
        text: 'The molecule of the halogen is held by a bond. The solid metal becomes single atoms.',
      },
    ],
    right: `The names are: ${drawn.map((step) => `${equations[step]}, ${names[step]}`).join('; ')}.`,
    article: null,
  })
})
