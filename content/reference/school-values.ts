import { molarMass } from '#chemistry/compounds/formulas.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { airGases } from '#chemistry/environment/earth.ts'
import { nutrientShareOf } from '#chemistry/environment/nutrients.ts'
import { phasesOf } from '#chemistry/mixtures/phase-points.ts'
import { massDefect, MEV_PER_U } from '#chemistry/nuclear/binding-energy.ts'
import { vaporPressures } from '#chemistry/organic/compounds.ts'
import { standardPotential } from '#chemistry/reactions/standard-potentials.ts'
import { boilingSeries } from '#chemistry/reference/boiling-series.ts'
import { WATER_FREEZING_CONSTANT } from '#chemistry/solutions/freezing-constants.ts'
import { saltSolubilities, SOLUBILITY_STEP } from '#chemistry/solutions/salt-solubilities.ts'
import { formatNumber } from '#chemistry/units.ts'

import {
  carbonHalfLife,
  halfLifeOf,
  naturalDoses,
  recyclingSaves,
  schoolExamples,
} from './school-examples.ts'

const { dating, source, coal, chlorine, can, burette, error, solution } = schoolExamples

function figures(value: number, significant: number): string {
  return formatNumber(value, { significant })
}

/** @throws RangeError when there is none. */
function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new RangeError(`No value of ${name}.`)
  return value
}

function potential(symbol: 'Zn' | 'Fe' | 'Sn'): string {
  return formatNumber(known(standardPotential(symbol), symbol), { decimals: 2 })
}

function boils(name: string): string {
  const found = boilingSeries
    .flatMap(({ substances }) => substances)
    .find((one) => one.name === name)
  return formatNumber(known(found, name).boilingPoint)
}

function vapor(name: string): string {
  const found = vaporPressures.find((one) => one.name === name)
  return formatNumber(known(found, name).kilopascals)
}

function share(name: string): string {
  return formatNumber(
    known(
      airGases.find((one) => one.name === name),
      name,
    ).share,
  )
}

/** What dissolves of potassium nitrate in 100 g of water. */
function nitrate(celsius: number): number {
  const found = saltSolubilities.find(({ formula }) => formula === 'KNO3')
  return known(found?.grams[celsius / SOLUBILITY_STEP], 'KNO3')
}

function nitrogenIn(formula: string): number {
  return nutrientShareOf(formula, 'N').percent
}

const carbonDioxide = phasesOf('carbon dioxide').triple
const defect = known(massDefect('He', 4), 'helium-4')
const halvings = Math.log2(100 / dating.left)
const sulfur = (coal.mass * coal.sulfur) / 100
const sulfurAmount = sulfur / molarMass('S')
const used = burette.end - burette.start
const spread = 2 * burette.error
const saltAmount = (solution.volume / 1000) * solution.concentration
const scrapEnergy = 100 - recyclingSaves.aluminum
const { scrap } = can

/** The values that pages about topics of school name, and what their examples work out. */
export const schoolValues: Readonly<Record<string, string>> = {
  'KNO3 at 60': figures(nitrate(60), 3),
  'KNO3 at 20': figures(nitrate(20), 3),
  'KNO3 difference': formatNumber(nitrate(60) - nitrate(20), { decimals: 1 }),
  'KNO3 crystals': formatNumber((nitrate(60) - nitrate(20)) / 2, { decimals: 1 }),
  'M NH4NO3': formatNumber(molarMass('NH4NO3'), { decimals: 2 }),
  'N in NH4NO3': formatNumber(nitrogenIn('NH4NO3'), { decimals: 1 }),
  'N in sulfate': formatNumber(nitrogenIn('(NH4)2SO4'), { decimals: 1 }),
  'Kf water': formatNumber(WATER_FREEZING_CONSTANT),
  'CO2 triple temperature': formatNumber(carbonDioxide.celsius),
  'CO2 triple pressure': formatNumber(carbonDioxide.kilopascals),
  // Metals.
  'E zinc': potential('Zn'),
  'E iron': potential('Fe'),
  'E tin': potential('Sn'),
  // Nuclei.
  'helium defect': figures(defect, 3),
  'helium energy': figures(defect * MEV_PER_U, 3),
  'half-life C-14': formatNumber(carbonHalfLife),
  'half-life K-40': millions(halfLifeOf('K', 40)),
  'half-life U-235': millions(halfLifeOf('U', 235)),
  'half-life U-238': millions(halfLifeOf('U', 238)),
  'dating left': formatNumber(dating.left),
  'dating halvings': figures(halvings, 3),
  'dating age': figures(halvings * carbonHalfLife, 2),
  'natural dose': figures(
    naturalDoses.reduce((sum, [, dose]) => sum + dose, 0),
    2,
  ),
  'dose near': formatNumber(source.rate),
  'dose far': formatNumber(source.rate * (source.near / source.far) ** 2),
  'way near': formatNumber(source.near),
  'way far': formatNumber(source.far),
  // Forces.
  'boils propane': boils('propane'),
  'boils methoxymethane': boils('methoxymethane'),
  'boils ethanal': boils('ethanal'),
  'boils ethanol': boils('ethanol'),
  'boils 2,2-dimethylpropane': boils('2,2-dimethylpropane'),
  'boils pentane': boils('pentane'),
  'vapor pentane': vapor('pentane'),
  'vapor butan-1-ol': vapor('butan-1-ol'),
  'melts bromine': formatNumber(known(elementBySymbol('Br')?.meltingPoint, 'bromine')),
  'boils bromine': formatNumber(known(elementBySymbol('Br')?.boilingPoint, 'bromine')),
  // Air and water.
  'air nitrogen': share('nitrogen'),
  'air oxygen': share('oxygen'),
  'coal sulfur': formatNumber(sulfur),
  'coal percent': formatNumber(coal.sulfur),
  'sulfur mass': formatNumber(molarMass('S'), { decimals: 2 }),
  'sulfur amount': figures(sulfurAmount, 3),
  'dioxide mass': formatNumber(molarMass('SO2'), { decimals: 2 }),
  'dioxide of coal': figures(sulfurAmount * molarMass('SO2'), 2),
  'chlorine dose': formatNumber(chlorine.dose, { decimals: 1 }),
  'water volume': formatNumber(chlorine.volume),
  'water liters': formatNumber(1000 * chlorine.volume),
  'chlorine mass': figures((chlorine.dose * chlorine.volume) / 1000, 2),
  // Products.
  'aluminum saves': formatNumber(recyclingSaves.aluminum),
  'steel saves': formatNumber(recyclingSaves.steel),
  'can scrap': formatNumber(scrap),
  'can ore': formatNumber(100 - scrap),
  'scrap energy': formatNumber(scrapEnergy),
  'can scrap energy': formatNumber((scrap * scrapEnergy) / 100),
  'can energy': formatNumber(100 - scrap + (scrap * scrapEnergy) / 100),
  // Measuring.
  'burette start': formatNumber(burette.start, { decimals: 2 }),
  'burette end': formatNumber(burette.end, { decimals: 2 }),
  'burette used': formatNumber(used, { decimals: 2 }),
  'burette error': formatNumber(burette.error, { decimals: 2 }),
  'burette spread': formatNumber(spread, { decimals: 2 }),
  'burette percent': figures((100 * spread) / used, 2),
  'error measured': formatNumber(error.measured, { decimals: 1 }),
  'error accepted': formatNumber(error.accepted, { decimals: 1 }),
  'error percent': figures((100 * (error.accepted - error.measured)) / error.accepted, 2),
  // Solutions.
  'flask volume': formatNumber(solution.volume),
  'flask concentration': formatNumber(solution.concentration, { decimals: 3 }),
  'salt amount': formatNumber(saltAmount, { decimals: 4 }),
  'salt mass': formatNumber(molarMass('NaCl'), { decimals: 2 }),
  'salt weighed': formatNumber(saltAmount * molarMass('NaCl'), { decimals: 2 }),
}

function millions(years: number): string {
  return `${formatNumber(Math.round(years / 1e6))} million`
}
