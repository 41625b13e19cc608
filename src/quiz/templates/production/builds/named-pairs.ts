import { composition, formatIon } from '#chemistry/compounds/formulas.ts'
import { type Ion, polyatomicIons } from '#chemistry/electrons/ions.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { production, type ProductionTemplate } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

import { couplesOf, type Pair, pairDraft } from './pairs.ts'

/** Elements whose symbols are taken for each other. */
const confusable: readonly (readonly [ElementSymbol, ElementSymbol])[] = [
  ['K', 'P'],
  ['Na', 'S'],
  ['Ag', 'Si'],
  ['Sn', 'Ti'],
  ['Fe', 'I'],
  ['Hg', 'Mg'],
  ['Pb', 'Li'],
  ['Cu', 'Co'],
  ['Au', 'Ar'],
  ['W', 'Xe'],
  ['Mn', 'Ne'],
  ['Cl', 'C'],
  ['Ca', 'Cr'],
  ['Be', 'B'],
]

/** Names and symbols, two pairs of which are taken for each other. */
const namesAndSymbols = production('ge-e41', 'match', 'symbols', (random) => {
  const couples = sample(random, confusable, 3)
  const symbols = couples.flat().slice(0, pick(random, [5, 6]))
  return pairDraft(random, {
    stem: 'Pair each element with its symbol.',
    pairs: symbols.map((symbol) => ({
      left: element(symbol).name,
      partner: symbol,
      element: symbol,
    })),
    exchanges: couples.map(([one, other]) => ({
      of: [element(one).name, element(other).name],
      misconception: 'GE7',
      text: `${capitalized(nameOf(one))} and ${nameOf(other)} are exchanged. ${one} stands for ${nameOf(one)}, ${other} for ${nameOf(other)}.`,
    })),
    right: `${symbols.map((symbol) => `${symbol} is ${nameOf(symbol)}`).join(', ')}.`,
    article: 'guide-to-periodic-table',
  })
})

/** Ions of the same elements, whose names differ in their endings or beginnings. */
const relatives: readonly (readonly [string, string])[] = [
  ['sulfate', 'sulfite'],
  ['nitrate', 'nitrite'],
  ['chlorate', 'chlorite'],
  ['hypochlorite', 'perchlorate'],
  ['chromate', 'dichromate'],
  ['cyanide', 'thiocyanate'],
  ['carbonate', 'hydrogen carbonate'],
  ['phosphate', 'hydrogen phosphate'],
  ['sulfate', 'thiosulfate'],
  ['hydroxide', 'peroxide'],
  ['ammonium', 'hydronium'],
  ['acetate', 'oxalate'],
]

/** Names and formulas of polyatomic ions, with relatives among them. */
const namesAndIons = production('bo-m41', 'match', 'ionic-formulas', (random) => {
  const couples = sample(random, relatives, 3)
  const names = couples.flat().slice(0, pick(random, [4, 5, 6]))
  const ions = names.flatMap((name) => polyatomicIons.find((ion) => ion.name === name) ?? [])
  return pairDraft(random, {
    stem: 'Pair each ion with its formula.',
    pairs: ions.map(ionPair),
    exchanges: couples.map(([one, other]) => ({
      of: [capitalized(one), capitalized(other)],
      misconception: isEndingOnly(one, other) ? 'BO19' : null,
      text: `${capitalized(one)} and ${other} are exchanged. ${capitalized(one)} is ${formulaOf(one)}, ${other} is ${formulaOf(other)}.`,
    })),
    right: `${ions
      .map(({ name, formula, charge }, place) => {
        const shown = place === 0 ? capitalized(name) : name
        return `${shown} is ${formatIon(formula, charge)}`
      })
      .join(', ')}.`,
    article: 'how-ions-are-formed',
  })
})

function ionPair({ name, formula, charge }: Ion): Pair {
  const [first = 'H'] = composition(formula).keys()
  return { left: capitalized(name), partner: formatIon(formula, charge), element: first }
}

function formulaOf(name: string): string {
  const found = polyatomicIons.find((ion) => ion.name === name)
  return found === undefined ? '' : formatIon(found.formula, found.charge)
}

function isEndingOnly(one: string, other: string): boolean {
  return one.replace(/ate$/, '') === other.replace(/ite$/, '')
}

/** A family of elements with undisputed members. */
type Family = {
  readonly name: string
  readonly members: readonly ElementSymbol[]
  readonly mark: string
}

const families: readonly Family[] = [
  { name: 'alkali metal', members: ['Li', 'Na', 'K', 'Rb', 'Cs'], mark: 'group 1' },
  { name: 'alkaline earth metal', members: ['Be', 'Mg', 'Ca', 'Sr', 'Ba'], mark: 'group 2' },
  { name: 'halogen', members: ['F', 'Cl', 'Br', 'I'], mark: 'group 17' },
  { name: 'noble gas', members: ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn'], mark: 'group 18' },
  {
    name: 'transition metal',
    members: ['Ti', 'V', 'Cr', 'Mn', 'Fe', 'Co', 'Ni', 'Ag', 'Pt', 'Au'],
    mark: 'the middle of the table',
  },
  {
    name: 'lanthanide',
    members: ['Ce', 'Nd', 'Sm', 'Eu', 'Gd'],
    mark: 'the first row below the table',
  },
  {
    name: 'actinide',
    members: ['Th', 'U', 'Np', 'Pu', 'Am'],
    mark: 'the second row below the table',
  },
]

/** Elements and their families. */
const elementsAndFamilies = production('cl-e41', 'match', 'families', (random) => {
  const drawn = shuffle(random, families)
    .slice(0, 5)
    .map((family) => ({ ...family, symbol: pick(random, family.members) }))
  const pairs = drawn.map(({ name, symbol }) => ({
    left: element(symbol).name,
    partner: name,
    element: symbol,
  }))
  return pairDraft(random, {
    stem: 'Pair each element with its family.',
    pairs,
    exchanges: couplesOf(drawn).flatMap(([one, other]) => {
      const misconception = misconceptionOf(one.name, other.name)
      if (misconception === null) return []
      return [
        {
          of: [element(one.symbol).name, element(other.symbol).name] as const,
          misconception,
          text: `${element(one.symbol).name} and ${nameOf(other.symbol)} are exchanged. The ${one.name}s stand in ${one.mark}, the ${other.name}s in ${other.mark}.`.replaceAll(
            'gass',
            'gases',
          ),
        },
      ]
    }),
    right: `${drawn.map(({ name, symbol, mark }) => `${symbol} stands in ${mark} (${name})`).join(', ')}.`,
    article: 'guide-to-periodic-table',
  })
})

function misconceptionOf(one: string, other: string) {
  const both = [one, other].toSorted().join(' ')
  if (both === 'alkali metal alkaline earth metal') return 'CL14'
  if (both === 'halogen noble gas') return 'CL13'
  if (both === 'alkali metal halogen') return 'CL18'
  if (both === 'actinide lanthanide') return 'CL22'
  if (both === 'alkaline earth metal transition metal') return 'CL15'
  return both === 'alkali metal transition metal' ? 'CL15' : null
}

/** Pairs of names. */
export const symbolPairs: readonly ProductionTemplate[] = [namesAndSymbols]
export const ionPairs: readonly ProductionTemplate[] = [namesAndIons]
export const familyPairs: readonly ProductionTemplate[] = [elementsAndFamilies]
