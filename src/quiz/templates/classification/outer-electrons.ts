import { configurationOf, formatNobleGasForm } from '#chemistry/configurations.ts'
import { type Classification, element } from '#chemistry/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { classAsOption, classes, classInWords, pBlock } from './classes.ts'
import { elementAt } from './places.ts'

export const classFromConfiguration = template('cl-h3', 'element-class', (random) => {
  const { symbol, group, period, classification } = pick(random, pBlock)
  const name = nameOf(symbol)
  const configuration = formatNobleGasForm(configurationOf(symbol))
  const relatives = pBlock.filter((other) => other.group === group && other.symbol !== symbol)
  return choice<Classification>({
    element: symbol,
    badge: null,
    stem: `The atoms of an element have the configuration ${configuration}. To which class does it belong?`,
    answer: classification,
    isRight: (value) => value === elementAt({ group, period })?.classification,
    show: classAsOption,
    lures: [
      ...shuffle(random, relatives).map((other): Lure<Classification> => ({
        value: other.classification,
        misconception: 'CL11',
        why: `${other.name}, also in group ${group}, is a ${classInWords(other.classification)}. The configuration ends in shell ${period}, so it is that of ${name}, a ${classInWords(classification)}.`,
      })),
      ...beyondGroup(name, group),
    ],
    fill: shuffle(random, classes),
    right: `Shell ${period} is the outermost and holds ${group - 10} electrons: ${name} in group ${group}, a ${classInWords(classification)}.`,
    see: { elements: [symbol], article: 'types-of-elements' },
  })
})

/** Groups 17 and 18 are of one class each, so their lures come from next to them. */
function beyondGroup(name: string, group: number): readonly Lure<Classification>[] {
  if (group === 17) {
    return [
      {
        value: 'noble-gas',
        misconception: 'CL13',
        why: `A noble gas beyond helium has eight electrons in the outermost shell. Here there are seven: ${name}, a halogen.`,
      },
    ]
  }
  if (group === 18) {
    return [
      {
        value: 'non-metal',
        misconception: 'CL13',
        why: `Eight electrons in the outermost shell mark group 18. This is ${name}, a noble gas.`,
      },
    ]
  }
  return []
}

/** Main-group elements with an oxide whose character no book disputes. */
const oxides = [
  ...['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Ca', 'Sr', 'Ba'].map(
    (symbol) => [symbol, 'basic'] as const,
  ),
  ...['C', 'N', 'P', 'S', 'Cl'].map((symbol) => [symbol, 'acidic'] as const),
]

export const elementFromOxide = template('cl-h7', 'class-reasons', (random) => {
  const [answer, character] = pick(random, oxides)
  const { period, group, classification, electronsPerShell } = element(answer)
  const name = nameOf(answer)
  const outer = electronsPerShell.at(-1) ?? 0
  const others = oxides.map(([symbol]) => element(symbol))
  const sameOuter = others
    .filter((other) => other.electronsPerShell.at(-1) === outer)
    .map((other): ElementLure => ({
      symbol: other.symbol,
      misconception: 'CL11',
      why: `${other.name} has ${outerElectrons(outer)} too, but in shell ${other.period}. The element of shell ${period} is ${name}.`,
    }))
  const samePeriod = others
    .filter((other) => other.period === period)
    .map((other): ElementLure => ({
      symbol: other.symbol,
      misconception: 'CL3',
      why: `${other.name} uses shell ${period} too, but with ${outerElectrons(other.electronsPerShell.at(-1) ?? 0)}. It takes ${outerElectrons(outer)} to be ${name}.`,
    }))
  return whichElement({
    stem: `An element has ${outerElectrons(outer)} in shell ${period}, and its highest oxide is ${character}. Which element is it?`,
    answer,
    isRight: (symbol) =>
      element(symbol).electronsPerShell.length === period &&
      element(symbol).electronsPerShell[period - 1] === outer,
    lures: shuffle(random, [...sample(random, sameOuter, 2), ...sample(random, samePeriod, 2)]),
    fill: sample(
      random,
      oxides.map(([symbol]) => symbol),
      6,
    ),
    right: `Shell ${period} tells period ${period}, the count of ${outerElectrons(outer)} tells group ${group}: ${name}, a ${classInWords(classification)} with ${character === 'acidic' ? 'an acidic' : 'a basic'} oxide.`,
    see: { article: 'types-of-elements' },
  })
})

function outerElectrons(count: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  return `${words[count] ?? count} outer electron${count === 1 ? '' : 's'}`
}
