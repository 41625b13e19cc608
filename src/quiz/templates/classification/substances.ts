import { composition, formatFormula, formula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { naturalIsotopes, type Nuclide } from '#chemistry/elements/isotopes.ts'
import { superscript } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, listed, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'

/** Elements as they occur: molecules of one kind of atom, or single symbols. */
const elementaryFormulas = ['H2', 'N2', 'O2', 'O3', 'F2', 'Cl2', 'Br2', 'I2', 'P4', 'S8'] as const

/** Metals whose two-letter symbol looks like a formula of two elements. */
const symbolsLikeFormulas = ['Co', 'Sn', 'Cs', 'Os', 'Ni', 'Po', 'Hf', 'In', 'Sc', 'No'] as const

const compounds = [
  'CO',
  'NO',
  'HF',
  'HCl',
  'KI',
  'LiF',
  'H2O',
  'CO2',
  'H2S',
  'NH3',
  'NaCl',
  'MgO',
  'CaO',
  'SO2',
  'CH4',
  'KBr',
  'CS2',
  'H2O2',
] as const

export const elementOrCompound = template(
  'cl-e7',
  'elements-and-compounds',
  (random) => {
    const asksElement = random() < 0.5
    const elementary = [
      ...sample(random, elementaryFormulas, 2),
      ...sample(random, symbolsLikeFormulas, 1),
    ]
    const answer = asksElement ? pick(random, elementary) : pick(random, compounds)
    const others = asksElement ? sample(random, compounds, 3) : elementary
    const [symbol = ''] = composition(answer).keys()
    return choice<string>({
      element: symbol,
      badge: null,
      stem: asksElement
        ? 'Which of these formulas stands for an element?'
        : 'Which of these formulas stands for a compound?',
      answer,
      isRight: (value) => (composition(value).size === 1) === asksElement,
      show: formatFormula,
      lures: others.map((value) => ({
        value,
        misconception: 'CL7',
        why: asksElement ? whyCompound(value) : whyElement(value),
      })),
      right: asksElement ? whyElement(answer) : whyCompound(answer),
      see: { elements: [...composition(answer).keys()], article: 'elements-molecules-compounds' },
    })
  },
  { fitsMatch: true },
)

function whyCompound(plain: string): string {
  const kinds = [...composition(plain).keys()].map(nameOf)
  return `${formatFormula(plain)} contains ${listed(kinds)}. Different elements bonded together make a compound.`
}

function whyElement(plain: string): string {
  const [[symbol, count] = ['', 0]] = composition(plain)
  return count === 1
    ? `${symbol} with a small second letter is one symbol, that of ${nameOf(symbol)}. One kind of atom makes an element.`
    : `${formatFormula(plain)} contains ${count} atoms, but all are ${nameOf(symbol)}. One kind of atom makes an element.`
}

const kinds = ['allotropes', 'isotopes', 'ions', 'compounds'] as const

type Kind = (typeof kinds)[number]

type Substance = { readonly allotrope: string } | Nuclide | { readonly formula: string }

/** Two substances of one kind that have an element in common. */
type Pair = {
  readonly kind: Kind
  readonly symbol: ElementSymbol
  readonly substances: readonly Substance[]
}

const kindsInWords: Readonly<Record<Kind, string>> = {
  allotropes: 'allotropes of one element',
  isotopes: 'isotopes of one element',
  ions: 'two ions of one element',
  compounds: 'compounds of two elements',
}

const meanings: Readonly<Record<Kind, string>> = {
  allotropes: 'Allotropes are forms of one element whose atoms are arranged in different ways.',
  isotopes: 'Isotopes differ in neutrons, so they are written with their mass numbers.',
  ions: 'Ions carry a charge because electrons are missing or added.',
  compounds: 'A compound contains atoms of different elements.',
}

/** Well-known allotropes, several of each element. */
const allotropes: readonly (readonly [symbol: ElementSymbol, names: readonly string[]])[] = [
  ['C', ['diamond', 'graphite', 'fullerene C₆₀']],
  ['O', ['oxygen gas (O₂)', 'ozone (O₃)']],
  ['P', ['white phosphorus', 'red phosphorus', 'black phosphorus']],
  ['S', ['rhombic sulfur', 'monoclinic sulfur']],
  ['Sn', ['white tin', 'gray tin']],
  ['Se', ['red selenium', 'gray selenium']],
]

const isotopicElements = ['H', 'Li', 'B', 'C', 'N', 'O', 'Ne', 'Mg', 'Si', 'S', 'Cl', 'Cu', 'Br']

type FormulaPair = readonly [symbol: ElementSymbol, first: string, second: string]

const ionPairs: readonly FormulaPair[] = [
  ['Fe', 'Fe^2+', 'Fe^3+'],
  ['Cu', 'Cu^+', 'Cu^2+'],
  ['Co', 'Co^2+', 'Co^3+'],
  ['Sn', 'Sn^2+', 'Sn^4+'],
]
const compoundPairs: readonly FormulaPair[] = [
  ['O', 'H2O', 'H2O2'],
  ['C', 'CO', 'CO2'],
  ['S', 'SO2', 'SO3'],
  ['N', 'NO', 'NO2'],
  ['Cu', 'Cu2O', 'CuO'],
  ['P', 'PCl3', 'PCl5'],
]

export const kindOfPair = template('cl-m8', 'allotropes', (random) => {
  const pair = drawPair(random)
  return choice<Kind>({
    element: pair.symbol,
    badge: null,
    stem: `What are ${listed(pair.substances.map(substanceText))}?`,
    answer: pair.kind,
    isRight: (kind) => pair.substances.every((substance) => kindOf(substance) === kind),
    show: (kind: Kind) => kindsInWords[kind],
    lures: shuffle(random, wrongKinds(pair)),
    right: reasonOf(pair),
    see: { article: 'elements-molecules-compounds' },
  })
})

function drawPair(random: Random): Pair {
  const kind = pick(random, ['allotropes', 'allotropes', 'isotopes', 'ions', 'compounds'] as const)
  if (kind === 'allotropes') {
    const [symbol, names] = pick(random, allotropes)
    const substances = sample(random, names, 2).map((allotrope) => ({ allotrope }))
    return { kind, symbol, substances }
  }
  if (kind === 'isotopes') {
    const symbol = pick(random, isotopicElements)
    const isotopes = sample(random, naturalIsotopes(symbol), 2)
    return {
      kind,
      symbol,
      substances: isotopes.map(({ massNumber }) => ({ symbol, massNumber })),
    }
  }
  const [symbol, ...formulas] = pick(random, kind === 'ions' ? ionPairs : compoundPairs)
  return { kind, symbol, substances: formulas.map((plain) => ({ formula: plain })) }
}

function substanceText(substance: Substance): string {
  if ('allotrope' in substance) return substance.allotrope
  if ('massNumber' in substance) return nuclideName(substance.symbol, substance.massNumber)
  return formatFormula(substance.formula)
}

function kindOf(substance: Substance): Kind {
  if ('allotrope' in substance) return 'allotropes'
  if ('massNumber' in substance) return 'isotopes'
  return formula(substance.formula).charge === 0 ? 'compounds' : 'ions'
}

function wrongKinds(pair: Pair): readonly Lure<Kind>[] {
  const misconceptions = {
    allotropes: 'AS11',
    isotopes: pair.kind === 'allotropes' ? 'CL10' : 'AS11',
    ions: 'AS11',
    compounds: 'CL7',
  } as const
  return kinds
    .filter((other) => other !== pair.kind)
    .map((other) => ({
      value: other,
      misconception: misconceptions[other],
      why: `${meanings[other]} ${reasonOf(pair)}`,
    }))
}

function reasonOf({ kind, symbol, substances }: Pair): string {
  const both = capitalized(listed(substances.map(substanceText)))
  switch (kind) {
    case 'allotropes':
      return `${both} consist of ${nameOf(symbol)} atoms only, arranged in different ways: allotropes.`
    case 'isotopes':
      return `${both} have the same protons but different mass numbers, so different neutrons: isotopes.`
    case 'ions':
      return `${both} have the same protons but different charges: ions.`
    case 'compounds':
      return `${both} contain the same two elements in different ratios: two compounds.`
  }
}

/** Which list of three formulas has compounds only, or elements only. */
export const listOfOneKind = template('cl-m361', 'elements-and-compounds', (random) => {
  const asksElements = random() < 0.5
  const elementary = shuffle(random, [...elementaryFormulas, ...symbolsLikeFormulas])
  const mixed = shuffle(random, compounds)
  const [wanted, others]: readonly (readonly string[])[] = asksElements
    ? [elementary, mixed]
    : [mixed, elementary]
  if (wanted === undefined || others === undefined) return null
  const lists = [0, 1, 2, 3].map((place) => {
    const [one = '', two = '', three = ''] = wanted.slice(3 * place, 3 * place + 3)
    // One stranger in each list but the first, at any place.
    return place === 0 ? [one, two, three] : shuffle(random, [one, two, others[place] ?? ''])
  })
  const [answer = [], ...wrong] = lists
  const [symbol = ''] = composition(answer[0] ?? '').keys()
  return choice<readonly string[]>({
    element: symbol,
    badge: null,
    stem: asksElements
      ? 'Which list has formulas of elements only?'
      : 'Which list has formulas of compounds only?',
    answer,
    isRight: (list) => list.every((one) => (composition(one).size === 1) === asksElements),
    show: (list) => list.map((one) => formatFormula(one)).join(', '),
    lures: wrong.map((list) => {
      const stranger = list.find((one) => (composition(one).size === 1) !== asksElements) ?? ''
      return {
        value: list,
        misconception: 'CL7' as const,
        why: asksElements ? whyCompound(stranger) : whyElement(stranger),
      }
    }),
    right: `${listed(answer.map((one) => formatFormula(one)))} all stand for ${asksElements ? 'elements: each has one kind of atom' : 'compounds: each has atoms of different elements'}.`,
    see: { article: 'elements-molecules-compounds' },
  })
})

/** Elements with forms that every course names, and what is taken for another form: compounds and isotopes. */
const formsOfElements = [
  {
    symbol: 'C',
    forms: ['diamond', 'graphite', 'graphene', 'fullerene C₆₀'],
    compounds: ['methane', 'limestone', 'dry ice', 'cane sugar'],
    isotopes: [13, 14],
  },
  {
    symbol: 'O',
    forms: ['ozone'],
    compounds: ['water', 'quartz', 'carbon dioxide', 'hydrogen peroxide'],
    isotopes: [17, 18],
  },
  {
    symbol: 'P',
    forms: ['white phosphorus', 'red phosphorus', 'black phosphorus'],
    compounds: ['phosphoric acid', 'phosphine', 'phosphate rock'],
    isotopes: [32, 33],
  },
  {
    symbol: 'S',
    forms: ['rhombic sulfur', 'monoclinic sulfur'],
    compounds: ['sulfur dioxide', 'sulfuric acid', 'hydrogen sulfide'],
    isotopes: [33, 34],
  },
] as const

/** A substance or kind of atom, with the reason why it is no form of the element that is asked for. */
type Candidate = { readonly text: string; readonly fact: string; readonly isForm: boolean }

/** Which substance is an allotrope of an element. */
export const allotropeOfElement = template('cl-e501', 'allotropes', (random) => {
  const [own, other] = sample(random, formsOfElements, 2)
  if (own === undefined || other === undefined) return null
  const { symbol, forms, compounds: containing, isotopes } = own
  const form = pick(random, forms)
  const compound = pick(random, containing)
  const massNumber = pick(random, isotopes)
  const stranger = pick(random, other.forms)
  const account = `${capitalized(form)} is pure ${nameOf(symbol)}, with its atoms arranged in a way of its own.`
  const wrong: readonly (Candidate & { readonly misconception: 'CL7' | 'CL10' })[] = [
    {
      text: compound,
      fact: `${capitalized(compound)} also contains other elements, so it is a compound.`,
      isForm: false,
      misconception: 'CL7',
    },
    {
      text: `${superscript(massNumber)}${symbol} atoms`,
      fact: `${superscript(massNumber)}${symbol} is an isotope, which is told by its neutrons and not by how its atoms are arranged.`,
      isForm: false,
      misconception: 'CL10',
    },
    {
      text: stranger,
      fact: `${capitalized(stranger)} is a form of another element, ${nameOf(other.symbol)}.`,
      isForm: false,
      misconception: 'CL10',
    },
  ]
  return choice<Candidate>({
    element: symbol,
    stem: `Which of these is an allotrope of ${nameOf(symbol)}?`,
    answer: { text: form, fact: account, isForm: true },
    isRight: ({ isForm }) => isForm,
    show: ({ text }) => text,
    lures: wrong.map((value) => ({
      value,
      misconception: value.misconception,
      why: `${value.fact} ${account}`,
    })),
    right: account,
    see: { article: 'elements-molecules-compounds' },
  })
})
