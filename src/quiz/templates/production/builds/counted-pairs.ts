import {
  composition,
  formatFormula,
  formula as readFormula,
} from '#chemistry/compounds/formulas.ts'
import { configurationOf, formatConfiguration } from '#chemistry/electrons/configurations.ts'
import { fixedChargeIons } from '#chemistry/electrons/ions.ts'
import {
  element,
  elementByNumber,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { oxidationNumber } from '#chemistry/reactions/oxidation-numbers.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { production, type ProductionTemplate } from '#quiz/template.ts'
import { simpleIons } from '#quiz/templates/atomic-structure/species.ts'
import { counted, ionText, nameOf } from '#quiz/templates/shared/names.ts'

import { couplesOf, pairDraft } from './pairs.ts'

/** An ion, its atom, the atom with as many electrons as the opposite charge would give, and another ion. */
const speciesAndElectrons = production('as-m43', 'match', 'ion-electrons', (random) => {
  const [ion, another] = sample(random, simpleIons, 2)
  if (ion === undefined || another === undefined) return null
  const { protons } = element(ion.symbol)
  const twin = elementByNumber(protons + ion.charge)
  if (twin === undefined) return null
  const species = [
    ion,
    { symbol: ion.symbol, charge: 0 },
    { symbol: twin.symbol, charge: 0 },
    another,
  ]
  const pairs = species.map(({ symbol, charge }) => ({
    left: ionText(symbol, charge),
    partner: counted(element(symbol).protons - charge, 'electron'),
    element: symbol,
  }))
  const text = ionText(ion.symbol, ion.charge)
  const change = `${counted(Math.abs(ion.charge), 'electron')} ${ion.charge > 0 ? 'fewer' : 'more'} than its atom`
  const solution = `${text} has ${change}: ${protons - ion.charge}`
  return pairDraft(random, {
    stem: 'Pair each atom or ion with the number of its electrons.',
    pairs,
    exchanges: [
      {
        of: [text, twin.symbol],
        misconception: 'AS3',
        text: `${protons + ion.charge} electrons would give ${text} the opposite charge. ${solution}.`,
      },
      {
        of: [text, ion.symbol],
        misconception: 'AS13',
        text: `${protons} electrons belong to the neutral atom. ${solution}.`,
      },
    ],
    right: `The electrons are the protons minus the charge. So ${pairs.map(({ left, partner }) => `${left} has ${partner}`).join(', ')}.`,
    article: 'how-ions-are-formed',
  })
})

/** Elements with one common ion each, no two of the same charge. */
const elementsAndCharges = production('ch-m41', 'match', 'ion-charge', (random) => {
  const ions = shuffle(random, fixedChargeIons).filter(
    ({ charge }, place, all) => all.findIndex((other) => other.charge === charge) === place,
  )
  const drawn = ions.slice(0, 5)
  return pairDraft(random, {
    stem: 'Pair each element with the charge of the ion that it forms.',
    pairs: drawn.map(({ formula, charge }) => ({
      left: element(formula).name,
      partner: chargeText(charge),
      element: formula,
    })),
    exchanges: couplesOf(drawn).flatMap(([one, other]) => {
      if (one.charge !== -other.charge) return []
      const [metal, nonMetal] = one.charge > 0 ? [one, other] : [other, one]
      return [
        {
          of: [element(one.formula).name, element(other.formula).name] as const,
          misconception: 'CH5' as const,
          text: `The sizes are right, but the signs are exchanged. ${element(metal.formula).name} loses electrons, ${nameOf(nonMetal.formula)} gains them.`,
        },
      ]
    }),
    right: `Metals lose their outer electrons, non-metals fill up to eight: ${drawn.map(({ formula, charge }) => ionText(formula, charge)).join(', ')}.`,
    article: 'how-ions-are-formed',
  })
})

function chargeText(charge: number): string {
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}

/** Four elements of two groups and two periods with their outer electrons. */
const elementsAndOuterElectrons = production('ec-m45', 'match', 'outer-electrons', (random) => {
  const columns = sample(random, [1, 2, 13, 14, 15, 16, 17, 18], 2)
  const rows = sample(random, [2, 3, 4, 5], 2)
  const drawn = columns.flatMap((group) =>
    rows.flatMap(
      (period) => elements.find((one) => one.group === group && one.period === period) ?? [],
    ),
  )
  const outer = ({ symbol, period }: (typeof drawn)[number]) =>
    formatConfiguration(configurationOf(symbol).filter(({ n }) => n === period))
  return pairDraft(random, {
    stem: 'Pair each element with the electrons in the outermost shell of its atom.',
    pairs: drawn.map((one) => ({ left: one.name, partner: outer(one), element: one.symbol })),
    exchanges: couplesOf(drawn).flatMap(([one, other]) => {
      if (one.group !== other.group && one.period !== other.period) return []
      const isColumn = one.group === other.group
      return [
        {
          of: [one.name, other.name] as const,
          misconception: null,
          text: isColumn
            ? `The letters are right, but not the shells. ${one.name} stands in period ${one.period}: its outermost shell is shell ${one.period}.`
            : `The shells are right, but not the numbers of electrons. ${one.name} stands in group ${one.group}, so its atom has ${outer(one)}.`,
        },
      ]
    }),
    right: `The period is the number of the outermost shell, the group tells its electrons: ${drawn.map((one) => `${one.symbol} ${outer(one)}`).join(', ')}.`,
    article: 'what-are-valence-electrons',
  })
})

/** Species of elements with many oxidation numbers. */
const oxidationSeries: Readonly<Record<string, readonly string[]>> = {
  N: ['NH3', 'N2', 'N2O', 'NO', 'HNO2', 'NO2', 'HNO3', 'NO3^-', 'NO2^-', 'NH4^+'],
  S: ['H2S', 'S8', 'SO2', 'SO3', 'H2SO3', 'H2SO4', 'SO4^2-', 'SO3^2-', 'Na2S'],
  Cl: ['HCl', 'Cl2', 'HClO', 'HClO2', 'HClO3', 'HClO4', 'ClO3^-', 'NaCl'],
  Mn: ['MnO2', 'MnO4^-', 'Mn^2+', 'Mn2O3', 'KMnO4', 'K2MnO4'],
  C: ['CH4', 'CO', 'CO2', 'C2H6', 'C2H2', 'CO3^2-', 'C2O4^2-'],
  Cr: ['Cr', 'Cr2O3', 'K2Cr2O7', 'CrO4^2-', 'CrO', 'Cr^3+'],
}

/** Species and the oxidation numbers of one element in them. */
const speciesAndOxidationNumbers = production('ch-h41', 'match', 'oxidation-number', (random) => {
  const symbol: ElementSymbol = pick(random, Object.keys(oxidationSeries))
  const numbered = shuffle(random, oxidationSeries[symbol] ?? []).flatMap((formula) => {
    const number = oxidationNumber(formula, symbol)
    return number === null ? [] : [{ formula, number }]
  })
  const different = numbered.filter(
    ({ number }, place) => numbered.findIndex((other) => other.number === number) === place,
  )
  if (different.length < 4) return null
  const drawn = different.slice(0, integer(random, 4, Math.min(different.length, 6)))
  return pairDraft(random, {
    stem: `Pair each species with the oxidation number of ${nameOf(symbol)} in it.`,
    pairs: drawn.map(({ formula, number }) => ({
      left: formatFormula(formula),
      partner: signed(number),
      element: symbol,
    })),
    exchanges: couplesOf(drawn).flatMap(([one, other]) => {
      const misconception =
        isMisread(one, other) || isMisread(other, one)
          ? ('CH11' as const)
          : hasOneOxygen(one, other) || hasOneOxygen(other, one)
            ? ('GE2' as const)
            : null
      if (misconception === null) return []
      const beginning =
        misconception === 'CH11'
          ? 'These two are exchanged.'
          : 'These two are exchanged, as if oxygen counted once however many of its atoms there are.'
      return [
        {
          of: [formatFormula(one.formula), formatFormula(other.formula)] as const,
          misconception,
          text: `${beginning} The oxidation numbers in ${formatFormula(one.formula)} add up to its charge with ${signed(one.number)} for ${symbol}, those in ${formatFormula(other.formula)} with ${signed(other.number)}.`,
        },
      ]
    }),
    asked: `the oxidation number of ${nameOf(symbol)} in each species`,
    rule: 'The oxidation numbers of all atoms add up to the charge; oxygen mostly counts −2, hydrogen +1',
    right: `The oxidation numbers of all atoms add up to the charge: ${drawn.map(({ formula, number }) => `${formatFormula(formula)} ${signed(number)}`).join(', ')}.`,
    article: 'types-of-chemical-reactions',
  })

  /** Whether the other number is the charge of the species or counts for all its atoms together. */
  function isMisread(one: (typeof drawn)[number], other: (typeof drawn)[number]): boolean {
    const { charge } = readFormula(one.formula)
    const atoms = composition(one.formula).get(symbol) ?? 1
    return (charge !== 0 && other.number === charge) || other.number === atoms * one.number
  }

  /** Whether the other number is what comes out with a single atom of oxygen. */
  function hasOneOxygen(one: (typeof drawn)[number], other: (typeof drawn)[number]): boolean {
    const atoms = composition(one.formula)
    const oxygen = atoms.get('O') ?? 0
    return oxygen > 1 && other.number === one.number - (2 * (oxygen - 1)) / (atoms.get(symbol) ?? 1)
  }
})

function signed(number: number): string {
  if (number === 0) return '0'
  return number > 0 ? `+${number}` : `−${-number}`
}

/** Pairs of things with numbers. */
export const electronPairs: readonly ProductionTemplate[] = [speciesAndElectrons]
export const outerElectronPairs: readonly ProductionTemplate[] = [elementsAndOuterElectrons]
export const chargePairs: readonly ProductionTemplate[] = [
  elementsAndCharges,
  speciesAndOxidationNumbers,
]
