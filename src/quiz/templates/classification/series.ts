import {
  type Element,
  element,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { withArticle } from './classes.ts'

const article = 'guide-to-periodic-table'

/** Series of the table with members that every book counts, and neighbors that are taken for them. */
const series = [
  {
    category: 'lanthanide',
    range: 'lanthanum (57) and the 14 elements after it',
    members: ['Ce', 'Pr', 'Nd', 'Pm', 'Sm', 'Eu', 'Gd', 'Tb', 'Dy', 'Ho', 'Er', 'Tm', 'Yb'],
    outsiders: ['Cs', 'Ba', 'Hf', 'Ta', 'W', 'U', 'Th', 'Pu', 'Am', 'Cm', 'Zr', 'Ra'],
  },
  {
    category: 'actinide',
    range: 'actinium (89) and the 14 elements after it',
    members: ['Th', 'Pa', 'U', 'Np', 'Pu', 'Am', 'Cm', 'Bk', 'Cf', 'Es', 'Fm'],
    outsiders: ['Ra', 'Fr', 'Rn', 'Rf', 'Db', 'Pb', 'Bi', 'Eu', 'Nd', 'Gd', 'Ba', 'Hf'],
  },
  {
    category: 'transition metal',
    range: 'the d-block metals in the middle of the table, such as those of groups 4 to 11',
    members: ['Ti', 'V', 'Cr', 'Mn', 'Fe', 'Co', 'Ni', 'Cu', 'Mo', 'Pd', 'Ag', 'W', 'Pt', 'Au'],
    outsiders: ['K', 'Ca', 'Sr', 'Ba', 'Al', 'Ga', 'In', 'Sn', 'Tl', 'Pb', 'Bi', 'Mg'],
  },
] as const

export const whichSeriesMember = template(
  'cl-m2',
  'inner-transition',
  (random) => {
    const { category, range, members, outsiders } = pick(random, series)
    const answer = pick(random, members)
    const { name, atomicNumber } = element(answer)
    return whichElement({
      stem: `Which of these elements is ${withArticle(category)}?`,
      answer,
      isRight: (symbol) => element(symbol).category === category,
      lures: [
        // One that an idea leads to in any case.
        ...sample(
          random,
          outsiders.filter((symbol) => ideaOf(category, element(symbol)) !== null),
          1,
        ),
        ...sample(random, outsiders, 3),
      ].map((symbol) => {
        const other = element(symbol)
        return {
          symbol,
          misconception: ideaOf(category, other),
          why: `${other.name} (${other.atomicNumber}) is not one of them, but ${withArticle(other.category)}. ${name} (${atomicNumber}) is ${withArticle(category)}, one of ${range}.`,
        }
      }),
      right: `${name} (${atomicNumber}) is one of the ${category}s: ${range}.`,
      see: { article },
    })
  },
  { fitsMatch: true },
)

/** The idea that takes another element for a member of a series. */
function ideaOf(wanted: string, { category }: Element): MisconceptionId | null {
  if (wanted === 'transition metal') return 'CL15'
  return category === 'lanthanide' || category === 'actinide' ? 'CL22' : null
}

const innerMetals = elements.filter(
  ({ category }) => category === 'lanthanide' || category === 'actinide',
)

export const periodOfInnerMetal = template(
  'cl-m3',
  'inner-transition',
  (random) => {
    const metal = pick(random, innerMetals)
    const { symbol, name, category, period, atomicNumber } = metal
    return choice<number>({
      element: symbol,
      stem: pick(random, [
        `In which period is the ${category} ${nameOf(symbol)}?`,
        `${name} (${atomicNumber}) is one of the ${category}s. To which period does it belong?`,
      ]),
      answer: period,
      isRight: (value) => value === element(symbol).period,
      show: (value) => `period ${value}`,
      lures: sample(random, wrongPeriods(metal), WRONG_OPTIONS),
      right: `The ${category}s follow ${elementBefore(metal)} in period ${period}, ${nameOf(symbol)} (${atomicNumber}) among them; their row is printed below to save width.`,
      see: { article },
    })
  },
  { fitsMatch: true },
)

/**
 * A period too many, the other period with an f-block, the number of the f subshell, and a period that
 * is too short: more than are shown, so that none of them is there each time.
 */
function wrongPeriods(metal: Element): readonly Lure<number>[] {
  const { symbol, name, category, period, atomicNumber } = metal
  const before = elementBefore(metal)
  const beyondTable: Lure<number> = {
    value: 8,
    misconception: 'CL4',
    why: `The table has seven periods; the row printed below it is only moved there. The ${category}s, ${nameOf(symbol)} among them, follow ${before} in period ${period}.`,
  }
  const otherSeries: Lure<number> = {
    value: period === 6 ? 7 : 6,
    misconception: 'CL22',
    why:
      period === 6
        ? `Period 7 holds the actinides, 89 to 103. ${name} has atomic number ${atomicNumber} and is one of the ${category}s.`
        : `Period 6 holds the lanthanides, 57 to 71. ${name} has atomic number ${atomicNumber} and is one of the ${category}s.`,
  }
  const ofSubshell: Lure<number> = {
    value: period - 2,
    misconception: 'EC2',
    why: `Period ${period - 2} would fit the number of the f subshell that fills. The period counts all occupied shells, ${period} in ${nameOf(symbol)}.`,
  }
  const [short, last] = period === 6 ? [5, 'xenon (54)'] : [4, 'krypton (36)']
  const tooShort: Lure<number> = {
    value: short,
    misconception: null,
    why: `Period ${short} ends with ${last}. ${name} has atomic number ${atomicNumber} and is one of the ${category}s, which follow ${before} in period ${period}.`,
  }
  const inRisingOrder = period === 6 ? [ofSubshell, tooShort] : [tooShort, ofSubshell]
  return [beyondTable, otherSeries, ...inRisingOrder]
}

/** The element that stands before a series of inner transition metals. */
function elementBefore({ period }: Element): string {
  return period === 6 ? 'barium (56)' : 'radium (88)'
}

/** Parts of the table, in the words of an option. */
const parts = {
  lanthanides: 'the upper row below the table',
  actinides: 'the lower row below the table',
  'd-block': 'the d-block in the middle',
  'main groups': 'the main groups at the sides',
} as const

type Part = keyof typeof parts

/** Elements that every table shows in the same part. */
const members: Readonly<Record<Part, readonly ElementSymbol[]>> = {
  lanthanides: ['Ce', 'Pr', 'Nd', 'Sm', 'Eu', 'Gd', 'Tb', 'Dy', 'Ho', 'Er', 'Tm'],
  actinides: ['Th', 'Pa', 'U', 'Np', 'Pu', 'Am', 'Cm', 'Bk', 'Cf', 'Es', 'Fm'],
  'd-block': ['Ti', 'Cr', 'Mn', 'Fe', 'Co', 'Ni', 'Cu', 'Ag', 'W', 'Pt', 'Au', 'Hf', 'Os'],
  'main groups': ['Mg', 'Al', 'K', 'Ca', 'Sn', 'I', 'Cs', 'Ba', 'Pb', 'Bi', 'Rn', 'Ra'],
}

/** The numbers of elements or groups that tell the part. */
const numbersOfPart: Readonly<Record<Part, string>> = {
  lanthanides: 'The upper row below the table holds the lanthanides, elements 57 to 71',
  actinides: 'The lower row below the table holds the actinides, elements 89 to 103',
  'd-block': 'The d-block is groups 3 to 12',
  'main groups': 'The main groups are groups 1, 2 and 13 to 18',
}

/** In which part of the table an element with a given atomic number stands. */
export const partOfTable = template('cl-e500', 'inner-transition', (random) => {
  const answer = pick(random, Object.keys(members).filter(isPart))
  const { symbol, atomicNumber, group } = element(pick(random, members[answer]))
  const isInRow = answer === 'lanthanides' || answer === 'actinides'
  const own = isInRow ? `has the number ${atomicNumber}` : `stands in group ${group}`
  const account = `${numbersOfPart[answer]}, and ${nameOf(symbol)} ${own}.`
  return choice<Part>({
    element: symbol,
    stem: `In which part of the usual periodic table does ${nameOf(symbol)}, element ${atomicNumber}, stand?`,
    answer,
    isRight: (part) => members[part].includes(symbol),
    show: (part: Part) => parts[part],
    lures: Object.keys(parts)
      .filter(isPart)
      .filter((part) => part !== answer)
      .map((part) => ({
        value: part,
        misconception: part === 'd-block' || part === 'main groups' ? 'CL15' : 'CL4',
        why: `${numbersOfPart[part]}, without ${nameOf(symbol)}. ${account}`,
      })),
    right: account,
    see: { elements: [symbol], article },
  })
})

function isPart(text: string): text is Part {
  return Object.hasOwn(parts, text)
}
