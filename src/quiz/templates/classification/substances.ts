import { composition, formatFormula } from '#chemistry/formulas.ts'
import { pick, sample } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
import { listed, nameOf } from '#quiz/templates/names.ts'

/** Elements as they occur: molecules of one kind of atom, or single symbols. */
const elementaryFormulas = ['H2', 'N2', 'O2', 'O3', 'F2', 'Cl2', 'Br2', 'I2', 'P4', 'S8'] as const

/** Metals whose two-letter symbol looks like a formula of two elements. */
const symbolsLikeFormulas = ['Co', 'Sn', 'Cs', 'Os', 'Ni', 'Po', 'Hf', 'In', 'Sc', 'No'] as const

const compounds = [
  'CO',
  'NO',
  'HF',
  'HCl',
  'KI',
  'LiF',
  'H2O',
  'CO2',
  'H2S',
  'NH3',
  'NaCl',
  'MgO',
  'CaO',
  'SO2',
  'CH4',
  'KBr',
  'CS2',
  'H2O2',
] as const

export const elementOrCompound: Template = {
  id: 'cl-e7',
  version: 1,
  category: 'classification',
  difficulty: 'easy',
  skill: 'elements-and-compounds',
  fitsMatch: true,
  draw(random) {
    const asksElement = random() < 0.5
    const elementary = [
      ...sample(random, elementaryFormulas, 2),
      ...sample(random, symbolsLikeFormulas, 1),
    ]
    const answer = asksElement ? pick(random, elementary) : pick(random, compounds)
    const others = asksElement ? sample(random, compounds, 3) : elementary
    const [badge = ''] = composition(pick(random, [answer, ...others])).keys()
    return worded({
      element: badge,
      stem: asksElement
        ? 'Which of these formulas stands for an element?'
        : 'Which of these formulas stands for a compound?',
      answer: formatFormula(answer),
      isRight: (text) => (composition(text).size === 1) === asksElement,
      lures: others.map((text) => ({
        value: formatFormula(text),
        misconception: 'CL7',
        why: asksElement ? whyCompound(text) : whyElement(text),
      })),
      right: asksElement ? whyElement(answer) : whyCompound(answer),
      see: { elements: [...composition(answer).keys()], article: 'elements-molecules-compounds' },
    })
  },
}

function whyCompound(text: string): string {
  const kinds = [...composition(text).keys()].map(nameOf)
  return `${formatFormula(text)} contains ${listed(kinds)}. Different elements bonded together make a compound.`
}

function whyElement(text: string): string {
  const [[symbol, count] = ['', 0]] = composition(text)
  return count === 1
    ? `${text} with a small second letter is one symbol, that of ${nameOf(symbol)}. One kind of atom makes an element.`
    : `${formatFormula(text)} contains ${count} atoms, but all are ${nameOf(symbol)}. One kind of atom makes an element.`
}
