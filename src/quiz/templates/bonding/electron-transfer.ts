import { formatIon } from '#chemistry/compounds/formulas.ts'
import { element } from '#chemistry/elements/elements.ts'
import { pick, type Random } from '#quiz/random.ts'
import { type Statement, statement, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

import { type BinarySalt, binarySalts } from './binary-salts.ts'

const article = 'ionic-vs-covalent-bonds'
const numberWords = ['no', 'one', 'two']

/** Sodium and the metals below it, and barium, form peroxides and superoxides with oxygen. */
const salts = binarySalts.filter(
  ({ metal, partner }) => partner !== 'O' || ['Li', 'Mg', 'Ca', 'Sr'].includes(metal),
)

export const electronTransfer = template('bo-e6', 'bond-type', (random) => {
  const salt = pick(random, salts)
  const ask = pick(random, [fateOfOuterElectrons, changeOfNonMetal, particlesThatForm])
  return statement(random, ask(salt, random))
})

function fateOfOuterElectrons({ metal, partner, lost, cation, anion }: BinarySalt): Statement {
  const { name } = element(metal)
  const partnerName = nameOf(partner)
  const what = lost === 1 ? 'the outer electron' : 'the two outer electrons'
  return {
    element: metal,
    stem: `What do ${nameOf(metal)} atoms do with their outer electrons when they react with ${partnerName}?`,
    answers: [`They give them to ${partnerName} atoms.`],
    lures: [
      {
        value: `They share them with ${partnerName} atoms.`,
        misconception: 'BO13',
        why: `Two non-metals share electrons. ${name} is a metal and gives up ${what}, so that ${cation} and ${anion} form.`,
      },
      {
        value: `They take more from ${partnerName} atoms.`,
        misconception: 'EC10',
        why: `${name} does not gain electrons from ${partnerName}. It loses ${numberWords[lost]} and becomes the positive ion ${cation}.`,
      },
      {
        value: 'They set them free in the crystal.',
        misconception: 'BO13',
        why: `Outer electrons move freely in a metal. In the compound they stay at the ions of ${partnerName}.`,
      },
    ],
    right: `${name} atoms lose ${electronsInWords(lost)} each and ${partnerName} atoms take them up: ${cation} and ${anion} form.`,
    see: { elements: [metal, partner], article },
  }
}

function changeOfNonMetal({ metal, partner, gained, anion }: BinarySalt): Statement {
  const { name } = element(partner)
  const partnerName = nameOf(partner)
  const electrons = electronsInWords(gained)
  const outer = gained === 1 ? 'seven' : 'six'
  return {
    element: partner,
    stem: `What happens to one ${partnerName} atom when ${nameOf(metal)} reacts with ${partnerName}?`,
    answers: [`It takes up ${electrons}.`],
    lures: [
      {
        value: `It gives up ${electrons}.`,
        misconception: 'EC10',
        why: `A non-metal gains electrons from a metal. ${name} takes up ${numberWords[gained]} and becomes ${anion}.`,
      },
      {
        value: `It gives up ${outer} electrons.`,
        misconception: 'CH5',
        why: `${name} has ${outer} outer electrons, but non-metals do not lose them to metals. It takes up ${numberWords[gained]} and becomes ${anion}.`,
      },
      {
        value: `It shares ${electrons}.`,
        misconception: 'BO13',
        why: `Two non-metals share electrons. ${element(metal).name} is a metal, so ${partnerName} takes up ${electrons} from it and becomes ${anion}.`,
      },
    ],
    right: `${name} has ${outer} outer electrons and takes up ${electrons} from ${nameOf(metal)}: ${anion} forms.`,
    see: { elements: [metal, partner], article },
  }
}

function electronsInWords(count: number): string {
  return `${numberWords[count]} ${count === 1 ? 'electron' : 'electrons'}`
}

function particlesThatForm(salt: BinarySalt, random: Random): Statement {
  const { metal, partner, lost, gained, formula, cation, anion } = salt
  const fact = `${element(metal).name} is a metal and loses electrons, ${nameOf(partner)} is a non-metal and gains them: ${cation} and ${anion}`
  return {
    element: pick(random, [metal, partner]),
    stem: `Which particles form when ${nameOf(metal)} reacts with ${nameOf(partner)}?`,
    answers: [`${cation} and ${anion} ions`],
    lures: [
      {
        value: `${formatIon(metal, -lost)} and ${formatIon(partner, gained)} ions`,
        misconception: 'EC10',
        why: `The charges are reversed. ${fact}.`,
      },
      {
        value: `${formula} molecules`,
        misconception: 'BO1',
        why: `A salt has no molecules. ${fact}, in one lattice.`,
      },
      {
        value: 'atoms that share pairs',
        misconception: 'BO13',
        why: `Two non-metals share pairs. ${fact}.`,
      },
    ],
    right: `${fact}.`,
    see: { elements: [metal, partner], article },
  }
}
