import { acidConstant, baseConstant, KW, pairOf } from '#chemistry/acids/acid-constants.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied, root } from '#quiz/worked/expressions.ts'

import { constantText, logText, molar, phRoom, phFrom, phSteps } from './values.ts'

type Effect = 'acidic' | 'basic' | 'neutral'

/** A salt, and the ion that makes its solution acidic or basic. */
type Salt = {
  readonly name: string
  readonly effect: Effect
  readonly ion: string | null
  readonly element: ElementSymbol
}

function salts(
  effect: Effect,
  list: readonly (readonly [name: string, ion: string | null, element: ElementSymbol])[],
): readonly Salt[] {
  return list.map(([name, ion, element]) => ({ name, effect, ion, element }))
}

const allSalts: readonly Salt[] = [
  ...salts('neutral', [
    ['sodium chloride', null, 'Na'],
    ['potassium nitrate', null, 'K'],
    ['potassium bromide', null, 'Br'],
    ['sodium iodide', null, 'I'],
    ['lithium bromide', null, 'Li'],
    ['barium chloride', null, 'Ba'],
    ['sodium nitrate', null, 'N'],
    ['sodium perchlorate', null, 'Cl'],
  ]),
  ...salts('basic', [
    ['sodium acetate', 'CH3COO^-', 'C'],
    ['potassium formate', 'HCOO^-', 'C'],
    ['sodium fluoride', 'F^-', 'F'],
    ['sodium carbonate', 'CO3^2-', 'C'],
    ['potassium carbonate', 'CO3^2-', 'K'],
    ['potassium phosphate', 'PO4^3-', 'P'],
    ['sodium sulfite', 'SO3^2-', 'S'],
    ['sodium hypochlorite', 'ClO^-', 'Cl'],
  ]),
  ...salts('acidic', [
    ['ammonium chloride', 'NH4^+', 'N'],
    ['ammonium nitrate', 'NH4^+', 'N'],
    ['ammonium bromide', 'NH4^+', 'Br'],
    ['ammonium iodide', 'NH4^+', 'I'],
    ['aluminum chloride', 'Al^3+', 'Al'],
    ['aluminum nitrate', 'Al^3+', 'Al'],
    ['iron(III) chloride', 'Fe^3+', 'Fe'],
    ['iron(III) nitrate', 'Fe^3+', 'Fe'],
  ]),
]

function effectOf({ name, effect, ion }: Salt): string {
  if (ion === null) return `the ions of ${name} leave water as it is`
  return effect === 'acidic'
    ? `${formatFormula(ion)} of ${name} ${ion === 'NH4^+' ? 'is a weak acid' : 'makes the water around it give off H⁺'}`
    : `${formatFormula(ion)} of ${name} takes up H⁺ from water`
}

/** The salt whose solution is acidic, basic or neutral. */
export const saltInWater = template('ch-m51', 'salt-hydrolysis', (random) => {
  const effect = pick(random, ['acidic', 'basic', 'neutral'] as const)
  const answer = pick(
    random,
    allSalts.filter((salt) => salt.effect === effect),
  )
  const [one, other] = (['acidic', 'basic', 'neutral'] as const)
    .filter((kind) => kind !== effect)
    .map((kind) => allSalts.filter((salt) => salt.effect === kind))
  if (one === undefined || other === undefined) return null
  // Two of one kind and one of the other, so that no kind stands out.
  const [more, fewer] = pick(random, [true, false]) ? [one, other] : [other, one]
  const lures = [...sample(random, more, 2), ...sample(random, fewer, 1)]
  const account = `${capitalized(effectOf(answer))}, so its solution is ${effect}`
  return choice<Salt>({
    element: answer.element,
    badge: null,
    stem: `Which of these salts makes ${effect === 'neutral' ? 'a neutral' : `${effect === 'acidic' ? 'an' : 'a'} ${effect}`} solution in pure water?`,
    answer,
    isRight: (salt) => salt.effect === effect,
    lures: lures.map((salt): Lure<Salt> => ({
      value: salt,
      misconception: 'AB9',
      why: `Here ${effectOf(salt)}, ${salt.effect === 'neutral' ? 'so that it stays neutral' : `which makes the solution ${salt.effect}`}. ${account}.`,
    })),
    show: ({ name }) => name,
    right: `${account}.`,
    see: { article: null },
  })
})

type Dissolved = {
  readonly salt: string
  readonly acid: string
  /** Whether the ion of the salt is the acid of the pair, or its base. */
  readonly isAcid: boolean
}

const dissolved: readonly Dissolved[] = [
  { salt: 'CH3COONa', acid: 'CH3COOH', isAcid: false },
  { salt: 'HCOONa', acid: 'HCOOH', isAcid: false },
  { salt: 'NaF', acid: 'HF', isAcid: false },
  { salt: 'C2H5COONa', acid: 'C2H5COOH', isAcid: false },
  { salt: 'NaClO', acid: 'HClO', isAcid: false },
  { salt: 'NH4Cl', acid: 'NH4^+', isAcid: true },
  { salt: 'CH3NH3Cl', acid: 'CH3NH3^+', isAcid: true },
  { salt: 'NH4Br', acid: 'NH4^+', isAcid: true },
]

/** The pH of a salt of a weak acid or of a weak base. */
export const phOfSalt = production('ch-h54', 'number', 'salt-hydrolysis', (random) => {
  const { salt, acid, isAcid } = pick(random, dissolved)
  const pair = pairOf(acid)
  // The constant of the partner that is not in the salt.
  const given = isAcid ? baseConstant(pair) : acidConstant(pair)
  const concentration = pick(random, [0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5])
  const constant = KW / given
  const x = Math.sqrt(constant * concentration)
  if (x < 1e-6 || x / concentration > 0.03) return null
  const log = -Math.log10(x)
  const value = isAcid ? log : 14 - log
  const [name, partner] = [formatFormula(salt), formatFormula(isAcid ? pair.base : pair.acid)]
  const ion = formatFormula(isAcid ? pair.acid : pair.base)
  const [asked, other] = isAcid ? ['Ka', 'Kb'] : ['Kb', 'Ka']
  const formed = isAcid ? '[H⁺]' : '[OH⁻]'
  return workedNumber({
    element: pair.element,
    stem: `${partner} has ${other} = ${constantText(given)}. What is the pH of ${molar(concentration)} ${name} at 25 °C?`,
    value,
    ...phRoom(value),
    solution: () => ({
      asked: 'the pH',
      given: {
        [`${other} of ${partner}`]: measured(given, null, 2),
        [`Concentration of ${name}`]: measured(concentration, 'mol/L', 2),
      },
      relation: `${ion} is the conjugate ${isAcid ? 'acid' : 'base'} of ${partner}: Ka × Kb = Kw, and ${formed} = √(${asked} × c)`,
      numbers: [
        [`${asked} of ${ion}`, divided(measured(KW, null, 2), measured(given, null, 2)), null],
        ['x²', multiplied(measured(constant), measured(concentration, null, 2)), null],
        [formed, root(2, measured(constant * concentration)), 'mol/L'],
        ...phSteps(x, isAcid),
      ],
    }),
    account: `${asked} of ${ion} is Kw/${other} = ${constantText(constant)}, so ${formed} = √(${asked} × c) = ${molar(x)} and pH = ${logText(value)}`,
    wrong: [
      [7, 'AB9', `${ion} reacts with water, so the solution is not neutral.`],
      [
        phFrom(Math.sqrt(given * concentration), isAcid),
        'AB18',
        `That takes ${other} of ${partner} for ${asked} of ${ion}.`,
      ],
      [phFrom(constant * concentration, isAcid), 'AB7', 'The root was left out.'],
      [14 - value, 'AB4', 'That is pOH.'],
    ],
  })
})
