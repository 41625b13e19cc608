import { formatFormula } from '#chemistry/compounds/formulas.ts'
import {
  electronsAroundCentral,
  type Molecule,
  molecules,
  outerElectrons,
} from '#chemistry/compounds/molecules.ts'
import { element } from '#chemistry/elements/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { calculated, law, outcome, solved, type WorkedLine } from '#quiz/worked/solutions.ts'

export const numberWords = ['no', 'one', 'two', 'three', 'four']

/** Molecules of one outer element whose octet question has a single answer in every book. */
const octetCases = molecules.filter(
  ({ charge, bonds, central }) =>
    charge === 0 && bonds.length > 1 && bonds.every(({ order }) => order === 1) && central !== 'H',
)

export const octetOfCenter = template('bo-m571', 'lewis-structures', (random) => {
  const hub = pick(random, ['F', 'F', 'F', 'Cl', 'Br'])
  const asksOctet = hub === 'F' && random() < 0.4
  const candidates = octetCases.filter(({ bonds }) => bonds.some(({ partner }) => partner === hub))
  const fitting = candidates.filter((molecule) => hasOctet(molecule) === asksOctet)
  const others = candidates.filter((molecule) => hasOctet(molecule) !== asksOctet)
  const [answer] = shuffle(random, fitting)
  if (answer === undefined || others.length < WRONG_OPTIONS) return null
  const wrong = sample(random, others, WRONG_OPTIONS)
  return choice({
    element: answer.central,
    badge: hub,
    stem: asksOctet
      ? `Which of these compounds of ${nameOf(hub)} has exactly eight electrons around its central atom?`
      : `Which of these compounds of ${nameOf(hub)} has more or fewer than eight electrons around its central atom?`,
    answer,
    isRight: (molecule) => (electronsAroundCentral(molecule) === 8) === asksOctet,
    lures: wrong.map((other) => ({
      value: other,
      misconception: 'BO8',
      why: `${electronsInWords(other)} ${electronsInWords(answer)}`,
    })),
    show: ({ formula }) => formatFormula(formula),
    right: electronsInWords(answer),
    see: { article: 'lewis-dot-structures-guide' },
    solution: () =>
      solved(
        `the compound whose central atom has ${asksOctet ? 'eight electrons' : 'more or fewer than eight electrons'}`,
        law('Each bond and each lone pair puts two electrons around the central atom'),
        ...[...wrong, answer].map(electronsLine),
        outcome(formatFormula(answer.formula)),
      ),
  })
})

function electronsLine(molecule: Molecule): WorkedLine {
  const { central, formula, bonds, lonePairs } = molecule
  const ofBonds = multiplied(exact(bonds.length), exact(2))
  return calculated(
    `${central} in ${formatFormula(formula)}`,
    lonePairs === 0 ? ofBonds : added(ofBonds, multiplied(exact(lonePairs), exact(2))),
    exact(electronsAroundCentral(molecule)),
  )
}

/** Tells whether an atom that puts one of its electrons into each single bond comes to eight. */
function hasOctet({ central, bonds, lonePairs }: Molecule): boolean {
  return outerElectrons(central) + bonds.length === 8 && 2 * (bonds.length + lonePairs) === 8
}

function electronsInWords(molecule: Molecule): string {
  const { central, formula, bonds, lonePairs } = molecule
  return `${element(central).name} in ${formatFormula(formula)} has ${bonds.length} bonds and ${lonePairsInWords(lonePairs)}, which makes ${electronsAroundCentral(molecule)} electrons.`
}

/** Lone pairs with their number as a word: 'no lone pairs', 'one lone pair'. */
export function lonePairsInWords(count: number): string {
  return `${numberWords[count]} lone ${count === 1 ? 'pair' : 'pairs'}`
}
