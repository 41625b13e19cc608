import { composition, formatFormula, formatIon, formula } from '#chemistry/compounds/formulas.ts'
import { hydrates } from '#chemistry/compounds/hydrates.ts'
import { type Ion, polyatomicIons, saltFormula } from '#chemistry/electrons/ions.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { variableMetalIons } from '#chemistry/reference/ion-list.ts'
import { covalentNameOf, type PrefixPart } from '#chemistry/reference/prefixes.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'

/** Well-known compounds of two non-metals that are named by prefixes. */
const covalent = (
  'CO CO2 NO NO2 N2O N2O3 N2O4 N2O5 SO2 SO3 SF4 SF6 S2Cl2 PCl3 PCl5 PF5 PBr3 P4O6 P4O10 CCl4 CF4 ' +
  'CS2 SiCl4 SiF4 BF3 BCl3 NF3 NCl3 OF2 Cl2O ClO2 Cl2O7 ClF3 BrF5 IF7 XeF2 XeF4 XeF6'
).split(' ')

/** The formula of a molecule of two elements from its name with prefixes. */
export const formulaOfMolecule = production('bo-e22', 'formula', 'covalent-names', (random) => {
  const text = pick(random, covalent)
  const naming = covalentNameOf(formula(text))
  if (naming === null) return null
  const { name, parts } = naming
  const [one, two] = parts
  const answer = formatFormula(text)
  const account = `${counting(one)} and ${counting(two)}: ${answer}`
  return typedFormula({
    element: one.symbol === 'C' ? two.symbol : one.symbol,
    stem: `Type the formula of ${name}.`,
    answer,
    corrections: [
      {
        given: written(one.symbol, two.count, two.symbol, one.count),
        misconception: 'BO21',
        text: `The numbers stand at the wrong symbols. The name has ${account}.`,
      },
      {
        given: written(one.symbol, 1, two.symbol, 1),
        misconception: 'BO21',
        text: `The prefixes of ${name} were left out. The name has ${account}.`,
      },
      {
        given: written(one.symbol, 1, two.symbol, two.count),
        misconception: 'BO21',
        text: `That leaves out the prefix of the first element. The name has ${account}.`,
      },
      {
        given: written(one.symbol, two.count, two.symbol, two.count),
        misconception: 'BO21',
        text: `The prefix counts the element that it stands before, not both. The name has ${account}.`,
      },
    ],
    right: `The name ${name} has ${account}.`,
    elements: [one.symbol, two.symbol],
    article: 'elements-molecules-compounds',
  })
})

function counting({ symbol, count, prefix }: PrefixPart): string {
  return prefix === '' ? `no prefix for 1 ${symbol}` : `${prefix}- for ${count} ${symbol}`
}

const waterPrefixes: Readonly<Record<number, string>> = {
  1: 'mono',
  2: 'di',
  4: 'tetra',
  5: 'penta',
  6: 'hexa',
  7: 'hepta',
  10: 'deca',
}

/** The formula of a hydrate from its name. */
export const formulaOfHydrate = production('bo-m23', 'formula', 'ionic-formulas', (random) => {
  const { salt, name, water, element } = pick(random, hydrates)
  const prefix = waterPrefixes[water] ?? ''
  const answer = formatFormula(`${salt}·${water}H2O`)
  const shown = formatFormula(salt)
  const account = `${prefix}- means ${water} H₂O for each ${shown}: ${answer}`
  return typedFormula({
    element,
    stem: `Type the formula of ${name} ${prefix}hydrate.`,
    answer,
    corrections: [
      {
        given: shown,
        misconception: 'GE18',
        text: `That is the salt without its water. In the name ${account}.`,
      },
      {
        given: formatFormula(`${salt}·H2O`),
        misconception: 'BO21',
        text: `That is the monohydrate. In the name ${account}.`,
      },
      {
        given: formatFormula(`${salt}·H${water}O`),
        misconception: 'GE2',
        text: `The number of water molecules stands in front of H₂O and not inside it. In the name ${account}.`,
      },
    ],
    right: `The salt is ${shown}, and ${account}.`,
    elements: [...composition(salt).keys()],
    article: 'how-ions-are-formed',
  })
})

/** Well-known salts of metals with several ions: the cation, then the anions. */
const variableSalts: Readonly<Record<string, readonly string[]>> = {
  'iron(II)': ['sulfate', 'nitrate', 'hydroxide', 'carbonate', 'phosphate'],
  'iron(III)': ['sulfate', 'nitrate', 'hydroxide', 'phosphate'],
  'copper(II)': ['sulfate', 'nitrate', 'hydroxide', 'phosphate'],
  'lead(II)': ['sulfate', 'nitrate', 'hydroxide', 'carbonate', 'phosphate'],
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

/** Ions that sound like the one that is asked for. */
const soundingAlike: Readonly<Record<string, string>> = { nitrate: 'nitrite', sulfate: 'sulfite' }

/** The formula of a salt whose name has a Roman numeral and an ion of several atoms. */
export const formulaWithNumeral = production('bo-m24', 'formula', 'ionic-formulas', (random) => {
  const [cationName, anionName] = pick(random, saltPairs)
  const cation = variableMetalIons.find(({ name }) => name === cationName)
  const anion = polyatomicIons.find(({ name }) => name === anionName)
  if (cation === undefined || anion === undefined) return null
  const answer = formatFormula(saltFormula(cation, anion))
  const ions = `${formatIon(cation.formula, cation.charge)} and ${formatIon(anion.formula, anion.charge)}`
  const account = `The charges of ${ions} cancel in ${answer}`
  const size = -anion.charge
  const alike = polyatomicIons.find(({ name }) => name === soundingAlike[anionName])
  const ratios: readonly (readonly [number, number])[] = [
    [1, 1],
    [cation.charge, size],
    [cation.charge, 1],
  ]
  return typedFormula({
    element: cation.formula,
    stem: `Type the formula of ${cation.name} ${anion.name}.`,
    answer,
    corrections: [
      ...ratios
        .filter(([cations, anions]) => cations * cation.charge !== anions * size)

        .map(([cations, anions]): Correction => {
          const given = formatFormula(saltOf(cation, cations, anion, anions))
          const isNumeral = cations > 1
          return {
            given,
            misconception: isNumeral ? 'CH6' : 'BO11',
            text: isNumeral
              ? `The numeral ${romanNumeral(cation.charge)} is the charge of each metal ion and does not count them. ${account}.`
              : `In ${given} the charges do not add up to zero. ${account}.`,
          }
        }),
      ...(alike === undefined
        ? []
        : [
            {
              given: formatFormula(saltFormula(cation, alike)),
              misconception: 'BO19' as const,
              text: `That is ${cation.name} ${alike.name}, with the ion ${formatIon(alike.formula, alike.charge)}. ${account}.`,
            },
          ]),
      {
        given: formatFormula(saltOf(cation, 2 * size, anion, 2 * cation.charge)),
        misconception: 'BO11',
        text: `The charges cancel there, but the numbers can be divided. ${account} with the smallest whole numbers.`,
      },
    ],
    right: `${account}.`,
    elements: [cation.formula],
    article: 'how-ions-are-formed',
  })
})

function saltOf(cation: Ion, cations: number, anion: Ion, anions: number): string {
  return repeated(cation.formula, cations) + repeated(anion.formula, anions)
}

function repeated(text: string, count: number): string {
  if (count === 1) return text
  return elementBySymbol(text) === undefined ? `(${text})${count}` : `${text}${count}`
}

function written(one: string, ones: number, two: string, twos: number): string {
  return formatFormula(repeated(one, ones) + repeated(two, twos))
}
