import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextVersion, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

/** Properties of metals in the words of an option. */
const properties = {
  conductsElectricity: 'It conducts electricity very well.',
  conductsHeat: 'It conducts heat very well.',
  // Lithium is cut, not polished.
  shines: 'It shines when freshly cut.',
  isMagnetic: 'A magnet attracts it strongly.',
  meltsHigh: 'It melts only above 1500 °C.',
  isHard: 'It is harder than glass.',
  conductsMolten: 'It conducts only when molten.',
  staysBright: 'It stays bright in air.',
} as const

type Property = keyof typeof properties

const shared: readonly Property[] = ['conductsElectricity', 'conductsHeat', 'shines']

const lures: readonly Lure<Property>[] = [
  {
    value: 'isMagnetic',
    misconception: 'PH4',
    why: 'Of the common metals, a magnet strongly attracts only iron, cobalt and nickel. It does not attract copper or aluminum in this way.',
  },
  {
    value: 'meltsHigh',
    misconception: 'PH4',
    why: 'Sodium melts at 98 °C, zinc at 420 °C, and mercury is liquid at room temperature. Metals differ widely in this.',
  },
  {
    value: 'isHard',
    misconception: 'PH4',
    why: 'Chromium scratches glass, but copper, gold and lead do not, and a knife cuts sodium. Hardness is no common property of metals.',
  },
  {
    value: 'conductsMolten',
    misconception: 'BO13',
    why: 'That is true of salts, whose ions move only in the melt. In a metal electrons move freely in the solid as well.',
  },
  {
    value: 'staysBright',
    misconception: 'PH4',
    why: 'Gold and platinum stay bright, but iron rusts and sodium turns dull within minutes. This is no common property of metals.',
  },
]

/** Metals that are known from daily life or school, all of them solid and fair conductors. */
const familiarMetals = 'Li Na K Mg Ca Al Ti Cr Fe Co Ni Cu Zn Ag Sn W Pt Au Pb'.split(' ')

/** Which property a metal shares with nearly all other metals. */
export const sharedMetalProperty = template('ph-e7', 'metal-properties', (random) => {
  const symbol = pick(random, familiarMetals)
  const answer = pick(random, shared)
  return choice<Property>({
    element: symbol,
    stem: `What is true of ${nameOf(symbol)} and of nearly all other metals?`,
    answer,
    isRight: (property) => shared.includes(property),
    show: (property: Property) => properties[property],
    lures: shuffle(random, lures),
    right: `All metals have freely moving electrons, which carry charge and heat and reflect light. ${element(symbol).name} is no exception.`,
    see: { article: 'types-of-elements' },
  })
})

/** What particles do, as a reason in the words of an option. */
const reasons = {
  electronsMove: 'Some of its electrons move freely through it.',
  layersSlide: 'Its layers of ions can slide past each other.',
  layersCatch: 'Atoms of two sizes keep its layers from sliding.',
  atomsAlike: 'Each single atom of it has this property.',
  ionsMove: 'Its ions travel from one end to the other.',
  molecules: 'Its molecules attract each other on all sides.',
  pairs: 'Each two of its atoms share a pair of electrons.',
  twoSigns: 'Positive and negative ions in it attract each other.',
} as const

type Reason = keyof typeof reasons

/** Metals that bend easily and conduct well. */
const workable = 'Al Cu Ag Sn Pt Au Pb Ni'.split(' ')

/** Alloys that are harder than the metal that most of them consists of. */
const hardAlloys = [
  ['bronze', 'Cu'],
  ['brass', 'Cu'],
  ['cupronickel', 'Cu'],
  ['sterling silver', 'Ag'],
] as const

/** The reasons that explain something, each in full. */
const facts = {
  electronsMove:
    'Electrons that belong to no single atom carry charge and energy through the metal',
  layersSlide: 'Layers of ions slide, and the free electrons go on holding them together',
  layersCatch: 'Atoms of another size disturb the layers, which then slide less easily',
} as const

/** Questions about the particles of metals and alloys, by the reason that answers them. */
const questions: Readonly<
  Record<keyof typeof facts, readonly (readonly [stem: string, symbol: ElementSymbol])[]>
> = {
  electronsMove: workable.flatMap((symbol) => [
    [`Why does solid ${nameOf(symbol)} conduct electricity?`, symbol],
    [`Why does ${nameOf(symbol)} carry heat so well?`, symbol],
  ]),
  layersSlide: workable.flatMap((symbol) => [
    [`Why does ${nameOf(symbol)} bend without breaking?`, symbol],
    [`Why can ${nameOf(symbol)} be hammered into a thin sheet?`, symbol],
  ]),
  layersCatch: hardAlloys.flatMap(([alloy, symbol]) => [
    [`Why is ${alloy} harder than pure ${nameOf(symbol)}?`, symbol],
    [`Why is ${alloy} more difficult to bend than pure ${nameOf(symbol)}?`, symbol],
  ]),
}

/** Why a metal or an alloy has a property, by what its particles do. */
export const reasonForProperty = template('ph-m500', 'metal-properties', (random) => {
  const reason = pick(random, ['electronsMove', 'layersSlide', 'layersCatch'] as const)
  const [stem, symbol] = pick(random, questions[reason])
  const fact = `${facts[reason]}.`
  const wrong: readonly Lure<Reason>[] = [
    {
      value: 'electronsMove',
      misconception: 'PH15',
      why: `Free electrons let a metal conduct, and they are there in soft and hard metals. ${fact}`,
    },
    {
      value: 'layersSlide',
      misconception: 'PH15',
      why: `Sliding layers are the reason why a pure metal bends. ${fact}`,
    },
    {
      value: 'layersCatch',
      misconception: 'PH15',
      why: `That makes an alloy harder, and a pure metal has atoms of one kind. ${fact}`,
    },
    {
      value: 'atomsAlike',
      misconception: 'AS10',
      why: `A single atom is neither soft nor a conductor: such properties belong to many atoms together. ${fact}`,
    },
    {
      value: 'ionsMove',
      misconception: 'PH15',
      why: `The ions of a solid metal stay near their places and do not cross it. ${fact}`,
    },
    {
      value: 'molecules',
      misconception: 'PH15',
      why: `A metal has no molecules: its ions lie among free electrons. ${fact}`,
    },
    {
      value: 'pairs',
      misconception: 'BO13',
      why: `Pairs that two atoms share hold non-metals together. ${fact}`,
    },
    {
      value: 'twoSigns',
      misconception: 'BO13',
      why: `Ions of both signs make up a salt, and a metal has positive ones only. ${fact}`,
    },
  ]
  // Free electrons also hold sliding layers together, so they are no wrong reason for bending.
  const isWrong = (value: Reason) =>
    value !== reason && !(reason === 'layersSlide' && value === 'electronsMove')
  return choice<Reason>({
    element: symbol,
    stem,
    answer: reason,
    isRight: (value) => value === reason,
    show: (value: Reason) => reasons[value],
    lures: shuffle(
      random,
      wrong.filter(({ value }) => isWrong(value)),
    ),
    right: fact,
    see: { article: 'types-of-elements' },
  })
})

/** The same, without calling metals that carry heat less well than most good at it. */
export const comparedReason = nextVersion(reasonForProperty, (draft) => ({
  ...draft,
  stem: draft.stem.replace('so well', 'better than glass'),
}))
