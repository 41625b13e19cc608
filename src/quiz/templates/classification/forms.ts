import { formatFormula } from '#chemistry/formulas.ts'
import { naturalIsotopes } from '#chemistry/isotopes.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

type Kind = 'allotropes' | 'isotopes' | 'ions' | 'compounds'

type Pair = {
  readonly kind: Kind
  readonly symbol: string
  readonly first: string
  readonly second: string
}

const kinds: Readonly<Record<Kind, { readonly option: string; readonly meaning: string }>> = {
  allotropes: {
    option: 'allotropes of one element',
    meaning: 'Allotropes are forms of one element whose atoms are arranged in different ways.',
  },
  isotopes: {
    option: 'isotopes of one element',
    meaning: 'Isotopes differ in neutrons, so they are written with their mass numbers.',
  },
  ions: {
    option: 'two ions of one element',
    meaning: 'Ions carry a charge because electrons are missing or added.',
  },
  compounds: {
    option: 'compounds of two elements',
    meaning: 'A compound contains atoms of different elements.',
  },
}

/** Well-known allotropes, several of each element. */
const allotropes: readonly (readonly [symbol: string, forms: readonly string[]])[] = [
  ['C', ['diamond', 'graphite', 'fullerene C₆₀']],
  ['O', ['oxygen gas (O₂)', 'ozone (O₃)']],
  ['P', ['white phosphorus', 'red phosphorus', 'black phosphorus']],
  ['S', ['rhombic sulfur', 'monoclinic sulfur']],
  ['Sn', ['white tin', 'gray tin']],
  ['Se', ['red selenium', 'gray selenium']],
]

const isotopicElements = ['H', 'Li', 'B', 'C', 'N', 'O', 'Ne', 'Mg', 'Si', 'S', 'Cl', 'Cu', 'Br']

type Written = readonly [symbol: string, first: string, second: string]

const ionPairs: readonly Written[] = [
  ['Fe', 'Fe^2+', 'Fe^3+'],
  ['Cu', 'Cu^+', 'Cu^2+'],
  ['Co', 'Co^2+', 'Co^3+'],
  ['Sn', 'Sn^2+', 'Sn^4+'],
]
const compoundPairs: readonly Written[] = [
  ['O', 'H2O', 'H2O2'],
  ['C', 'CO', 'CO2'],
  ['S', 'SO2', 'SO3'],
  ['N', 'NO', 'NO2'],
  ['Cu', 'Cu2O', 'CuO'],
  ['P', 'PCl3', 'PCl5'],
]

export const kindOfPair: Template = {
  id: 'cl-m8',
  version: 1,
  category: 'classification',
  difficulty: 'medium',
  skill: 'allotropes',
  fitsMatch: false,
  draw(random) {
    const pair = drawPair(random)
    const reason = reasonOf(pair)
    return worded({
      element: pair.symbol,
      stem: `What are ${pair.first} and ${pair.second}?`,
      answer: kinds[pair.kind].option,
      isRight: (text) => kindOfText(pair.first) === text,
      lures: shuffle(random, luresOf(pair, reason)),
      fill: Object.values(kinds).map(({ option }) => option),
      right: reason,
      see: { article: 'elements-molecules-compounds' },
    })
  },
}

function drawPair(random: Random): Pair {
  const kind = pick(random, ['allotropes', 'allotropes', 'isotopes', 'ions', 'compounds'] as const)
  if (kind === 'allotropes') {
    const [symbol, forms] = pick(random, allotropes)
    const [first = '', second = ''] = sample(random, forms, 2)
    return { kind, symbol, first, second }
  }
  if (kind === 'isotopes') {
    const symbol = pick(random, isotopicElements)
    const [first = '', second = ''] = sample(random, naturalIsotopes(symbol), 2).map(
      ({ massNumber }) => `${nameOf(symbol)}-${massNumber}`,
    )
    return { kind, symbol, first, second }
  }
  const [symbol, first, second] = pick(random, kind === 'ions' ? ionPairs : compoundPairs)
  return { kind, symbol, first: formatFormula(first), second: formatFormula(second) }
}

/** The kind as the way of writing shows it: a mass number, a charge, a formula or a word. */
function kindOfText(text: string): string {
  if (/^[a-z]+-\d+$/.test(text)) return kinds.isotopes.option
  if (/[⁺⁻]$/.test(text)) return kinds.ions.option
  return /^[A-Z]/.test(text) ? kinds.compounds.option : kinds.allotropes.option
}

function reasonOf({ kind, symbol, first, second }: Pair): string {
  const both = `${first.replace(/^[a-z]/, (letter) => letter.toUpperCase())} and ${second}`
  if (kind === 'allotropes') {
    return `${both} consist of ${nameOf(symbol)} atoms only, arranged in different ways: allotropes.`
  }
  if (kind === 'isotopes') {
    return `${both} have the same protons but different mass numbers, so different neutrons: isotopes.`
  }
  if (kind === 'ions') return `${both} have the same protons but different charges: ions.`
  return `${both} contain the same two elements in different ratios: two compounds.`
}

function luresOf({ kind }: Pair, reason: string): readonly Lure<string>[] {
  const confusions = {
    allotropes: 'AS11',
    isotopes: kind === 'allotropes' ? 'CL10' : 'AS11',
    ions: 'AS11',
    compounds: 'CL7',
  } as const
  return (['allotropes', 'isotopes', 'ions', 'compounds'] as const)
    .filter((other) => other !== kind)
    .map((other) => ({
      value: kinds[other].option,
      misconception: confusions[other],
      why: `${kinds[other].meaning} ${reason}`,
    }))
}
