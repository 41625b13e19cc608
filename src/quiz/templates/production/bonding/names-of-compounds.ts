import { composition, formatFormula, formula } from '#chemistry/compounds/formulas.ts'
import { hydrates } from '#chemistry/compounds/hydrates.ts'
import { consistsOfIons } from '#chemistry/compounds/salts.ts'
import {
  fixedChargeIons,
  type Ion,
  polyatomicIons,
  saltFormula,
} from '#chemistry/electrons/ions.ts'
import { covalentNameOf, type PrefixPart } from '#chemistry/reference/prefixes.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'
import {
  elementSlips,
  endingSlips,
  ionsOf,
  prefixSlips,
} from '#quiz/templates/production/building/salt-names.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

const article = 'how-ions-are-formed'

const simpleCations = fixedChargeIons.filter(({ charge }) => charge > 0)
const simpleAnions = fixedChargeIons.filter(
  ({ charge, formula: symbol }) => charge < 0 && symbol !== 'Se',
)

/** Salts of two elements whose ions have one charge only; of the nitrides and phosphides only the known ones. */
export const binarySalts = simpleCations.flatMap((cation) =>
  simpleAnions
    .filter((anion) => consistsOfIons(cation.formula, anion.formula))
    .filter(({ charge }) => charge > -3 || ['Li', 'Mg', 'Ca'].includes(cation.formula))
    .map((anion) => [cation, anion] as const),
)

const oxygenIons: Readonly<Record<string, readonly string[]>> = {
  S: ['sulfate', 'sulfite'],
  N: ['nitrate', 'nitrite'],
  P: ['phosphate'],
  Cl: ['chlorate'],
}

/** The name of a salt of two elements from its formula. */
export const nameOfBinarySalt = production('bo-e62', 'naming', 'ion-names', (random) => {
  const [cation, anion] = pick(random, binarySalts)
  const salt = saltFormula(cation, anion)
  const shown = formatFormula(salt)
  return typedName({
    element: cation.formula,
    stem: `Type the name of the ionic compound ${shown}.`,
    name: `${cation.name} ${anion.name}`,
    formula: salt,
    corrections: [
      ...elementSlips(cation, anion),
      ...prefixSlips(cation, anion),
      ...endingSlips(cation, anion, ionsCalled(oxygenIons[anion.formula] ?? [])),
    ],
    right: `In ${shown}, ${ionsOf(cation, anion)}: ${cation.name} ${anion.name}.`,
    elements: [cation.formula, anion.formula],
    article,
  })
})

/** Well-known salts with ions of several atoms: the cation, then the anions. */
const groupSalts: Readonly<Record<string, readonly string[]>> = {
  sodium: [
    'sulfate',
    'sulfite',
    'nitrate',
    'nitrite',
    'carbonate',
    'phosphate',
    'chlorate',
    'hypochlorite',
    'thiosulfate',
  ],
  potassium: [
    'sulfate',
    'nitrate',
    'nitrite',
    'carbonate',
    'permanganate',
    'chromate',
    'dichromate',
    'chlorate',
    'perchlorate',
    'cyanide',
    'thiocyanate',
  ],
  ammonium: ['sulfate', 'nitrate', 'carbonate', 'phosphate', 'dichromate', 'chloride', 'acetate'],
  calcium: ['sulfate', 'nitrate', 'carbonate', 'phosphate', 'hydroxide', 'hypochlorite', 'oxalate'],
  magnesium: ['sulfate', 'nitrate', 'carbonate', 'hydroxide', 'phosphate', 'perchlorate'],
  barium: ['sulfate', 'nitrate', 'carbonate', 'hydroxide', 'chromate'],
  aluminum: ['sulfate', 'nitrate', 'hydroxide', 'phosphate'],
  silver: ['nitrate', 'sulfate', 'carbonate', 'chromate'],
  zinc: ['sulfate', 'nitrate', 'carbonate', 'hydroxide'],
}

const groupPairs = Object.entries(groupSalts).flatMap(([cation, anions]) =>
  anions.map((anion) => [cation, anion] as const),
)

/** Ions that are taken for each other. */
const confused: Readonly<Record<string, readonly string[]>> = {
  sulfate: ['sulfite', 'sulfide', 'thiosulfate'],
  sulfite: ['sulfate', 'sulfide'],
  thiosulfate: ['sulfate', 'sulfite'],
  nitrate: ['nitrite', 'nitride'],
  nitrite: ['nitrate', 'nitride'],
  carbonate: ['hydrogen carbonate', 'oxalate'],
  phosphate: ['phosphide', 'hydrogen phosphate'],
  chlorate: ['chlorite', 'chloride', 'perchlorate'],
  perchlorate: ['chlorate', 'chloride', 'hypochlorite'],
  hypochlorite: ['chlorite', 'chloride', 'chlorate'],
  permanganate: ['chromate'],
  chromate: ['dichromate'],
  dichromate: ['chromate'],
  cyanide: ['thiocyanate', 'nitride'],
  thiocyanate: ['cyanide'],
  hydroxide: ['oxide', 'peroxide'],
  oxalate: ['carbonate', 'acetate'],
  acetate: ['oxalate'],
  chloride: ['chlorate', 'chlorite'],
}

/** The name of a salt with an ion of several atoms from its formula. */
export const nameOfGroupSalt = production('bo-m62', 'naming', 'ion-names', (random) => {
  const [cationName, anionName] = pick(random, groupPairs)
  const [cation] = ionsCalled([cationName])
  const [anion] = ionsCalled([anionName])
  if (cation === undefined || anion === undefined) return null
  const salt = saltFormula(cation, anion)
  const shown = formatFormula(salt)
  const [first = 'N'] = composition(salt).keys()
  return typedName({
    element: first,
    stem: `Type the name of the ionic compound ${shown}.`,
    name: `${cation.name} ${anion.name}`,
    formula: salt,
    corrections: [
      ...endingSlips(cation, anion, ionsCalled(confused[anionName] ?? [])),
      ...prefixSlips(cation, anion),
    ],
    right: `In ${shown}, ${ionsOf(cation, anion)}: ${cation.name} ${anion.name}.`,
    elements: [...composition(salt).keys()],
    article,
  })
})

const waterPrefixes: Readonly<Record<number, string>> = {
  1: 'mono',
  2: 'di',
  3: 'tri',
  4: 'tetra',
  5: 'penta',
  6: 'hexa',
  7: 'hepta',
  8: 'octa',
  10: 'deca',
}

/** The name of a hydrate from its formula. */
export const nameOfHydrate = production('bo-m63', 'naming', 'ion-names', (random) => {
  const { salt, name: saltName, water, element } = pick(random, hydrates)
  const written = `${salt}·${water}H2O`
  const prefix = waterPrefixes[water] ?? ''
  const account = `${water} H₂O for each ${formatFormula(salt)} is ${prefix}hydrate`
  const metal = saltName.replace(/\(.*\)/, '')
  const others = [2, 4, 5, 6, 7, 10].filter((other) => Math.abs(other - water) <= 1)
  return typedName({
    element,
    stem: `Type the full name of ${formatFormula(written)}.`,
    name: `${saltName} ${prefix}hydrate`,
    formula: written,
    corrections: [
      {
        given: saltName,
        misconception: 'GE18',
        text: `That is the salt without its water. In the full name ${account}.`,
      },
      {
        given: `${saltName} hydrate`,
        misconception: 'BO21',
        text: `That leaves out how much water there is. In the full name ${account}.`,
      },
      ...(metal === saltName
        ? []
        : [
            {
              given: `${metal} ${prefix}hydrate`,
              misconception: 'CH6' as const,
              text: `Without a numeral the name does not tell which ion of the metal it is. It is ${saltName} ${prefix}hydrate.`,
            },
          ]),
      ...others
        .filter((other) => other !== water)
        .map((other): Correction => ({
          given: `${saltName} ${waterPrefixes[other]}hydrate`,
          misconception: null,
          text: `That prefix counts ${other} molecules of water. In the full name ${account}.`,
        })),
    ],
    right: `The salt is ${saltName}, and ${account}: ${saltName} ${prefix}hydrate.`,
    elements: [element],
    article,
  })
})

/** Well-known compounds of two non-metals that are named by prefixes and by nothing else. */
const covalent = (
  'CO CO2 NO NO2 N2O N2O3 N2O4 N2O5 SO2 SO3 SF4 SF6 S2Cl2 PCl3 PCl5 PF5 PBr3 P4O6 P4O10 CS2 SiCl4 SiF4 ' +
  'BF3 BCl3 NF3 NCl3 OF2 Cl2O ClO2 Cl2O7 ClF3 BrF5 IF7 XeF2 XeF4 XeF6'
).split(' ')

/** The name of a molecule of two elements from its formula. */
export const nameOfMolecule = production('bo-m64', 'naming', 'molecule-names', (random) => {
  const text = pick(random, covalent)
  const naming = covalentNameOf(formula(text))
  if (naming === null) return null
  const { name, parts } = naming
  const [one, two] = parts
  const shown = formatFormula(text)
  const account = `${counting(one)} and ${counting(two)}: ${name}`
  const said = `That name does not tell the numbers of ${shown}.`
  return typedName({
    element: one.symbol === 'C' ? two.symbol : one.symbol,
    stem: `Type the name of the molecule ${shown}, with prefixes where they are needed.`,
    name,
    formula: text,
    corrections: [
      {
        given: `${nameOf(one.symbol)} ${two.word}`,
        misconception: 'BO21',
        text: `${said} It has ${account}.`,
      },
      ...(one.count > 1
        ? [
            {
              given: `${nameOf(one.symbol)} ${two.prefix}${two.word}`,
              misconception: 'BO21' as const,
              text: `The prefix of the first element is missing. The name has ${account}.`,
            },
          ]
        : [
            {
              given: `mono${nameOf(one.symbol)} ${two.prefix}${two.word}`,
              misconception: 'BO21' as const,
              text: `A single atom of the first element gets no prefix. The name has ${account}.`,
            },
          ]),
      ...numeralName(one, two, account),
    ],
    right: `The name of ${shown} has ${account}.`,
    elements: [one.symbol, two.symbol],
    article: 'elements-molecules-compounds',
  })
})

/** The name with a numeral, as if the molecule were a salt; none where it is no whole number. */
function numeralName(one: PrefixPart, two: PrefixPart, account: string): readonly Correction[] {
  const charge = fixedChargeIons.find(({ formula: symbol }) => symbol === two.symbol)?.charge ?? 0
  const numeral = (-charge * two.count) / one.count
  if (!Number.isInteger(numeral) || romanNumeral(numeral) === '') return []
  return [
    {
      given: `${nameOf(one.symbol)}(${romanNumeral(numeral)}) ${two.word}`,
      misconception: 'BO13',
      text: `Numerals name the ions of metals, and here are two non-metals. The name has ${account}.`,
    },
  ]
}

function counting({ symbol, count, prefix }: PrefixPart): string {
  return prefix === '' ? `no prefix for 1 ${symbol}` : `${prefix}- for ${count} ${symbol}`
}

function ionsCalled(names: readonly string[]): readonly Ion[] {
  return names.flatMap((name) =>
    [...polyatomicIons, ...fixedChargeIons].filter((ion) => ion.name === name),
  )
}
