import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import {
  fixedChargeIons,
  type Ion,
  polyatomicIons,
  saltFormula,
} from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  type Equation,
  equation as equationOf,
  formatEquation,
} from '#chemistry/reactions/equations.ts'
import { ionicRedox } from '#chemistry/reactions/ionic-redox.ts'
import { halfCells } from '#chemistry/reactions/standard-potentials.ts'
import { variableMetalIons } from '#chemistry/reference/ion-list.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { formatSigned } from '#quiz/templates/chemical-properties/ions.ts'
import {
  balancingTask,
  bracketOnce,
  coefficientsOf,
  leftExchanged,
  onesEverywhere,
  shownPlain,
  singleAtoms,
  solvedEquation,
} from '#quiz/templates/made/balancing-task.ts'
import { capitalized, counted, listed, nameOf } from '#quiz/templates/shared/names.ts'

const numbers = 'the smallest whole numbers'

/** Without platinum, which other half-cells use as an inert electrode. */
const cells = halfCells.filter(({ symbol }) => symbol !== 'Pt')

/** A clear difference of potentials in V: older tables differ by up to 0.16 V. */
const CLEAR_VOLTS = 0.3

/** In V: below it the metal would rather react with the water. */
const IN_WATER = -0.8

/** A metal that displaces another from its ions of another charge. */
export const balancedDisplacement = production('ch-m24', 'balance', 'redox', (random) => {
  const [metal, ion] = sample(random, cells, 2).toSorted((a, b) => a.potential - b.potential)
  if (metal === undefined || ion === undefined || metal.charge === ion.charge) return null
  if (ion.potential - metal.potential < CLEAR_VOLTS || ion.potential < IN_WATER) return null
  const plainIon = ({ symbol, charge }: typeof metal) => `${symbol}^${charge === 1 ? '' : charge}+`
  const equation = solvedEquation([metal.symbol, plainIon(ion)], [plainIon(metal), ion.symbol])
  if (equation === null) return null
  const [metals = 1, ions = 1] = coefficientsOf(equation)
  const electrons = metals * metal.charge
  const account = `${metals} ${metal.symbol} ${metals === 1 ? 'gives' : 'give'} ${counted(electrons, 'electron')} and ${ions} ${formatIon(ion.symbol, ion.charge)} ${ions === 1 ? 'takes' : 'take'} ${electrons}`
  return balancingTask(equation, {
    element: metal.symbol,
    stem: `${capitalized(nameOf(metal.symbol))} displaces ${nameOf(ion.symbol)} from a solution of ${formatIon(ion.symbol, ion.charge)}. Balance the equation of the ions with ${numbers}.`,
    corrections: [
      {
        given: '1, 1, 1, 1',
        misconception: 'GE13',
        text: `All atoms agree, but the charges do not: ${formatSigned(ion.charge)} on the left and ${formatSigned(metal.charge)} on the right. ${account}.`,
      },
      {
        given: [ions, metals, ions, metals].join(', '),
        misconception: 'CH15',
        text: `The numbers of the two metals are exchanged, so the charges do not agree. ${account}.`,
      },
      {
        given: [metals, ions, 1, 1].join(', '),
        misconception: 'GE13',
        text: `What is there on the left has to be on the right as well. ${account}: ${formatEquation(equation)}.`,
      },
    ],
    right: `${account}: ${formatEquation(equation)}.`,
    article: 'how-to-balance-chemical-equations',
  })
})

type Reactants = {
  readonly formula: string
  readonly element: ElementSymbol
  /** The name of the ion of the metal. */
  readonly cation: string
  readonly besides: readonly string[]
}

/** Reagents that react with an acid, and the products beside the salt. */
const withAcid: readonly Reactants[] = [
  ...(
    [
      ['Mg', 'magnesium'],
      ['Zn', 'zinc'],
      ['Al', 'aluminum'],
      ['Fe', 'iron(II)'],
      ['Mn', 'manganese(II)'],
      ['Ca', 'calcium'],
    ] as const
  ).map(([formula, cation]) => ({ formula, element: formula, cation, besides: ['H2'] })),
  ...(
    [
      ['MgO', 'Mg', 'magnesium'],
      ['CaO', 'Ca', 'calcium'],
      ['Al2O3', 'Al', 'aluminum'],
      ['Fe2O3', 'Fe', 'iron(III)'],
      ['CuO', 'Cu', 'copper(II)'],
      ['ZnO', 'Zn', 'zinc'],
      ['Cr2O3', 'Cr', 'chromium(III)'],
    ] as const
  ).map(([formula, element, cation]) => ({ formula, element, cation, besides: ['H2O'] })),
  ...(
    [
      ['CaCO3', 'Ca', 'calcium'],
      ['MgCO3', 'Mg', 'magnesium'],
      ['Na2CO3', 'Na', 'sodium'],
      ['K2CO3', 'K', 'potassium'],
      ['ZnCO3', 'Zn', 'zinc'],
    ] as const
  ).map(([formula, element, cation]) => ({ formula, element, cation, besides: ['H2O', 'CO2'] })),
]

const acids = [
  { formula: 'HCl', anion: 'chloride' },
  { formula: 'HBr', anion: 'bromide' },
  { formula: 'H2SO4', anion: 'sulfate' },
  { formula: 'HNO3', anion: 'nitrate' },
] as const

/** A metal, an oxide or a carbonate with a dilute acid. */
export const balancedWithAcid = production('ch-m25', 'balance', 'reaction-products', (random) => {
  const { formula, element, cation, besides } = pick(random, withAcid)
  const acid = pick(random, acids)
  // Nitric acid gives nitrogen oxides with metals; calcium sulfate covers its metal and its carbonate.
  if (acid.anion === 'nitrate' && besides.includes('H2')) return null
  if (acid.anion === 'sulfate' && element === 'Ca') return null
  const salt = saltFormula(ionCalled(cation), ionCalled(acid.anion))
  const equation = solvedEquation([formula, acid.formula], [salt, ...besides])
  if (equation === null || coefficientsOf(equation).every((count) => count === 1)) return null
  return balancingTask(equation, {
    element,
    stem: `${formatFormula(formula)} reacts with dilute ${formatFormula(acid.formula)} to form ${productsOf(equation)}. Balance the equation with ${numbers}.`,
    corrections: [
      onesEverywhere(equation),
      singleAtoms(equation),
      bracketOnce(equation),
      leftExchanged(equation),
    ],
  })
})

function productsOf({ products }: Equation): string {
  return listed(products.map(({ formula }) => formatFormula(formula)))
}

function ionCalled(name: string): Ion {
  const ion = [...fixedChargeIons, ...polyatomicIons, ...variableMetalIons].find(
    (other) => other.name === name,
  )
  if (ion === undefined) throw new RangeError(`There is no ion ${name}.`)
  return ion
}

/** A redox reaction of ions, with atoms and charges to balance. */
export const balancedRedox = production('ch-h24', 'balance', 'redox', (random) => {
  const { equation: text, element, byAtoms } = pick(random, ionicRedox)
  const equation = equationOf(text)
  const charge = totalCharge(equation.reactants, coefficientsOf(equation))
  const account = `With ${formatEquation(equation)} both sides have the charge ${formatSigned(charge)}`
  return balancingTask(equation, {
    element,
    stem: `Which ${numbers.slice(4)} balance ${shownPlain(equation)}?`,
    corrections: [
      byAtoms === null
        ? null
        : {
            given: byAtoms.join(', '),
            misconception: 'GE13',
            text: `All atoms agree, but the charges do not: ${chargesOf(equation, byAtoms)}. ${account}.`,
          },
      onesEverywhere(equation),
      singleAtoms(equation),
      leftExchanged(equation),
    ],
    right: `${account}, and all atoms agree.`,
  })
})

/** The charges of both sides with other numbers: '+6 on the left and +5 on the right'. */
function chargesOf({ reactants, products }: Equation, counts: readonly number[]): string {
  const left = totalCharge(reactants, counts)
  const right = totalCharge(products, counts.slice(reactants.length))
  return `${formatSigned(left)} on the left and ${formatSigned(right)} on the right`
}

function totalCharge(side: Equation['reactants'], counts: readonly number[]): number {
  return side.reduce((sum, { formula }, place) => sum + (counts[place] ?? 1) * formula.charge, 0)
}
