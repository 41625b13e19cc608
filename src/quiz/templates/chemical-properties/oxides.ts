import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Oxide, type OxideCharacter, oxides } from '#chemistry/compounds/oxides.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber, subscript } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'
import { calculated, known, law, outcome, solved } from '#quiz/worked/solutions.ts'

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

export const amphotericOxide = template('ch-m574', 'oxide-character', (random) => {
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
    isRight: (oxide) => amphotericElements.includes(oxide.element),
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

/** What an oxide reacts with, by its character. */
const partners: Readonly<Record<OxideCharacter, string>> = {
  basic: 'with acids, not with bases',
  acidic: 'with bases, not with acids',
  amphoteric: 'with both acids and bases',
  neutral: 'with neither acids nor bases',
}

/** The oxides of which a character is known, as the beginning of a correction. */
const examplesOf: Readonly<Record<OxideCharacter, string>> = {
  basic: 'That holds for the oxides of most metals in groups 1 and 2.',
  acidic: 'That holds for most oxides of non-metals.',
  amphoteric: 'That holds for the oxides of Al, Zn, Be, Sn and Pb.',
  neutral: 'That holds for a few oxides, such as CO and N₂O.',
}

/** Neutral oxides are few, so they are asked about seldom. */
const askedCharacters = [
  'basic',
  'basic',
  'basic',
  'amphoteric',
  'amphoteric',
  'amphoteric',
  'acidic',
  'acidic',
  'neutral',
] as const

const OXYGEN = 16

/** How far the percentage of another element has to be, in percent. */
const APART = 0.03

/** Asks what an oxide reacts with that only its composition tells. */
export const characterByComposition = template('ch-h812', 'oxide-character', (random) => {
  const asked = pick(random, askedCharacters)
  const oxide = pick(
    random,
    oxides.filter(({ character }) => character === asked),
  )
  const [count, oxygens] = countsOf(oxide)
  const percent = Math.round(100 * percentOfOxygen(oxide.element, count, oxygens)) / 100
  const isNear = (symbol: ElementSymbol): boolean =>
    Math.abs(percentOfOxygen(symbol, count, oxygens) - percent) < APART
  if (elements.filter(({ symbol }) => isNear(symbol)).length !== 1) return null
  const shown = `X${count === 1 ? '' : subscript(count)}O${oxygens === 1 ? '' : subscript(oxygens)}`
  const oxygenMass = oxygens * OXYGEN
  const rest = (oxygenMass * (100 - percent)) / percent
  const share = `${formatNumber(percent, { decimals: 2 })}%`
  const found = `${formatNumber(oxygenMass, { decimals: 2 })} g of oxygen are ${share}, so X has ${formatNumber(rest / count, { significant: 4 })} g/mol: ${nameOf(oxide.element)}`
  const isByOxygen = random() < 0.5
  const given = isByOxygen
    ? `${share} oxygen (16.00 g/mol) by mass`
    : `${formatNumber(100 - percent, { decimals: 2 })}% X by mass, and the rest is oxygen (16.00 g/mol)`
  const account = `${found}. ${writeOxide(oxide)} reacts ${partners[asked]}`
  const characters: readonly OxideCharacter[] = ['basic', 'acidic', 'amphoteric', 'neutral']
  return choice<OxideCharacter>({
    element: oxide.element,
    badge: null,
    stem: `An oxide ${shown} of an element X is ${given}. With what does this oxide react?`,
    answer: asked,
    isRight: (value) =>
      oxides.some(
        (other) =>
          countsOf(other).join() === [count, oxygens].join() &&
          isNear(other.element) &&
          other.character === value,
      ),
    show: (value) => partners[value],
    lures: shuffle(
      random,
      characters.filter((value) => value !== asked),
    ).map((value) => ({
      value,
      misconception: value === 'basic' || value === 'acidic' ? 'CH9' : null,
      why: `${examplesOf[value]} ${account}.`,
    })),
    right: `${account}.`,
    see: { elements: [oxide.element, 'O'], article },
    solution: () =>
      solved(
        'what the oxide reacts with',
        isByOxygen
          ? known('Oxygen in the oxide', exact(percent, '%'))
          : known('X in the oxide', decimal(100 - percent, '%', 2)),
        law('The masses of the elements in one mole are in the ratio of their shares'),
        ...(isByOxygen
          ? []
          : [
              calculated(
                'Oxygen in the oxide',
                less(exact(100, '%'), decimal(100 - percent, '%', 2)),
                exact(percent, '%'),
              ),
            ]),
        calculated(
          'Oxygen in one mole',
          multiplied(exact(oxygens), exact(OXYGEN, 'g/mol')),
          exact(oxygenMass, 'g/mol'),
        ),
        calculated(
          'X in one mole',
          divided(
            multiplied(exact(oxygenMass, 'g/mol'), less(exact(100, '%'), exact(percent, '%'))),
            exact(percent, '%'),
          ),
          measured(rest, 'g/mol', 4),
        ),
        ...(count === 1
          ? []
          : [
              calculated(
                'Molar mass of X',
                divided(measured(rest, 'g/mol', 4), exact(count)),
                measured(rest / count, 'g/mol', 4),
              ),
            ]),
        known('Element of this molar mass', nameOf(oxide.element)),
        outcome(partners[asked]),
      ),
  })
})

/** The atoms of the element and of oxygen in the formula of an oxide. */
function countsOf(oxide: Oxide): readonly [count: number, oxygens: number] {
  const counts = composition(oxide.formula)
  return [counts.get(oxide.element) ?? 0, counts.get('O') ?? 0]
}

/** The percentage by mass of oxygen in an oxide. */
function percentOfOxygen(symbol: ElementSymbol, count: number, oxygens: number): number {
  const oxygen = oxygens * OXYGEN
  return (100 * oxygen) / (oxygen + count * element(symbol).atomicMass)
}

function writeOxide({ formula }: Oxide): string {
  return formatFormula(formula)
}
