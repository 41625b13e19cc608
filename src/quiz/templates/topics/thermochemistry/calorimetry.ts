import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { formationEnthalpy } from '#chemistry/heats/formation-enthalpies.ts'
import { heatEffects } from '#chemistry/heats/heat-effects.ts'
import { WATER_HEAT } from '#chemistry/heats/specific-heats.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { divided, type Expression, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

type Verdict = { readonly isExothermic: boolean; readonly givesOff: boolean }

const verdicts: readonly Verdict[] = [true, false].flatMap((isExothermic) =>
  [true, false].map((givesOff) => ({ isExothermic, givesOff })),
)

/** The kind of a process from the change of temperature. */
export const exothermicOrNot = template('ge-e43', 'calorimetry', (random) => {
  const wanted = pick(random, [true, false])
  const { process, element, isExothermic } = pick(
    random,
    heatEffects.filter((effect) => effect.isExothermic === wanted),
  )
  const from = integer(random, 18, 24)
  const to = isExothermic ? from + integer(random, 3, 14) : from - integer(random, 2, 5)
  const account = `From ${from} °C to ${to} °C the water gets ${isExothermic ? 'warmer: it takes up the heat that the process gives off' : 'colder: it gives off the heat that the process takes up'}, so that is ${isExothermic ? 'exothermic' : 'endothermic'}`
  const isRight = (value: Verdict) =>
    value.isExothermic === isExothermic && value.givesOff === isExothermic
  const answer = verdicts.find(isRight)
  if (answer === undefined) return null
  return choice<Verdict>({
    element,
    badge: null,
    stem: `${process}, and the temperature changes from ${from} °C to ${to} °C. What kind of process is it?`,
    answer,
    isRight,
    lures: verdicts
      .filter((value) => !isRight(value))
      .map((value): Lure<Verdict> => ({
        value,
        misconception: value.isExothermic === value.givesOff ? 'TH2' : 'GE10',
        why: `${
          value.isExothermic === value.givesOff
            ? 'The temperature of the water changes the other way.'
            : 'Exothermic means that heat is given off, endothermic that it is taken up.'
        } ${account}.`,
      })),
    show: (value) =>
      `${value.isExothermic ? 'exothermic' : 'endothermic'}: it ${value.givesOff ? 'gives off' : 'takes up'} heat`,
    right: `${account}.`,
    see: { article: null },
  })
})

/** The heat in kJ that water or a thin solution takes up. */
function heatOf(mass: number, rise: number): Expression {
  return divided(
    multiplied(exact(mass, 'g'), exact(WATER_HEAT, 'J/(g·K)'), decimal(rise, 'K', 1)),
    exact(1000, 'J/kJ'),
  )
}

const acids = ['HCl', 'HNO3']
const bases = ['NaOH', 'KOH']

/** The enthalpy of neutralization from the warming of two solutions. */
export const neutralization = production('ge-m46', 'number', 'calorimetry', (random) => {
  const [acid, base] = [pick(random, acids), pick(random, bases)]
  const milliliters = pick(random, [25, 40, 50, 60, 75, 100])
  const strength = pick(random, [0.5, 0.8, 1, 1.2, 1.5, 2])
  const wanted = integer(random, 545, 568) / 10
  const rise = Math.round((10 * wanted * strength) / (2 * WATER_HEAT)) / 10
  const mass = 2 * milliliters
  const heat = (mass * WATER_HEAT * rise) / 1000
  const amount = (strength * milliliters) / 1000
  const value = -heat / amount
  if (value < -57.4 || value > -54) return null
  const shown = quantity(strength, 'mol/L')
  const degrees = formatNumber(rise, { decimals: 1 })
  return workedNumber({
    element: acid === 'HCl' ? 'Cl' : 'N',
    stem: `${milliliters} mL of ${shown} ${formatFormula(acid)} and ${milliliters} mL of ${shown} ${base} warm by ${degrees} K. What is ΔH per mole of water? Take 1.00 g/mL and ${WATER_HEAT} J/(g·K).`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    solution: () => ({
      asked: 'ΔH for one mole of water',
      given: { 'Mass of the solution': exact(mass, 'g'), Rise: decimal(rise, 'K', 1) },
      relation:
        'The solution takes up mass × specific heat capacity × rise; the reaction loses this heat, so ΔH is negative',
      conversions: [
        [
          'Amount of water that forms',
          divided(
            multiplied(measured(strength, 'mol/L'), exact(milliliters, 'mL')),
            exact(1000, 'mL/L'),
          ),
          'mol',
        ],
      ],
      numbers: [
        ['Heat', heatOf(mass, rise), 'kJ'],
        ['ΔH', divided(measured(-heat, 'kJ'), measured(amount, 'mol')), 'kJ/mol'],
      ],
    }),
    account: `${mass} g × ${WATER_HEAT} J/(g·K) × ${degrees} K = ${quantity(heat, 'kJ')} warm the solution; for ${quantity(amount, 'mol')} of water that is ΔH = ${perMole(value)}`,
    wrong: [
      [
        -value,
        'TH3',
        'The solution takes up this heat, so the reaction has lost it: ΔH is negative.',
      ],
      [value / 2, 'TH4', 'That warms one solution alone, but both get warmer.'],
      [-heat, 'TH13', 'That is the heat of this experiment, not of one mole.'],
      [
        (-mass * WATER_HEAT * (rise + 273.15)) / 1000 / amount,
        'TH5',
        'A rise is the same number in °C and in kelvin, so that nothing is added.',
      ],
    ],
  })
})

type Fuel = { readonly name: string; readonly formula: string; readonly carbons: number }

const fuels: readonly Fuel[] = [
  { name: 'methanol', formula: 'CH3OH', carbons: 1 },
  { name: 'ethanol', formula: 'C2H5OH', carbons: 2 },
]

/** Enthalpy of combustion of an alcohol in kJ/mol, from enthalpies of formation. */
function combustionOf({ formula, carbons }: Fuel): number {
  return carbons * known('CO2(g)') + (carbons + 1) * known('H2O(l)') - known(`${formula}(l)`)
}

function known(substance: string): number {
  return formationEnthalpy(substance) ?? Number.NaN
}

function perMole(energy: number): string {
  return quantity(energy, 'kJ/mol')
}

/** The enthalpy of combustion that a spirit burner gives. */
export const spiritBurner = production('ge-h46', 'number', 'calorimetry', (random) => {
  const fuel = pick(random, fuels)
  const { name, formula } = fuel
  const combustion = combustionOf(fuel)
  const water = pick(random, [100, 150, 200, 250])
  const rise = integer(random, 30, 90) / 2
  const heat = (water * WATER_HEAT * rise) / 1000
  const share = integer(random, 42, 68) / 100
  const molar = molarMass(formula)
  const mass = threeFigures(((heat / share) * molar) / -combustion)
  const amount = mass / molar
  const value = -heat / amount
  return workedNumber({
    element: 'C',
    stem: `${quantity(mass, 'g')} of ${name}, ${formatFormula(formula)}, burn and warm ${water} g of water by ${formatNumber(rise)} K. What ΔH of combustion does this give? Water has ${WATER_HEAT} J/(g·K).`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    solution: () => ({
      asked: 'ΔH of combustion',
      given: { [`Mass of ${name}`]: measured(mass, 'g'), 'Mass of the water': exact(water, 'g') },
      relation:
        'The water takes up mass × specific heat capacity × rise; the fuel gives off this heat, so ΔH is negative',
      conversions: [
        molarMassStep(formula),
        [`Amount of ${name}`, divided(measured(mass, 'g'), measured(molar, 'g/mol', 4)), 'mol'],
      ],
      numbers: [
        ['Heat', heatOf(water, rise), 'kJ'],
        ['ΔH', divided(measured(-heat, 'kJ'), measured(amount, 'mol')), 'kJ/mol'],
      ],
    }),
    account: `The water takes up ${quantity(heat, 'kJ')} from ${quantity(amount, 'mol')}, so ΔH = ${perMole(value)}, less in size than ${perMole(combustion)} of the table, since heat is lost`,
    wrong: [
      [-value, 'TH3', 'The water takes up this heat, so the reaction has lost it: ΔH is negative.'],
      [
        (-mass * WATER_HEAT * rise) / 1000 / amount,
        'TH4',
        `The mass of ${name} was taken, but the water is what gets warmer.`,
      ],
      [-heat, 'TH13', 'That is the heat of this experiment, not of one mole.'],
      [-heat / mass, 'GE20', 'That is the heat of one gram, not of one mole.'],
      [1000 * value, 'TH12', 'That is the number of joules.'],
    ],
  })
})

type Effect = 'too small in size' | 'too large in size' | 'unaffected' | 'of the wrong sign'

const effects: readonly Effect[] = [
  'too small in size',
  'too large in size',
  'unaffected',
  'of the wrong sign',
]

type Flaw = {
  /** The flaw as a clause about a spirit burner under a can of water. */
  readonly flaw: string
  readonly effect: Exclude<Effect, 'of the wrong sign'>
  readonly reason: string
}

/** Flaws of an experiment with a spirit burner, and their effects on the size of ΔH. */
const flaws: readonly Flaw[] = [
  {
    flaw: 'Part of the heat warms the air.',
    effect: 'too small in size',
    reason: 'Less heat gets into the water than the fuel gives off',
  },
  {
    flaw: 'The heat that warms the can is not counted.',
    effect: 'too small in size',
    reason: 'The heat that is counted is only part of what the fuel gives off',
  },
  {
    flaw: 'Some fuel evaporates without burning.',
    effect: 'too small in size',
    reason: 'More fuel is counted than has burned',
  },
  {
    flaw: 'The fuel burns with a sooty flame.',
    effect: 'too small in size',
    reason: 'Incomplete combustion gives off less heat',
  },
  {
    flaw: 'There is less water in the can than was written down.',
    effect: 'too large in size',
    reason: 'Less water gets warmer, and its heat is worked out with too large a mass',
  },
  {
    flaw: 'The thermometer shows one and a half times the rise.',
    effect: 'too large in size',
    reason: 'The rise that goes into the heat is too large',
  },
  {
    flaw: 'The loss of fuel is read as too small.',
    effect: 'too large in size',
    reason: 'The heat is divided by too few moles',
  },
  {
    flaw: 'The thermometer shows 1 K too much at all times.',
    effect: 'unaffected',
    reason: 'Only the difference of the two temperatures counts, which stays the same',
  },
  {
    flaw: 'The temperature is noted in kelvin each time.',
    effect: 'unaffected',
    reason: 'A difference of temperatures is the same in °C and in kelvin',
  },
]

const burned = ['methanol', 'ethanol', '1-propanol', '1-butanol']

/** Asks for the effect of a flaw on the measured enthalpy. */
export const flawOfExperiment = template('ge-h47', 'calorimetry', (random) => {
  const wanted = pick(random, ['too small in size', 'too large in size', 'unaffected'] as const)
  const { flaw, effect, reason } = pick(
    random,
    flaws.filter((one) => one.effect === wanted),
  )
  const fuel = pick(random, burned)
  return choice<Effect>({
    element: 'C',
    badge: null,
    stem: `A burner with ${fuel} warms water. ${flaw} Then the measured ΔH is:`,
    answer: effect,
    isRight: (value) => value === effect,
    lures: effects
      .filter((value) => value !== effect)
      .map((value): Lure<Effect> => ({
        value,
        misconception: value === 'of the wrong sign' ? 'GE10' : 'TH17',
        why: `${
          value === 'of the wrong sign'
            ? 'The water still gets warmer, so that ΔH is negative.'
            : value === 'unaffected'
              ? 'The flaw goes into the heat or into the moles.'
              : effect === 'unaffected'
                ? 'The flaw changes neither the heat nor the moles.'
                : 'The flaw works the other way.'
        } ${reason}.`,
      })),
    show: (value) => value,
    right: `${reason}, so ΔH is ${effect}.`,
    see: { article: null },
  })
})
