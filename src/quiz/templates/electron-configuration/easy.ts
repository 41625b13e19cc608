import {
  aufbauExceptions,
  formatNobleGasForm,
  parseConfiguration,
  valenceElectrons,
} from '#chemistry/configurations.ts'
import { element, elements } from '#chemistry/elements.ts'
import { blockIsSafe } from '#chemistry/trends.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/even-places.ts'
import { isFamiliar } from '#quiz/templates/familiar.ts'
import { counted } from '#quiz/templates/names.ts'

const category = 'electron-configuration'
const difficulty = 'easy'

/** Main-group elements to barium with their outer electrons. */
const mainGroup = elements
  .filter(({ atomicNumber }) => atomicNumber <= 56)
  .flatMap((entry) => {
    const outer = valenceElectrons(entry.symbol)
    return outer === null ? [] : [{ ...entry, outer }]
  })

export const outerElectrons: Template = {
  id: 'ec-e1',
  version: 1,
  category,
  difficulty,
  skill: 'outer-electrons',
  fitsMatch: true,
  draw(random) {
    return atAnyPlace(random, mainGroup, ({ symbol, name, group, period, outer, ...atom }) => {
      const lowerName = name.toLowerCase()
      const isHigh = group > 12 && symbol !== 'He'
      return {
        element: symbol,
        stem: `How many outer electrons does an atom of ${lowerName} have?`,
        answer: outer,
        isRight: (count) => count === atom.electronsPerShell.at(-1),
        lures: [
          ...lureIf(group !== outer, {
            value: group,
            misconception: 'EC9',
            why: `${group} is the group number. ${isHigh ? `From group 13 on the outer electrons are the group number minus 10: ${outer}.` : `Helium stands in group 18 with the noble gases, but has ${outer} electrons in all.`}`,
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
            misconception: 'EC11',
            why: `${8 - outer} is what the outer shell lacks to eight. It holds ${counted(outer, 'electron')}.`,
          }),
          {
            value: atom.atomicNumber,
            misconception: 'EC9',
            why: `${atom.atomicNumber} is the number of all electrons. The outermost shell holds ${outer} of them.`,
          },
        ],
        fill: nearby(outer, 1),
        right: `${name} has the shells ${atom.electronsPerShell.join(', ')}, so ${outer} in the outermost one.`,
        see: { article: 'what-are-valence-electrons' },
      }
    })
  },
}

function lureIf<Value>(condition: boolean, lure: Lure<Value>): Lure<Value>[] {
  return condition ? [lure] : []
}

/**
 * Familiar elements to radon. Palladium, whose fifth shell is empty though it stands in period 5,
 * is not among them, nor are lanthanum and lutetium, whose block is disputed.
 */
const withOuterS = elements.slice(0, 86).filter(({ symbol }) => isFamiliar(symbol))

export const occupiedShells: Template = {
  id: 'ec-e3',
  version: 1,
  category,
  difficulty,
  skill: 'outer-electrons',
  fitsMatch: true,
  draw(random) {
    return atAnyPlace(random, withOuterS, ({ symbol, name, period, group, ...atom }) => {
      const outer = atom.electronsPerShell.at(-1) ?? 0
      const lures: Lure<number>[] = [
        {
          value: outer,
          misconception: 'EC9',
          why: `${outer} is the number of electrons in the outermost shell. The number of shells is the period, ${period}.`,
        },
        ...lureIf(atom.block !== 'f', {
          value: group,
          misconception: 'CL3',
          why: `${group} is the group, a column of the table. The number of shells is the period, ${period}.`,
        }),
        ...lureIf(atom.block === 'd', {
          value: period - 1,
          misconception: 'EC2',
          why: `The d subshell being filled lies in shell ${period - 1}, but shell ${period} holds electrons already. The period tells it: ${period}.`,
        }),
        ...lureIf(atom.block === 'f', {
          value: period - 2,
          misconception: 'EC2',
          why: `The f subshell being filled lies in shell ${period - 2}, but the shells ${period - 1} and ${period} hold electrons already.`,
        }),
        ...lureIf(atom.block === 'p' || atom.block === 's', {
          value: period - 1,
          misconception: 'EC11',
          why: `${period - 1} counts the inner shells alone. The outer shell counts as soon as it holds an electron.`,
        }),
      ]
      return {
        element: symbol,
        stem: `How many electron shells are occupied in an atom of ${name.toLowerCase()}?`,
        answer: period,
        isRight: (count) => count === atom.electronsPerShell.filter((shell) => shell > 0).length,
        lures: lures.filter(({ value }) => value > 0),
        fill: nearby(period, 1),
        right: `${name} is in period ${period}: ${counted(period, 'shell')} with ${atom.electronsPerShell.join(', ')} electrons.`,
        see: { article: 'electron-shells-and-orbitals' },
      }
    })
  },
}

const blocks = ['s', 'p', 'd', 'f'] as const

/** Elements to curium: beyond, books print predicted configurations. */
const LAST_ASKED = 96

/** Familiar elements whose block is undisputed; of the f-block, which has few, all such. */
const askedByBlock = elements.filter(({ symbol }) => mayAskBlock(symbol))

export const blockOf: Template = {
  id: 'ec-e5',
  version: 1,
  category,
  difficulty,
  skill: 'blocks',
  fitsMatch: true,
  draw(random) {
    const wanted = pick(random, blocks)
    const { symbol, name, block, period, electronConfiguration } = pick(
      random,
      askedByBlock.filter((entry) => entry.block === wanted),
    )
    return worded({
      element: symbol,
      stem: `In which block of the periodic table is ${name.toLowerCase()}?`,
      answer: `${block}-block`,
      isRight: (value) => value === `${blockByPlace(symbol)}-block`,
      lures: shuffle(
        random,
        blocks
          .filter((other) => other !== block)
          .map((other) => ({
            value: `${other}-block`,
            misconception: 'EC12' as const,
            why: `${blockPlaces[other]} ${name} stands among the elements that fill ${filledSubshell[block](period)}: the ${block}-block.`,
          })),
      ),
      right: `Along this part of period ${period} the subshell ${filledSubshell[block](period)} is filled; ${name.toLowerCase()} is ${readable(electronConfiguration)}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

function mayAskBlock(symbol: string): boolean {
  return (
    (isFamiliar(symbol) || element(symbol).block === 'f') &&
    blockIsSafe(symbol) &&
    !aufbauExceptions.includes(symbol) &&
    element(symbol).atomicNumber <= LAST_ASKED
  )
}

const blockPlaces = {
  s: 'The s-block is groups 1 and 2.',
  p: 'The p-block is groups 13 to 18.',
  d: 'The d-block is the ten columns in the middle.',
  f: 'The f-block is the two rows below the table.',
} as const

const filledSubshell = {
  s: (period: number) => `${period}s`,
  p: (period: number) => `${period}p`,
  d: (period: number) => `${period - 1}d`,
  f: (period: number) => `${period - 2}f`,
} as const

/** The block by the place in the table alone. */
function blockByPlace(symbol: string): string {
  const { category: family, group } = element(symbol)
  if (family === 'lanthanide' || family === 'actinide') return 'f'
  if (group <= 2) return 's'
  return group <= 12 ? 'd' : 'p'
}

function readable(configuration: string): string {
  return formatNobleGasForm(parseConfiguration(configuration) ?? [])
}
