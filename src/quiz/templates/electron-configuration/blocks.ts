import {
  aufbauExceptions,
  configurationOf,
  formatNobleGasForm,
} from '#chemistry/electrons/configurations.ts'
import { type Element, element, elements } from '#chemistry/elements/elements.ts'
import { blockIsSafe } from '#chemistry/elements/trends.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { whichElement } from '#quiz/which-element.ts'

const blocks = ['s', 'p', 'd', 'f'] as const

type Block = (typeof blocks)[number]

/** Elements to curium: beyond, books print predicted configurations. */
const LAST_ASKED = 96

/** Familiar elements whose block is undisputed; of the f-block, which has few, all such. */
const asked = elements.filter(
  ({ symbol, block, atomicNumber }) =>
    (isFamiliar(symbol) || block === 'f') &&
    blockIsSafe(symbol) &&
    !aufbauExceptions.includes(symbol) &&
    atomicNumber <= LAST_ASKED,
)

/** Asks for the block of an element. */
export const blockOfElement = template(
  'ec-e5',
  'blocks',
  (random) => {
    const wanted = pick(random, blocks)
    const entry = pick(
      random,
      asked.filter(({ block }) => block === wanted),
    )
    const { symbol, name, block, period } = entry
    const filled = filledSubshell[block](period)
    const others = blocks.filter((other) => other !== block)
    return choice<Block>({
      element: symbol,
      stem: `In which block of the periodic table is ${name.toLowerCase()}?`,
      answer: block,
      isRight: (value) => value === blockByPlace(entry),
      show: (value: Block) => `${value}-block`,
      lures: shuffle(random, others).map((other) => ({
        value: other,
        misconception: 'EC12',
        why: `${blockPlaces[other]} ${name} stands among the elements that fill ${filled}: the ${block}-block.`,
      })),
      right: `Along this part of period ${period} the subshell ${filled} is filled; ${name.toLowerCase()} is ${formatNobleGasForm(configurationOf(symbol))}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
  { fitsMatch: true },
)

const filledSubshell = {
  s: (period: number) => `${period}s`,
  p: (period: number) => `${period}p`,
  d: (period: number) => `${period - 1}d`,
  f: (period: number) => `${period - 2}f`,
} as const

/** The block by the place in the table alone. */
function blockByPlace({ category, group }: Element): Block {
  if (category === 'lanthanide' || category === 'actinide') return 'f'
  if (group <= 2) return 's'
  return group <= 12 ? 'd' : 'p'
}

const blockPlaces = {
  s: 'The s-block is groups 1 and 2.',
  p: 'The p-block is groups 13 to 18.',
  d: 'The d-block is the ten columns in the middle.',
  f: 'The f-block is the two rows below the table.',
} as const

/** Elements that one might take for members of a block, because they are neighbors in the table. */
const nearest = 3

/** Which element is in the block of another one. */
export const sameBlock = template('ec-m360', 'blocks', (random) => {
  const wanted = pick(random, blocks)
  const inBlock = asked.filter(({ block }) => block === wanted)
  const home = pick(random, inBlock)
  const answer = pick(
    random,
    inBlock.filter(
      ({ period, group }) => period !== home.period && (wanted === 'f' || group !== home.group),
    ),
  )
  const others = shuffle(
    random,
    asked.filter(({ block }) => block !== wanted),
  )
    .toSorted(
      (one, other) =>
        Math.abs(one.atomicNumber - home.atomicNumber) -
        Math.abs(other.atomicNumber - home.atomicNumber),
    )
    .slice(0, 2 * nearest)
  return whichElement({
    badge: home.symbol,
    stem: `Which element is in the same block of the periodic table as ${home.name.toLowerCase()}?`,
    answer: answer.symbol,
    isRight: (symbol) => blockByPlace(element(symbol)) === blockByPlace(home),
    lures: shuffle(random, others).map(({ symbol, name, block }) => ({
      symbol,
      misconception: 'EC12',
      why: `${name} is in the ${block}-block. ${blockPlaces[home.block]}`,
    })),
    right: `${blockPlaces[home.block]} Both ${home.name.toLowerCase()} and ${answer.name.toLowerCase()} are there.`,
    see: { elements: [home.symbol, answer.symbol], article: 'guide-to-periodic-table' },
  })
})
