import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { mainTendencies, type Tendency } from '#chemistry/elements/trends.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'

import { valueOf } from './main-groups.ts'

const properties = [
  'covalentRadius',
  'ionizationEnergy',
  'electronegativity',
  'metallicCharacter',
] as const

type Property = (typeof properties)[number]

const propertyNames: Readonly<Record<Property, string>> = {
  covalentRadius: 'atomic size',
  ionizationEnergy: 'ionization energy',
  electronegativity: 'electronegativity',
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
    covalentRadius: 'More protons draw the same outer shell in, so the atoms get smaller.',
    ionizationEnergy:
      'More protons hold the same outer shell, so removing an electron mostly costs more.',
    electronegativity: 'More protons attract shared electrons more strongly.',
    metallicCharacter: 'With more protons the atoms give electrons away less easily.',
  },
  down: {
    covalentRadius: 'Each step adds a shell, so the atoms get larger.',
    ionizationEnergy:
      'An outer shell farther out is held less firmly, so removing an electron costs less.',
    electronegativity: 'Larger, better shielded atoms attract shared electrons less strongly.',
    metallicCharacter: 'Outer electrons farther out are given away more easily.',
  },
}

/** How two properties change, in the order in which the question names them. */
type Course = readonly [Tendency, Tendency]

const courses: readonly Course[] = [
  ['rises', 'rises'],
  ['rises', 'falls'],
  ['falls', 'rises'],
  ['falls', 'falls'],
]

const courseWords = { rises: 'increase', falls: 'decrease' } as const

/** How two properties change along a stretch of the table. */
export const directionOfTrend = template(
  'pe-e3',
  'trend-direction',
  (random) => {
    const wanted = pick(random, courses)
    const { way, first, last } = pick(random, stretches)
    const fitting = wanted.map((tendency) =>
      pick(
        random,
        properties.filter((property) => mainTendencies[property][way] === tendency),
      ),
    )
    const [one, other] = fitting
    if (one === undefined || other === undefined || one === other) return null
    const reason = `${reasons[way][one]} ${reasons[way][other]}`
    return choice<Course>({
      element: pick(random, [first, last]),
      badge: null,
      stem: `From ${first} to ${last}, how do ${propertyNames[one]} and ${propertyNames[other]} change?`,
      answer: wanted,
      isRight: (course) =>
        course[0] === observed(one, first, last) && course[1] === observed(other, first, last),
      show: (course) => course.map((tendency) => courseWords[tendency]).join(', '),
      lures: courses.map((course) => ({
        value: course,
        misconception: reversedIdea(course[0] === wanted[0] ? other : one, way),
        why: reason,
      })),
      right: reason,
      see: { elements: [first, last], article: 'periodic-trends-explained' },
    })
  },
  { fitsMatch: true },
)

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
