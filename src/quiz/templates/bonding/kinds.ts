import { alloys, elementalMolecules, ionicPairs, polarCovalentPairs } from '#chemistry/bonds.ts'
import { properties } from '#chemistry/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { composition, formatFormula } from '#chemistry/formulas.ts'
import { solids, type Holding } from '#chemistry/solids.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'

const category = 'bonding'
const difficulty = 'easy'

const kinds = {
  ionic: 'ionic bond',
  polar: 'polar covalent bond',
  nonPolar: 'nonpolar covalent bond',
  metallic: 'metallic bond',
} as const

type Kind = keyof typeof kinds

/** Two bonded elements: the stem, the kind, and what the two elements are. */
type Bonded = {
  readonly stem: string
  readonly kind: Kind
  readonly elements: readonly ElementSymbol[]
  readonly fact: string
}

export const kindOfBond: Template = {
  id: 'bo-e1',
  version: 1,
  category,
  difficulty,
  skill: 'bond-type',
  fitsMatch: true,
  draw(random) {
    const { stem, kind, elements, fact } = drawBonded(random)
    const wrong = (['ionic', 'polar', 'nonPolar', 'metallic'] as const).filter(
      (other) => other !== kind,
    )
    return worded({
      element: elements[0] ?? 'H',
      stem,
      answer: kinds[kind],
      isRight: (text) => text === kinds[kindByClass(elements)],
      lures: wrong.map((other) => ({
        value: kinds[other],
        misconception: other === 'nonPolar' ? 'BO3' : 'BO13',
        why: `${needs[other]} ${fact}`,
      })),
      right: `${fact} That makes ${kind === 'ionic' ? 'an' : 'a'} ${kinds[kind]}.`,
      see: { elements, article: 'ionic-vs-covalent-bonds' },
    })
  },
}

const needs: Readonly<Record<Kind, string>> = {
  ionic: 'An ionic bond forms between a metal and a non-metal.',
  polar: 'A polar covalent bond forms between two different non-metals.',
  nonPolar: 'In a nonpolar covalent bond both atoms attract the shared electrons equally.',
  metallic: 'A metallic bond forms among metal atoms only.',
}

function drawBonded(random: Random): Bonded {
  const kind = pick(random, ['ionic', 'polar', 'nonPolar', 'metallic'] as const)
  if (kind === 'metallic') return bondedAlloy(random)
  if (kind === 'nonPolar') return bondedMolecule(random)
  const elements = pick(random, kind === 'ionic' ? ionicPairs : polarCovalentPairs)
  const [a, b] = elements
  return {
    stem: `Which kind of bond forms between ${lowerName(a)} and ${lowerName(b)} atoms?`,
    kind,
    elements,
    fact:
      kind === 'ionic'
        ? `${element(a).name} is a metal and ${lowerName(b)} a non-metal; electrons pass from ${lowerName(a)} to ${lowerName(b)}.`
        : `${element(a).name} and ${lowerName(b)} are non-metals that share electrons, and ${lowerName(b)} (${negativity(b)}) is more electronegative than ${lowerName(a)} (${negativity(a)}).`,
  }
}

function bondedAlloy(random: Random): Bonded {
  const { name, metals } = pick(random, alloys)
  const [a, b] = metals
  return {
    stem: `Which kind of bond holds the ${lowerName(a)} and ${lowerName(b)} atoms of ${name} together?`,
    kind: 'metallic',
    elements: metals,
    fact: `${element(a).name} and ${lowerName(b)} are both metals, and their outer electrons move among all atoms.`,
  }
}

function bondedMolecule(random: Random): Bonded {
  const { symbol, formula } = pick(random, elementalMolecules)
  return {
    stem: `Which kind of bond joins the atoms of ${formatFormula(formula)}, a molecule of ${lowerName(symbol)}?`,
    kind: 'nonPolar',
    elements: [symbol],
    fact: `All atoms of ${formatFormula(formula)} are ${lowerName(symbol)} atoms, which attract the shared electrons equally.`,
  }
}

/** Found from the classes of the elements instead of from their electronegativities. */
function kindByClass(elements: readonly ElementSymbol[]): Kind {
  const metals = elements.filter((symbol) => element(symbol).classification === 'metal')
  if (elements.length === 1) return 'nonPolar'
  if (metals.length === 2) return 'metallic'
  return metals.length === 1 ? 'ionic' : 'polar'
}

function lowerName(symbol: ElementSymbol): string {
  return element(symbol).name.toLowerCase()
}

function negativity(symbol: ElementSymbol): string {
  return (properties(symbol).electronegativity ?? 0).toFixed(2)
}

/** Compounds of one non-metal: salts of metals, and molecules. */
const compoundsOf: Readonly<
  Record<string, { readonly salts: readonly string[]; readonly molecules: readonly string[] }>
> = {
  F: {
    salts: ['LiF', 'NaF', 'KF', 'RbF', 'CsF', 'MgF2', 'CaF2', 'SrF2', 'BaF2'],
    molecules: ['HF', 'CF4', 'NF3', 'PF3', 'OF2', 'SF6', 'PF5'],
  },
  Cl: {
    salts: ['LiCl', 'NaCl', 'KCl', 'RbCl', 'CsCl', 'CaCl2', 'SrCl2', 'BaCl2'],
    molecules: ['HCl', 'CCl4', 'NCl3', 'PCl3', 'SCl2', 'Cl2O', 'ICl'],
  },
  Br: {
    salts: ['NaBr', 'KBr', 'RbBr', 'CsBr', 'SrBr2', 'BaBr2'],
    molecules: ['HBr', 'CBr4', 'PBr3', 'BrF3', 'IBr', 'BrF5'],
  },
  O: {
    salts: ['Li2O', 'Na2O', 'K2O', 'MgO', 'CaO', 'SrO', 'BaO'],
    molecules: ['H2O', 'CO2', 'CO', 'SO2', 'SO3', 'NO2', 'N2O', 'NO', 'OF2'],
  },
}

export const ionicCompound: Template = {
  id: 'bo-e5',
  version: 1,
  category,
  difficulty,
  skill: 'bond-type',
  fitsMatch: true,
  draw(random) {
    const symbol = pick(random, ['F', 'Cl', 'Br', 'O'])
    const { salts = [], molecules = [] } = compoundsOf[symbol] ?? {}
    const asksIonic = random() < 0.5
    const [answer = ''] = sample(random, asksIonic ? salts : molecules, 1)
    const wrong = sample(random, asksIonic ? molecules : salts, 3)
    return worded({
      element: metalIn(answer) ?? partnerIn(answer, symbol),
      stem: asksIonic
        ? `Which of these compounds of ${lowerName(symbol)} is ionic?`
        : `Which of these compounds of ${lowerName(symbol)} consists of molecules?`,
      answer: formatFormula(answer),
      isRight: (text) => (metalIn(text) !== undefined) === asksIonic,
      lures: wrong.map((formula) => ({
        value: formatFormula(formula),
        misconception: asksIonic ? 'BO13' : 'BO1',
        why: asksIonic
          ? `${formatFormula(formula)} is made of non-metals only, so its atoms share electrons in molecules. ${formatFormula(answer)} contains the metal ${lowerName(metalIn(answer) ?? symbol)}.`
          : `${formatFormula(formula)} is a salt of the metal ${lowerName(metalIn(formula) ?? symbol)}: a lattice of ions without molecules. ${formatFormula(answer)} is made of non-metals.`,
      })),
      right: asksIonic
        ? `${formatFormula(answer)} joins the metal ${lowerName(metalIn(answer) ?? symbol)} with a non-metal; the others are made of non-metals only.`
        : `${formatFormula(answer)} is made of non-metals only; the others contain a metal of group 1 or 2.`,
      see: { elements: [...composition(answer).keys()], article: 'ionic-vs-covalent-bonds' },
    })
  },
}

function metalIn(formula: string): ElementSymbol | undefined {
  return [...composition(formula).keys()].find(
    (symbol) => element(symbol).classification === 'metal',
  )
}

function partnerIn(formula: string, symbol: ElementSymbol): ElementSymbol {
  return [...composition(formula).keys()].find((other) => other !== symbol) ?? symbol
}

const holdings: Readonly<Record<Holding, string>> = {
  metallic: 'metallic bonds throughout',
  network: 'covalent bonds throughout',
  ionic: 'ionic bonds throughout',
  molecular: 'forces between molecules',
}

const holdingFacts: Readonly<Record<Holding, string>> = {
  metallic: 'is a metal, whose outer electrons move among all atoms',
  network: 'is a network in which every atom shares electrons with its neighbors',
  ionic: 'is a lattice of positive and negative ions',
  molecular: 'consists of whole molecules that attract each other much less than bonded atoms do',
}

export const holdingOfSolid: Template = {
  id: 'bo-e7',
  version: 1,
  category,
  difficulty,
  skill: 'bond-type',
  fitsMatch: false,
  draw(random) {
    const holding = pick(random, ['metallic', 'network', 'ionic', 'molecular'] as const)
    const solid = pick(
      random,
      solids.filter((entry) => entry.holding === holding),
    )
    const formula = formatFormula(solid.formula)
    const fact = `${solid.name[0]?.toUpperCase()}${solid.name.slice(1)} (${formula}) ${holdingFacts[holding]}.`
    const wrong = (['metallic', 'network', 'ionic', 'molecular'] as const).filter(
      (other) => other !== holding,
    )
    return worded({
      element: solid.element,
      stem: `What holds the particles of ${solid.name}, ${formula}, together?`,
      answer: holdings[holding],
      isRight: (text) =>
        solids.some((entry) => entry.name === solid.name && holdings[entry.holding] === text),
      lures: wrong.map((other) => ({
        value: holdings[other],
        misconception: misconceptionOf(holding, other),
        why: `${examples[other]} is held together by ${holdings[other]}. ${fact}`,
      })),
      right: fact,
      see: { elements: [...composition(solid.formula).keys()], article: 'ionic-vs-covalent-bonds' },
    })
  },
}

const examples: Readonly<Record<Holding, string>> = {
  metallic: 'A metal such as zinc',
  network: 'A network such as diamond',
  ionic: 'A salt such as cesium chloride',
  molecular: 'A molecular solid such as wax',
}

function misconceptionOf(right: Holding, chosen: Holding): MisconceptionId {
  if (right === 'molecular' && chosen === 'network') return 'BO4'
  if (right === 'ionic' && chosen === 'molecular') return 'BO1'
  return 'BO13'
}
