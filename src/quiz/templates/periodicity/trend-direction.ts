import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { mainTendencies, type Tendency, trendVocabulary } from '#chemistry/trends.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { valueOf } from './main-groups.ts'

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

type Way = (typeof stretches)[number]['way']

/** Why a property changes as it does. */
const reasons: Readonly<Record<Way, Readonly<Record<Property, string>>>> = {
  across: {
    covalentRadius: 'More protons attract the same outer shell, so the atoms shrink.',
    ionizationEnergy:
      'More protons attract the same outer shell, so removing an electron mostly costs more.',
    electronegativity:
      'More protons attract the same outer shell, so shared electrons are pulled more strongly.',
    metallicCharacter:
      'More protons attract the same outer shell, so the atoms give electrons away less easily.',
  },
  down: {
    covalentRadius: 'Each step adds a shell, farther out and better shielded, so the atoms grow.',
    ionizationEnergy:
      'Each step adds a shell, farther out and better shielded, so removing an electron costs less.',
    electronegativity:
      'Each step adds a shell, farther out and better shielded, so shared electrons are pulled less.',
    metallicCharacter:
      'Each step adds a shell, farther out and better shielded, so the atoms give electrons away more easily.',
  },
}

type Course = Tendency | 'stays' | 'peaks'

const courseTexts: Readonly<Record<Course, string>> = {
  rises: 'It rises.',
  falls: 'It falls.',
  stays: 'It stays equal.',
  peaks: 'It peaks midway.',
}

/** How a property changes along a stretch of the table. */
export const directionOfTrend = template(
  'pe-e3',
  'trend-direction',
  (random) => {
    const property = pick(random, properties)
    const { way, first, last } = pick(random, stretches)
    const { group, period } = element(first)
    const path = way === 'across' ? `across period ${period}` : `down group ${group}`
    const course = mainTendencies[property][way]
    const reason = reasons[way][property]
    return choice<Course>({
      element: pick(random, [first, last]),
      badge: null,
      stem: `From ${nameOf(first)} to ${nameOf(last)}, ${path}, how does the ${propertyNames[property]} mostly change?`,
      answer: course,
      isRight: (value) => value === observed(property, first, last),
      show: (value: Course) => courseTexts[value],
      lures: [
        {
          value: course === 'rises' ? 'falls' : 'rises',
          misconception: reversedIdea(property, way),
          why: `It is the other way round ${path}. ${reason}`,
        },
        equalLure(way, reason),
        {
          value: 'peaks',
          misconception: 'PE15',
          why: `Between ${nameOf(first)} and ${nameOf(last)} it changes mostly in one direction, with no peak midway. ${reason}`,
        },
      ],
      right: reason,
      see: { elements: [first, last], article: 'periodic-trends-explained' },
    })
  },
  { fitsMatch: true },
)

function equalLure(way: Way, reason: string): Lure<Course> {
  return way === 'across'
    ? {
        value: 'stays',
        misconception: 'PE12',
        why: `It would stay equal if electrons of one shell shielded each other fully, but they hardly do. ${reason}`,
      }
    : {
        value: 'stays',
        misconception: 'CL11',
        why: `Members of a group are similar, not equal. ${reason}`,
      }
}

/** Compares both ends; the more metallic element is the less electronegative one. */
function observed(property: Property, first: ElementSymbol, last: ElementSymbol): Tendency {
  const compared = property === 'metallicCharacter' ? 'electronegativity' : property
  const isHigher = valueOf(compared, last) > valueOf(compared, first)
  return isHigher === (property === 'metallicCharacter') ? 'falls' : 'rises'
}

function reversedIdea(property: Property, way: Way): MisconceptionId {
  if (property === 'metallicCharacter') return 'PE14'
  return way === 'across' ? 'PE2' : 'PE1'
}
