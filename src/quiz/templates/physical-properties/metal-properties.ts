import { element } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
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
