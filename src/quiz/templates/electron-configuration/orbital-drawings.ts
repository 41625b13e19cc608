import { elements } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'

const rules = ['pauli', 'hund', 'aufbau', 'none'] as const

/** The rule that a drawing breaks, if any. */
type Rule = (typeof rules)[number]

const ruleNames = {
  pauli: 'The Pauli principle',
  hund: 'Hund’s rule',
  aufbau: 'The aufbau principle',
  none: 'No rule at all',
} as const

type Box = '↑↓' | '↑↑' | '↑' | ' '

/** The boxes of an s and a p subshell. */
type Drawing = { readonly s: Box; readonly p: readonly Box[] }

/** Elements with one to six p electrons outside a core. */
const drawn = elements.filter(
  ({ block, atomicNumber }) => block === 'p' && atomicNumber >= 5 && atomicNumber <= 54,
)

/** Asks for the rule that an orbital diagram breaks. */
export const brokenRule = template('ec-m573', 'unpaired-electrons', (random) => {
  const { symbol, name, period, group } = pick(random, drawn)
  const answer = pick(random, rules)
  const drawing = drawingThatBreaks(answer, group - 12)
  if (drawing === null) return null
  const [s, p] = [`${period}s`, `${period}p`]
  const fact = explanation(answer, s, p)
  return choice<Rule>({
    element: symbol,
    stem: `A student draws the outer electrons of ${name.toLowerCase()} in the ground state: ${s} ${boxesText([drawing.s])} ${p} ${boxesText(drawing.p)}. Which rule does the drawing break, if any?`,
    answer,
    isRight: (rule) => rule === ruleBrokenBy(drawing),
    show: (rule: Rule) => ruleNames[rule],
    lures: [
      {
        value: 'pauli',
        misconception: null,
        why: `No orbital here holds two equal arrows: the Pauli principle is kept. ${fact}`,
      },
      {
        value: 'hund',
        misconception: answer === 'none' ? 'EC6' : null,
        why: `The ${p} electrons share no orbital while another one is empty: Hund’s rule is kept. ${fact}`,
      },
      {
        value: 'aufbau',
        misconception: null,
        why: `The lower ${s} holds two electrons: the aufbau principle is kept. ${fact}`,
      },
      {
        value: 'none',
        misconception: answer === 'aufbau' ? 'EC13' : answer === 'hund' ? 'EC6' : 'EC21',
        why: `Look at the arrows again. ${fact}`,
      },
    ],
    right: fact,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

/** Describes a drawing that breaks a rule, or returns nothing. */
function explanation(rule: Rule, s: string, p: string): string {
  switch (rule) {
    case 'pauli':
      return `The two electrons in ${s} have the same spin, which the Pauli principle rules out for one orbital.`
    case 'hund':
      return `Two electrons share a ${p} orbital while another one is empty: Hund’s rule is broken.`
    case 'aufbau':
      return `An electron is in ${p} although the lower ${s} has room for it: the aufbau principle is broken.`
    case 'none':
      return `${s} is filled with a pair of opposite spin and the ${p} electrons spread out first: this is the ground state.`
  }
}

/** Draws two s and some p electrons so that one rule is broken; null where that is not possible. */
function drawingThatBreaks(rule: Rule, electrons: number): Drawing | null {
  switch (rule) {
    case 'pauli':
      return { s: '↑↑', p: spread(electrons) }
    case 'hund':
      return electrons >= 2 && electrons <= 4 ? { s: '↑↓', p: paired(electrons) } : null
    case 'aufbau':
      return electrons <= 5 ? { s: '↑', p: spread(electrons + 1) } : null
    case 'none':
      return { s: '↑↓', p: spread(electrons) }
  }
}

/** Each box once, then the second arrows. */
function spread(electrons: number): readonly Box[] {
  return [0, 1, 2].map((box) => {
    if (box >= electrons) return ' '
    return box + 3 < electrons ? '↑↓' : '↑'
  })
}

/** Pairs first. */
function paired(electrons: number): readonly Box[] {
  return [0, 1, 2].map((box) => {
    if (2 * box >= electrons) return ' '
    return 2 * box + 1 < electrons ? '↑↓' : '↑'
  })
}

function boxesText(boxes: readonly Box[]): string {
  return boxes.map((box) => `[${box}]`).join('')
}

/** The rule that a drawing breaks, read from its arrows. */
function ruleBrokenBy({ s, p }: Drawing): Rule {
  if ([s, ...p].includes('↑↑')) return 'pauli'
  if (s !== '↑↓') return 'aufbau'
  return p.includes('↑↓') && p.includes(' ') ? 'hund' : 'none'
}
