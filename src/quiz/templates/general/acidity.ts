import {
  type Electrolyte,
  strongAcids,
  strongBases,
  weakAcids,
  weakBases,
} from '#chemistry/compounds/acids.ts'
import { composition, formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { fixedChargeIons, type Ion, polyatomicIons } from '#chemistry/electrons/ions.ts'
import { formatNumber, superscript } from '#chemistry/units.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Draft, type Lure, numeric, nextDraw, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const see = { article: 'acids-and-bases-ph-scale' }

type Sample = Electrolyte & { readonly acidity: number }

export const mostAcidic = template(
  'ge-e4',
  'ph-scale',
  (random) => {
    const asksAcidic = random() < 0.5
    const samples = drawSamples(random)
    const [answer, ...others] = samples.toSorted((a, b) =>
      asksAcidic ? a.acidity - b.acidity : b.acidity - a.acidity,
    )
    if (answer === undefined) return null
    const word = asksAcidic ? 'acidic' : 'basic'
    const extreme = asksAcidic ? 'lowest' : 'highest'
    const acidities = samples.map(({ acidity }) => acidity)
    const opposite = asksAcidic ? Math.max(...acidities) : Math.min(...acidities)
    return choice<Sample>({
      element: answer.element,
      stem: `Which of these dilute solutions is the most ${word}?`,
      answer,
      isRight: ({ acidity }) =>
        samples.every((other) =>
          asksAcidic ? acidity <= other.acidity : acidity >= other.acidity,
        ),
      lures: others.toReversed().map((other) => ({
        value: other,
        misconception: other.acidity === opposite ? 'GE5' : null,
        why: `The solution of ${other.name} has pH ${ph(other)}. The ${extreme} pH, ${ph(answer)}, is the most ${word}, whatever the substance is called.`,
      })),
      show: (solution) => `${formatFormula(solution.formula)}, pH ${ph(solution)}`,
      right: `The ${extreme} pH is the most ${word}: ${ph(answer)}. Values below 7 are acidic, values above 7 basic.`,
      see,
    })
  },
  { fitsMatch: true },
)

/** Two acids and two bases, at least half a unit apart, strong ones not always in front. */
function drawSamples(random: Random): Sample[] {
  const acids = [pick(random, strongAcids), pick(random, weakAcids.slice(0, 3))]
  const bases = [pick(random, strongBases), pick(random, weakBases)]
  const acidPh = sample(random, [2.4, 3.1, 3.7, 4.3, 4.9, 5.6], 2)
  const basePh = sample(random, [8.6, 9.3, 9.9, 10.5, 11.2], 2)
  return shuffle(random, [
    ...acids.map((acid, index) => ({
      ...acid,
      acidity: (acidPh[index] ?? 3) + integer(random, 0, 2) / 10,
    })),
    ...bases.map((base, index) => ({
      ...base,
      acidity: (basePh[index] ?? 9) + integer(random, 0, 2) / 10,
    })),
  ])
}

function ph({ acidity }: Sample): string {
  return formatNumber(acidity, { decimals: 1 })
}

export const phOfSolution = template(
  'ge-m7',
  'ph-scale',
  withLureBeside((random) => {
    const isAcid = random() < 0.5
    const solute = pick(random, isAcid ? strongAcids : strongBases)
    return random() < 0.5 ? phAfterDilution(random, solute, isAcid) : phOf(random, solute, isAcid)
  }),
)

/** Negative powers of ten of the concentration of a strong acid or base, and of its dilution. */
const dilutions = [
  { from: 2, power: 1 },
  { from: 2, power: 2 },
  { from: 2, power: 3 },
  { from: 3, power: 1 },
  { from: 3, power: 2 },
] as const

function phAfterDilution(random: Random, solute: Electrolyte, isAcid: boolean): Draft | null {
  const { from, power } = pick(random, dilutions)
  const before = phAt(from, isAcid)
  const answer = phAt(from + power, isAcid)
  const account = `each tenfold dilution of this strong ${isAcid ? 'acid' : 'base'} moves the pH by 1 toward 7, from ${before} to ${answer}`
  return numeric({
    element: solute.element,
    stem: `A solution of ${formatFormula(solute.formula)} has pH ${before}. What is the pH after dilution with water to ${10 ** power} times the volume?`,
    answer,
    isRight: (value) => Math.abs(exponentAt(value, isAcid) - from - power) < 0.01,
    lures: [
      otherSide(answer, isAcid, account, 'GE26'),
      {
        value: isAcid ? before - power : before + power,
        misconception: 'GE5',
        why: `Dilution makes the solution less ${isAcid ? 'acidic' : 'basic'}, not more. ${capitalized(account)}.`,
      },
      neutral(isAcid, account, 'GE26'),
    ],
    fill: nearbyPh(random, answer),
    miss: (value) => `pH ${value} would need another dilution. ${capitalized(account)}.`,
    solution: () =>
      solved(
        'the pH after dilution',
        known('pH before', exact(before)),
        known('Dilution', `${10 ** power} times the volume`),
        law('Each tenfold dilution of a strong acid or base moves the pH by 1 toward 7'),
        calculated(
          'pH',
          isAcid ? added(exact(before), exact(power)) : less(exact(before), exact(power)),
          exact(answer),
        ),
      ),
    right: `${capitalized(account)}.`,
    see,
  })
}

const powersOfTen = ['1', '0.1', '0.01', '0.001', '0.0001', '0.00001']

function phOf(random: Random, solute: Electrolyte, isAcid: boolean): Draft | null {
  const exponent = pick(random, [3, 4, 5])
  const answer = phAt(exponent, isAcid)
  const account = `the concentration of ${ionOf(isAcid)} is 10${superscript(-exponent)} mol/L, which makes pH ${answer}`
  return numeric({
    element: solute.element,
    stem: `What is the pH of a solution of ${powersOfTen[exponent]} mol/L ${formatFormula(solute.formula)} at 25 °C?`,
    answer,
    isRight: (value) => Math.abs(exponentAt(value, isAcid) - exponent) < 0.01,
    lures: [
      otherSide(answer, isAcid, account, 'GE5'),
      {
        value: phAt(exponent - 1, isAcid),
        misconception: null,
        why: `The zeros were miscounted by one. ${capitalized(account)}.`,
      },
      neutral(isAcid, account, null),
    ],
    fill: nearbyPh(random, answer),
    miss: (value) => `pH ${value} would need another concentration. ${capitalized(account)}.`,
    solution: () =>
      solved(
        'the pH of the solution',
        lookup('Write the concentration as a power of ten'),
        known(`Concentration of ${ionOf(isAcid)}`, `10${superscript(-exponent)} mol/L`),
        ...(isAcid
          ? [
              law('pH = −log of the concentration of H⁺ in mol/L'),
              calculated('pH', exact(exponent), exact(answer)),
            ]
          : [
              law('pH = 14 − pOH, and pOH = −log of the concentration of OH⁻ in mol/L'),
              calculated('pH', less(exact(14), exact(exponent)), exact(answer)),
            ]),
      ),
    right: `${capitalized(account)}.`,
    see,
  })
}

function otherSide(
  answer: number,
  isAcid: boolean,
  account: string,
  misconception: 'GE5' | 'GE26',
): Lure<number> {
  const value = 14 - answer
  return {
    value,
    misconception,
    why: isAcid
      ? `${value} would be basic, but an acid stays below 7. ${capitalized(account)}.`
      : `${value} would be acidic, but a base stays above 7. ${capitalized(account)}.`,
  }
}

function neutral(isAcid: boolean, account: string, misconception: 'GE26' | null): Lure<number> {
  return {
    value: 7,
    misconception,
    why: `pH 7 is neutral. The solution still has more ${ionOf(isAcid)} than pure water: ${account}.`,
  }
}

function ionOf(isAcid: boolean): string {
  return isAcid ? 'H⁺' : 'OH⁻'
}

/** The pH of 10 to the power of `-exponent` mol/L of a strong acid or base. */
function phAt(exponent: number, isAcid: boolean): number {
  return isAcid ? exponent : 14 - exponent
}

/** The negative power of ten of the concentration that makes a pH. */
function exponentAt(value: number, isAcid: boolean): number {
  return isAcid ? value : 14 - value
}

function nearbyPh(random: Random, answer: number): readonly number[] {
  return shuffle(random, [-3, -2, -1, 1, 2, 3])
    .map((step) => answer + step)
    .filter((value) => value >= 0 && value <= 14)
}

/** An acid in water, its concentration in mol/L, and its pKa when it is weak. */
type Dilute = Electrolyte & { readonly concentration: number; readonly pKa: number | null }

/** The idea behind a solution that does not have the lowest pH. */
function ideaBehind(other: Dilute, best: Dilute): 'GE5' | 'AB6' | null {
  if (other.pKa === null) return 'GE5'
  return other.concentration > best.concentration ? 'AB6' : null
}

export const lowestPh = template('ge-h4', 'ph-scale', (random) => {
  const solutions = drawSolutions(random)
  const [best, second, ...others] = solutions.toSorted((a, b) => estimate(a) - estimate(b))
  if (best === undefined || second === undefined) return null
  if (estimate(second) - estimate(best) < 0.5) return null
  return choice<Dilute>({
    element: best.element,
    stem: 'Which of these solutions has the lowest pH at 25 °C?',
    answer: best,
    isRight: (value) =>
      solutions.every((other) => other === value || exactPh(other) > exactPh(value)),
    lures: [second, ...others].map((other) => ({
      value: other,
      misconception: ideaBehind(other, best),
      why: `${reasonFor(other)} ${reasonFor(best)}`,
    })),
    show: labelOf,
    right: reasonFor(best),
    see,
    solution: () =>
      workedComparison(
        'the solution with the lowest pH',
        'A strong acid has pH = −log c, a weak one about ½ (pKa − log c)',
        solutions.map((solution) => [`pH of ${formatFormula(solution.formula)}`, sumFor(solution)]),
        labelOf(best),
      ),
  })
})

/** The same, for the highest pH as well: no solution has either in each question. */
export const extremePh = nextDraw(lowestPh, (random) => {
  const isLowest = random() < 0.5
  const asked = isLowest ? 'lowest' : 'highest'
  const solutions = drawSolutions(random)
  const sorted = solutions.toSorted((a, b) => estimate(a) - estimate(b))
  const [best, second, ...others] = isLowest ? sorted : sorted.toReversed()
  if (best === undefined || second === undefined) return null
  if (Math.abs(estimate(second) - estimate(best)) < 0.5) return null
  const idea = isLowest ? ideaBehind : ideaBehindHighest
  const lures = [second, ...others].map((other): Lure<Dilute> => ({
    value: other,
    misconception: idea(other, best),
    why: `${reasonFor(other)} ${reasonFor(best)}`,
  }))
  if (lures.every(({ misconception }) => misconception === null)) return null
  return choice<Dilute>({
    element: best.element,
    stem: `Which of these solutions has the ${asked} pH at 25 °C?`,
    answer: best,
    isRight: (value) =>
      solutions.every((other) => other === value || exactPh(other) > exactPh(value) === isLowest),
    lures,
    show: labelOf,
    right: reasonFor(best),
    see,
    solution: () =>
      workedComparison(
        `the solution with the ${asked} pH`,
        'A strong acid has pH = −log c, a weak one about ½ (pKa − log c)',
        solutions.map((solution) => [`pH of ${formatFormula(solution.formula)}`, sumFor(solution)]),
        labelOf(best),
      ),
  })
})

/** The idea behind a solution that does not have the highest pH. */
function ideaBehindHighest(other: Dilute, best: Dilute): 'GE5' | 'AB6' | 'AB20' | null {
  if (best.pKa === null) return other.pKa === null ? null : 'GE5'
  if (other.pKa === null) return other.concentration < best.concentration ? 'AB6' : null
  return other.pKa < best.pKa ? 'AB20' : null
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

/** The pH by the usual approximations: complete ionization, or ½(pKa − log c). */
function estimate({ concentration, pKa }: Dilute): number {
  const power = -Math.log10(concentration)
  return pKa === null ? power : (pKa + power) / 2
}

/** The pH without approximation apart from the water's own H⁺. */
function exactPh({ concentration, pKa }: Dilute): number {
  if (pKa === null) return -Math.log10(concentration)
  const constant = 10 ** -pKa
  return -Math.log10((-constant + Math.sqrt(constant ** 2 + 4 * constant * concentration)) / 2)
}

function reasonFor(solution: Dilute): string {
  const name = formatFormula(solution.formula)
  return solution.pKa === null
    ? `${name} is ionized completely: the pH is ${sumFor(solution)}.`
    : `${name} is ionized in part: the pH is about ${sumFor(solution)}.`
}

/** How the pH is worked out: '−log 0.01 = 2.0'. */
function sumFor(solution: Dilute): string {
  const { concentration, pKa } = solution
  const value = formatNumber(estimate(solution), { decimals: 1 })
  return pKa === null
    ? `−log ${concentration} = ${value}`
    : `½ (${formatNumber(pKa, { decimals: 1 })} − log ${concentration}) = ${value}`
}

/** An acid of school: its ion with the charge, and formulas that are taken for its own. */
type SchoolAcid = Electrolyte & {
  readonly ion: readonly [name: string, formula: string, charge: number]
  /** Substances with the name that each of them really has. */
  readonly taken: Readonly<Record<string, string>>
  /** Formulas with hydrogen ions that do not balance the charge of the ion. */
  readonly unbalanced: readonly string[]
}

const schoolAcids: readonly SchoolAcid[] = [
  {
    name: 'sulfuric acid',
    formula: 'H2SO4',
    element: 'S',
    ion: ['sulfate', 'SO4', -2],
    taken: { H2SO3: 'sulfurous acid', H2S: 'hydrogen sulfide', SO3: 'sulfur trioxide' },
    unbalanced: ['HSO4'],
  },
  {
    name: 'sulfurous acid',
    formula: 'H2SO3',
    element: 'S',
    ion: ['sulfite', 'SO3', -2],
    taken: { H2SO4: 'sulfuric acid', H2S: 'hydrogen sulfide', SO2: 'sulfur dioxide' },
    unbalanced: ['HSO3'],
  },
  {
    name: 'nitric acid',
    formula: 'HNO3',
    element: 'N',
    ion: ['nitrate', 'NO3', -1],
    taken: { HNO2: 'nitrous acid', NH3: 'ammonia, a base', NO2: 'nitrogen dioxide' },
    unbalanced: ['H2NO3'],
  },
  {
    name: 'nitrous acid',
    formula: 'HNO2',
    element: 'N',
    ion: ['nitrite', 'NO2', -1],
    taken: { HNO3: 'nitric acid', NH3: 'ammonia, a base', N2O: 'dinitrogen monoxide' },
    unbalanced: ['H2NO2'],
  },
  {
    name: 'phosphoric acid',
    formula: 'H3PO4',
    element: 'P',
    ion: ['phosphate', 'PO4', -3],
    taken: { PH3: 'phosphine' },
    unbalanced: ['H2PO4', 'HPO4'],
  },
  {
    name: 'carbonic acid',
    formula: 'H2CO3',
    element: 'C',
    ion: ['carbonate', 'CO3', -2],
    taken: { CO2: 'carbon dioxide', HCOOH: 'formic acid' },
    unbalanced: ['HCO3', 'H3CO3'],
  },
  {
    name: 'hydrochloric acid',
    formula: 'HCl',
    element: 'Cl',
    ion: ['chloride', 'Cl', -1],
    taken: { HClO3: 'chloric acid', HClO: 'hypochlorous acid', HClO4: 'perchloric acid' },
    unbalanced: ['H2Cl'],
  },
  {
    name: 'hydrobromic acid',
    formula: 'HBr',
    element: 'Br',
    ion: ['bromide', 'Br', -1],
    taken: { HBrO3: 'bromic acid', HBrO: 'hypobromous acid' },
    unbalanced: ['H2Br'],
  },
  {
    name: 'hydroiodic acid',
    formula: 'HI',
    element: 'I',
    ion: ['iodide', 'I', -1],
    taken: { HIO3: 'iodic acid', HIO: 'hypoiodous acid' },
    unbalanced: ['H2I'],
  },
]

/** The formula of a well-known acid. */
export const formulaOfSchoolAcid = template('ge-e500', 'acid-formulas', (random) => {
  const { name, formula, element, ion, taken, unbalanced } = pick(random, schoolAcids)
  const [ionName, ionFormula, charge] = ion
  const shownIon = formatIon(ionFormula, charge)
  const others = sample(
    random,
    schoolAcids.filter((other) => other.name !== name && !(other.formula in taken)),
    4,
  )
  const account = `The ion of ${name} is ${ionName}, ${shownIon}, and ${charge === -1 ? 'one H⁺ balances' : `${-charge} H⁺ balance`} its charge: ${formatFormula(formula)}.`
  return choice<string>({
    element,
    badge: null,
    stem: `Which formula does ${name} have?`,
    answer: formula,
    isRight: (value) => value === formula,
    show: (value) => formatFormula(value),
    lures: shuffle(random, [
      ...Object.entries(taken).map(([value, other]): Lure<string> => ({
        value,
        misconception: 'GE19',
        why: `${formatFormula(value)} is ${other}. ${account}`,
      })),
      ...unbalanced.map((value): Lure<string> => ({
        value,
        misconception: 'BO11',
        why: `In ${formatFormula(value)} the H⁺ do not balance the charge of ${shownIon}. ${account}`,
      })),
      ...others.map((other): Lure<string> => ({
        value: other.formula,
        misconception: 'GE19',
        why: `${formatFormula(other.formula)} is ${other.name}. ${account}`,
      })),
    ]),
    right: account,
    see,
  })
})

/** Ions of well-known salts, with ions whose names are like theirs. */
const saltIons: Readonly<Record<string, readonly string[]>> = {
  sulfate: ['sulfite', 'sulfide'],
  sulfite: ['sulfate', 'sulfide'],
  sulfide: ['sulfate', 'sulfite'],
  nitrate: ['nitrite'],
  nitrite: ['nitrate'],
  phosphate: [],
  carbonate: ['oxalate'],
  oxalate: ['carbonate'],
  chloride: ['hypochlorite', 'chlorite', 'chlorate', 'perchlorate'],
  hypochlorite: ['chloride', 'chlorite', 'chlorate', 'perchlorate'],
  chlorite: ['chloride', 'hypochlorite', 'chlorate', 'perchlorate'],
  chlorate: ['chloride', 'hypochlorite', 'chlorite', 'perchlorate'],
  perchlorate: ['chloride', 'hypochlorite', 'chlorite', 'chlorate'],
  bromide: ['chloride', 'iodide'],
  iodide: ['chloride', 'bromide'],
  chromate: ['permanganate'],
  permanganate: ['chromate'],
}

/** The formula of the acid from which a salt was made. */
export const acidOfSalt = template('ge-m501', 'acid-formulas', (random) => {
  const ions = Object.keys(saltIons).flatMap(
    (name) =>
      [...polyatomicIons, ...fixedChargeIons].find((ion) => ion.name === name && ion.charge < 0) ??
      [],
  )
  const ion = pick(random, ions)
  const metal = pick(random, ['lithium', 'sodium', 'potassium'])
  const alike = ions.filter(({ name }) => saltIons[ion.name]?.includes(name))
  const others = sample(
    random,
    ions.filter((other) => other !== ion && !alike.includes(other)),
    2,
  )
  const answer = acidOf(ion, -ion.charge)
  const shownIon = formatIon(ion.formula, ion.charge)
  const account = `The ${ion.name} ion is ${shownIon}, and ${ion.charge === -1 ? 'one H⁺ balances' : `${-ion.charge} H⁺ balance`} its charge: ${formatFormula(answer)}.`
  return choice<string>({
    element: [...composition(ion.formula).keys()].find((symbol) => symbol !== 'O') ?? 'O',
    badge: null,
    stem: `An acid is fully neutralized by ${metal} hydroxide, and ${metal} ${ion.name} forms. Which formula does the acid have?`,
    answer,
    isRight: (value) => value === answer,
    show: (value) => formatFormula(value),
    lures: shuffle(random, [
      ...[...alike, ...others].map((other): Lure<string> => ({
        value: acidOf(other, -other.charge),
        misconception: alike.includes(other) ? 'BO19' : 'GE19',
        why: `${formatFormula(acidOf(other, -other.charge))} forms ${other.name}s. ${account}`,
      })),
      ...[1, 2, 3]
        .filter((hydrogens) => hydrogens !== -ion.charge)
        .map((hydrogens): Lure<string> => ({
          value: acidOf(ion, hydrogens),
          misconception: 'BO11',
          why: `In ${formatFormula(acidOf(ion, hydrogens))} the H⁺ do not balance the charge of the ion. ${account}`,
        })),
    ]),
    right: account,
    see,
  })
})

function acidOf({ formula: ion }: Ion, hydrogens: number): string {
  return `H${hydrogens === 1 ? '' : hydrogens}${ion}`
}
