import { acidConstant, KW, pairOf } from '#chemistry/acids/acid-constants.ts'
import { indicators } from '#chemistry/acids/indicators.ts'
import { equivalenceVolume, phAfter } from '#chemistry/acids/titration-curve.ts'
import { molarMass } from '#chemistry/compounds/formulas.ts'
import { enthalpyOf, standardEntropy } from '#chemistry/heats/entropies.ts'
import { BOILING_HEAT, MELTING_HEAT, WATER_HEAT } from '#chemistry/heats/specific-heats.ts'
import { organicCompounds } from '#chemistry/organic/compounds.ts'
import {
  AVOGADRO,
  FARADAY,
  GAS_CONSTANT,
  LIGHT_SPEED,
  PLANCK,
} from '#chemistry/quantities/constants.ts'
import { standardPotential } from '#chemistry/reactions/standard-potentials.ts'
import { sparinglySoluble } from '#chemistry/solutions/solubility-products.ts'
import { formatNumber, formatScientific, toKelvin } from '#chemistry/units.ts'

import { changeIn, examples, limeDecomposition as lime } from './examples.ts'
import { schoolValues } from './school-values.ts'

function fixed(value: number, decimals: number): string {
  return formatNumber(value, { decimals })
}

function figures(value: number, significant: number): string {
  return formatNumber(value, { significant })
}

const METHANE = 'CH4(g) + 2 O2(g) -> CO2(g) + 2 H2O(l)'

/** @throws RangeError when there is none. */
function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new RangeError(`No value of ${name}.`)
  return value
}

function boilingPoint(name: string): string {
  const found = organicCompounds.find((one) => one.name === name)
  return formatNumber(known(found?.boilingPoint, name))
}

function range(name: string): string {
  const found = indicators.find((one) => one.name === name)
  return `${fixed(known(found?.low, name), 1)} to ${fixed(known(found?.high, name), 1)}`
}

const potentials = {
  zinc: known(standardPotential('Zn'), 'zinc'),
  copper: known(standardPotential('Cu'), 'copper'),
  silver: known(standardPotential('Ag'), 'silver'),
  magnesium: known(standardPotential('Mg'), 'magnesium'),
}

const silverChloride = known(
  sparinglySoluble.find(({ formula }) => formula === 'AgCl')?.solubilityProduct,
  'AgCl',
)
const calciumFluoride = known(
  sparinglySoluble.find(({ formula }) => formula === 'CaF2')?.solubilityProduct,
  'CaF2',
)
const leadIodide = known(
  sparinglySoluble.find(({ formula }) => formula === 'PbI2')?.solubilityProduct,
  'PbI2',
)

const room = toKelvin(25)
const { gas, titration, buffer, plating, dissociation, light, dyes, spot, runs } = examples
const acetic = pairOf('CH3COOH')

function phOfWeak(pKa: number, concentration: number): number {
  return (pKa - Math.log10(concentration)) / 2
}

/** The values that reference pages name: those of the data of `src/chemistry`, and what examples work out with them. */
export const referenceValues: Readonly<Record<string, string>> = {
  ...schoolValues,
  R: formatNumber(GAS_CONSTANT),
  F: formatNumber(FARADAY),
  'room in kelvin': formatNumber(room),
  // Gases.
  'gas amount': fixed(gas.amount, 3),
  'gas pressure': formatNumber(gas.pressure),
  'gas volume': figures((gas.amount * GAS_CONSTANT * room) / gas.pressure, 3),
  'molar volume 0 atm': figures((GAS_CONSTANT * toKelvin(0)) / 101.325, 4),
  'molar volume 25 bar': figures((GAS_CONSTANT * room) / 100, 4),
  // Titration.
  'sample volume': fixed(titration.volume, 1),
  'used volume': fixed(titration.used, 2),
  'titrant concentration': fixed(titration.titrant, 3),
  'titrant amount': figures(titration.used * titration.titrant, 3),
  'sample concentration': figures((titration.used * titration.titrant) / titration.volume, 3),
  'curve start': fixed(phAfter(examples.aceticCurve, 0), 2),
  'curve end': fixed(phAfter(examples.aceticCurve, equivalenceVolume(examples.aceticCurve)), 2),
  'methyl orange': range('methyl orange'),
  'bromothymol blue': range('bromothymol blue'),
  phenolphthalein: range('phenolphthalein'),
  // Solubility products.
  'Ksp AgCl': formatScientific(silverChloride, 2),
  'Ksp CaF2': formatScientific(calciumFluoride, 2),
  'Ksp PbI2': formatScientific(leadIodide, 2),
  's AgCl': formatScientific(Math.sqrt(silverChloride), 2),
  's AgCl with chloride': formatScientific(silverChloride / examples.chloride, 2),
  'chloride added': figures(examples.chloride, 3),
  // Heat.
  'c water': fixed(WATER_HEAT, 2),
  'melting heat': formatNumber(MELTING_HEAT),
  'boiling heat': formatNumber(BOILING_HEAT),
  'heat of CO2': fixed(known(enthalpyOf('CO2(g)'), 'CO2'), 1),
  'heat of H2O': fixed(known(enthalpyOf('H2O(l)'), 'H2O'), 1),
  'heat of CH4': fixed(known(enthalpyOf('CH4(g)'), 'CH4'), 1),
  'products of methane': fixed(
    known(enthalpyOf('CO2(g)'), 'CO2') + 2 * known(enthalpyOf('H2O(l)'), 'H2O'),
    1,
  ),
  'combustion of methane': fixed(changeIn(METHANE, enthalpyOf), 1),
  // Entropy.
  'S H2O liquid': fixed(known(standardEntropy('H2O(l)'), 'H2O(l)'), 1),
  'S H2O gas': fixed(known(standardEntropy('H2O(g)'), 'H2O(g)'), 1),
  'S CaCO3': fixed(known(standardEntropy('CaCO3(s)'), 'CaCO3'), 1),
  'S CaO': fixed(known(standardEntropy('CaO(s)'), 'CaO'), 1),
  'S CO2': fixed(known(standardEntropy('CO2(g)'), 'CO2'), 1),
  'lime heat': fixed(lime.heat, 1),
  'lime entropy': fixed(lime.entropy, 1),
  'lime entropy in kJ': fixed(lime.entropy / 1000, 4),
  'lime energy': fixed(lime.heat - (room * lime.entropy) / 1000, 1),
  'lime turn': figures((1000 * lime.heat) / lime.entropy, 3),
  // Rates.
  'run 1': fixed(runs.first, 3),
  'run 2': fixed(runs.second, 3),
  'rate 1': formatScientific(runs.rate, 2),
  'rate 2': formatScientific(runs.rate * (runs.second / runs.first) ** 2, 2),
  'runs factor': formatNumber(runs.second / runs.first),
  'rates factor': formatNumber((runs.second / runs.first) ** 2),
  'half-life': formatNumber(examples.decay.halfLife),
  'three half-lives': formatNumber(3 * examples.decay.halfLife),
  'decay constant': formatNumber(Math.LN2 / examples.decay.halfLife, { significant: 3 }),
  // Activation energy.
  'barrier forward': formatNumber(examples.profile.summit - examples.profile.reactants),
  'barrier back': formatNumber(examples.profile.summit - examples.profile.products),
  'profile change': formatNumber(examples.profile.products - examples.profile.reactants),
  'profile reactants': formatNumber(examples.profile.reactants),
  'profile summit': formatNumber(examples.profile.summit),
  'profile products': formatNumber(examples.profile.products),
  'arrhenius barrier': formatNumber(examples.arrhenius.barrier),
  'arrhenius low': formatNumber(examples.arrhenius.low),
  'arrhenius high': formatNumber(examples.arrhenius.high),
  'arrhenius log': figures(arrheniusLog(), 3),
  'arrhenius factor': figures(Math.exp(arrheniusLog()), 2),
  // Equilibrium.
  'c N2O4': fixed(dissociation.dimer, 4),
  'c NO2': fixed(dissociation.single, 4),
  'K of N2O4': formatScientific(dissociation.single ** 2 / dissociation.dimer, 2),
  // Acids.
  Kw: formatScientific(KW, 2),
  'pKa acetic': fixed(acetic.pKa, 2),
  'Ka acetic': formatScientific(acidConstant(acetic), 2),
  'pKa formic': fixed(pairOf('HCOOH').pKa, 2),
  'Ka formic': formatScientific(acidConstant(pairOf('HCOOH')), 2),
  'pKa HF': fixed(pairOf('HF').pKa, 2),
  'Ka HF': formatScientific(acidConstant(pairOf('HF')), 2),
  'pKa ammonium': fixed(pairOf('NH4^+').pKa, 2),
  'Ka ammonium': formatScientific(acidConstant(pairOf('NH4^+')), 2),
  'weak pH': fixed(phOfWeak(acetic.pKa, 0.1), 2),
  'buffer acid': fixed(buffer.acid, 3),
  'buffer base': fixed(buffer.base, 3),
  'buffer ratio log': fixed(Math.log10(buffer.base / buffer.acid), 2),
  'buffer pH': fixed(acetic.pKa + Math.log10(buffer.base / buffer.acid), 2),
  // Cells.
  'E Zn': fixed(potentials.zinc, 2),
  'E Cu': fixed(potentials.copper, 2),
  'E Ag': fixed(potentials.silver, 2),
  'E Mg': fixed(potentials.magnesium, 2),
  'E cell': fixed(potentials.copper - potentials.zinc, 2),
  'cell energy': figures((-2 * FARADAY * (potentials.copper - potentials.zinc)) / 1000, 3),
  'plating current': fixed(plating.current, 2),
  'plating minutes': formatNumber(plating.minutes),
  'plating seconds': formatNumber(60 * plating.minutes),
  'plating charge': formatNumber(plating.current * 60 * plating.minutes),
  'plating electrons': figures(platedElectrons(), 3),
  'plating copper': figures(platedElectrons() / 2, 3),
  'copper mass': fixed(molarMass('Cu'), 2),
  'plated mass': figures((platedElectrons() / 2) * molarMass('Cu'), 3),
  // Light and spectra.
  'light wavelength': formatNumber(light.nanometers),
  'photon energy': formatScientific(photonEnergy(), 3),
  'light per mole': figures((photonEnergy() * AVOGADRO) / 1000, 3),
  absorptivity: formatNumber(dyes.absorptivity),
  absorbance: fixed(dyes.absorbance, 3),
  'dye concentration': formatScientific(dyes.absorbance / dyes.absorptivity, 3),
  // Organic.
  'bp butane': boilingPoint('butane'),
  'bp butan-1-ol': boilingPoint('butan-1-ol'),
  'bp ethanol': boilingPoint('ethanol'),
  // Separation.
  'spot way': formatNumber(spot.way),
  'front way': formatNumber(spot.front),
  Rf: fixed(spot.way / spot.front, 2),
}

function arrheniusLog(): number {
  const { barrier, low, high } = examples.arrhenius
  return ((1000 * barrier) / GAS_CONSTANT) * (1 / toKelvin(low) - 1 / toKelvin(high))
}

/** The electrons that flow in the example of plating, in mol. */
function platedElectrons(): number {
  return (plating.current * 60 * plating.minutes) / FARADAY
}

/** The energy of a photon of the example in J. */
function photonEnergy(): number {
  return (PLANCK * LIGHT_SPEED) / (light.nanometers * 1e-9)
}
