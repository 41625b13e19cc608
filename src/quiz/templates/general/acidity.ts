import {
  type Electrolyte,
  strongAcids,
  strongBases,
  weakAcids,
  weakBases,
} from '#chemistry/acids.ts'
import { formatFormula, formatIon } from '#chemistry/formulas.ts'
import { formatNumber, superscript } from '#chemistry/units.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'

type Sample = Electrolyte & { readonly acidity: number }

export const mostAcidic: Template = {
  id: 'ge-e4',
  version: 1,
  category: 'general',
  difficulty: 'easy',
  skill: 'ph-scale',
  fitsMatch: true,
  draw(random) {
    const asksAcidic = random() < 0.5
    const samples = drawSamples(random)
    const ordered = samples.toSorted((a, b) =>
      asksAcidic ? a.acidity - b.acidity : b.acidity - a.acidity,
    )
    const [answer, ...others] = ordered
    if (answer === undefined) return null
    const word = asksAcidic ? 'acidic' : 'basic'
    const extreme = asksAcidic ? 'lowest' : 'highest'
    return worded({
      element: answer.element,
      stem: `Which of these dilute solutions is the most ${word}?`,
      answer: written(answer),
      isRight: (text) => valueIn(text) === valueIn(written(answer)),
      lures: others.toReversed().map((other) => ({
        value: written(other),
        misconception: 'GE5',
        why: `The solution of ${other.name} has pH ${ph(other)}. The ${extreme} pH, ${ph(answer)}, is the most ${word}, whatever the substance is called.`,
      })),
      right: `The ${extreme} pH is the most ${word}: ${ph(answer)}. Values below 7 are acidic, values above 7 basic.`,
      see: { article: 'acids-and-bases-ph-scale' },
    })
  },
}

/** Two acids and two bases, at least half a unit apart, strong ones not always in front. */
function drawSamples(random: Random): Sample[] {
  const acids = [pick(random, strongAcids), pick(random, weakAcids.slice(0, 3))]
  const bases = [pick(random, strongBases), pick(random, weakBases)]
  const acidPh = sample(random, [2.4, 3.1, 3.7, 4.3, 4.9, 5.6], 2)
  const basePh = sample(random, [8.6, 9.3, 9.9, 10.5, 11.2], 2)
  return shuffle(random, [
    ...acids.map((entry, index) => ({
      ...entry,
      acidity: (acidPh[index] ?? 3) + integer(random, 0, 2) / 10,
    })),
    ...bases.map((entry, index) => ({
      ...entry,
      acidity: (basePh[index] ?? 9) + integer(random, 0, 2) / 10,
    })),
  ])
}

function ph({ acidity }: Sample): string {
  return formatNumber(acidity, { decimals: 1 })
}

function written(entry: Sample): string {
  return `${formatFormula(entry.formula)}, pH ${ph(entry)}`
}

function valueIn(text: string): number {
  return Number(/pH ([\d.]+)$/.exec(text)?.[1])
}

const powersOfTen = ['1', '0.1', '0.01', '0.001', '0.0001', '0.00001']

export const phOfSolution: Template = {
  id: 'ge-m7',
  version: 1,
  category: 'general',
  difficulty: 'medium',
  skill: 'ph-scale',
  fitsMatch: false,
  draw(random) {
    const isAcid = random() < 0.5
    const { formula, element } = pick(random, isAcid ? strongAcids : strongBases)
    const isDiluted = random() < 0.5
    const [from, power] = isDiluted
      ? pick(random, [
          [2, 1],
          [2, 2],
          [2, 3],
          [3, 1],
          [3, 2],
        ] as const)
      : [pick(random, [3, 4, 5]), 0]
    const exponent = from + power
    const answer = isAcid ? exponent : 14 - exponent
    const before = isAcid ? from : 14 - from
    const shown = formatFormula(formula)
    const times = String(10 ** power)
    const ion = isAcid ? 'H⁺' : 'OH⁻'
    const account = isDiluted
      ? `Each tenfold dilution of this strong ${isAcid ? 'acid' : 'base'} moves the pH by 1 toward 7, from ${before} to ${answer}`
      : `The concentration of ${ion} is 10${superscript(-exponent)} mol/L, which makes pH ${answer}`
    return numeric({
      element,
      stem: isDiluted
        ? `A solution of ${shown} has pH ${before}. What is the pH after dilution with water to ${times} times the volume?`
        : `What is the pH of a solution of ${powersOfTen[exponent]} mol/L ${shown} at 25 °C?`,
      answer,
      isRight: (value) => Math.abs((isAcid ? value : 14 - value) - from - power) < 0.01,
      lures: [
        {
          value: 14 - answer,
          misconception: 'GE5',
          why: `${14 - answer} would be ${isAcid ? 'basic, but an acid' : 'acidic, but a base'} stays ${isAcid ? 'below' : 'above'} 7. ${account}.`,
        },
        {
          value: isDiluted ? before + (isAcid ? -power : power) : answer + (isAcid ? -1 : 1),
          misconception: 'GE5',
          why: isDiluted
            ? `Dilution makes the solution less ${isAcid ? 'acidic' : 'basic'}, not more. ${account}.`
            : `The zeros were miscounted by one. ${account}.`,
        },
        {
          value: 7,
          misconception: 'GE5',
          why: `pH 7 is neutral. The solution still has more ${ion} than pure water: ${account.charAt(0).toLowerCase()}${account.slice(1)}.`,
        },
      ],
      fill: shuffle(random, [-3, -2, -1, 1, 2, 3])
        .map((step) => answer + step)
        .filter((value) => value >= 0 && value <= 14),
      right: `${account}.`,
      see: { article: 'acids-and-bases-ph-scale' },
    })
  },
}

type Dilute = Electrolyte & { readonly concentration: number; readonly pKa: number | null }

export const lowestPh: Template = {
  id: 'ge-h4',
  version: 1,
  category: 'general',
  difficulty: 'hard',
  skill: 'ph-scale',
  fitsMatch: false,
  draw(random) {
    const solutions = drawSolutions(random)
    const [best, ...others] = solutions.toSorted((a, b) => estimate(a) - estimate(b))
    const [second] = others
    if (best === undefined || second === undefined) return null
    if (estimate(second) - estimate(best) < 0.5) return null
    return worded({
      element: best.element,
      stem: 'Which of these solutions has the lowest pH at 25 °C?',
      answer: labelOf(best),
      isRight: (text) =>
        solutions.every((other) => labelOf(other) === text || exactPh(other) > exactPh(best)) &&
        text === labelOf(best),
      lures: others.map((other) => ({
        value: labelOf(other),
        misconception: 'GE5',
        why: `${reasonFor(other)} ${reasonFor(best)}`,
      })),
      right: reasonFor(best),
      see: { article: 'acids-and-bases-ph-scale' },
    })
  },
}

function drawSolutions(random: Random): Dilute[] {
  const strong = sample(random, strongAcids, 2).map((acid) => ({
    ...acid,
    concentration: pick(random, [0.1, 0.01, 0.001, 0.0001]),
    pKa: null,
  }))
  const weak = sample(random, weakAcids, 2).map(({ acidity, ...acid }) => ({
    ...acid,
    concentration: pick(random, [1, 0.1]),
    pKa: acidity,
  }))
  return [...strong, ...weak]
}

function labelOf({ formula, concentration, pKa }: Dilute): string {
  const kind = pKa === null ? 'strong acid' : `pKa ${formatNumber(pKa, { decimals: 1 })}`
  return `${concentration} mol/L ${formatFormula(formula)} (${kind})`
}

/** pH by the usual approximations: complete ionization, or ½(pKa − log c). */
function estimate({ concentration, pKa }: Dilute): number {
  const power = -Math.log10(concentration)
  return pKa === null ? power : (pKa + power) / 2
}

/** pH without approximation apart from the water's own H⁺. */
function exactPh({ concentration, pKa }: Dilute): number {
  if (pKa === null) return -Math.log10(concentration)
  const constant = 10 ** -pKa
  return -Math.log10((-constant + Math.sqrt(constant ** 2 + 4 * constant * concentration)) / 2)
}

function reasonFor(solution: Dilute): string {
  const name = formatFormula(solution.formula)
  const value = formatNumber(estimate(solution), { decimals: 1 })
  return solution.pKa === null
    ? `${name} is ionized completely: the pH is −log ${solution.concentration} = ${value}.`
    : `${name} is ionized in part: the pH is about ½ (${formatNumber(solution.pKa, { decimals: 1 })} − log ${solution.concentration}) = ${value}.`
}

export const phAtEndPoint: Template = {
  id: 'ge-h5',
  version: 1,
  category: 'general',
  difficulty: 'hard',
  skill: 'ph-scale',
  fitsMatch: false,
  draw(random) {
    const kind = pick(random, ['weak acid', 'weak base', 'strong'] as const)
    const acid = pick(random, kind === 'weak acid' ? weakAcids : strongAcids)
    const base = pick(random, kind === 'weak base' ? weakBases : strongBases)
    const anion = baseOf(acid.formula)
    const cation = kind === 'weak base' ? acidOf(base.formula) : ''
    const right = {
      'weak acid': `above 7, since ${anion} is a weak base`,
      'weak base': `below 7, since ${cation} is a weak acid`,
      strong: 'exactly 7, since no ion reacts with water',
    }[kind]
    const account = {
      'weak acid': `The solution contains ${anion}, which takes up some H⁺ from water, so the pH is above 7.`,
      'weak base': `The solution contains ${cation}, which gives off some H⁺ to water, so the pH is below 7.`,
      strong: `The ions of a strong acid and a strong base do not react with water, so the pH is 7.`,
    }[kind]
    const acidText = formatFormula(acid.formula)
    const baseText = formatFormula(base.formula)
    return worded({
      element: kind === 'weak base' ? base.element : acid.element,
      stem: `A solution of ${acidText} is mixed with exactly the amount of ${baseText} that reacts with it. What is the pH at 25 °C?`,
      answer: right,
      isRight: (text) => text === right,
      lures: [
        {
          value:
            kind === 'strong'
              ? `below 7, since some ${acidText} is left over`
              : 'exactly 7, since no ion reacts with water',
          misconception: 'GE5',
          why:
            kind === 'strong'
              ? `No ${acidText} is left: all its H⁺ has reacted. ${account}`
              : `Neutralized does not mean pH 7 for each pair. ${account}`,
        },
        {
          value:
            kind === 'weak base'
              ? `above 7, since some ${baseText} is left over`
              : `below 7, since ${anion} is a weak acid`,
          misconception: 'GE5',
          why:
            kind === 'weak base'
              ? `The ${baseText} has reacted with the acid. ${account}`
              : `${anion} has no H⁺ to give off. ${account}`,
        },
        {
          value:
            kind === 'weak base'
              ? `above 7, since ${anion} is a weak base`
              : `above 7, since some ${baseText} is left over`,
          misconception: 'GE5',
          why:
            kind === 'weak base'
              ? `${anion} comes from a strong acid and does not take up H⁺ from water. ${account}`
              : `The OH⁻ of ${baseText} has reacted with the acid and is gone. ${account}`,
        },
      ],
      right: account,
      see: { article: 'acids-and-bases-ph-scale' },
    })
  },
}

/** The ion that is left of an acid when it has given off H⁺. */
function baseOf(formula: string): string {
  const rest = formula.startsWith('H') ? formula.slice(1) : formula.replace(/H$/, '')
  return formatIon(rest.startsWith('COOH') ? 'HCOO' : rest, -1)
}

/** The ion that a base forms when it has taken up H⁺. */
function acidOf(formula: string): string {
  return formula === 'NH3' ? formatIon('NH4', 1) : formatIon('CH3NH3', 1)
}
