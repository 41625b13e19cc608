import type { ElementSymbol } from '#chemistry/elements.ts'
import { formatFormula } from '#chemistry/formulas.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { whyHydrogenIsNoMetal } from './reasons.ts'

const article = 'deep-dive-alkali-metals'

const alkaliMetals: readonly ElementSymbol[] = ['Li', 'Na', 'K', 'Rb', 'Cs']

export const hydrogenBesideMetals: Template = {
  ...whyHydrogenIsNoMetal,
  version: 2,
  draw(random) {
    const facet = pick(random, [tellingFact, commonFact, bondInCompound])
    return questionOfFacet(random, facet(random))
  },
}

/** What hydrogen and an alkali metal share tells nothing about the difference. */
function tellingFact(random: Random): Facet {
  const metal = pick(random, alkaliMetals)
  const name = nameOf(metal)
  const difference = `hydrogen consists of H₂ molecules, does not conduct and mostly shares its electron`
  return {
    element: metal,
    stem: `Which fact shows that hydrogen, unlike ${name}, is not an alkali metal?`,
    answers: [
      'It consists of molecules of two atoms.',
      'It does not conduct electricity.',
      'It mostly shares its electron in bonds.',
    ],
    lures: [
      {
        value: 'It has a single outer electron.',
        misconception: 'CL1',
        why: `An atom of ${name} has a single outer electron as well, so this is what both share. Unlike ${name}, ${difference}.`,
      },
      {
        value: 'It can form ions with the charge 1+.',
        misconception: 'CL1',
        why: `${name.charAt(0).toUpperCase()}${name.slice(1)} forms ions with the charge 1+ as well, so this is what both share. Unlike ${name}, ${difference}.`,
      },
      {
        value: 'It has the lightest atoms of all.',
        misconception: 'CL17',
        why: `Mass does not decide the class: lithium is light too, and radon is heavy but no metal. Unlike ${name}, ${difference}.`,
      },
      {
        value: 'It forms an oxide with oxygen.',
        misconception: 'CL1',
        why: `Metals such as ${name} form oxides as well, so this is what both share. Unlike ${name}, ${difference}.`,
      },
    ],
    right: `${name.charAt(0).toUpperCase()}${name.slice(1)} is a conducting solid that gives its outer electron away; ${difference}.`,
    see: { elements: ['H', metal], article },
  }
}

function commonFact(random: Random): Facet {
  const metal = pick(random, alkaliMetals)
  const name = nameOf(metal)
  const common = `What they share is one outer electron, and +1 in most compounds`
  return {
    element: metal,
    stem: `Hydrogen stands in group 1, as ${name} does. What do the two share?`,
    answers: [
      'Each atom has one outer electron.',
      'In most compounds they have the oxidation number +1.',
    ],
    lures: [
      {
        value: 'Both conduct electricity as elements.',
        misconception: 'CL1',
        why: `Only ${name} is a metal and conducts; hydrogen is a gas of H₂ molecules. ${common}.`,
      },
      {
        value: 'Both give their electron to chlorine.',
        misconception: 'CL1',
        why: `Hydrogen shares its electron with chlorine in the molecule HCl; only ${name} gives it away. ${common}.`,
      },
      {
        value: 'Both are shiny solids that can be cut.',
        misconception: 'CL1',
        why: `At 25 °C hydrogen is a colorless gas; only ${name} is a soft metal. ${common}.`,
      },
    ],
    right: `${common}. Otherwise hydrogen behaves as a non-metal and ${name} as a metal.`,
    see: { elements: ['H', metal], article },
  }
}

/** Molecules of hydrogen and one non-metal. */
const hydrides: readonly (readonly [formula: string, partner: ElementSymbol])[] = [
  ['HCl', 'Cl'],
  ['HBr', 'Br'],
  ['HI', 'I'],
  ['H2O', 'O'],
  ['H2S', 'S'],
  ['NH3', 'N'],
  ['PH3', 'P'],
  ['CH4', 'C'],
  ['SiH4', 'Si'],
]

function bondInCompound(random: Random): Facet {
  const [formula, partner] = pick(random, hydrides)
  const metal = pick(random, alkaliMetals)
  const shown = formatFormula(formula)
  const name = nameOf(partner)
  return {
    element: partner,
    stem: `Hydrogen stands above ${nameOf(metal)} in the table. How is it bonded in pure ${shown}?`,
    answers: [`By electrons shared with ${name}`, `By pairs that H and ${partner} share`],
    lures: [
      {
        value: `As H⁺ ions in an ionic lattice`,
        misconception: 'CL1',
        why: `Ions in a lattice are formed by metals such as ${nameOf(metal)}. Hydrogen is a non-metal and shares its electron with ${name}.`,
      },
      {
        value: `By electrons free to move`,
        misconception: 'CL1',
        why: `Electrons that move freely hold metals such as ${nameOf(metal)} together. Hydrogen is a non-metal and shares its electron with ${name}.`,
      },
      {
        value: `As protons without any electron`,
        misconception: 'AS11',
        why: `A bare proton is the ion H⁺, and pure ${shown} consists of neutral molecules. Hydrogen shares its electron with ${name}.`,
      },
    ],
    right: `Hydrogen and ${name} are non-metals and share electrons: ${shown} is a molecule. ${nameOf(metal).charAt(0).toUpperCase()}${nameOf(metal).slice(1)} would give its electron away.`,
    see: { elements: ['H', partner, metal], article },
  }
}
