import { ionicPairs } from '#chemistry/bonds.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatFormula, formatIon } from '#chemistry/formulas.ts'
import { fixedCharge, fixedChargeIons, saltFormula } from '#chemistry/ions.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { electronTransfer } from './easy.ts'

const article = 'ionic-vs-covalent-bonds'
const numberWords = ['no', 'one', 'two']

/** Sodium and the metals below it, and barium, form peroxides and superoxides with oxygen. */
const pairs = ionicPairs.filter(
  ([metal, partner]) => partner !== 'O' || ['Li', 'Mg', 'Ca', 'Sr'].includes(metal),
)

export const transferOfElectrons: Template = {
  ...electronTransfer,
  version: 2,
  fitsMatch: false,
  draw(random) {
    const [metal, partner] = pick(random, pairs)
    const facet = pick(random, [fateOfOuterElectrons, changeOfNonMetal, particlesThatForm])
    return questionOfFacet(random, facet(metal, partner, random))
  },
}

function ionsOf(metal: ElementSymbol, partner: ElementSymbol): string {
  return `${formatIon(metal, fixedCharge(metal) ?? 0)} and ${formatIon(partner, fixedCharge(partner) ?? 0)}`
}

function fateOfOuterElectrons(metal: ElementSymbol, partner: ElementSymbol): Facet {
  const lost = fixedCharge(metal) ?? 0
  const what = lost === 1 ? 'the outer electron' : 'the two outer electrons'
  const partnerName = nameOf(partner)
  return {
    element: metal,
    stem: `What happens to ${what} of a ${nameOf(metal)} atom that reacts with ${partnerName}?`,
    answers: [`Transfer to ${partnerName} atoms`],
    lures: [
      {
        value: `Sharing with ${partnerName} atoms`,
        misconception: 'BO13',
        why: `Two non-metals share electrons. ${element(metal).name} is a metal and gives up ${what}, so that ${ionsOf(metal, partner)} form.`,
      },
      {
        value: `Pairing with electrons from ${partnerName}`,
        misconception: 'AS3',
        why: `${element(metal).name} does not gain electrons from ${partnerName}. It loses ${numberWords[lost]} and becomes the positive ion ${formatIon(metal, lost)}.`,
      },
      {
        value: 'Free movement through the crystal',
        misconception: 'BO13',
        why: `Outer electrons move freely in a metal. In the compound they stay at the ions of ${partnerName}.`,
      },
    ],
    right: `${element(metal).name} atoms lose ${numberWords[lost]} ${lost === 1 ? 'electron' : 'electrons'} each and ${partnerName} atoms take them up: ${ionsOf(metal, partner)} form.`,
    see: { elements: [metal, partner], article },
  }
}

function changeOfNonMetal(metal: ElementSymbol, partner: ElementSymbol): Facet {
  const gained = -(fixedCharge(partner) ?? 0)
  const outer = 8 - gained
  const outerWord = outer === 7 ? 'seven' : 'six'
  const electrons = `${numberWords[gained]} ${gained === 1 ? 'electron' : 'electrons'}`
  const ion = formatIon(partner, -gained)
  const { name } = element(partner)
  return {
    element: partner,
    stem: `What happens to one ${nameOf(partner)} atom when ${nameOf(metal)} reacts with ${nameOf(partner)}?`,
    answers: [`It takes up ${electrons}.`, `It gains ${electrons}.`],
    lures: [
      {
        value: `It gives up ${electrons}.`,
        misconception: 'EC10',
        why: `A non-metal gains electrons from a metal. ${name} takes up ${numberWords[gained]} and becomes ${ion}.`,
      },
      {
        value: `It gives up ${outerWord} electrons.`,
        misconception: 'CH5',
        why: `${name} has ${outerWord} outer electrons, but non-metals do not lose them to metals. It takes up ${numberWords[gained]} and becomes ${ion}.`,
      },
      {
        value: `It shares ${electrons}.`,
        misconception: 'BO13',
        why: `Two non-metals share electrons. ${element(metal).name} is a metal, so ${nameOf(partner)} takes up ${electrons} from it and becomes ${ion}.`,
      },
    ],
    right: `${name} has ${outerWord} outer electrons and takes up ${electrons} from ${nameOf(metal)}: ${ion} forms.`,
    see: { elements: [metal, partner], article },
  }
}

function particlesThatForm(metal: ElementSymbol, partner: ElementSymbol, random: Random): Facet {
  const lost = fixedCharge(metal) ?? 0
  const gained = -(fixedCharge(partner) ?? 0)
  const cation = fixedChargeIons.find(({ formula }) => formula === metal)
  const anion = fixedChargeIons.find(({ formula }) => formula === partner)
  const formula =
    cation === undefined || anion === undefined ? '' : formatFormula(saltFormula(cation, anion))
  const why = `${element(metal).name} is a metal and loses electrons, ${nameOf(partner)} is a non-metal and gains them: ${ionsOf(metal, partner)}`
  return {
    element: pick(random, [metal, partner]),
    stem: `Which particles form when ${nameOf(metal)} reacts with ${nameOf(partner)}?`,
    answers: [`${ionsOf(metal, partner)} ions`],
    lures: [
      {
        value: `${formatIon(metal, -lost)} and ${formatIon(partner, gained)} ions`,
        misconception: 'EC10',
        why: `The charges are turned round. ${why}.`,
      },
      {
        value: `${formula} molecules`,
        misconception: 'BO1',
        why: `A salt has no molecules. ${why}, in one lattice.`,
      },
      {
        value: 'atoms that share pairs',
        misconception: 'BO13',
        why: `Two non-metals share pairs. ${why}.`,
      },
    ],
    right: `${why}.`,
    see: { elements: [metal, partner], article },
  }
}
