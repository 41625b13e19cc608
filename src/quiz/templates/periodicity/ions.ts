import { ionicRadius, properties } from '#chemistry/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatIon } from '#chemistry/formulas.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

type SimpleIon = readonly [symbol: ElementSymbol, charge: number]

/** Ions with the electrons of neon, argon, krypton and xenon, the largest first. */
const series: readonly (readonly SimpleIon[])[] = [
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

export const sizeOfIsoelectronicIons: Template = {
  id: 'pe-m3',
  version: 1,
  category: 'periodicity',
  difficulty: 'medium',
  skill: 'ionic-radius',
  fitsMatch: false,
  draw(random) {
    const all = pick(random, series)
    const drawn = sample(random, all, 4)
    const ions = all.filter((ion) => drawn.includes(ion))
    const asksLargest = random() < 0.5
    const ordered = asksLargest ? ions : ions.toReversed()
    const [answer, ...others] = ordered
    const [nearest] = others
    if (answer === undefined || nearest === undefined) return null
    if (Math.abs(radiusOf(answer) - radiusOf(nearest)) < MARGIN * radiusOf(answer)) return null
    const { protons } = element(answer[0])
    const electrons = protons - answer[1]
    const extreme = (asksLargest ? Math.max : Math.min)(...ions.map(radiusOf))
    return worded({
      element: pick(random, ions)[0],
      stem: `Each of these ions has ${electrons} electrons. Which one is the ${asksLargest ? 'largest' : 'smallest'}?`,
      answer: formatIon(...answer),
      isRight: (text) =>
        ions.some((ion) => formatIon(...ion) === text && radiusOf(ion) === extreme),
      lures: others.map((ion) => ({
        value: formatIon(...ion),
        misconception: 'PE10',
        why: `${formatIon(...ion)} has ${element(ion[0]).protons} protons, ${formatIon(...answer)} has ${protons}, for the same ${electrons} electrons. ${asksLargest ? 'Fewer protons pull less' : 'More protons pull harder'}, so ${formatIon(...answer)} is ${asksLargest ? 'larger' : 'smaller'}.`,
      })),
      right: `With equally many electrons the ion with the ${asksLargest ? 'fewest' : 'most'} protons is the ${asksLargest ? 'largest' : 'smallest'}: ${formatIon(...answer)} with ${protons}.`,
      see: { elements: ions.map(([symbol]) => symbol), article: 'how-ions-are-formed' },
    })
  },
}

function radiusOf([symbol, charge]: SimpleIon): number {
  return ionicRadius(symbol, charge) ?? 0
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

export const atomOrIon: Template = {
  id: 'pe-m4',
  version: 1,
  category: 'periodicity',
  difficulty: 'medium',
  skill: 'ionic-radius',
  fitsMatch: false,
  draw(random) {
    const [symbol, charge] = pick(random, simpleIons)
    const { protons, period } = element(symbol)
    const ion = formatIon(symbol, charge)
    const moved = count(Math.abs(charge))
    const isCation = charge > 0
    const fact = isCation
      ? `${symbol} has ${period} occupied shells, ${ion} only ${period - 1}`
      : `${protons - charge} electrons in ${ion} repel each other more than ${protons} in ${symbol}`
    const lure = (value: string, misconception: MisconceptionId, why: string) => ({
      value,
      misconception,
      why: `${why} ${fact}, so ${isCation ? symbol : ion} is larger.`,
    })
    const answers = isCation
      ? [`${symbol}, as it has one shell more`, `${symbol}, as its outer shell is gone in ${ion}`]
      : [
          `${ion}, as its electrons repel more`,
          `${ion}, as ${moved} more repel${charge === -1 ? 's' : ''} the others`,
        ]
    const answer = pick(random, answers)
    return worded({
      element: symbol,
      stem: `Which is larger, the ${nameOf(symbol)} atom ${symbol} or the ion ${ion}, and why?`,
      answer,
      isRight: (text) => answers.includes(text) && text.startsWith(largerByRadius(symbol, charge)),
      lures: isCation
        ? sample(
            random,
            [
              lure(
                `${ion}, as plus means something was added`,
                'AS3',
                `The plus sign tells that ${moved} electron${charge === 1 ? '' : 's'} left.`,
              ),
              lure(
                `${ion}, as positive ions are larger`,
                'PE8',
                'Positive ions are smaller than their atoms.',
              ),
              lure(
                `neither, as both have ${protons} protons`,
                'PE8',
                'The electrons determine the size, and their number differs.',
              ),
              lure(
                `${symbol}, as it has more protons`,
                'AS11',
                `Atom and ion have the same ${protons} protons.`,
              ),
            ],
            3,
          )
        : sample(
            random,
            [
              lure(
                `${symbol}, as minus means a loss`,
                'EC10',
                `The minus sign tells that ${moved} electron${charge === -1 ? ' was' : 's were'} added.`,
              ),
              lure(
                `${symbol}, as negative ions are smaller`,
                'PE8',
                'Negative ions are larger than their atoms.',
              ),
              lure(
                `neither, as both have ${protons} protons`,
                'PE8',
                'The electrons determine the size, and their number differs.',
              ),
              lure(
                `${ion}, as it has one more shell`,
                'EC5',
                `The added electrons enter the same shell ${period}.`,
              ),
            ],
            3,
          ),
      right: `${fact}, so ${isCation ? symbol : ion} is larger.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

/** Cations are compared by shells; anions by their radius against that of the bonded atom. */
function largerByRadius(symbol: ElementSymbol, charge: number): string {
  const atom = properties(symbol).covalentRadius ?? 0
  return atom > (ionicRadius(symbol, charge) ?? 0) ? `${symbol},` : `${formatIon(symbol, charge)},`
}

function count(electrons: number): string {
  return ['no', 'one', 'two', 'three'][electrons] ?? formatNumber(electrons)
}
