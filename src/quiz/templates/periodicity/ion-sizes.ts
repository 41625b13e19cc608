import { formatIon } from '#chemistry/compounds/formulas.ts'
import { ionicRadius } from '#chemistry/elements/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Statement, statement, template } from '#quiz/template.ts'
import { counted, listed, nameOf } from '#quiz/templates/shared/names.ts'

/** An ion of one atom, with its charge. */
export type SimpleIon = readonly [symbol: ElementSymbol, charge: number]

/** Ions with the electrons of neon, argon, krypton and xenon, the largest first. */
export const isoelectronicSeries: readonly (readonly SimpleIon[])[] = [
  [
    ['O', -2],
    ['F', -1],
    ['Na', 1],
    ['Mg', 2],
    ['Al', 3],
  ],
  [
    ['S', -2],
    ['Cl', -1],
    ['K', 1],
    ['Ca', 2],
    ['Sc', 3],
  ],
  [
    ['Se', -2],
    ['Br', -1],
    ['Rb', 1],
    ['Sr', 2],
    ['Y', 3],
  ],
  [
    ['Te', -2],
    ['I', -1],
    ['Cs', 1],
    ['Ba', 2],
    ['La', 3],
  ],
]

/** Smallest difference, as a share of the larger radius, that a question may rest on. */
const MARGIN = 0.03

/** Which of several ions with equally many electrons is the largest or smallest. */
export const sizeOfIsoelectronicIons = template('pe-m3', 'ionic-radius', (random) => {
  const all = pick(random, isoelectronicSeries)
  const drawn = sample(random, all, 4)
  const ions = all.filter((ion) => drawn.includes(ion))
  const asksLargest = random() < 0.5
  const [answer, ...others] = asksLargest ? ions : ions.toReversed()
  const [nearest] = others
  if (answer === undefined || nearest === undefined) return null
  if (Math.abs(radiusOf(answer) - radiusOf(nearest)) < MARGIN * radiusOf(answer)) return null
  // A negative ion taken for the smallest, or a positive one for the largest.
  const isMistaken = ([, charge]: SimpleIon) => asksLargest === charge > 0
  if (!others.some(isMistaken)) return null
  const { protons } = element(answer[0])
  const electrons = protons - answer[1]
  const extreme = (asksLargest ? Math.max : Math.min)(...ions.map(radiusOf))
  return choice<SimpleIon>({
    element: answer[0],
    badge: null,
    stem: `Each of these ions has ${electrons} electrons. Which one is the ${asksLargest ? 'largest' : 'smallest'}?`,
    answer,
    isRight: (ion) => radiusOf(ion) === extreme,
    show: write,
    lures: others.map((ion) => ({
      value: ion,
      misconception: isMistaken(ion) ? 'PE8' : null,
      why: `${write(ion)} has ${element(ion[0]).protons} protons, ${write(answer)} has ${protons}, for the same ${electrons} electrons. ${asksLargest ? 'Fewer protons pull less' : 'More protons pull harder'}, so ${write(answer)} is ${asksLargest ? 'larger' : 'smaller'}.`,
    })),
    right: `With equally many electrons the ion with the ${asksLargest ? 'fewest' : 'most'} protons is the ${asksLargest ? 'largest' : 'smallest'}: ${write(answer)} with ${protons}.`,
    see: { elements: ions.map(([symbol]) => symbol), article: 'how-ions-are-formed' },
  })
})

function radiusOf([symbol, charge]: SimpleIon): number {
  return ionicRadius(symbol, charge) ?? 0
}

function write([symbol, charge]: SimpleIon): string {
  return formatIon(symbol, charge)
}

/** Ions of one atom that every course meets, with the charge of their noble-gas arrangement. */
const simpleIons: readonly SimpleIon[] = [
  ['Li', 1],
  ['Na', 1],
  ['K', 1],
  ['Rb', 1],
  ['Cs', 1],
  ['Mg', 2],
  ['Ca', 2],
  ['Sr', 2],
  ['Ba', 2],
  ['Al', 3],
  ['O', -2],
  ['S', -2],
  ['F', -1],
  ['Cl', -1],
  ['Br', -1],
  ['I', -1],
]

/** Which is larger, an atom or its ion, and why. */
export const atomOrIon = template('pe-m4', 'ionic-radius', (random) => {
  const [symbol, charge] = pick(random, simpleIons)
  return statement(random, charge > 0 ? atomOrCation(symbol, charge) : atomOrAnion(symbol, charge))
})

function atomOrCation(symbol: ElementSymbol, charge: number): Statement {
  const { protons, period } = element(symbol)
  const ion = formatIon(symbol, charge)
  const fact = `${symbol} has ${period} occupied shells, ${ion} only ${period - 1}, so ${symbol} is larger.`
  return {
    element: symbol,
    stem: whichIsLarger(symbol, ion),
    answers: [
      `${symbol}, since it has one more shell`,
      `${symbol}, since ${ion} has lost its outer shell`,
    ],
    lures: [
      {
        value: `${ion}, since the plus means something was added`,
        misconception: 'AS3',
        why: `The plus sign tells that ${inWords(charge)} ${charge === 1 ? 'electron' : 'electrons'} left. ${fact}`,
      },
      {
        value: `${ion}, since positive ions are larger than atoms`,
        misconception: 'PE8',
        why: `Positive ions are smaller than their atoms. ${fact}`,
      },
      {
        value: `neither, since both have ${protons} protons`,
        misconception: null,
        why: `The electrons determine the size, and their number differs. ${fact}`,
      },
      {
        value: `${symbol}, since it has more protons than ${ion}`,
        misconception: null,
        why: `Atom and ion have the same ${protons} protons. ${fact}`,
      },
    ],
    right: fact,
    see: { article: 'how-ions-are-formed' },
  }
}

function atomOrAnion(symbol: ElementSymbol, charge: number): Statement {
  const { protons, period } = element(symbol)
  const ion = formatIon(symbol, charge)
  const added = inWords(-charge)
  const fact = `${protons - charge} electrons in ${ion} repel each other more than ${protons} in ${symbol}, so ${ion} is larger.`
  return {
    element: symbol,
    stem: whichIsLarger(symbol, ion),
    answers: [
      `${ion}, since its electrons repel each other more`,
      `${ion}, since added electrons repel the others`,
    ],
    lures: [
      {
        value: `${symbol}, since the minus means something was lost`,
        misconception: 'AS3',
        why: `The minus sign tells that ${added} ${charge === -1 ? 'electron was' : 'electrons were'} added. ${fact}`,
      },
      {
        value: `${symbol}, since negative ions are smaller than atoms`,
        misconception: 'PE8',
        why: `Negative ions are larger than their atoms. ${fact}`,
      },
      {
        value: `neither, since both have ${protons} protons`,
        misconception: null,
        why: `The electrons determine the size, and their number differs. ${fact}`,
      },
      {
        value: `${ion}, since it has one more shell than ${symbol}`,
        misconception: 'EC5',
        why: `The added electrons enter the same shell ${period}. ${fact}`,
      },
    ],
    right: fact,
    see: { article: 'how-ions-are-formed' },
  }
}

function whichIsLarger(symbol: ElementSymbol, ion: string): string {
  return `Which is larger, the ${nameOf(symbol)} atom ${symbol} or the ion ${ion}, and why?`
}

/** Which of two ions with equally many electrons is larger, and why. */
export const largerOfTwoIons = template('pe-m500', 'ionic-radius', (random) => {
  const drawn = sample(random, pick(random, isoelectronicSeries), 2)
  const [large, small] = drawn.toSorted((one, other) => radiusOf(other) - radiusOf(one))
  if (large === undefined || small === undefined) return null
  if (radiusOf(large) - radiusOf(small) < MARGIN * radiusOf(large)) return null
  const [more, less] = [small, large].map(([symbol]) => element(symbol).protons)
  const electrons = element(large[0]).protons - large[1]
  const fact = `${write(large)} has ${less} protons and ${write(small)} ${more}, for ${electrons} electrons each, so ${write(large)} is larger.`
  return statement(random, {
    element: large[0],
    badge: null,
    stem: `Which is larger, ${drawn.map(write).join(' or ')}, and why?`,
    answers: [`${write(large)}: it has fewer protons`],
    lures: [
      {
        value: `${drawn.map(write).join(' and ')}: equally many electrons`,
        misconception: 'PE10',
        why: `Equally many electrons do not make them equally large. ${fact}`,
      },
      {
        value: `${write(small)}: it has more protons`,
        misconception: 'PE7',
        why: `More protons pull the same electrons closer. ${fact}`,
      },
      {
        value: `${write(large)}: it has more electrons`,
        misconception: 'AS13',
        why: `The charges make the electrons equally many. ${fact}`,
      },
    ],
    right: fact,
    see: { elements: drawn.map(([symbol]) => symbol), article: 'how-ions-are-formed' },
  })
})

/** The number of electrons of a simple ion that were added or lost. */
function inWords(electrons: number): string {
  return ['no', 'one', 'two', 'three'][electrons] ?? String(electrons)
}

/** Ions of one group with the same charge, the smallest first. */
const groupsOfIons: readonly (readonly SimpleIon[])[] = [
  ['Li', 'Na', 'K', 'Rb', 'Cs'].map((symbol): SimpleIon => [symbol, 1]),
  ['Be', 'Mg', 'Ca', 'Sr', 'Ba'].map((symbol): SimpleIon => [symbol, 2]),
  ['O', 'S', 'Se', 'Te'].map((symbol): SimpleIon => [symbol, -2]),
  ['F', 'Cl', 'Br', 'I'].map((symbol): SimpleIon => [symbol, -1]),
]

/** An ion of the group, or null for the idea that all of them are equally large. */
type Extreme = SimpleIon | null

/** Which of several ions of one group is the largest or smallest. */
export const extremeIonOfGroup = template('pe-e500', 'ionic-radius', (random) => {
  const group = pick(random, groupsOfIons)
  const hasEqual = random() < 0.5
  const drawn = sample(random, group, hasEqual ? 3 : 4)
  const ions = group.filter((ion) => drawn.includes(ion))
  const asksLargest = random() < 0.5
  const [answer, ...others] = asksLargest ? ions.toReversed() : ions
  if (answer === undefined) return null
  const word = asksLargest ? 'largest' : 'smallest'
  const shells = shellsOf(answer)
  const account = `${write(answer)} has ${asksLargest ? 'the most' : 'the fewest'} occupied shells, ${shells}, so it is the ${word}`
  const extreme = (asksLargest ? Math.max : Math.min)(...ions.map(radiusOf))
  return choice<Extreme>({
    element: answer[0],
    badge: null,
    stem: `Which is the ${word} of the ions ${listed(shuffle(random, ions).map(write))}?`,
    answer,
    isRight: (ion) => ion !== null && radiusOf(ion) === extreme,
    show: (ion) => (ion === null ? 'all the same' : write(ion)),
    lures: [
      ...others.toReversed().map((ion) => ({
        value: ion,
        misconception: 'PE1' as const,
        why: `${write(ion)} has ${counted(shellsOf(ion), 'occupied shell')}, and each shell makes an ion larger. ${account}.`,
      })),
      ...(hasEqual
        ? [
            {
              value: null,
              misconception: 'CL11' as const,
              why: `Equal charges do not make ions equally large. ${account}.`,
            },
          ]
        : []),
    ],
    right: `Down a group each ion has one more occupied shell. ${account}.`,
    see: { elements: ions.map(([symbol]) => symbol), article: 'how-ions-are-formed' },
  })
})

/** The occupied shells of an ion with the electrons of a noble gas. */
function shellsOf([symbol, charge]: SimpleIon): number {
  return element(symbol).period - (charge > 0 ? 1 : 0)
}
