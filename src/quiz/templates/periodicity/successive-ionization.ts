import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { solved, known, law, outcome } from '#quiz/worked/solutions.ts'

import { outerElectrons } from './main-groups.ts'

/** Main-group elements whose successive energies jump after the last outer electron. */
const jumping = elements.filter(
  ({ symbol, atomicNumber, group }) =>
    atomicNumber > 2 &&
    atomicNumber <= 20 &&
    group < 18 &&
    ionizationEnergies(symbol).length > outerElectrons(symbol),
)

/** Which element of a period has the given successive ionization energies. */
export const elementFromJump = template('pe-h2', 'successive-ionization', (random) => {
  const { symbol, period, group } = pick(random, jumping)
  const outer = outerElectrons(symbol)
  const energies = ionizationEnergies(symbol).slice(0, outer + integer(random, 1, 2))
  const [before = 0, after = 0] = energies.slice(outer - 1, outer + 1)
  const others = elements.filter(
    (other) => other.period === period && other.block !== 'd' && other.group < 18,
  )
  const near = others.filter(
    (other) => other.symbol !== symbol && Math.abs(outerElectrons(other.symbol) - outer) <= 2,
  )
  return whichElement({
    stem: `The first ${energies.length} ionization energies of an element of period ${period} are, in kJ/mol: ${energies.map(show).join('; ')}. Which element is it?`,
    answer: symbol,
    isRight: (other) =>
      element(other).period === period && outerOf(energies) === outerElectrons(other),
    lures: shuffle(random, near).map((other) => ({
      symbol: other.symbol,
      misconception: 'PE16',
      why: `${other.name} has ${counted(outerElectrons(other.symbol), 'outer electron')}, so its jump comes after number ${outerElectrons(other.symbol)}. Here it comes after number ${outer}: from ${show(before)} to ${show(after)} kJ/mol.`,
    })),
    fill: sample(random, others, 4).map((other) => other.symbol),
    miss: (other) =>
      `${element(other).name} has ${counted(outerElectrons(other), 'outer electron')}, so its jump comes elsewhere. Here it comes after number ${outer}: from ${show(before)} to ${show(after)} kJ/mol.`,
    solution: () =>
      solved(
        'the element',
        known('Largest jump', `from ${show(before)} to ${show(after)} kJ/mol`),
        law(
          'The jump comes when the outer shell is used up, so the energies before it are counted',
        ),
        known('Outer electrons', exact(outer)),
        known('Place', `group ${group}, period ${period}`),
        outcome(element(symbol).name),
      ),
    right: `The jump from ${show(before)} to ${show(after)} kJ/mol follows electron number ${outer}, which is the number of outer electrons: group ${group}, ${nameOf(symbol)}.`,
    see: { elements: [symbol], article: 'what-are-valence-electrons' },
  })
})

/** The number of electrons before the largest ratio of two successive energies. */
function outerOf(energies: readonly number[]): number {
  const ratios = energies.slice(1).map((energy, index) => energy / (energies[index] ?? energy))
  return ratios.indexOf(Math.max(...ratios)) + 1
}

/** Rows whose second energies are known: the alkali metal's comes from the core. */
export const rowsWithSecond: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Be', 'B', 'C', 'N', 'O', 'F'],
  ['Na', 'Mg', 'Al', 'Si', 'P', 'S', 'Cl'],
  ['K', 'Ca', 'Ga', 'Ge', 'As', 'Se', 'Br'],
]

/** Smallest difference, as a share of the larger energy, that a question may rest on. */
const MARGIN = 0.05

/** Which element of a period has the largest second ionization energy. */
export const largestSecondEnergy = template('pe-h3', 'successive-ionization', (random) => {
  const [alkali = '', ...rest] = pick(random, rowsWithSecond)
  const drawn = random() < 0.6 ? [alkali, ...sample(random, rest, 3)] : sample(random, rest, 4)
  const [answer = '', ...others] = drawn.toSorted((a, b) => second(b) - second(a))
  const [runnerUp = ''] = others
  if (second(answer) - second(runnerUp) < MARGIN * second(answer)) return null
  const fromCore = answer === alkali
  const reason = fromCore
    ? `After its one outer electron, ${nameOf(answer)} loses the second one from the shell below.`
    : `No noble-gas core is broken up here, and ${nameOf(answer)} holds the electron most tightly.`
  return whichElement({
    stem: 'Which of these elements has the largest second ionization energy?',
    answer,
    isRight: (symbol) => second(symbol) === Math.max(...drawn.map(second)),
    lures: others.map((symbol) => ({
      symbol,
      misconception: fromCore ? 'PE6' : 'PE13',
      why: `The second electron of ${nameOf(symbol)} costs ${show(second(symbol))} kJ/mol, that of ${nameOf(answer)} ${show(second(answer))}. ${reason}`,
    })),
    right: fromCore
      ? `The second electron of ${nameOf(answer)} comes from the noble-gas core and costs ${show(second(answer))} kJ/mol.`
      : `The second electron of ${nameOf(answer)} costs ${show(second(answer))} kJ/mol, the most of the four; no core is broken up in any of them.`,
    see: { elements: drawn, article: 'what-are-valence-electrons' },
    solution: () =>
      solved(
        'the element whose second electron costs most energy',
        known(
          'Outer electrons',
          drawn
            .toSorted((a, b) => outerElectrons(a) - outerElectrons(b))
            .map((symbol) => `${symbol} ${outerElectrons(symbol)}`)
            .join(', '),
        ),
        law(
          'An atom with one outer electron loses the second from the shell below, which costs by far the most; else the energy mostly rises along the period',
        ),
        ...drawn.map((symbol) => known(element(symbol).name, `${show(second(symbol))} kJ/mol`)),
        outcome(element(answer).name),
      ),
  })
})

function second(symbol: ElementSymbol): number {
  return ionizationEnergies(symbol)[1] ?? 0
}

function show(energy: number): string {
  return formatNumber(energy, { decimals: 0 })
}

/** Main-group elements with enough energies for a jump and one more. */
const beforeJump = jumping.filter(({ symbol }) => outerElectrons(symbol) > 1)

/** After which electron the ionization energies of an element jump. */
export const placeOfJump = template('pe-m363', 'successive-ionization', (random) => {
  const { symbol, name, group, period, atomicNumber } = pick(random, [...beforeJump, ...jumping])
  const outer = outerElectrons(symbol)
  const others = [outer - 2, outer - 1, outer + 1, outer + 2, outer + 3, outer - 3].filter(
    (count) => count > 0 && count < Math.min(9, atomicNumber),
  )
  const solution = `${name} has ${counted(outer, 'outer electron')}, and the next one comes out of a full inner shell`
  return choice<number>({
    element: symbol,
    stem: `The successive ionization energies of ${nameOf(symbol)} (group ${group}, period ${period}) jump when its outer shell is used up. Between which two?`,
    answer: outer,
    isRight: (count) => count === outerOf(ionizationEnergies(symbol)),
    show: (count) => `number ${count} and number ${count + 1}`,
    lures: shuffle(random, others).map((count) => ({
      value: count,
      misconception: 'PE16',
      why: `That jump would show ${counted(count, 'outer electron')}. ${solution}.`,
    })),
    right: `${solution}, so the jump is between number ${outer} and number ${outer + 1}.`,
    see: { article: 'what-are-valence-electrons' },
  })
})
