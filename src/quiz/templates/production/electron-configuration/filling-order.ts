import { madelungOrder, type SubshellKind } from '#chemistry/electrons/configurations.ts'
import { angularMomentum, inShellOrder } from '#chemistry/electrons/subshells.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderDraft } from '#quiz/templates/production/building/drafts.ts'

const IN_ROW = 4

/** The order of the blocks in a row of the table. */
const PLACES = 'sfdp'

/** Subshells that are close to each other, one or two of which are filled against the order of shells. */
const windows = madelungOrder
  .slice(2, 17)
  .map((_, start, all) => all.slice(start, start + IN_ROW + 1))
  .filter((window) => window.length > IN_ROW)

/** Four subshells in the order in which they are filled. */
export const orderOfFilling = production('ec-m26', 'order', 'ground-state', (random) => {
  const answer = fourOf(random)
  const byShell = inShellOrder(answer)
  if (byShell.every((kind, place) => kind === answer[place])) return null
  const sums = answer.map((kind) => `${nameOf(kind)} ${sumOf(kind)}`).join(', ')
  const solution = `The sums n + l are ${sums}; where two are equal, the smaller n comes first.`
  const [first] = answer
  if (first === undefined) return null
  return orderDraft<SubshellKind>({
    random,
    element: elementOf(first),
    answer,
    card: nameOf,
    ends: ['filled first', 'filled last'],
    stemOf: () =>
      'Put these subshells in the order in which neutral atoms fill them by the n + l rule, the first one first.',
    slips: [
      {
        value: byShell,
        misconception: 'EC1',
        text: `That is the order of the shells, but an s subshell of the next shell is filled before the d or f subshell. ${solution}`,
      },
      {
        value: answer.toSorted((a, b) => a.n - b.n || PLACES.indexOf(a.l) - PLACES.indexOf(b.l)),
        misconception: 'EC2',
        text: `That puts each d between s and p of the same shell, but the d that fills there has a smaller n. ${solution}`,
      },
      {
        value: answer.toSorted((a, b) => sumOf(a) - sumOf(b) || b.n - a.n),
        misconception: null,
        text: `The sums are right, but of two equal sums the one with the smaller n comes first. ${solution}`,
      },
      {
        value: answer.toReversed(),
        misconception: null,
        text: `That order begins with the subshell that is filled last. ${solution}`,
      },
    ],
    right: solution,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

function fourOf(random: Random): readonly SubshellKind[] {
  const window = pick(random, windows)
  const drawn = new Set(sample(random, window, IN_ROW))
  return window.filter((kind) => drawn.has(kind))
}

/** An element in which the subshell is being filled. */
function elementOf({ n, l }: SubshellKind): string {
  const period = n + Math.max(0, angularMomentum(l) - 1)
  return elements.find((one) => one.period === period && one.block === l)?.symbol ?? 'H'
}

function nameOf({ n, l }: SubshellKind): string {
  return `${n}${l}`
}

function sumOf({ n, l }: SubshellKind): number {
  return n + angularMomentum(l)
}
