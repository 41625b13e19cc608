import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatFormula } from '#chemistry/formulas.ts'
import { fixedCharge, saltFormula, type Ion } from '#chemistry/ions.ts'
import { standardPotential } from '#chemistry/standard-potentials.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

const category = 'chemical-properties'
const difficulty = 'medium'

/** Halogens that are used as solutions in displacement reactions, most reactive first. */
export const halogens = ['Cl', 'Br', 'I'] as const
export const halides = { Cl: 'chloride', Br: 'bromide', I: 'iodide' } as const
export const saltMetals = ['Na', 'K', 'Mg', 'Ca', 'Li'] as const

export const halogenDisplacement: Template = {
  id: 'ch-m2',
  version: 1,
  category,
  difficulty,
  skill: 'displacement',
  fitsMatch: false,
  draw(random) {
    const [added, bound] = sample(random, halogens, 2)
    if (added === undefined || bound === undefined) return null
    const metal = pick(random, saltMetals)
    const isHigher = halogens.indexOf(added) < halogens.indexOf(bound)
    const freed = `${element(bound).name} is set free.`
    const nothing = 'No reaction takes place.'
    const answer = isHigher ? freed : nothing
    const rule = isHigher
      ? `${element(added).name} stands above ${nameOf(bound)} in group 17 and takes electrons from its ions`
      : `${element(added).name} stands below ${nameOf(bound)} in group 17 and takes no electrons from its ions`
    return worded({
      element: added,
      stem: `${element(added).name} is added to a solution of ${nameOf(metal)} ${halides[bound]}. What happens?`,
      answer,
      isRight: (text) => text === (element(added).period < element(bound).period ? freed : nothing),
      lures: [
        {
          value: isHigher ? nothing : freed,
          misconception: 'CH10',
          why: `${rule}. Only a more reactive halogen displaces another.`,
        },
        {
          value: `${element(metal).name} is set free.`,
          misconception: 'CH10',
          why: `${element(metal).name} stays in solution as its ion. ${rule}.`,
        },
        {
          value: 'Hydrogen gas is set free.',
          misconception: 'CH13',
          why: `Hydrogen would form from an acid and a metal, and there is no metal here. ${rule}.`,
        },
      ],
      right: `${rule}.`,
      see: { elements: [added, bound], article: 'types-of-chemical-reactions' },
    })
  },
}

/** Metals in salt solutions, with the usual salt of each. */
const solutions = [
  { metal: 'Zn', salt: 'zinc sulfate' },
  { metal: 'Fe', salt: 'iron(II) sulfate' },
  { metal: 'Ni', salt: 'nickel(II) sulfate' },
  { metal: 'Sn', salt: 'tin(II) chloride' },
  { metal: 'Pb', salt: 'lead(II) nitrate' },
  { metal: 'Cu', salt: 'copper(II) nitrate' },
] as const

const displacing = ['Mg', 'Zn', 'Fe', 'Ni', 'Sn', 'Pb', 'Cu', 'Ag', 'Pt', 'Au']

/** Potentials closer than this, in V, are not compared. */
const POTENTIAL_MARGIN = 0.15

export const displacingMetal: Template = {
  id: 'ch-m3',
  version: 1,
  category,
  difficulty,
  skill: 'displacement',
  fitsMatch: false,
  draw(random) {
    const { metal, salt } = pick(random, solutions)
    const limit = standardPotential(metal) ?? 0
    const potential = (symbol: ElementSymbol): number => standardPotential(symbol) ?? limit
    const answers = displacing.filter((symbol) => potential(symbol) < limit - POTENTIAL_MARGIN)
    const nobler = displacing.filter((symbol) => potential(symbol) > limit + POTENTIAL_MARGIN)
    if (answers.length === 0 || nobler.length < 3) return null
    const answer = pick(random, answers)
    const draft = whichElement(random, {
      stem: `Which metal displaces ${nameOf(metal)} from a solution of ${salt}?`,
      answer,
      isRight: (symbol) => displacing.indexOf(symbol) < displacing.indexOf(metal),
      lures: shuffle(random, nobler).map((symbol) => ({
        symbol,
        misconception: 'CH10',
        why: `${element(symbol).name} is less reactive than ${nameOf(metal)}, so it does not give electrons to the ${nameOf(metal)} ions. Only a more reactive metal displaces ${nameOf(metal)}.`,
      })),
      right: `${element(answer).name} stands above ${nameOf(metal)} in the reactivity series: it gives electrons to the ${nameOf(metal)} ions.`,
      see: { elements: [answer, metal], article: 'types-of-chemical-reactions' },
    })
    return draft === null ? null : { ...draft, element: metal }
  },
}

const waterMetals = ['Li', 'Na', 'K', 'Rb', 'Cs', 'Ca', 'Sr', 'Ba']

export const productsWithWater: Template = {
  id: 'ch-m7',
  version: 1,
  category,
  difficulty,
  skill: 'reaction-products',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, waterMetals)
    const metal: Ion = { name: nameOf(symbol), formula: symbol, charge: fixedCharge(symbol) ?? 1 }
    const isNamed = random() < 0.5
    const hydroxide = isNamed
      ? `${metal.name} hydroxide`
      : formatFormula(saltFormula(metal, { name: 'hydroxide', formula: 'OH', charge: -1 }))
    const oxide = isNamed
      ? `${metal.name} oxide`
      : formatFormula(saltFormula(metal, { name: 'oxide', formula: 'O', charge: -2 }))
    const hydrogen = isNamed ? 'hydrogen' : 'H₂'
    const oxygen = isNamed ? 'oxygen' : 'O₂'
    const answer = `${hydroxide} and ${hydrogen}`
    return worded({
      element: symbol,
      stem: pick(random, [
        `Which products form when ${metal.name} reacts with cold water?`,
        `A piece of ${metal.name} is put into cold water. Which products form?`,
      ]),
      answer,
      isRight: (text) => text.startsWith(hydroxide) && text.endsWith(hydrogen),
      lures: [
        {
          value: `${oxide} and ${hydrogen}`,
          misconception: 'CH9',
          why: `An oxide of ${metal.name} would react with the water at once to form the hydroxide. The gas is hydrogen, that is right.`,
        },
        {
          value: `${hydroxide} and ${oxygen}`,
          misconception: 'CH7',
          why: `The oxygen of the water stays bound in the hydroxide. The metal gives electrons to the hydrogen of the water, which leaves as H₂.`,
        },
        {
          value: `${oxide} and ${oxygen}`,
          misconception: 'CH7',
          why: `The oxygen of the water stays bound, and in water the hydroxide forms. The gas is hydrogen.`,
        },
      ],
      right: `${element(symbol).name} gives its outer electron${metal.charge === 1 ? '' : 's'} to water: ${hydroxide} and hydrogen gas form.`,
      see: { elements: [symbol, 'H', 'O'], article: 'deep-dive-alkali-metals' },
    })
  },
}

export const acids = [
  { name: 'hydrochloric acid', anion: { name: 'chloride', formula: 'Cl', charge: -1 } },
  { name: 'dilute sulfuric acid', anion: { name: 'sulfate', formula: 'SO4', charge: -2 } },
] as const

/** Partners of acids: an ion with the kinds of substance that are common for it. */
export const acidPartners: readonly {
  readonly ion: Ion
  readonly kinds: readonly PartnerKind[]
}[] = [
  { ion: { name: 'magnesium', formula: 'Mg', charge: 2 }, kinds: ['metal', 'oxide', 'carbonate'] },
  { ion: { name: 'zinc', formula: 'Zn', charge: 2 }, kinds: ['metal', 'oxide', 'carbonate'] },
  { ion: { name: 'iron', formula: 'Fe', charge: 2 }, kinds: ['metal'] },
  { ion: { name: 'sodium', formula: 'Na', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'potassium', formula: 'K', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'lithium', formula: 'Li', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'aluminum', formula: 'Al', charge: 3 }, kinds: ['hydroxide'] },
]

export type PartnerKind = 'metal' | 'oxide' | 'hydroxide' | 'carbonate'

const gasRules: Readonly<Record<PartnerKind, string>> = {
  metal: 'A metal such as this gives hydrogen with the acid',
  oxide: 'A metal oxide gives only water beside the salt',
  hydroxide: 'A base gives only water beside the salt',
  carbonate: 'A carbonate gives water and carbon dioxide beside the salt',
}

/** What may be thought to form beside the salt. */
export const besideSalts = ['H₂', 'H₂O', 'H₂O + CO₂', 'H₂O + O₂', 'H₂O + H₂']

export const productsWithAcid: Template = {
  id: 'ch-m8',
  version: 1,
  category,
  difficulty,
  skill: 'reaction-products',
  fitsMatch: false,
  draw(random) {
    const acid = pick(random, acids)
    const { ion, kinds } = pick(random, acidPartners)
    const kind = pick(random, kinds)
    const salt = formatFormula(saltFormula(ion, acid.anion))
    const partner = kind === 'metal' ? ion.name : `${ion.name} ${kind}`
    const beside = {
      metal: 'H₂',
      oxide: 'H₂O',
      hydroxide: 'H₂O',
      carbonate: 'H₂O + CO₂',
    } as const
    const right = beside[kind]
    const others = besideSalts.filter((text) => text !== right)
    return worded({
      element: ion.formula,
      stem: `What forms when ${acid.name} reacts with ${partner}?`,
      answer: `${salt} + ${right}`,
      isRight: (text) => text === `${salt} + ${right}`,
      lures: others.map((text) => ({
        value: `${salt} + ${text}`,
        misconception: misconceptionOf(text),
        why: `${gasRules[kind]}. With ${acid.name}, ${partner} gives ${salt} + ${right}.`,
      })),
      right: `${gasRules[kind]}, so ${partner} gives ${salt} + ${right}.`,
      see: { article: 'acids-and-bases-ph-scale' },
    })
  },
}

export function misconceptionOf(products: string): MisconceptionId {
  return products.includes(' O₂') ? 'CH7' : 'CH13'
}
