import { variableMetalCompounds } from '#chemistry/compounds/binary-compounds.ts'
import { composition, formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import {
  fixedChargeIons,
  type Ion,
  polyatomicIons,
  saltFormula,
} from '#chemistry/electrons/ions.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { variableMetalIons } from '#chemistry/reference/ion-list.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'
import {
  countsOf,
  endingSlips,
  ionsOf,
  numeralSlips,
  prefixSlips,
} from '#quiz/templates/production/building/salt-names.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { workedNumeral } from '#quiz/worked/worked-salts.ts'

const article = 'how-ions-are-formed'

/** Metals with their ions that schools name with a numeral. */
const numeralIons: Readonly<Record<ElementSymbol, readonly number[]>> = {
  Cr: [2, 3],
  Mn: [2],
  Fe: [2, 3],
  Co: [2, 3],
  Ni: [2],
  Cu: [1, 2],
  Sn: [2, 4],
  Pb: [2, 4],
  Hg: [2],
  Au: [1, 3],
  Pt: [2, 4],
  Ti: [3, 4],
  V: [2, 3],
}

const asked = Object.entries(numeralIons).flatMap(([symbol, charges]) =>
  charges.map((charge) => ({ symbol, charge })),
)

/** The name of an ion of a metal that forms several. */
export const nameOfMetalIon = production('ch-e61', 'naming', 'compound-names', (random) => {
  const { symbol, charge } = pick(random, asked)
  const shown = formatIon(symbol, charge)
  const metal = nameOf(symbol)
  const name = `${metal}(${romanNumeral(charge)})`
  const account = `The numeral is the charge, ${charge}+: ${shown} is ${name}`
  return typedName({
    element: symbol,
    stem: `Type the name of the ion ${shown}, with its Roman numeral.`,
    name,
    formula: shown,
    corrections: [
      {
        given: `${metal} ion`,
        misconception: 'CH6',
        text: `Without its numeral the name fits every ion of ${metal}. ${account}.`,
      },
      ...[1, 2, 3, 4]
        .filter((other) => other !== charge)
        .map((other): Correction => ({
          given: `${metal}(${romanNumeral(other)})`,
          misconception: 'CH6',
          text: `That would be an ion with another charge. ${account}.`,
        })),
    ],
    right: `${account}.`,
    elements: [symbol],
    article,
  })
})

/** The ions of a compound of a metal and a non-metal; null when the charge of the metal is not whole. */
function ionsIn(
  formula: string,
  metal: ElementSymbol,
  nonMetal: ElementSymbol,
): readonly [Ion, Ion] | null {
  const anion = fixedChargeIons.find((ion) => ion.formula === nonMetal)
  if (anion === undefined) return null
  const counts = composition(formula)
  const charge = (-anion.charge * (counts.get(nonMetal) ?? 0)) / (counts.get(metal) ?? 1)
  const cation = variableMetalIons.find((ion) => ion.formula === metal && ion.charge === charge)
  return cation === undefined ? null : [cation, anion]
}

/** The name of a compound of a metal with several ions and a non-metal, with its numeral. */
export const nameWithNumeral = production('ch-m61', 'naming', 'compound-names', (random) => {
  const compound = pick(random, variableMetalCompounds)
  const ions = ionsIn(compound.formula, compound.metal, compound.anion)
  if (ions === null) return null
  const [cation, anion] = ions
  const shown = formatFormula(compound.formula)
  return typedName({
    element: compound.metal,
    stem: `Type the name of ${shown}, with its Roman numeral.`,
    name: `${cation.name} ${anion.name}`,
    formula: compound.formula,
    corrections: [...numeralSlips(cation, anion), ...prefixSlips(cation, anion)],
    right: `In ${shown}, ${ionsOf(cation, anion)}: ${cation.name} ${anion.name}.`,
    elements: [compound.metal],
    article,
    solution: () => workedNumeral(cation, anion, countsOf(cation, anion)),
  })
})

/** The name of the salt that two ions form, from their formulas. */
export const nameFromIons = production('ch-m62', 'naming', 'compound-names', (random) => {
  const cation = pick(random, commonIons)
  const anion = pick(random, partners)
  const salt = saltFormula(cation, anion)
  const [first, second] = [cation, anion].map(({ formula, charge }) => formatIon(formula, charge))
  return typedName({
    element: cation.formula,
    stem: `Type the name of the salt that ${first} and ${second} ions form.`,
    name: `${cation.name} ${anion.name}`,
    formula: salt,
    corrections: [
      ...numeralSlips(cation, anion),
      ...prefixSlips(cation, anion),
      ...endingSlips(
        cation,
        anion,
        polyatomicIons.filter(({ name }) => (alike[anion.name] ?? []).includes(name)),
      ),
    ],
    right: `${first} is ${cation.name} and ${second} is ${anion.name}: ${cation.name} ${anion.name}.`,
    elements: [cation.formula],
    article,
  })
})

/** Ions that are stable in salts with the partners of this question. */
const commonIons = variableMetalIons.filter(({ formula, charge }) =>
  ['Fe2', 'Fe3', 'Cu2', 'Pb2', 'Co2', 'Ni2', 'Mn2', 'Cr3', 'Sn2', 'Hg2'].includes(formula + charge),
)

const partners = [...fixedChargeIons, ...polyatomicIons].filter(({ name }) =>
  ['chloride', 'nitrate', 'sulfate'].includes(name),
)

/** Ions that sound like the one that is asked for. */
const alike: Readonly<Record<string, readonly string[]>> = {
  chloride: ['chlorate', 'chlorite'],
  nitrate: ['nitrite'],
  sulfate: ['sulfite'],
}

/** Well-known salts of metals with several ions: the cation, then the anions. */
const variableSalts: Readonly<Record<string, readonly string[]>> = {
  'iron(II)': ['sulfate', 'nitrate', 'hydroxide', 'carbonate', 'phosphate'],
  'iron(III)': ['sulfate', 'nitrate', 'hydroxide', 'phosphate'],
  'copper(II)': ['sulfate', 'nitrate', 'hydroxide', 'phosphate'],
  'lead(II)': ['sulfate', 'nitrate', 'hydroxide', 'carbonate', 'phosphate', 'chromate'],
  'chromium(III)': ['sulfate', 'nitrate', 'hydroxide', 'phosphate'],
  'nickel(II)': ['sulfate', 'nitrate', 'hydroxide', 'carbonate', 'phosphate'],
  'cobalt(II)': ['sulfate', 'nitrate', 'hydroxide', 'carbonate', 'phosphate'],
  'manganese(II)': ['sulfate', 'nitrate', 'hydroxide', 'carbonate', 'phosphate'],
  'mercury(II)': ['sulfate', 'nitrate'],
  'tin(II)': ['sulfate', 'phosphate'],
}

const saltPairs = Object.entries(variableSalts).flatMap(([cation, anions]) =>
  anions.map((anion) => [cation, anion] as const),
)

/** The name of a salt whose metal has several ions and whose anion has several atoms, from its formula. */
export const nameOfHardSalt = production('ch-m575', 'naming', 'compound-names', (random) => {
  const [cationName, anionName] = pick(random, saltPairs)
  const cation = variableMetalIons.find(({ name }) => name === cationName)
  const anion = polyatomicIons.find(({ name }) => name === anionName)
  if (cation === undefined || anion === undefined) return null
  const salt = saltFormula(cation, anion)
  const shown = formatFormula(salt)
  return typedName({
    element: cation.formula,
    stem: `Type the name of ${shown}.`,
    name: `${cation.name} ${anion.name}`,
    formula: salt,
    corrections: [
      ...numeralSlips(cation, anion),
      ...endingSlips(
        cation,
        anion,
        polyatomicIons.filter(({ name }) => (alike[anionName] ?? []).includes(name)),
      ),
      ...prefixSlips(cation, anion),
    ],
    right: `In ${shown}, ${ionsOf(cation, anion)}: ${cation.name} ${anion.name}.`,
    elements: [...composition(salt).keys()],
    article,
    solution: () => workedNumeral(cation, anion, countsOf(cation, anion)),
  })
})

/** Salts of acids that have kept some of their hydrogen: the anion, then the cations. */
const hydrogenSalts: Readonly<Record<string, readonly string[]>> = {
  'hydrogen carbonate': ['sodium', 'potassium', 'rubidium', 'cesium', 'ammonium'],
  'hydrogen sulfate': ['sodium', 'potassium', 'rubidium', 'cesium', 'ammonium'],
  'hydrogen phosphate': ['sodium', 'potassium', 'ammonium', 'calcium', 'magnesium'],
  'dihydrogen phosphate': ['sodium', 'potassium', 'rubidium', 'cesium', 'ammonium', 'calcium'],
}

const hydrogenPairs = Object.entries(hydrogenSalts).flatMap(([anion, cations]) =>
  cations.map((cation) => [cation, anion] as const),
)

const withoutHydrogen: Readonly<Record<string, readonly string[]>> = {
  'hydrogen carbonate': ['carbonate'],
  'hydrogen sulfate': ['sulfate'],
  'hydrogen phosphate': ['phosphate', 'dihydrogen phosphate'],
  'dihydrogen phosphate': ['phosphate', 'hydrogen phosphate'],
}

/** The name of a salt with an ion that has kept some of the hydrogen of its acid. */
export const nameOfHydrogenSalt = production('ch-m576', 'naming', 'compound-names', (random) => {
  const [cationName, anionName] = pick(random, hydrogenPairs)
  const cation = [...fixedChargeIons, ...polyatomicIons].find(({ name }) => name === cationName)
  const anion = polyatomicIons.find(({ name }) => name === anionName)
  if (cation === undefined || anion === undefined) return null
  const salt = saltFormula(cation, anion)
  const shown = formatFormula(salt)
  const others = polyatomicIons.filter(({ name }) =>
    (withoutHydrogen[anionName] ?? []).includes(name),
  )
  return typedName({
    element: composition(salt).has('P') ? 'P' : composition(salt).has('S') ? 'S' : 'C',
    stem: `Type the name of ${shown}.`,
    name: `${cation.name} ${anion.name}`,
    formula: salt,
    corrections: others.map((other) => ({
      given: `${cation.name} ${other.name}`,
      misconception: 'BO19',
      text: `That is ${formatFormula(saltFormula(cation, other))}, with another number of hydrogen atoms. Here ${ionsOf(cation, anion)}.`,
    })),
    right: `In ${shown}, ${ionsOf(cation, anion)}: ${cation.name} ${anion.name}.`,
    elements: [...composition(salt).keys()],
    article,
  })
})
