import { formatNobleGasForm, ionConfiguration } from '#chemistry/electrons/configurations.ts'
import { fixedCharge } from '#chemistry/electrons/ions.ts'
import {
  type Classification,
  element,
  elementByNumber,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { capitalized, ionOfX, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated, outcome } from '#quiz/worked/solutions.ts'

import { classAsOption, classes, classInWords, classMarks, pBlock } from './classes.ts'
import { elementAt } from './places.ts'

/** Charges of gaseous ions, by the sign that learners know of the group. */
function chargesOf(group: number): readonly number[] {
  if (group === 17) return [1, -1]
  return group === 16 ? [1, -2] : [1, 2]
}

/** The class of an element of which only the configuration of an ion is known. */
export const classFromIon = template('cl-h3', 'element-class', (random) => {
  const { symbol, group, period, classification, atomicNumber } = pick(random, pBlock)
  const charge = pick(random, chargesOf(group))
  const name = nameOf(symbol)
  const electrons = atomicNumber - charge
  const [forgotten, reversed] = [electrons, electrons - charge].map((count) =>
    elementByNumber(count),
  )
  const size = Math.abs(charge)
  const fact = `With ${electrons} electrons ${charge > 0 ? 'and' : 'less'} the ${size} ${charge > 0 ? 'that left' : 'that were added'}, X has ${atomicNumber} protons: ${name}, a ${classInWords(classification)}`
  const lures: readonly (Lure<Classification> | null)[] = [
    forgotten === undefined
      ? null
      : {
          value: forgotten.classification,
          misconception: 'AS13',
          why: `That reads the configuration as that of an atom, ${nameOf(forgotten.symbol)}. ${fact}.`,
        },
    reversed === undefined
      ? null
      : {
          value: reversed.classification,
          misconception: 'AS3',
          why: `That counts the charge in the wrong direction, which leads to ${nameOf(reversed.symbol)}. ${fact}.`,
        },
  ]
  if (lures.every((lure) => lure === null || lure.value === classification)) return null
  return choice<Classification>({
    element: symbol,
    badge: null,
    stem: `The gaseous ion ${ionOfX(charge)} has the configuration ${formatNobleGasForm(ionConfiguration(symbol, charge))}. To which class does the element X belong?`,
    answer: classification,
    isRight: (value) => value === elementAt({ group, period })?.classification,
    show: classAsOption,
    lures: lures.filter((lure) => lure !== null),
    fill: shuffle(random, classes),
    miss: (value) => `${capitalized(classMarks[value])} ${fact}.`,
    solution: () =>
      solved(
        'the class of X',
        known('Electrons of the ion', exact(electrons)),
        known('Charge', withSign(charge)),
        law('Atomic number = electrons + charge'),
        calculated('Atomic number', added(exact(electrons), withSign(charge)), exact(atomicNumber)),
        known('Element', name),
        outcome(classAsOption(classification)),
      ),
    right: `${fact}.`,
    see: { elements: [symbol], article: 'types-of-elements' },
  })
})

/** Main-group elements with an oxide whose character no book disputes. */
const oxides = [
  ...['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Ca', 'Sr', 'Ba'].map(
    (symbol) => [symbol, 'basic'] as const,
  ),
  ...['C', 'N', 'P', 'S', 'Cl'].map((symbol) => [symbol, 'acidic'] as const),
]

type Character = (typeof oxides)[number][1]

/** An element and the character of its oxides. */
type Guess = { readonly symbol: ElementSymbol; readonly character: Character }

/** The element of an ion, and the character of its oxide: each right and wrong with both of the other. */
export const elementFromIon = template('cl-m571', 'class-reasons', (random) => {
  const [symbol, character] = pick(random, oxidesOfIons)
  const charge = fixedCharge(symbol) ?? 0
  const { atomicNumber, classification } = element(symbol)
  const gas = elementByNumber(atomicNumber - charge)
  const wrong = pick(
    random,
    oxidesOfIons.filter(([other]) => isMistaken(other, symbol, charge)),
  )[0]
  const otherCharacter = character === 'basic' ? 'acidic' : 'basic'
  if (gas === undefined) return null
  const electrons = `An atom of ${nameOf(gas.symbol)} has ${gas.atomicNumber} electrons, so ${ionOfX(charge)} has ${atomicNumber} protons: ${nameOf(symbol)}.`
  const oxide = `${element(symbol).name} is a ${classInWords(classification)}, and ${character === 'basic' ? 'the oxides of such metals are basic' : 'the oxides of such non-metals are acidic'}.`
  return choice<Guess>({
    element: symbol,
    badge: null,
    stem: `The ion ${ionOfX(charge)} has as many electrons as an atom of ${nameOf(gas.symbol)}. Which element is X, and are its oxides basic or acidic?`,
    answer: { symbol, character },
    isRight: (guess) =>
      element(guess.symbol).electrons - charge === gas.electrons && guess.character === character,
    show: (guess) => `${nameOf(guess.symbol)}, ${guess.character}`,
    lures: [
      {
        value: { symbol, character: otherCharacter },
        misconception: 'CH9',
        why: `The element is right. ${oxide}`,
      },
      {
        value: { symbol: wrong, character },
        misconception: 'EC10',
        why: `An ion ${ionOfX(charge)} of ${nameOf(wrong)} would have ${element(wrong).protons - charge} electrons. ${electrons}`,
      },
      {
        value: { symbol: wrong, character: otherCharacter },
        misconception: 'EC10',
        why: `${electrons} ${oxide}`,
      },
    ],
    solution: () =>
      solved(
        'the element X and its oxides',
        known(`Electrons of ${nameOf(gas.symbol)}`, exact(gas.atomicNumber)),
        known('Charge', withSign(charge)),
        law(
          'Atomic number = electrons + charge; the oxides of most metals are basic, those of most nonmetals acidic',
        ),
        calculated(
          'Atomic number',
          added(exact(gas.atomicNumber), withSign(charge)),
          exact(atomicNumber),
        ),
        outcome(`${nameOf(symbol)}, ${character}`),
      ),
    right: `${electrons} ${oxide}`,
    see: { elements: [symbol, gas.symbol], article: 'types-of-elements' },
  })
})

/** Elements of these oxides with one common ion, which has the electrons of a noble gas. */
const oxidesOfIons = oxides.filter(
  ([symbol]) => (fixedCharge(symbol) ?? 0) !== 0 && symbol !== 'N' && symbol !== 'Li',
)

/** Whether an element is found with the charge counted wrongly, or is a neighbor in group or period. */
function isMistaken(other: ElementSymbol, symbol: ElementSymbol, charge: number): boolean {
  const [found, right] = [element(other), element(symbol)]
  if (other === symbol) return false
  return (
    Math.abs(found.atomicNumber - right.atomicNumber) <= 2 * Math.abs(charge) ||
    (found.group === right.group && Math.abs(found.period - right.period) === 1)
  )
}
