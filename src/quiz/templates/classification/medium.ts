import { type Element, element, elements } from '#chemistry/elements.ts'
import { groupIsSafe, safeClassification } from '#chemistry/trends.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, type Template, worded } from '#quiz/template.ts'
import { listed, nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { elementAt, place } from './families.ts'

const category = 'classification'
const difficulty = 'medium'

/** Elements whose cell is the same in every table and that a course may name. */
const cells = elements.filter(
  ({ symbol, atomicNumber }) => atomicNumber > 2 && atomicNumber <= 88 && groupIsSafe(symbol),
)

export const elementInCell: Template = {
  id: 'cl-m1',
  version: 1,
  category,
  difficulty,
  skill: 'groups-and-periods',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, group, period } = pick(random, cells)
    const swapped = elementAt(period, group)
    const inOldGroup = elementAt(group > 10 ? group - 10 : group + 10, period)
    const vertical = shuffle(random, [elementAt(group, period - 1), elementAt(group, period + 1)])
    const sideways = shuffle(random, [elementAt(group - 1, period), elementAt(group + 1, period)])
    const near = [vertical[0], sideways[0], vertical[1], sideways[1]]
    return whichElement(random, {
      stem: `Which element stands in group ${group}, period ${period}?`,
      answer: symbol,
      isRight: (other) => element(other).group === group && element(other).period === period,
      lures: [swapped, inOldGroup, ...near].flatMap((other) =>
        other === undefined
          ? []
          : [
              {
                symbol: other.symbol,
                misconception: other === inOldGroup && other !== swapped ? 'EC9' : 'CL3',
                why: `${other.name} stands in ${place(other.symbol)}. Column ${group} and row ${period} meet at ${name.toLowerCase()}.`,
              },
            ],
      ),
      right: `Column ${group} and row ${period} meet at ${name.toLowerCase()}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** Series of the table with members that every book counts, and neighbors that are taken for them. */
const series = [
  {
    name: 'a lanthanide',
    range: 'cerium (58) to lutetium (71), with lanthanum before them',
    category: 'lanthanide',
    members: ['Ce', 'Pr', 'Nd', 'Pm', 'Sm', 'Eu', 'Gd', 'Tb', 'Dy', 'Ho', 'Er', 'Tm', 'Yb'],
    outsiders: ['Cs', 'Ba', 'Hf', 'Ta', 'W', 'U', 'Th', 'Pu', 'Am', 'Cm', 'Zr', 'Ra'],
  },
  {
    name: 'an actinide',
    range: 'thorium (90) to lawrencium (103), with actinium before them',
    category: 'actinide',
    members: ['Th', 'Pa', 'U', 'Np', 'Pu', 'Am', 'Cm', 'Bk', 'Cf', 'Es', 'Fm'],
    outsiders: ['Ra', 'Fr', 'Rn', 'Rf', 'Db', 'Pb', 'Bi', 'Eu', 'Nd', 'Gd', 'Ba', 'Hf'],
  },
  {
    name: 'a transition metal',
    range: 'the d-block metals in the middle of the table, such as groups 4 to 11',
    category: 'transition metal',
    members: ['Ti', 'V', 'Cr', 'Mn', 'Fe', 'Co', 'Ni', 'Cu', 'Mo', 'Pd', 'Ag', 'W', 'Pt', 'Au'],
    outsiders: ['K', 'Ca', 'Sr', 'Ba', 'Al', 'Ga', 'In', 'Sn', 'Tl', 'Pb', 'Bi', 'Mg'],
  },
] as const

function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

export const findSeriesMember: Template = {
  id: 'cl-m2',
  version: 1,
  category,
  difficulty,
  skill: 'inner-transition',
  fitsMatch: true,
  draw(random) {
    const drawn = pick(random, series)
    const answer = pick(random, drawn.members)
    return whichElement(random, {
      stem: `Which of these elements is ${drawn.name}?`,
      answer,
      isRight: (symbol) => element(symbol).category === drawn.category,
      lures: sample(random, drawn.outsiders, 3).map((value) => {
        const other = element(value)
        return {
          symbol: value,
          misconception: drawn.category === 'transition metal' ? 'CL15' : 'CL4',
          why: `${other.name} (${other.atomicNumber}) is of another family: ${withArticle(other.category)}. ${element(answer).name} (${element(answer).atomicNumber}) is ${drawn.name}: ${drawn.range}.`,
        }
      }),
      right: `${element(answer).name} (${element(answer).atomicNumber}) belongs here: ${drawn.range}.`,
      see: { article: 'types-of-elements' },
    })
  },
}

export const innerMetals = elements.filter(({ category: kind }) =>
  /^(lanthanide|actinide)$/.test(kind),
)

export const periodOfInnerMetal: Template = {
  id: 'cl-m3',
  version: 1,
  category,
  difficulty,
  skill: 'inner-transition',
  fitsMatch: true,
  draw(random) {
    const metal = pick(random, innerMetals)
    const { symbol, name, category: kind, period, atomicNumber } = metal
    return worded({
      element: symbol,
      stem: `In which period is the ${kind} ${name.toLowerCase()}?`,
      answer: `period ${period}`,
      isRight: (text) => element(symbol).period === Number(text.replace('period ', '')),
      lures: shuffle(random, wrongPeriods(metal)),
      right: `${name} (${atomicNumber}) follows ${elementBefore(metal)} in period ${period}; its row is printed below to save width.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** The element that stands before an inner transition metal and its likes. */
export function elementBefore({ period }: Element): string {
  return period === 6 ? 'barium (56)' : 'radium (88)'
}

/** A period too many, the other period with an f-block, and the number of the f subshell. */
export function wrongPeriods(metal: Element): readonly [Lure<string>, Lure<string>, Lure<string>] {
  const { name, category: kind, period, atomicNumber } = metal
  const other = period === 6 ? 7 : 6
  return [
    {
      value: 'period 8',
      misconception: 'CL4',
      why: `The table has seven periods; the row printed below it is only moved there. ${name} follows ${elementBefore(metal)} in period ${period}.`,
    },
    {
      value: `period ${other}`,
      misconception: 'CL4',
      why: `Period ${other} holds the ${period === 6 ? 'actinides, 89 to 103' : 'lanthanides, 57 to 71'}. ${name} has atomic number ${atomicNumber} and is one of the ${kind}s.`,
    },
    {
      value: `period ${period - 2}`,
      misconception: 'EC2',
      why: `Period ${period - 2} would fit the number of the f subshell that fills. The period counts all occupied shells, ${period} in ${name.toLowerCase()}.`,
    },
  ]
}

/** Radioactive elements of which no isotope is stable; bismuth, practically stable, is left out. */
export const unstableElements = [
  'Tc',
  'Pm',
  'Po',
  'Rn',
  'Fr',
  'Ra',
  'Ac',
  'Th',
  'Pa',
  'U',
  'Np',
  'Pu',
]

/** Heavy or rare elements with a stable isotope. */
export const stableElements = [
  'Pb',
  'Hg',
  'Au',
  'W',
  'Pt',
  'Tl',
  'Os',
  'Ir',
  'Re',
  'Ta',
  'Xe',
  'Cs',
  'Ba',
]

export const withoutStableIsotope: Template = {
  id: 'cl-m4',
  version: 1,
  category,
  difficulty,
  skill: 'radioactivity',
  fitsMatch: true,
  draw(random) {
    const answer = random() < 0.4 ? pick(random, ['Tc', 'Pm']) : pick(random, unstableElements)
    const { name, atomicNumber } = element(answer)
    return whichElement(random, {
      stem: 'Which of these elements has no stable isotope?',
      answer,
      isRight: (symbol) => element(symbol).radioactive,
      lures: sample(random, stableElements, 3).map((value) => ({
        symbol: value,
        misconception: 'CL8',
        why: `${element(value).name} is heavy, yet it has a stable isotope, as almost all elements up to lead do. ${name} has none.`,
      })),
      right:
        atomicNumber < 82
          ? `${name} (${atomicNumber}) is one of the two elements below lead without a stable isotope.`
          : `${name} (${atomicNumber}) lies beyond lead, and no element from polonium (84) on has a stable isotope.`,
      see: { article: 'what-are-isotopes' },
    })
  },
}

/** Elements whose class no book disputes, without the heaviest, by what a set may contain. */
const commonMetals = ['Na', 'Mg', 'Al', 'K', 'Ca', 'Ti', 'Fe', 'Ni', 'Cu', 'Ag', 'Sn', 'Ba', 'Pb']
const commonNonMetals = ['H', 'C', 'N', 'O', 'F', 'P', 'S', 'Cl', 'Br', 'I']
const intrudersAmongMetals = ['Si', 'Ge', 'Sb', 'As', 'Te', 'C', 'S', 'I', 'P']
const intrudersAmongNonMetals = ['Si', 'Ge', 'As', 'B', 'Te', 'Al', 'Sn', 'Ga', 'Hg']

export const pureSet: Template = {
  id: 'cl-m6',
  version: 1,
  category,
  difficulty,
  skill: 'element-class',
  fitsMatch: false,
  draw(random) {
    const wanted = pick(random, ['metal', 'non-metal'] as const)
    const pool = wanted === 'metal' ? commonMetals : commonNonMetals
    const intruders = sample(
      random,
      wanted === 'metal' ? intrudersAmongMetals : intrudersAmongNonMetals,
      3,
    )
    const answer = sample(random, pool, 4)
    const write = (symbols: readonly string[]) => shuffle(random, symbols).join(', ')
    return worded({
      element: pick(random, [...answer, ...intruders]),
      stem: `Which of these sets consists of ${wanted}s only?`,
      answer: write(answer),
      isRight: (text) =>
        text.split(', ').every((symbol) => element(symbol).classification === wanted),
      lures: intruders.map((intruder) => {
        const { name, classification } = element(intruder)
        return {
          value: write([...sample(random, pool, 3), intruder]),
          misconception: classification === 'metalloid' ? 'CL2' : 'CL12',
          why: `${name} (${intruder}) is a ${classification}. The other three of this set are ${wanted}s.`,
        }
      }),
      right: `All four are ${wanted}s: ${listed(answer.map(nameOf))}.`,
      see: { elements: answer, article: 'types-of-elements' },
    })
  },
}

export const lengthOfPeriod: Template = {
  id: 'cl-m7',
  version: 1,
  category,
  difficulty,
  skill: 'groups-and-periods',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, safeClassification)
    const { period } = element(symbol)
    const members = elements.filter((entry) => entry.period === period)
    const count = members.length
    const [first, last] = [members.at(0)?.name.toLowerCase(), members.at(-1)?.name.toLowerCase()]
    if (period === 1) return null
    return numeric({
      element: symbol,
      stem: `How many elements are in the period that contains ${nameOf(symbol)}?`,
      answer: count,
      isRight: (value) => numbersFromGasToGas(period) === value,
      lures: [
        {
          value: 18,
          misconception: 'CL4',
          why: `18 is the number of columns. Period ${period} runs from ${first} to ${last}: ${count} elements${count === 32 ? ', the f-block row below the table among them' : ''}.`,
        },
        {
          value: period,
          misconception: 'CL3',
          why: `${period} is the number of the row itself. Counted from ${first} to ${last}, it holds ${count} elements.`,
        },
        {
          value: 2 * period ** 2,
          misconception: 'EC5',
          why: `2n² = ${2 * period ** 2} is what shell ${period} could hold. A row ends when the p subshell is full: after ${count} elements.`,
        },
        {
          value: 8,
          misconception: 'EC5',
          why: `Eight elements make the shorter rows 2 and 3. Period ${period} also has the d-block, so it holds ${count}.`,
        },
        {
          value: 32,
          misconception: 'CL4',
          why: `32 elements are in periods 6 and 7, which contain the f-block. Period ${period} holds ${count}.`,
        },
      ],
      fill: shuffle(random, [-2, 2, -4, 4, -3, 3, 6, -6])
        .map((step) => count + step)
        .filter((value) => value > 1),
      right: `Period ${period} runs from ${first} to ${last}: ${count} elements.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** A period ends at a noble gas: its length is the step from one noble gas to the next. */
function numbersFromGasToGas(period: number): number {
  const gases = elements.filter(({ group }) => group === 18)
  return (gases[period - 1]?.atomicNumber ?? 0) - (gases[period - 2]?.atomicNumber ?? 0)
}
