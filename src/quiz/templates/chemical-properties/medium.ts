import { variableMetalCompounds, variableMetals } from '#chemistry/binary-compounds.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { composition, formatFormula, formatIon, formula } from '#chemistry/formulas.ts'
import { fixedCharge, fixedChargeIons, saltFormula, type Ion } from '#chemistry/ions.ts'
import { oxidationNumber } from '#chemistry/oxidation-numbers.ts'
import { oxides } from '#chemistry/oxides.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { standardPotential } from '#chemistry/standard-potentials.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { nameOf, whichElement } from '#quiz/which-element.ts'

import { formatOxidationNumber } from './ions.ts'

const category = 'chemical-properties'
const difficulty = 'medium'

/** Species and the element that is asked for. */
const species: readonly (readonly [formula: string, symbol: ElementSymbol])[] = [
  ['SO2', 'S'],
  ['SO3', 'S'],
  ['H2SO4', 'S'],
  ['H2SO3', 'S'],
  ['Na2SO4', 'S'],
  ['SO4^2-', 'S'],
  ['SO3^2-', 'S'],
  ['HNO3', 'N'],
  ['HNO2', 'N'],
  ['NO2', 'N'],
  ['N2O', 'N'],
  ['N2O5', 'N'],
  ['NH3', 'N'],
  ['NH4+', 'N'],
  ['NO3-', 'N'],
  ['NO2-', 'N'],
  ['KNO3', 'N'],
  ['KMnO4', 'Mn'],
  ['MnO4-', 'Mn'],
  ['MnO2', 'Mn'],
  ['K2Cr2O7', 'Cr'],
  ['Cr2O7^2-', 'Cr'],
  ['CrO4^2-', 'Cr'],
  ['Cr2O3', 'Cr'],
  ['Fe2O3', 'Fe'],
  ['CO', 'C'],
  ['CO2', 'C'],
  ['CH4', 'C'],
  ['Na2CO3', 'C'],
  ['CO3^2-', 'C'],
  ['C2O4^2-', 'C'],
  ['H3PO4', 'P'],
  ['PO4^3-', 'P'],
  ['P4O10', 'P'],
  ['PH3', 'P'],
  ['HClO', 'Cl'],
  ['HClO3', 'Cl'],
  ['HClO4', 'Cl'],
  ['KClO3', 'Cl'],
  ['ClO4-', 'Cl'],
  ['Cl2O7', 'Cl'],
  ['V2O5', 'V'],
  ['TiO2', 'Ti'],
  ['SiO2', 'Si'],
  ['PbO2', 'Pb'],
  ['Cu2O', 'Cu'],
  ['WO3', 'W'],
]

export const oxidationNumberIn: Template = {
  id: 'ch-m1',
  version: 1,
  category,
  difficulty,
  skill: 'oxidation-number',
  fitsDuel: false,
  draw(random) {
    const [text, symbol] = pick(random, species)
    const answer = oxidationNumber(text, symbol)
    if (answer === null) return null
    const parsed = formula(text)
    const counts = composition(parsed)
    const atoms = counts.get(symbol) ?? 1
    const shown = formatFormula(text)
    const oneOxygen = counts.has('O') && atoms === 1 ? 2 : 0
    const sum = sumOfOthers(counts, symbol)
    const step = `The other atoms of ${shown} add up to ${formatOxidationNumber(sum)}, so ${atoms === 1 ? symbol : `the ${atoms} ${symbol} atoms together`} must give ${formatOxidationNumber(answer * atoms)}${atoms === 1 ? '' : `, which is ${formatOxidationNumber(answer)} each`}`
    return numeric({
      element: symbol,
      stem: `What is the oxidation number of ${nameOf(symbol)} in ${shown}?`,
      answer,
      isRight: (value) => value * atoms + sum === parsed.charge,
      show: formatOxidationNumber,
      lures: [
        {
          value: answer * atoms,
          why: `That counts for all ${atoms} ${symbol} atoms together. Divided by ${atoms} it is ${formatOxidationNumber(answer)} for each.`,
        },
        {
          value: -sum / atoms,
          why: `That leaves the charge of the ion out of the sum. ${step}.`,
        },
        {
          value: -answer,
          why: `The sign is turned around. ${step}.`,
        },
        {
          value: parsed.charge,
          why: `That is the charge of the whole particle, not of the ${symbol} atom in it. ${step}.`,
        },
        {
          value: answer + oneOxygen,
          why: `That counts one oxygen atom too many. ${step}.`,
        },
        {
          value: answer - oneOxygen,
          why: `That leaves out one oxygen atom. ${step}.`,
        },
      ]
        .filter(({ value }) => Number.isInteger(value))
        .map((lure) => ({ ...lure, misconception: 'CH11' })),
      fill: shuffle(random, [1, -1, 3, -3, 4, -4]).map((difference) => answer + difference),
      right: `${step}.`,
      see: { article: 'types-of-chemical-reactions' },
    })
  },
}

/** What hydrogen +1, oxygen −2 and alkali metals +1 add up to in a species. */
function sumOfOthers(counts: ReadonlyMap<string, number>, symbol: ElementSymbol): number {
  return [...counts]
    .filter(([other]) => other !== symbol)
    .reduce((sum, [other, count]) => sum + count * (other === 'O' ? -2 : 1), 0)
}

/** Halogens that are used as solutions in displacement reactions, most reactive first. */
const halogens = ['Cl', 'Br', 'I'] as const
const halides = { Cl: 'chloride', Br: 'bromide', I: 'iodide' } as const
const saltMetals = ['Na', 'K', 'Mg', 'Ca', 'Li'] as const

export const halogenDisplacement: Template = {
  id: 'ch-m2',
  version: 1,
  category,
  difficulty,
  skill: 'displacement',
  fitsDuel: false,
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
  { metal: 'Cu', salt: 'copper(II) sulfate' },
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
  fitsDuel: false,
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
        why: `${element(symbol).name} is less reactive than ${nameOf(metal)} and stays a metal in this solution. Only a more reactive metal displaces ${nameOf(metal)}.`,
      })),
      right: `${element(answer).name} stands above ${nameOf(metal)} in the reactivity series: it gives electrons to the ${nameOf(metal)} ions.`,
      see: { elements: [answer, metal], article: 'types-of-chemical-reactions' },
    })
    return draft === null ? null : { ...draft, element: metal }
  },
}

export const solutionOfOxide: Template = {
  id: 'ch-m4',
  version: 1,
  category,
  difficulty,
  skill: 'oxide-character',
  fitsDuel: false,
  draw(random) {
    const wanted = pick(random, ['alkaline', 'acidic'] as const)
    const answer = pick(
      random,
      oxides.filter(({ inWater }) => inWater === wanted),
    )
    const opposite = shuffle(
      random,
      oxides.filter(({ inWater }) => inWater !== wanted && inWater !== null),
    )
    const inert = shuffle(
      random,
      oxides.filter(
        ({ inWater, formula: text }) => inWater === null && text !== 'MgO' && text !== 'PbO',
      ),
    )
    const lures = shuffle(random, [...opposite.slice(0, 2), ...inert.slice(0, 1)])
    return worded({
      element: pick(random, [answer, ...lures]).element,
      stem: pick(random, [
        `Which of these oxides gives an ${wanted} solution with water?`,
        `Water is added to one of these oxides and becomes ${wanted}. Which oxide is it?`,
      ]),
      answer: formatFormula(answer.formula),
      isRight: (text) => {
        const found = oxides.find((entry) => formatFormula(entry.formula) === text)
        return found?.inWater === wanted
      },
      lures: lures.map((entry) => ({
        value: formatFormula(entry.formula),
        misconception: 'CH9',
        why:
          entry.inWater === null
            ? `${formatFormula(entry.formula)}, ${entry.name}, hardly reacts with water. ${ruleOfOxides(wanted)}`
            : `${formatFormula(entry.formula)} is the oxide of a ${entry.inWater === 'alkaline' ? 'metal' : 'non-metal'} and makes water ${entry.inWater}. ${ruleOfOxides(wanted)}`,
      })),
      right: `${ruleOfOxides(wanted)} ${formatFormula(answer.formula)} is ${answer.name}.`,
      see: { elements: [answer.element, 'O'], article: 'acids-and-bases-ph-scale' },
    })
  },
}

function ruleOfOxides(wanted: 'alkaline' | 'acidic'): string {
  return wanted === 'alkaline'
    ? 'Oxides of groups 1 and 2 react with water to form hydroxides.'
    : 'Many oxides of non-metals react with water to form acids.'
}

const anionNames: Readonly<Record<ElementSymbol, string>> = {
  O: 'oxide',
  S: 'sulfide',
  F: 'fluoride',
  Cl: 'chloride',
  Br: 'bromide',
  I: 'iodide',
}

export const nameWithNumeral: Template = {
  id: 'ch-m5',
  version: 1,
  category,
  difficulty,
  skill: 'compound-names',
  fitsDuel: false,
  draw(random) {
    const { formula: text, metal, anion } = pick(random, variableMetalCompounds)
    const counts = composition(text)
    const metals = counts.get(metal) ?? 1
    const anions = counts.get(anion) ?? 1
    const anionCharge = fixedCharge(anion) ?? -1
    const charge = oxidationNumber(text, metal) ?? 0
    const total = -anions * anionCharge
    const shown = formatFormula(text)
    const name = (value: number): string =>
      `${nameOf(metal)}(${romanNumeral(value)}) ${anionNames[anion] ?? ''}`
    const step = `${anions} ${formatIon(anion, anionCharge)} carr${anions === 1 ? 'ies' : 'y'} ${total} negative charge${total === 1 ? '' : 's'}, so ${metals === 1 ? 'the metal counts' : `each of ${metals} metal atoms counts`} as ${formatIon(metal, charge)}`
    const candidates = [
      {
        value: metals,
        why: `The numeral ${romanNumeral(metals)} would count the ${nameOf(metal)} atoms of ${shown}. It gives the charge instead: ${step}.`,
      },
      {
        value: anions,
        why: `The numeral ${romanNumeral(anions)} would count the ${nameOf(anion)} atoms of ${shown}. It gives the charge of the metal: ${step}.`,
      },
      {
        value: total,
        why: `The numeral ${romanNumeral(total)} is the charge of all metal atoms together. Here ${step}.`,
      },
      {
        value: metals + anions,
        why: `The numeral ${romanNumeral(metals + anions)} would count all atoms of ${shown}. It gives the charge: ${step}.`,
      },
      {
        value: charge + 1,
        why: `A charge of ${charge + 1} on the metal does not balance the formula ${shown}. ${step}.`,
      },
      {
        value: charge - 1,
        why: `A charge of ${charge - 1} on the metal does not balance the formula ${shown}. ${step}.`,
      },
      {
        value: charge + 2,
        why: `A charge of ${charge + 2} on the metal does not balance the formula ${shown}. ${step}.`,
      },
    ]
    return worded({
      element: metal,
      stem: `What is the name of ${shown}?`,
      answer: name(charge),
      isRight: (value) => {
        const numeral = /\((\w+)\)/.exec(value)?.[1]
        return [1, 2, 3, 4, 5, 6, 7].some(
          (number) =>
            romanNumeral(number) === numeral && number * metals + anions * anionCharge === 0,
        )
      },
      lures: candidates
        .filter(({ value }) => romanNumeral(value) !== '')
        .map(({ value, why }) => ({ value: name(value), misconception: 'CH6', why })),
      right: `${step}: ${name(charge)}.`,
      see: { elements: [metal, anion], article: 'how-ions-are-formed' },
    })
  },
}

const fixedMetals = fixedChargeIons
  .filter(({ charge, formula: symbol }) => charge > 0 && symbol !== 'Ag')
  .map(({ formula: symbol }) => symbol)

export const severalCharges: Template = {
  id: 'ch-m6',
  version: 1,
  category,
  difficulty,
  skill: 'ion-charge',
  fitsDuel: true,
  draw(random) {
    const asksVariable = random() < 0.6
    const answer = pick(random, asksVariable ? variableMetals : fixedMetals)
    const others = shuffle(random, asksVariable ? fixedMetals : variableMetals)
    return whichElement(random, {
      stem: asksVariable
        ? 'Which of these metals needs a Roman numeral in the names of its compounds?'
        : 'Which of these metals needs no Roman numeral in the names of its compounds?',
      answer,
      isRight: (symbol) => (fixedCharge(symbol) === null) === asksVariable,
      lures: others.map((symbol) => ({
        symbol,
        misconception: 'CH6',
        why: asksVariable
          ? `${element(symbol).name} forms only ${formatIon(symbol, fixedCharge(symbol) ?? 0)} in its compounds. A name such as ${nameOf(symbol)} chloride needs no Roman numeral.`
          : `${element(symbol).name} occurs as ${knownNumerals(symbol)}. The numeral tells its compounds apart.`,
      })),
      right: asksVariable
        ? `${element(answer).name} occurs as ${knownNumerals(answer)}, so the name has to tell which.`
        : `${element(answer).name} forms only ${formatIon(answer, fixedCharge(answer) ?? 0)} in its compounds, so its name is enough.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
}

/** 'iron(II) and iron(III)': the most common oxidation states of the variable metals. */
function knownNumerals(symbol: ElementSymbol): string {
  const states: Readonly<Record<ElementSymbol, readonly [number, number]>> = {
    Fe: [2, 3],
    Cu: [1, 2],
    Sn: [2, 4],
    Pb: [2, 4],
    Mn: [2, 4],
    Cr: [3, 6],
    Co: [2, 3],
  }
  const [low, high] = states[symbol] ?? [2, 3]
  const name = nameOf(symbol)
  return `${name}(${romanNumeral(low)}) and ${name}(${romanNumeral(high)})`
}

const waterMetals = ['Li', 'Na', 'K', 'Rb', 'Cs', 'Ca', 'Sr', 'Ba']

export const productsWithWater: Template = {
  id: 'ch-m7',
  version: 1,
  category,
  difficulty,
  skill: 'reaction-products',
  fitsDuel: false,
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
      right: `${element(symbol).name} gives its outer electrons to water: ${hydroxide} and hydrogen gas form.`,
      see: { elements: [symbol, 'H', 'O'], article: 'deep-dive-alkali-metals' },
    })
  },
}

const acids = [
  { name: 'hydrochloric acid', anion: { name: 'chloride', formula: 'Cl', charge: -1 } },
  { name: 'dilute sulfuric acid', anion: { name: 'sulfate', formula: 'SO4', charge: -2 } },
] as const

/** Partners of acids: an ion with the kinds of substance that are common for it. */
const acidPartners: readonly { readonly ion: Ion; readonly kinds: readonly PartnerKind[] }[] = [
  { ion: { name: 'magnesium', formula: 'Mg', charge: 2 }, kinds: ['metal', 'oxide', 'carbonate'] },
  { ion: { name: 'zinc', formula: 'Zn', charge: 2 }, kinds: ['metal', 'oxide', 'carbonate'] },
  { ion: { name: 'iron', formula: 'Fe', charge: 2 }, kinds: ['metal'] },
  { ion: { name: 'sodium', formula: 'Na', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'potassium', formula: 'K', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'lithium', formula: 'Li', charge: 1 }, kinds: ['hydroxide', 'carbonate'] },
  { ion: { name: 'aluminum', formula: 'Al', charge: 3 }, kinds: ['hydroxide'] },
]

type PartnerKind = 'metal' | 'oxide' | 'hydroxide' | 'carbonate'

const gasRules: Readonly<Record<PartnerKind, string>> = {
  metal: 'A metal such as this gives hydrogen with the acid',
  oxide: 'A metal oxide gives only water beside the salt',
  hydroxide: 'A base gives only water beside the salt',
  carbonate: 'A carbonate gives water and carbon dioxide beside the salt',
}

export const productsWithAcid: Template = {
  id: 'ch-m8',
  version: 1,
  category,
  difficulty,
  skill: 'reaction-products',
  fitsDuel: false,
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
    const others = ['H₂', 'H₂O', 'H₂O + CO₂', 'H₂O + O₂', 'H₂O + H₂'].filter(
      (text) => text !== right,
    )
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

function misconceptionOf(products: string): MisconceptionId {
  return products.includes(' O₂') ? 'CH7' : 'CH13'
}
