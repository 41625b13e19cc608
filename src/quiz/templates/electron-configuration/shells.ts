import { configurationOf, valenceElectrons } from '#chemistry/electrons/configurations.ts'
import { elementByNumber, elements } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/shared/even-places.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'

import { lureIf } from './lure-if.ts'

/** Main-group elements to barium with their outer electrons. */
const mainGroup = elements
  .filter(({ atomicNumber }) => atomicNumber <= 56)
  .flatMap((entry) => {
    const outer = valenceElectrons(entry.symbol)
    return outer === null ? [] : [{ ...entry, outer }]
  })

/** Asks for the number of outer electrons of an atom. */
export const outerElectrons = template(
  'ec-e1',
  'outer-electrons',
  (random) =>
    atAnyPlace(random, mainGroup, ({ symbol, name, group, period, outer, ...atom }) => ({
      element: symbol,
      stem: `How many outer electrons does an atom of ${name.toLowerCase()} have?`,
      answer: outer,
      isRight: (count) => count === atom.electronsPerShell.at(-1),
      lures: [
        ...lureIf(group !== outer, {
          value: group,
          misconception: 'EC9',
          why:
            symbol === 'He'
              ? `${group} is the group number. Helium stands in group 18 with the noble gases, but has ${outer} electrons in all.`
              : `${group} is the group number. From group 13 on the outer electrons are the group number minus 10: ${outer}.`,
        }),
        {
          value: period,
          misconception: 'CL3',
          why: `${period} is the period: it tells the number of shells. The outermost of them holds ${counted(outer, 'electron')}.`,
        },
        ...lureIf(outer > 2, {
          value: outer - 2,
          misconception: 'EC7',
          why: `${outer - 2} counts the p electrons alone. The outer shell holds two s electrons as well, ${outer} in all.`,
        }),
        ...lureIf(period > 1 && outer < 8, {
          value: 8 - outer,
          misconception: null,
          why: `${8 - outer} is what the outer shell still needs to reach eight. It holds ${counted(outer, 'electron')}.`,
        }),
        {
          value: atom.atomicNumber,
          misconception: 'EC15',
          why: `${atom.atomicNumber} is the number of all electrons. The outermost shell holds ${outer} of them.`,
        },
      ],
      fill: nearby(outer, 1),
      miss: (count) =>
        `${count} is not the last number of its shells. ${name} has the shells ${atom.electronsPerShell.join(', ')}, so ${counted(outer, 'electron')} in the outermost one.`,
      solution: () =>
        solved(
          'the number of outer electrons',
          lookup(
            `Write down how many electrons of ${name.toLowerCase()} each shell holds, from the inside outward`,
          ),
          known('Electrons in the shells', atom.electronsPerShell.join(', ')),
          law('The outer electrons are those of the outermost shell'),
          calculated('Outer electrons', exact(outer), exact(outer)),
        ),
      right:
        period === 1
          ? `${name} has a single shell, which holds all of its electrons: ${outer}.`
          : `${name} has the shells ${atom.electronsPerShell.join(', ')}, so ${outer} in the outermost one.`,
      see: { article: 'what-are-valence-electrons' },
    })),
  { fitsMatch: true },
)

/** Asks for the electrons of an atom shell by shell. */
export const shellArrangement = template('ec-e2', 'shell-capacity', (random) => {
  const { symbol, name, atomicNumber, electronsPerShell } = pick(random, elements.slice(4, 20))
  const lowerName = name.toLowerCase()
  const answer = electronsPerShell.join(', ')
  const filled = fillShells(atomicNumber)
  const lures: Lure<readonly number[]>[] = [
    {
      value: inEights(atomicNumber),
      misconception: 'EC5',
      why: `The first shell holds two electrons, not eight. So ${lowerName} is ${answer}.`,
    },
    {
      value: configurationOf(symbol).map(({ electrons }) => electrons),
      misconception: 'EC7',
      why: `These are the subshells. The 2s and 2p electrons together form the second shell, so ${lowerName} is ${answer}.`,
    },
    {
      // Right, and so left out, for an atom without a fourth shell.
      value: electronsPerShell.length > 3 ? [2, 8, atomicNumber - 10] : electronsPerShell,
      misconception: 'EC1',
      why: `After eight electrons in the third shell the 4s subshell comes first. So ${lowerName} is ${answer}.`,
    },
  ]
  return choice<readonly number[]>({
    element: symbol,
    stem: `How are the electrons of ${lowerName} arranged in shells, from the inside out?`,
    answer: electronsPerShell,
    isRight: (shells) =>
      shells.length === filled.length && shells.every((count, index) => count === filled[index]),
    show: (shells) => shells.join(', '),
    lures: shuffle(random, lures),
    fill: shuffle(random, nearby(atomicNumber, 3)).flatMap((count) => {
      const neighbor = elementByNumber(count)
      return neighbor === undefined ? [] : [neighbor.electronsPerShell]
    }),
    miss: (shells) =>
      `That adds up to ${shells.reduce((sum, count) => sum + count, 0)} electrons, those of another element. ${name} has ${atomicNumber}: ${answer}.`,
    right: `${name} has ${atomicNumber} electrons: the first shell takes 2, the second up to 8, and the rest follows. That gives ${answer}.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

/** Shells to calcium: two, eight, eight, then the fourth. */
function fillShells(electrons: number): readonly number[] {
  const limits = [2, 8, 8, 2]
  return limits
    .map((limit, index) => {
      const inside = limits.slice(0, index).reduce((sum, inner) => sum + inner, 0)
      return Math.min(limit, electrons - inside)
    })
    .filter((count) => count > 0)
}

function inEights(electrons: number): readonly number[] {
  const full = Array.from({ length: Math.floor(electrons / 8) }, () => 8)
  const rest = electrons % 8
  return rest === 0 ? full : [...full, rest]
}

/**
 * Familiar elements to radon. Palladium, whose fifth shell is empty though it stands in period 5,
 * is not among them, nor are lanthanum and lutetium, whose block is disputed.
 */
const withOuterS = elements.slice(0, 86).filter(({ symbol }) => isFamiliar(symbol))

/** Asks for the number of occupied shells of an atom. */
export const occupiedShells = template(
  'ec-e3',
  'outer-electrons',
  (random) =>
    atAnyPlace(random, withOuterS, ({ symbol, name, period, group, block, electronsPerShell }) => {
      const outer = electronsPerShell.at(-1) ?? 0
      return {
        element: symbol,
        stem: `How many electron shells are occupied in an atom of ${name.toLowerCase()}?`,
        answer: period,
        isRight: (count) => count === electronsPerShell.filter((shell) => shell > 0).length,
        lures: [
          ...lureIf(outer > 0, {
            value: outer,
            misconception: null,
            why: `${outer} is the number of electrons in the outermost shell. The number of shells is the period, ${period}.`,
          }),
          ...lureIf(block !== 'f', {
            value: group,
            misconception: 'CL3',
            why: `${group} is the group, a column of the table. The number of shells is the period, ${period}.`,
          }),
          ...lureIf(block === 'd', {
            value: period - 1,
            misconception: 'EC2',
            why: `The d subshell being filled lies in shell ${period - 1}, but shell ${period} holds electrons already. The period tells it: ${period}.`,
          }),
          ...lureIf(block === 'f', {
            value: period - 2,
            misconception: 'EC2',
            why: `The f subshell being filled lies in shell ${period - 2}, but the shells ${period - 1} and ${period} hold electrons already.`,
          }),
          ...lureIf(period > 1 && (block === 'p' || block === 's'), {
            value: period - 1,
            misconception: null,
            why: `${period - 1} counts the inner shells alone. The outer shell counts as soon as it holds an electron.`,
          }),
        ],
        fill: nearby(period, 1),
        miss: (count) =>
          `The number of occupied shells is the number of the period. ${name} is in period ${period}, not ${count}.`,
        solution: () =>
          solved(
            'the number of occupied shells',
            lookup(
              `Find ${name.toLowerCase()} on the periodic table and count the rows from the top`,
            ),
            known('Period', exact(period)),
            law('The number of the period is the number of occupied shells'),
            calculated('Shells', exact(period), exact(period)),
          ),
        right: `${name} is in period ${period}: ${counted(period, 'shell')} with ${electronsPerShell.join(', ')} electrons.`,
        see: { article: 'electron-shells-and-orbitals' },
      }
    }),
  { fitsMatch: true },
)

/** Main-group elements to strontium, of which the shells are learned. */
const arranged = elements.filter(
  ({ atomicNumber, block }) => atomicNumber >= 3 && atomicNumber <= 38 && block !== 'd',
)

/** Asks for the element that has the electrons shown shell by shell. */
export const elementOfShells = template('ec-e6', 'outer-electrons', (random) => {
  const { symbol, name, atomicNumber, electronsPerShell, group, period } = pick(random, arranged)
  const lowerName = name.toLowerCase()
  const outer = electronsPerShell.at(-1) ?? 0
  const byOuter = elementByNumber(outer)
  const cousins = arranged.filter(
    (other) => other.group === group && Math.abs(other.period - period) === 1,
  )
  return whichElement({
    stem: `Which element has the electron arrangement ${electronsPerShell.join(', ')}, shell by shell?`,
    answer: symbol,
    isRight: (value) =>
      elements.find((other) => other.symbol === value)?.atomicNumber ===
      electronsPerShell.reduce((sum, count) => sum + count, 0),
    lures: [
      ...(byOuter === undefined ? [] : [byOuter]).map((other): ElementLure => ({
        symbol: other.symbol,
        misconception: 'EC15',
        why: `${other.name} has ${counted(outer, 'electron')} in all. Here ${outer} is the outermost shell alone; all shells add up to ${atomicNumber}.`,
      })),
      ...shuffle(random, cousins)
        .slice(0, 1)
        .map((other): ElementLure => ({
          symbol: other.symbol,
          misconception: 'EC18',
          why: `${other.name} has as many outer electrons, but ${other.period} shells. ${counted(period, 'shell')} mean period ${period}: ${lowerName}.`,
        })),
    ],
    fill: shuffle(random, [atomicNumber - 1, atomicNumber + 1, atomicNumber + 2]).flatMap(
      (count) => elementByNumber(count)?.symbol ?? [],
    ),
    miss: (other) =>
      `An atom of ${nameOf(other)} has another number of electrons. Here all shells add up to ${atomicNumber}: ${lowerName}.`,
    right: `${electronsPerShell.join(' + ')} = ${atomicNumber} electrons, so the atomic number is ${atomicNumber}: ${lowerName}.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

/** Which element has as many outer electrons as another one. */
export const sameOuterElectrons = template('ec-m364', 'outer-electrons', (random) => {
  const home = pick(random, mainGroup)
  const answer = pick(
    random,
    mainGroup.filter(({ symbol, outer }) => outer === home.outer && symbol !== home.symbol),
  )
  const others = mainGroup.filter(({ outer }) => outer !== home.outer)
  const near = others.filter(({ period }) => period === home.period)
  const solution = `${home.name} has ${counted(home.outer, 'outer electron')}, and so has ${answer.name.toLowerCase()}`
  return whichElement({
    badge: home.symbol,
    stem: `Which element has as many outer electrons in its atoms as ${home.name.toLowerCase()}?`,
    answer: answer.symbol,
    isRight: (symbol) =>
      elements.find((one) => one.symbol === symbol)?.electronsPerShell.at(-1) ===
      home.electronsPerShell.at(-1),
    lures: [...shuffle(random, near).slice(0, 2), ...shuffle(random, others)].map((other) => ({
      symbol: other.symbol,
      misconception: other.period === home.period ? 'CL3' : null,
      why: `${other.name} stands in group ${other.group} and has ${counted(other.outer, 'outer electron')}. ${solution}.`,
    })),
    right: `${solution}.`,
    see: { elements: [home.symbol, answer.symbol], article: 'what-are-valence-electrons' },
  })
})
