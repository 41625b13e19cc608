import { type CationTest, cationTests, halideTests } from '#chemistry/analysis/ion-tests.ts'
import { formatFormula, formula as readFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { formulaDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'

import { colorOf } from './flames.ts'

const shown = (plain: string): string => formatFormula(readFormula(plain))

function hydroxideFact({ ion, name, color, element }: CationTest): Fact {
  return {
    left: shown(ion),
    partner: color === null ? 'no precipitate' : `${color} precipitate`,
    element,
    reason:
      color === null
        ? `With ${name} there is no precipitate, but ammonia when it is warmed.`
        : `${capitalized(name)} hydroxide is ${color}.`,
  }
}

function isWhite({ color }: CationTest): boolean {
  return color === 'white'
}

/** Ions and the colors of their hydroxides, with one of the white ones. */
export const ionsAndHydroxides = production('ch-e253', 'match', 'ion-tests', (random) => {
  const whites = cationTests.filter(isWhite)
  return factsDraft(random, {
    stem: 'Pair each ion with the result of a little sodium hydroxide in its solution.',
    facts: [...cationTests.filter((one) => !isWhite(one)), pick(random, whites)].map(hydroxideFact),
    count: pick(random, [4, 5]),
    mistake: mistakeBetween([['Fe²⁺', 'Fe³⁺', 'AN7']], null),
  })
})

const acids: readonly Fact[] = [
  {
    left: 'nitric acid before silver nitrate',
    partner: 'removes carbonate, and brings no halide',
    element: 'N',
    reason: 'Nitric acid removes carbonate and brings no halide along.',
  },
  {
    left: 'hydrochloric acid before barium chloride',
    partner: 'removes carbonate, and brings no sulfate',
    element: 'Cl',
    reason: 'Hydrochloric acid removes carbonate and brings no sulfate along.',
  },
]

const reagents: readonly Fact[] = [
  {
    left: 'silver nitrate',
    partner: 'precipitates a halide',
    element: 'Ag',
    reason: 'Silver ions precipitate halides.',
  },
  {
    left: 'barium chloride',
    partner: 'precipitates sulfate',
    element: 'Ba',
    reason: 'Barium ions precipitate sulfate.',
  },
  {
    left: 'warm sodium hydroxide',
    partner: 'frees ammonia from ammonium',
    element: 'Na',
    reason: 'Warm hydroxide frees ammonia from ammonium.',
  },
  {
    left: 'more sodium hydroxide',
    partner: 'tells aluminum from magnesium',
    element: 'Al',
    reason: 'More hydroxide dissolves aluminum hydroxide but not magnesium hydroxide.',
  },
  {
    left: 'chlorine water',
    partner: 'frees bromine or iodine',
    element: 'Br',
    reason: 'Chlorine frees bromine or iodine from their ions.',
  },
  {
    left: 'limewater',
    partner: 'shows carbon dioxide',
    element: 'C',
    reason: 'Limewater turns milky with carbon dioxide.',
  },
]

/** Steps of tests and their purposes. */
export const stepsAndPurposes = production('ch-m251', 'match', 'ion-tests', (random) => {
  return factsDraft(random, {
    stem: 'Pair each step of a test with its purpose.',
    facts: [pick(random, acids), ...sample(random, reagents, 2), ...lastOf(random)],
    mistake: (one, other) => {
      const count = [one, other].filter((fact) => acids.includes(fact)).length
      return count === 2 ? 'AN4' : count === 1 ? 'AN3' : null
    },
  })
})

/** The other acid in one half of the questions. */
function lastOf(random: Random): readonly Fact[] {
  return random() < 0.5 ? acids : []
}

type Salt = { readonly metal: ElementSymbol; readonly anion: string }

const flames = ['Li', 'Na', 'K', 'Ca', 'Cu'] as const
/** Colors that are hard to tell apart are not offered together. */
const alikeFlames: readonly (readonly string[])[] = [['Li', 'Ca']]
const alikeHalides: readonly (readonly string[])[] = [['chloride', 'bromide']]

/** An anion, the reagents for it and the color of its precipitate. */
type Anion = { readonly name: string; readonly reagents: string; readonly color: string }

const anions: readonly Anion[] = [
  ...halideTests.map(({ name, color }) => ({
    name,
    reagents: 'nitric acid and silver nitrate',
    color,
  })),
  { name: 'sulfate', reagents: 'hydrochloric acid and barium chloride', color: 'white' },
]

/** A salt from the color of its flame and a precipitate. */
export const saltOfTests = template('ch-m252', 'ion-tests', (random) => {
  const [metal, other] = sample(random, flames, 2)
  const [shownAnion, otherAnion] = sample(random, anions, 2)
  if (metal === undefined || other === undefined) return null
  if (shownAnion === undefined || otherAnion === undefined) return null
  const [anion, second] = [shownAnion.name, otherAnion.name]
  if (isAlike(alikeFlames, metal, other) || isAlike(alikeHalides, anion, second)) return null
  if ([metal, other].some((symbol) => [anion, second].some((name) => isMissing(symbol, name)))) {
    return null
  }
  const account = `The flame shows ${nameOf(metal)}, the precipitate ${anion}`
  const lures: readonly Lure<Salt>[] = [
    {
      value: { metal: other, anion },
      misconception: 'AN6',
      why: `Salts of ${nameOf(other)} do not give that flame. ${account}.`,
    },
    {
      value: { metal, anion: second },
      misconception: 'AN9',
      why: `With ${second} ${otherAnion.reagents} give a ${otherAnion.color} precipitate. ${account}.`,
    },
    {
      value: { metal: other, anion: second },
      misconception: 'AN6',
      why: `Neither the flame nor the precipitate fits. ${account}.`,
    },
  ]
  return choice<Salt>({
    element: metal,
    badge: null,
    stem: `A solution colors a flame ${colorOf(metal)}, and with ${shownAnion.reagents} it gives a ${shownAnion.color} precipitate. Which salt is dissolved in it?`,
    answer: { metal, anion },
    isRight: (value) => value.metal === metal && value.anion === anion,
    lures: shuffle(random, lures),
    show: saltName,
    right: `${account}.`,
    see: { article: null },
  })
})

function isAlike(pairs: readonly (readonly string[])[], one: string, other: string): boolean {
  return pairs.some((pair) => pair.includes(one) && pair.includes(other))
}

/** There is no copper(II) iodide, and calcium sulfate hardly dissolves. */
function isMissing(metal: string, anion: string): boolean {
  return (metal === 'Cu' && anion === 'iodide') || (metal === 'Ca' && anion === 'sulfate')
}

function saltName({ metal, anion }: Salt): string {
  return `${nameOf(metal)}${metal === 'Cu' ? '(II)' : ''} ${anion}`
}

/** An observation, the ion that it shows, and another ion that is taken for it. */
type Clue = {
  readonly seen: string
  readonly ion: string
  readonly element: ElementSymbol
  readonly other: string
  readonly misconception: MisconceptionId | null
  readonly why: string
}

const clues: readonly Clue[] = [
  {
    seen: 'Sodium hydroxide gives a blue precipitate that stays in more of it.',
    ion: 'Cu^2+',
    element: 'Cu',
    other: 'Cr^3+',
    misconception: null,
    why: 'Chromium(III) hydroxide is green and dissolves in more hydroxide.',
  },
  {
    seen: 'A little ammonia gives a light blue precipitate, more of it a dark blue solution.',
    ion: 'Cu^2+',
    element: 'Cu',
    other: 'Zn^2+',
    misconception: 'AN2',
    why: 'Zinc hydroxide dissolves in ammonia too, but it is white and its solution colorless.',
  },
  {
    seen: 'Sodium hydroxide gives a green precipitate that stays in more of it and turns brown in air.',
    ion: 'Fe^2+',
    element: 'Fe',
    other: 'Fe^3+',
    misconception: 'AN7',
    why: 'Iron(III) hydroxide is red-brown from the start.',
  },
  {
    seen: 'Ammonia gives a green precipitate that stays in more of it and turns brown in air.',
    ion: 'Fe^2+',
    element: 'Fe',
    other: 'Fe^3+',
    misconception: 'AN7',
    why: 'Iron(III) hydroxide is red-brown from the start.',
  },
  {
    seen: 'Sodium hydroxide gives a red-brown precipitate that stays in more of it.',
    ion: 'Fe^3+',
    element: 'Fe',
    other: 'Fe^2+',
    misconception: 'AN7',
    why: 'Iron(II) hydroxide is green.',
  },
  {
    seen: 'Ammonia gives a red-brown precipitate that stays in more of it.',
    ion: 'Fe^3+',
    element: 'Fe',
    other: 'Fe^2+',
    misconception: 'AN7',
    why: 'Iron(II) hydroxide is green.',
  },
  {
    seen: 'Sodium hydroxide gives a green precipitate that becomes a dark green solution in more of it.',
    ion: 'Cr^3+',
    element: 'Cr',
    other: 'Fe^2+',
    misconception: 'AN2',
    why: 'Iron(II) hydroxide is green as well, but it stays in more hydroxide.',
  },
  {
    seen: 'Sodium hydroxide gives a white precipitate that dissolves in more of it. That of ammonia stays.',
    ion: 'Al^3+',
    element: 'Al',
    other: 'Zn^2+',
    misconception: 'AN2',
    why: 'Zinc hydroxide dissolves in more ammonia too.',
  },
  {
    seen: 'Sodium hydroxide gives a white precipitate, and so does ammonia. Both dissolve in more of the reagent.',
    ion: 'Zn^2+',
    element: 'Zn',
    other: 'Al^3+',
    misconception: 'AN2',
    why: 'Aluminum hydroxide does not dissolve in ammonia.',
  },
  {
    seen: 'Sodium hydroxide gives a white precipitate that stays, and the flame is orange-red.',
    ion: 'Ca^2+',
    element: 'Ca',
    other: 'Mg^2+',
    misconception: 'AN6',
    why: 'Magnesium does not color a flame.',
  },
  {
    seen: 'Sodium hydroxide gives a white precipitate that stays, and the flame has no color.',
    ion: 'Mg^2+',
    element: 'Mg',
    other: 'Ca^2+',
    misconception: 'AN6',
    why: 'Calcium gives an orange-red flame.',
  },
  {
    seen: 'Sodium hydroxide gives no precipitate. When it is warmed, a gas turns damp red litmus blue.',
    ion: 'NH4^+',
    element: 'N',
    other: 'NO3^-',
    misconception: null,
    why: 'Nitrate gives ammonia only with aluminum and hydroxide.',
  },
  {
    seen: 'Warm sodium hydroxide frees ammonia only after aluminum is added.',
    ion: 'NO3^-',
    element: 'N',
    other: 'NH4^+',
    misconception: null,
    why: 'Ammonium needs no aluminum.',
  },
  ...halideTests.map(({ color, ion, element, name }, place): Clue => {
    const other = halideTests[(place + 1) % halideTests.length] ?? halideTests[0]
    return {
      seen: `Nitric acid and silver nitrate give a ${color} precipitate.`,
      ion,
      element,
      other: other?.ion ?? '',
      misconception: 'AN9',
      why: `With ${other?.name ?? ''} it would be ${other?.color ?? ''}, with ${name} it is ${color}.`,
    }
  }),
  {
    seen: 'Hydrochloric acid and barium chloride give a white precipitate.',
    ion: 'SO4^2-',
    element: 'S',
    other: 'Cl^-',
    misconception: 'AN4',
    why: 'Chloride is in both reagents, so it cannot be what they test for.',
  },
  {
    seen: 'Chlorine water turns it orange.',
    ion: 'Br^-',
    element: 'Br',
    other: 'I^-',
    misconception: 'AN9',
    why: 'Iodide gives iodine, which is brown in water.',
  },
  {
    seen: 'Chlorine water turns it brown, and then starch blue-black.',
    ion: 'I^-',
    element: 'I',
    other: 'Br^-',
    misconception: 'AN9',
    why: 'Bromide gives bromine, which is orange in water.',
  },
  {
    seen: 'A drop of it colors a flame lilac.',
    ion: 'K^+',
    element: 'K',
    other: 'Na^+',
    misconception: 'AN6',
    why: 'Sodium colors a flame strong yellow.',
  },
  {
    seen: 'A drop of it colors a flame strong yellow.',
    ion: 'Na^+',
    element: 'Na',
    other: 'K^+',
    misconception: 'AN6',
    why: 'Potassium colors a flame lilac.',
  },
]

/** The ion that tests show. */
export const ionOfTests = production('ch-m253', 'formula', 'ion-tests', (random) => {
  const { seen, ion, element, other, misconception, why } = pick(random, clues)
  const account = `The ion is ${shown(ion)}`
  return formulaDraft({
    element,
    stem: `A solution is tested. ${seen} Type the formula of the ion, with its charge.`,
    answer: ion,
    slips: [
      { value: other, misconception, text: `${why} ${account}.` },
      {
        value: withoutCharge(ion),
        misconception: null,
        text: `The charge is missing, and in a solution there are ions. ${account}.`,
      },
    ],
    right: `${seen} ${account}.`,
    see: { article: null },
  })
})

/** An ion in plain notation without its charge. */
export function withoutCharge(ion: string): string {
  return ion.replace(/\^.*/, '')
}

/** Halides with silver nitrate, and the precipitates with ammonia. */
export const halidesAndAmmonia = production('ch-h251', 'match', 'ion-tests', (random) => {
  const metal = pick(random, ['Sodium', 'Potassium', 'Lithium'])
  return factsDraft(random, {
    stem: 'Silver nitrate is added to each solution, and then ammonia. Pair each of them with the result.',
    facts: [
      ...halideTests.map(({ name, ammonia, element, precipitate }) => ({
        left: `${metal} ${name}`,
        partner: ammonia,
        element,
        isHalide: true,
        reason: `${shown(precipitate)} is ${ammonia}.`,
      })),
      {
        left: `${metal} nitrate`,
        partner: 'no precipitate',
        element: 'N' as const,
        isHalide: false,
        reason: 'Silver nitrate stays dissolved.',
      },
    ],
    mistake: (one, other) => (one.isHalide && other.isHalide ? 'AN9' : 'AN1'),
    asked: 'the result for each solution',
    rule: 'Ammonia binds silver ions; the less soluble the silver halide, the more ammonia it takes',
  })
})
