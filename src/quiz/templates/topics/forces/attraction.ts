import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { type Exchange, type Pair, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { areEven } from '#quiz/templates/topics/school/building/even-options.ts'

import {
  degrees,
  type Force,
  forceNames,
  type Liquid,
  liquids,
  salts,
  straightAlkanes,
} from './kinds.ts'

type Kind = Force | 'ions'

const kinds: readonly Kind[] = ['dispersion', 'dipole', 'hydrogen bonds', 'ions']

const shown: Readonly<Record<Kind, string>> = { ...forceNames, ions: 'attraction between ions' }

/** In larger molecules dispersion, which acts along the whole chain, may outweigh the rest. */
const small = liquids.filter(
  ({ compound }) => compound.molecule.atoms.filter((symbol) => symbol === 'C').length <= 4,
)

/** The strongest attraction between the particles of a substance. */
export const strongestAttraction = template('bo-e210', 'kinds-of-attraction', (random) => {
  const kind = pick(random, kinds)
  const substance =
    kind === 'ions'
      ? pick(random, salts)
      : pick(
          random,
          small.filter(({ force }) => force === kind),
        )
  const account = `${capitalized(substance.name)}, ${substance.formula}: ${reasons[kind]}`
  return choice<Kind>({
    element: substance.element,
    stem: `What is the strongest attraction between the particles of ${substance.name}, ${substance.formula}?`,
    answer: kind,
    isRight: (value) => value === kind,
    lures: kinds.map((value): Lure<Kind> => ({
      value,
      misconception: mistaken(value, kind),
      why: `${objections[value]} ${account}.`,
    })),
    show: (value) => shown[value],
    right: `${account}.`,
    see: { article: null },
  })
})

/** The substance whose particles are held by a given attraction. */
export const substanceOfAttraction = template('bo-m400', 'kinds-of-attraction', (random) => {
  const drawn = kinds.map((kind) => ({
    kind,
    ...(kind === 'ions'
      ? pick(random, salts)
      : pick(
          random,
          small.filter(({ force }) => force === kind),
        )),
  }))
  if (!areEven(drawn.map(({ formula }) => formula))) return null
  const answer = pick(random, drawn)
  const asked = answer.kind
  const account = `${capitalized(answer.name)}, ${answer.formula}: ${reasons[asked]}`
  return choice<(typeof drawn)[number]>({
    element: answer.element,
    badge: null,
    stem: `In which of these substances is this the strongest attraction between the particles: ${shown[asked]}?`,
    answer,
    isRight: ({ kind }) => kind === asked,
    lures: drawn
      .filter((value) => value !== answer)
      .map((value) => ({
        value,
        misconception: mistaken(asked, value.kind),
        why: `${capitalized(value.name)} is no such substance: ${reasons[value.kind]}. ${account}.`,
      })),
    show: ({ formula }) => formula,
    right: `${account}.`,
    see: { article: null },
  })
})

const reasons: Readonly<Record<Kind, string>> = {
  dispersion: 'its molecules are hardly polar, so dispersion is all that holds them',
  dipole: 'its molecules are dipoles, without hydrogen at N, O or F',
  'hydrogen bonds': 'hydrogen at O or N of one molecule meets a lone pair of another',
  ions: 'it consists of ions, which attract each other by their whole charges',
}

const objections: Readonly<Record<Kind, string>> = {
  dispersion: 'Dispersion acts between all particles, but here something stronger does too.',
  dipole: 'Forces between dipoles are not the strongest ones here.',
  'hydrogen bonds': 'Hydrogen bonds need hydrogen at N, O or F.',
  ions: 'There are no ions here.',
}

function mistaken(chosen: Kind, right: Kind): Lure<Kind>['misconception'] {
  if (right === 'ions') return 'BO1'
  switch (chosen) {
    case 'hydrogen bonds':
      return 'FO5'
    case 'dipole':
      return right === 'hydrogen bonds' ? 'FO10' : 'BO6'
    case 'dispersion':
      return right === 'dipole' ? 'BO3' : null
    case 'ions':
      return 'BO13'
  }
}

/** Changes and what is overcome by them. */
const changes = {
  hydrogen: [
    ['ethanol boils', 'O'],
    ['water boils', 'O'],
    ['methanol evaporates', 'O'],
    ['ammonia boils', 'N'],
  ],
  covalent: [
    ['ethanol burns', 'O'],
    ['water is split by electrolysis', 'O'],
    ['methane burns', 'C'],
    ['ozone turns into oxygen', 'O'],
  ],
  ions: [
    ['sodium chloride melts', 'Na'],
    ['magnesium oxide melts', 'Mg'],
    ['potassium bromide melts', 'K'],
  ],
  dispersion: [
    ['hexane boils', 'C'],
    ['iodine sublimes', 'I'],
    ['bromine evaporates', 'Br'],
    ['butane boils', 'C'],
  ],
  dipole: [
    ['propanone boils', 'O'],
    ['ethanal evaporates', 'O'],
    ['methyl ethanoate boils', 'O'],
  ],
} as const

const overcome = {
  hydrogen: 'hydrogen bonds',
  covalent: 'covalent bonds',
  ions: 'attraction between ions',
  dispersion: 'dispersion forces alone',
  dipole: 'dipole–dipole forces',
} as const

/** Changes of substances and the attraction that each of them overcomes. */
export const overcomeByChange = production('bo-e211', 'match', 'kinds-of-attraction', (random) => {
  const others = sample(random, ['ions', 'dispersion', 'dipole'] as const, 2)
  const drawn = (['hydrogen', 'covalent', ...others] as const).map((kind) => {
    const [change, element] = pick<readonly [string, ElementSymbol]>(random, changes[kind])
    return { left: change, partner: overcome[kind], element, kind }
  })
  const changeOf = (kind: keyof typeof changes) =>
    drawn.find((one) => one.kind === kind)?.left ?? ''
  return pairDraft(random, {
    stem: 'Pair each change with what is mainly overcome by it.',
    pairs: drawn.map(({ left, partner, element }): Pair => ({ left, partner, element })),
    exchanges: [
      {
        of: [changeOf('hydrogen'), changeOf('covalent')],
        misconception: 'FO1',
        text: 'Boiling and evaporating part whole molecules. Only a reaction breaks the bonds inside them.',
      },
      ...(['ions', 'dispersion', 'dipole'] as const).map((kind): Exchange => ({
        of: [changeOf('covalent'), changeOf(kind)],
        misconception: 'FO1',
        text:
          kind === 'ions'
            ? 'A salt has no molecules whose bonds could break. Melting loosens its ions from each other.'
            : 'Boiling and evaporating part whole molecules. Only a reaction breaks the bonds inside them.',
      })),
      {
        of: [changeOf('hydrogen'), changeOf('dipole')],
        misconception: 'FO10',
        text: 'Hydrogen at O or N forms hydrogen bonds. Molecules with C=O alone have none to give.',
      },
      {
        of: [changeOf('hydrogen'), changeOf('dispersion')],
        misconception: 'FO5',
        text: 'Hydrogen bonds need hydrogen at N, O or F. Non-polar molecules are held by dispersion alone.',
      },
    ],
    right: `${capitalized(drawn.map(({ left, partner }) => `when ${left}: ${partner}`).join('; '))}.`,
    article: null,
    asked: 'what is overcome by each change',
    rule: 'A change of state parts particles, a reaction breaks bonds',
  })
})

/** Pairs of particles and the kind of attraction between them. */
const neighbors = {
  'ion–dipole': [
    ['Na⁺ and H₂O', 'Na'],
    ['K⁺ and H₂O', 'K'],
    ['Cl⁻ and H₂O', 'Cl'],
    ['Mg²⁺ and H₂O', 'Mg'],
  ],
  'dipole–dipole': [
    ['HCl and HCl', 'Cl'],
    ['HBr and HBr', 'Br'],
    ['SO₂ and SO₂', 'S'],
    ['CH₃CHO and CH₃CHO', 'O'],
  ],
  'dispersion only': [
    ['I₂ and I₂', 'I'],
    ['CH₄ and CH₄', 'C'],
    ['Ar and Ar', 'Ar'],
    ['CO₂ and CO₂', 'C'],
  ],
  'hydrogen bond': [
    ['H₂O and NH₃', 'N'],
    ['H₂O and H₂O', 'O'],
    ['CH₃OH and H₂O', 'O'],
    ['HF and HF', 'F'],
  ],
  'ion–ion': [
    ['Mg²⁺ and O²⁻', 'Mg'],
    ['Na⁺ and Cl⁻', 'Na'],
    ['Ca²⁺ and F⁻', 'Ca'],
    ['K⁺ and Br⁻', 'K'],
  ],
} as const

type Attraction = keyof typeof neighbors

const attractions: readonly Attraction[] = [
  'ion–dipole',
  'dipole–dipole',
  'dispersion only',
  'hydrogen bond',
  'ion–ion',
]

const mixUps: readonly (readonly [Attraction, Attraction, Exchange['misconception'], string])[] = [
  [
    'ion–dipole',
    'dipole–dipole',
    'FO9',
    'An ion has a whole charge and is no dipole. Between two polar molecules both are dipoles.',
  ],
  [
    'dipole–dipole',
    'dispersion only',
    'BO6',
    'Two equal atoms, or dipoles that cancel, leave dispersion alone. Molecules with one positive and one negative side are dipoles.',
  ],
  [
    'hydrogen bond',
    'dipole–dipole',
    'FO10',
    'Hydrogen at N, O or F meets a lone pair of N, O or F. Without that there are dipoles alone.',
  ],
  [
    'hydrogen bond',
    'dispersion only',
    'FO5',
    'Hydrogen bonds need hydrogen at N, O or F. Non-polar particles have dispersion alone.',
  ],
  [
    'ion–dipole',
    'ion–ion',
    'BO1',
    'Water is a molecule and no ion. Two ions attract each other by their whole charges.',
  ],
]

/** Pairs of particles and the kind of attraction between them. */
export const kindsOfPairs = production('bo-e212', 'match', 'kinds-of-attraction', (random) => {
  const left = new Map<Attraction, Pair>(
    sample(random, attractions, 4).map((kind) => {
      const [pair, element] = pick<readonly [string, ElementSymbol]>(random, neighbors[kind])
      return [kind, { left: pair, partner: kind, element }]
    }),
  )
  const pairs = [...left.values()]
  return pairDraft(random, {
    stem: 'Pair each two particles with the strongest attraction between them.',
    pairs,
    exchanges: mixUps.flatMap(([one, other, misconception, text]): readonly Exchange[] => {
      const [first, second] = [left.get(one), left.get(other)]
      return first === undefined || second === undefined
        ? []
        : [{ of: [first.left, second.left], misconception, text }]
    }),
    right: `${pairs.map((pair) => `${pair.left}: ${pair.partner}`).join('; ')}.`,
    article: null,
    asked: 'the attraction between each two particles',
    rule: 'Look for ions first, then for hydrogen at N, O or F, then for dipoles',
  })
})

/** Reasons for a higher boiling point, and pairs of substances that differ in them. */
type Reason = 'hydrogen bonds' | 'dipoles' | 'size' | 'shape' | 'bonds'

const wordings: Readonly<Record<Reason, readonly [string, string]>> = {
  'hydrogen bonds': ['Its molecules form hydrogen bonds.', 'Hydrogen bonds join its molecules.'],
  dipoles: ['Its molecules are stronger dipoles.', 'Its molecules are more polar.'],
  size: ['Its molecules have more electrons.', 'Dispersion grows with its larger molecules.'],
  shape: ['Its molecules are less branched.', 'Its less branched molecules touch more.'],
  bonds: ['Its covalent bonds are stronger.', 'Its atoms are bonded more firmly.'],
}

/** Why one substance boils at a higher temperature than another one. */
export const whyItBoilsHigher = template('bo-h210', 'kinds-of-attraction', (random) => {
  const reason = pick(random, ['hydrogen bonds', 'dipoles', 'size', 'shape'] as const)
  const pair = pick(random, pairsOf(reason))
  const [higher, lower] = pair
  const account = `${capitalized(higher.name)}, ${higher.formula}, against ${lower.name}, ${lower.formula}: ${accounts[reason]}`
  const texts = Object.entries(wordings).map(([key, words]) => [key, pick(random, words)] as const)
  const textOf = (value: Reason) => texts.find(([key]) => key === value)?.[1] ?? ''
  const all: readonly Reason[] = ['hydrogen bonds', 'dipoles', 'size', 'shape', 'bonds']
  return choice<Reason>({
    element: higher.element,
    badge: null,
    stem: `${capitalized(higher.name)} (${mass(higher.molarMass)}) boils at ${degrees(higher.boilingPoint)}, ${lower.name} (${mass(lower.molarMass)}) at ${degrees(lower.boilingPoint)}. Why does the first boil at the higher temperature?`,
    answer: reason,
    isRight: (value) => value === reason,
    lures: shuffle(random, all).map((value): Lure<Reason> => ({
      value,
      misconception: reasonMistaken(value, reason),
      why: `${refusals[value]} ${account}.`,
    })),
    show: textOf,
    right: `${account}.`,
    see: { article: null },
    solution: () => ({
      asked: 'the reason',
      lines: [
        { kind: 'given', name: capitalized(higher.name), value: higher.formula },
        { kind: 'given', name: capitalized(lower.name), value: lower.formula },
        {
          kind: 'relation',
          text: 'Compare the kind of attraction first, then the size, then the shape of the molecules',
        },
        { kind: 'result', text: textOf(reason) },
      ],
    }),
  })
})

const accounts: Readonly<Record<Exclude<Reason, 'bonds'>, string>> = {
  'hydrogen bonds': 'only the first has hydrogen at O, which forms hydrogen bonds',
  dipoles: 'of nearly equal mass, but only the first is clearly a dipole',
  size: 'both are held by dispersion, which grows with the number of electrons',
  shape: 'they are isomers, and the less branched one touches more of its neighbors',
}

const refusals: Readonly<Record<Reason, string>> = {
  'hydrogen bonds':
    'For hydrogen bonds hydrogen has to be at N, O or F in the first substance alone.',
  dipoles: 'A difference of dipoles is not what counts here.',
  size: 'The first molecule is not the larger one.',
  shape: 'The difference is not one of branches.',
  bonds: 'Boiling leaves the bonds inside the molecules whole.',
}

function reasonMistaken(chosen: Reason, right: Reason): Lure<Reason>['misconception'] {
  switch (chosen) {
    case 'bonds':
      return 'FO1'
    case 'size':
      return 'FO4'
    case 'shape':
      return 'FO3'
    case 'hydrogen bonds':
      return 'FO5'
    case 'dipoles':
      return right === 'hydrogen bonds' ? 'FO10' : 'BO6'
  }
}

function mass(value: number): string {
  return `${formatNumber(value, { decimals: 0 })} g/mol`
}

/** Two substances of which the first boils higher, for one reason. */
function pairsOf(reason: Exclude<Reason, 'bonds'>): readonly (readonly [Liquid, Liquid])[] {
  const alcohols = liquids.filter(({ family }) => family === 'alcohol')
  const polar = liquids.filter(({ family }) => ['aldehyde', 'ketone'].includes(family))
  const alkanes = liquids.filter(({ family }) => family === 'alkane')
  switch (reason) {
    case 'hydrogen bonds':
      return couples(alcohols, polar).filter(
        ([one, other]) =>
          one.boilingPoint > other.boilingPoint + 15 && one.molarMass <= other.molarMass,
      )
    case 'dipoles':
      return couples(polar, straightAlkanes).filter(
        ([one, other]) =>
          Math.abs(one.molarMass - other.molarMass) < 3 &&
          one.molarMass <= other.molarMass + 0.1 &&
          one.boilingPoint > other.boilingPoint + 15,
      )
    case 'size':
      return couples(straightAlkanes, straightAlkanes).filter(
        ([one, other]) => one.boilingPoint > other.boilingPoint + 15,
      )
    case 'shape':
      return couples(straightAlkanes, alkanes).filter(
        ([one, other]) =>
          Math.abs(one.molarMass - other.molarMass) < 0.01 &&
          one.boilingPoint > other.boilingPoint + 4,
      )
  }
}

function couples(
  ones: readonly Liquid[],
  others: readonly Liquid[],
): readonly (readonly [Liquid, Liquid])[] {
  return ones.flatMap((one) => others.map((other) => [one, other] as const))
}
