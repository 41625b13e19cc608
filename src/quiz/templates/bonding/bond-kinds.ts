import {
  alloys,
  elementalMolecules,
  type ElementPair,
  ionicPairs,
  polarCovalentPairs,
} from '#chemistry/compounds/bonds.ts'
import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Holding, solids } from '#chemistry/compounds/solids.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

const article = 'ionic-vs-covalent-bonds'

const kinds = ['ionic', 'polar', 'nonPolar', 'metallic'] as const

type Kind = (typeof kinds)[number]

const kindNames: Readonly<Record<Kind, string>> = {
  ionic: 'ionic bond',
  polar: 'polar covalent bond',
  nonPolar: 'nonpolar covalent bond',
  metallic: 'metallic bond',
}

const kindFacts: Readonly<Record<Kind, string>> = {
  ionic: 'An ionic bond forms between a metal and a non-metal.',
  polar: 'A polar covalent bond forms between two different non-metals.',
  nonPolar: 'In a nonpolar covalent bond both atoms attract the shared electrons equally.',
  metallic: 'A metallic bond forms among metal atoms only.',
}

export const kindOfBond = template(
  'bo-e1',
  'bond-type',
  (random) => {
    const { stem, kind, elements, fact } = bondOfKind(random, pick(random, kinds))
    return choice({
      element: elements[0],
      stem,
      answer: kind,
      isRight: (value) => value === kindByClass(elements),
      lures: kinds
        .filter((other) => other !== kind)
        .map((other) => ({
          value: other,
          misconception: other === 'nonPolar' ? 'BO3' : 'BO13',
          why: `${kindFacts[other]} ${fact}`,
        })),
      show: (value: Kind) => kindNames[value],
      right: `${fact} That makes ${kind === 'ionic' ? 'an' : 'a'} ${kindNames[kind]}.`,
      see: { elements, article },
    })
  },
  { fitsMatch: true },
)

/** A bond in a question: its stem, and the classes of its one or two elements. */
type Bond = {
  readonly stem: string
  readonly kind: Kind
  readonly elements: readonly [ElementSymbol, ...ElementSymbol[]]
  readonly fact: string
}

function bondOfKind(random: Random, kind: Kind): Bond {
  switch (kind) {
    case 'ionic':
      return ionicBond(pick(random, ionicPairs))
    case 'polar':
      return polarBond(pick(random, polarCovalentPairs))
    case 'nonPolar':
      return nonPolarBond(pick(random, elementalMolecules))
    case 'metallic':
      return metallicBond(pick(random, alloys))
  }
}

function ionicBond([metal, partner]: ElementPair): Bond {
  return {
    stem: stemOfPair(metal, partner),
    kind: 'ionic',
    elements: [metal, partner],
    fact: `${element(metal).name} is a metal and ${nameOf(partner)} a non-metal; electrons pass from ${nameOf(metal)} to ${nameOf(partner)}.`,
  }
}

function polarBond([positive, negative]: ElementPair): Bond {
  return {
    stem: stemOfPair(positive, negative),
    kind: 'polar',
    elements: [positive, negative],
    fact: `${element(positive).name} and ${nameOf(negative)} are non-metals that share electrons, and ${nameOf(negative)} (${negativity(negative)}) is more electronegative than ${nameOf(positive)} (${negativity(positive)}).`,
  }
}

function stemOfPair(a: ElementSymbol, b: ElementSymbol): string {
  return `Which kind of bond forms between ${nameOf(a)} and ${nameOf(b)} atoms?`
}

function negativity(symbol: ElementSymbol): string {
  return (properties(symbol).electronegativity ?? 0).toFixed(2)
}

function nonPolarBond({ symbol, formula }: (typeof elementalMolecules)[number]): Bond {
  const shown = formatFormula(formula)
  return {
    stem: `Which kind of bond joins the atoms of ${shown}, a molecule of ${nameOf(symbol)}?`,
    kind: 'nonPolar',
    elements: [symbol],
    fact: `All atoms of ${shown} are ${nameOf(symbol)} atoms, which attract the shared electrons equally.`,
  }
}

function metallicBond({ name, metals }: (typeof alloys)[number]): Bond {
  const [a, b] = metals
  return {
    stem: `Which kind of bond holds the ${nameOf(a)} and ${nameOf(b)} atoms of ${name} together?`,
    kind: 'metallic',
    elements: metals,
    fact: `${element(a).name} and ${nameOf(b)} are both metals, and their outer electrons move among all atoms.`,
  }
}

/** Judges by the classes of the elements, not by their electronegativities. */
function kindByClass(elements: readonly ElementSymbol[]): Kind {
  if (elements.length === 1) return 'nonPolar'
  const metals = elements.filter(isMetal)
  if (metals.length === 2) return 'metallic'
  return metals.length === 1 ? 'ionic' : 'polar'
}

function isMetal(symbol: ElementSymbol): boolean {
  return element(symbol).classification === 'metal'
}

type Compounds = {
  readonly hub: ElementSymbol
  readonly ionic: readonly string[]
  readonly molecular: readonly string[]
}

/** Compounds of one non-metal: ionic ones of metals, and molecules. */
const compounds: readonly Compounds[] = [
  {
    hub: 'F',
    ionic: ['LiF', 'NaF', 'KF', 'RbF', 'CsF', 'MgF2', 'CaF2', 'SrF2', 'BaF2'],
    molecular: ['HF', 'CF4', 'NF3', 'PF3', 'OF2', 'SF6', 'PF5'],
  },
  {
    hub: 'Cl',
    ionic: ['LiCl', 'NaCl', 'KCl', 'RbCl', 'CsCl', 'CaCl2', 'SrCl2', 'BaCl2'],
    molecular: ['HCl', 'CCl4', 'NCl3', 'PCl3', 'SCl2', 'Cl2O', 'ICl'],
  },
  {
    hub: 'Br',
    ionic: ['NaBr', 'KBr', 'RbBr', 'CsBr', 'SrBr2', 'BaBr2'],
    molecular: ['HBr', 'CBr4', 'PBr3', 'BrF3', 'IBr', 'BrF5'],
  },
  {
    hub: 'O',
    ionic: ['Li2O', 'Na2O', 'K2O', 'MgO', 'CaO', 'SrO', 'BaO'],
    molecular: ['H2O', 'CO2', 'CO', 'SO2', 'SO3', 'NO2', 'N2O', 'NO', 'OF2'],
  },
]

export const ionicOrMolecularCompound = template(
  'bo-e5',
  'bond-type',
  (random) => {
    const { hub, ionic, molecular } = pick(random, compounds)
    const asksIonic = random() < 0.5
    const [asked, others] = asksIonic ? [ionic, molecular] : [molecular, ionic]
    const [answer = ''] = shuffle(random, asked)
    const wrong = sample(random, others, WRONG_OPTIONS)
    const shown = formatFormula(answer)
    return choice({
      element: metalIn(answer) ?? partnerIn(answer, hub),
      stem: asksIonic
        ? `Which of these compounds of ${nameOf(hub)} is ionic?`
        : `Which of these compounds of ${nameOf(hub)} consists of molecules?`,
      answer,
      isRight: (formula) => (metalIn(formula) !== undefined) === asksIonic,
      lures: wrong.map((formula) => ({
        value: formula,
        misconception: asksIonic ? 'BO13' : 'BO1',
        why: asksIonic
          ? `${formatFormula(formula)} is made of non-metals only, so its atoms share electrons in molecules. ${shown} contains the metal ${nameOf(metalIn(answer) ?? hub)}.`
          : `${formatFormula(formula)} is an ionic compound of the metal ${nameOf(metalIn(formula) ?? hub)}: a lattice of ions without molecules. ${shown} is made of non-metals.`,
      })),
      show: formatFormula,
      right: asksIonic
        ? `${shown} joins the metal ${nameOf(metalIn(answer) ?? hub)} with a non-metal; the others are made of non-metals only.`
        : `${shown} is made of non-metals only; the others contain a metal of group 1 or 2.`,
      see: { elements: elementsOf(answer), article },
    })
  },
  { fitsMatch: true },
)

function elementsOf(formula: string): ElementSymbol[] {
  return [...composition(formula).keys()]
}

function metalIn(formula: string): ElementSymbol | undefined {
  return elementsOf(formula).find(isMetal)
}

function partnerIn(formula: string, hub: ElementSymbol): ElementSymbol {
  return elementsOf(formula).find((symbol) => symbol !== hub) ?? hub
}

const holdings = ['metallic', 'network', 'ionic', 'molecular'] as const

const holdingNames: Readonly<Record<Holding, string>> = {
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

const examples: Readonly<Record<Holding, string>> = {
  metallic: 'A metal such as zinc',
  network: 'A network such as diamond',
  ionic: 'A salt such as cesium chloride',
  molecular: 'A molecular solid such as wax',
}

export const holdingOfSolid = template('bo-e7', 'bond-type', (random) => {
  const holding = pick(random, holdings)
  const solid = pick(
    random,
    solids.filter((entry) => entry.holding === holding),
  )
  const formula = formatFormula(solid.formula)
  const fact = `${capitalized(solid.name)} (${formula}) ${holdingFacts[holding]}.`
  return choice({
    element: solid.element,
    stem: `What holds the particles of ${solid.name}, ${formula}, together?`,
    answer: holding,
    isRight: (value) => value === solid.holding,
    lures: holdings
      .filter((other) => other !== holding)
      .map((other) => ({
        value: other,
        misconception: misconceptionOf(holding, other),
        why: `${examples[other]} is held together by ${holdingNames[other]}. ${fact}`,
      })),
    show: (value: Holding) => holdingNames[value],
    right: fact,
    see: { elements: elementsOf(solid.formula), article },
  })
})

function misconceptionOf(right: Holding, chosen: Holding): MisconceptionId | null {
  if (right === 'molecular' && chosen === 'network') return 'FO1'
  if (chosen === 'molecular') return right === 'ionic' ? 'BO1' : null
  return 'BO13'
}
