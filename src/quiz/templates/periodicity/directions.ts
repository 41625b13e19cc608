import { element, type Element, elements } from '#chemistry/elements.ts'
import { mainTendencies, trendVocabulary } from '#chemistry/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, type Lure, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { reversedPairs, valueOf } from './main-groups.ts'

const properties = [
  'covalentRadius',
  'ionizationEnergy',
  'electronegativity',
  'metallicCharacter',
] as const

type Property = (typeof properties)[number]

const propertyNames: Readonly<Record<Property, string>> = {
  covalentRadius: 'size of the atoms',
  ionizationEnergy: trendVocabulary.ionizationEnergy.name,
  electronegativity: trendVocabulary.electronegativity.name,
  metallicCharacter: 'metallic character',
}

/** First and last element of the stretches along which all four properties keep their direction. */
const stretches = [
  { way: 'across', first: 'Li', last: 'F' },
  { way: 'across', first: 'Na', last: 'Cl' },
  { way: 'across', first: 'K', last: 'Br' },
  { way: 'down', first: 'Li', last: 'Cs' },
  { way: 'down', first: 'Be', last: 'Ba' },
  { way: 'down', first: 'N', last: 'Sb' },
  { way: 'down', first: 'O', last: 'Te' },
  { way: 'down', first: 'F', last: 'I' },
] as const

const tendencyTexts = { rises: 'It rises.', falls: 'It falls.' } as const

export const directionOfTrend: Template = {
  id: 'pe-e3',
  version: 1,
  category: 'periodicity',
  difficulty: 'easy',
  skill: 'trend-direction',
  fitsMatch: true,
  draw(random) {
    return courseOf(random, ({ opposite }) => ({
      lures: [opposite],
      fill: ['It stays equal.', 'It peaks midway.'],
    }))
  },
}

/** The same question with a reason against each wrong option. */
export const courseOfTrend: Template = {
  ...directionOfTrend,
  version: 2,
  draw(random) {
    return courseOf(random, ({ opposite, way, ends, reason }) => ({
      lures: [
        opposite,
        way === 'across'
          ? {
              value: 'It stays equal.',
              misconception: 'PE12',
              why: `It would stay equal if electrons of one shell shielded each other fully, but they hardly do. ${reason}`,
            }
          : {
              value: 'It stays equal.',
              misconception: 'CL11',
              why: `Members of a group are similar, not equal. ${reason}`,
            },
        {
          value: 'It peaks midway.',
          misconception: 'PE15',
          why: `Between ${ends} it changes mostly in one direction, with no peak midway. ${reason}`,
        },
      ],
    }))
  },
}

type Course = {
  /** The option that turns the trend around. */
  readonly opposite: Lure<string>
  readonly way: (typeof stretches)[number]['way']
  /** The two ends of the stretch in words: 'lithium and fluorine'. */
  readonly ends: string
  readonly reason: string
}

/** How a property changes along a stretch of the table, with the wrong options that fit it. */
function courseOf(
  random: Random,
  wrongOf: (course: Course) => {
    readonly lures: readonly Lure<string>[]
    readonly fill?: readonly string[]
  },
): Draft | null {
  const property = pick(random, properties)
  const { way, first, last } = pick(random, stretches)
  const tendency = mainTendencies[property][way]
  const { group, period } = element(first)
  const path = way === 'across' ? `across period ${period}` : `down group ${group}`
  const reason = trendReason(property, way)
  return worded({
    element: pick(random, [first, last]),
    stem: `From ${nameOf(first)} to ${nameOf(last)}, ${path}, how does the ${propertyNames[property]} mostly change?`,
    answer: tendencyTexts[tendency],
    isRight: (text) => text === tendencyTexts[observed(property, first, last)],
    ...wrongOf({
      opposite: {
        value: tendencyTexts[tendency === 'rises' ? 'falls' : 'rises'],
        misconception: reversedIdea(property, way),
        why: `It is the other way round ${path}. ${reason}`,
      },
      way,
      ends: inWords([first, last]),
      reason,
    }),
    right: reason,
    see: { elements: [first, last], article: 'periodic-trends-explained' },
  })
}

/** Compares both ends; the more metallic element is the less electronegative one. */
function observed(property: Property, first: string, last: string): 'rises' | 'falls' {
  const compared = property === 'metallicCharacter' ? 'electronegativity' : property
  const isHigher = valueOf(compared, last) > valueOf(compared, first)
  return isHigher === (property === 'metallicCharacter') ? 'falls' : 'rises'
}

function reversedIdea(property: Property, way: 'across' | 'down'): MisconceptionId {
  if (property === 'metallicCharacter') return 'PE14'
  return way === 'across' ? 'PE2' : 'PE1'
}

function trendReason(property: Property, way: 'across' | 'down'): string {
  const cause =
    way === 'across'
      ? 'More protons attract the same outer shell'
      : 'Each step adds a shell, farther out and better shielded'
  const effects: Readonly<Record<Property, string>> =
    way === 'across'
      ? {
          covalentRadius: 'so the atoms shrink',
          ionizationEnergy: 'so removing an electron mostly costs more',
          electronegativity: 'so shared electrons are pulled more strongly',
          metallicCharacter: 'so the atoms give electrons away less easily',
        }
      : {
          covalentRadius: 'so the atoms grow',
          ionizationEnergy: 'so removing an electron costs less',
          electronegativity: 'so shared electrons are pulled less',
          metallicCharacter: 'so the atoms give electrons away more easily',
        }
  return `${cause}, ${effects[property]}.`
}

/** The table is asked up to barium; beyond it, few learners know the neighbors. */
const BARIUM = 56

export const whatOrdersTheTable: Template = {
  id: 'pe-e6',
  version: 1,
  category: 'periodicity',
  difficulty: 'easy',
  skill: 'order-of-the-table',
  fitsMatch: true,
  draw(random) {
    const lower = pick(random, elements.slice(0, BARIUM - 1))
    const ordinary = [lower.symbol, elements[lower.atomicNumber]?.symbol ?? ''] as const
    const [first, second] = random() < 0.4 ? pick(random, reversedPairs) : ordinary
    const [before, after] = [element(first), element(second)]
    const isReversed = before.atomicMass > after.atomicMass
    const answers = ['the number of protons', 'the nuclear charge']
    const answer = pick(random, answers)
    const masses = [before, after].map(({ atomicMass }) =>
      formatNumber(atomicMass, { decimals: 1 }),
    )
    return worded({
      element: pick(random, [first, second]),
      stem: `What decides that ${nameOf(first)} stands before ${nameOf(second)} in the periodic table?`,
      answer,
      isRight: (text) => answers.includes(text),
      lures: [
        {
          value: 'the mass of the atoms',
          misconception: 'PE11',
          why: isReversed
            ? `By mass, ${nameOf(second)} (${masses[1]}) would stand before ${nameOf(first)} (${masses[0]}). The number of protons decides: ${before.protons} and ${after.protons}.`
            : `Mass gives the same order here, but not for argon and potassium or tellurium and iodine. The number of protons decides: ${before.protons} and ${after.protons}.`,
        },
      ],
      fill: sample(
        random,
        ['the number of neutrons', 'the year of discovery', 'the size of the atoms'],
        2,
      ),
      right: `The table is ordered by atomic number, the number of protons: ${before.protons} for ${nameOf(first)}, ${after.protons} for ${nameOf(second)}.`,
      see: { elements: [first, second], article: 'guide-to-periodic-table' },
    })
  },
}

export const pairAgainstMass = pairsByMass(1, () => true)

/** Elements without a standard atomic mass, technetium and promethium, are left out. */
export const standardPairAgainstMass = pairsByMass(2, ({ massIsStandard }) => massIsStandard)

/** Pairs in reverse order of mass among pairs of elements that satisfy `isUsable`. */
function pairsByMass(version: number, isUsable: (entry: Element) => boolean): Template {
  return {
    id: 'pe-m6',
    version,
    category: 'periodicity',
    difficulty: 'medium',
    skill: 'order-of-the-table',
    fitsMatch: false,
    draw(random) {
      const [first, second] = pick(random, reversedPairs)
      const ordinary = elements
        .slice(0, 82)
        .map(({ symbol, atomicNumber }) => [symbol, elements[atomicNumber]?.symbol ?? ''] as const)
        .filter((pair) => pair.every((symbol) => isUsable(element(symbol))))
        .filter(([low, high]) => element(low).atomicMass + 1 < element(high).atomicMass)
      const others = sample(random, ordinary, 3)
      return worded({
        element: pick(random, [first, second, ...others.flat()]),
        stem: 'Which two neighbors in the periodic table stand against the order of atomic mass?',
        answer: inWords([first, second]),
        isRight: (text) =>
          elements.some(
            ({ symbol, atomicNumber, atomicMass }) =>
              atomicMass > (elements[atomicNumber]?.atomicMass ?? 0) &&
              text === inWords([symbol, elements[atomicNumber]?.symbol ?? symbol]),
          ),
        lures: others.map((pair) => ({
          value: inWords(pair),
          misconception: 'PE11',
          why: `The masses are ${massesOf(pair)}: mass and atomic number give the same order here. It is different for ${inWords([first, second])}.`,
        })),
        right: `The atomic masses are ${massesOf([first, second])}: the lower atomic number has the heavier atoms, but protons decide the order.`,
        see: { elements: shuffle(random, [first, second]), article: 'guide-to-periodic-table' },
      })
    },
  }
}

function inWords(pair: readonly string[]): string {
  return pair.map(nameOf).join(' and ')
}

function massesOf(pair: readonly string[]): string {
  return pair
    .map(
      (symbol) => `${nameOf(symbol)} ${formatNumber(element(symbol).atomicMass, { decimals: 1 })}`,
    )
    .join(', ')
}
