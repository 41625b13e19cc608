import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Oxide, oxides } from '#chemistry/compounds/oxides.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { listed } from '#quiz/templates/shared/names.ts'

/** Tells which oxides are basic, acidic and amphoteric. */
const article = 'types-of-elements'

const rulesOfOxides = {
  alkaline:
    'The oxides of group 1 and of calcium, strontium and barium react with water to form hydroxides.',
  acidic: 'Many oxides of non-metals react with water to form acids.',
} as const

/** Magnesium oxide and lead(II) oxide are left out: they make water slightly alkaline. */
const inert = oxides.filter(
  ({ inWater, formula }) => inWater === null && formula !== 'MgO' && formula !== 'PbO',
)

export const solutionOfOxide = template('ch-m4', 'oxide-character', (random) => {
  const wanted = pick(random, ['alkaline', 'acidic'] as const)
  const rule = rulesOfOxides[wanted]
  const answer = pick(
    random,
    oxides.filter(({ inWater }) => inWater === wanted),
  )
  const opposite = oxides.filter(({ inWater }) => inWater !== wanted && inWater !== null)
  const lures = shuffle(random, [...sample(random, opposite, 2), ...sample(random, inert, 1)])
  return choice({
    element: answer.element,
    badge: null,
    stem: pick(random, [
      `Which of these oxides gives an ${wanted} solution with water?`,
      `Water is added to one of these oxides and becomes ${wanted}. Which oxide is it?`,
    ]),
    answer,
    isRight: ({ inWater }) => inWater === wanted,
    show: writeOxide,
    lures: lures.map((oxide) => ({
      value: oxide,
      misconception: 'CH9',
      why: `${effectOnWater(oxide)} ${rule}`,
    })),
    right: `${rule} ${writeOxide(answer)} is ${answer.name}.`,
    see: { elements: [answer.element, 'O'], article },
  })
})

function effectOnWater(oxide: Oxide): string {
  if (oxide.inWater === null)
    return `${writeOxide(oxide)}, ${oxide.name}, hardly reacts with water.`
  return oxide.inWater === 'alkaline'
    ? `${writeOxide(oxide)} is the oxide of a metal and makes water alkaline.`
    : `${writeOxide(oxide)} is the oxide of a non-metal and makes water acidic.`
}

/** Elements whose oxides react with acids and with bases. */
const amphotericElements = ['Al', 'Zn', 'Be', 'Sn', 'Pb']

export const amphotericOxide = template('ch-h8', 'oxide-character', (random) => {
  const answer = pick(
    random,
    oxides.filter(({ character }) => character === 'amphoteric'),
  )
  const basic = oxides.filter(({ character }) => character === 'basic')
  const acidic = oxides.filter(({ character }) => character === 'acidic')
  const lures = shuffle(random, [...sample(random, basic, 2), ...sample(random, acidic, 1)])
  return choice({
    element: answer.element,
    badge: null,
    stem: pick(random, [
      'Which of these oxides can neutralize both acids and bases?',
      'Which of these oxides reacts as a base with acids and as an acid with bases?',
    ]),
    answer,
    isRight: ({ element }) => amphotericElements.includes(element),
    show: writeOxide,
    lures: lures.map((oxide) => ({
      value: oxide,
      misconception: 'CH9',
      why:
        oxide.character === 'basic'
          ? `${writeOxide(oxide)} is a basic oxide: it neutralizes acids, not bases. The oxides of Al, Zn, Be, Sn and Pb react with both.`
          : `${writeOxide(oxide)} is an acidic oxide: it neutralizes bases, not acids. The oxides of Al, Zn, Be, Sn and Pb react with both.`,
    })),
    right: `${writeOxide(answer)} is amphoteric, like the oxides of ${listed(amphotericElements.filter((symbol) => symbol !== answer.element))}.`,
    see: { elements: amphotericElements, article },
  })
})

function writeOxide({ formula }: Oxide): string {
  return formatFormula(formula)
}
