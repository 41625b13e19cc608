import { variableMetalCompounds, variableMetals } from '#chemistry/binary-compounds.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { composition, formatFormula, formatIon, formula } from '#chemistry/formulas.ts'
import { fixedCharge, fixedChargeIons } from '#chemistry/ions.ts'
import { oxidationNumber } from '#chemistry/oxidation-numbers.ts'
import { oxides } from '#chemistry/oxides.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { nameOf, listed } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

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
  fitsMatch: false,
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
    const needed = `${atomSum(counts, symbol)}. The total is ${formatOxidationNumber(parsed.charge)}, so`
    const step =
      atoms === 1
        ? `${needed} ${symbol} must give ${formatOxidationNumber(answer)}`
        : `${needed} the ${atoms} ${symbol} atoms together must give ${formatOxidationNumber(answer * atoms)}, which is ${formatOxidationNumber(answer)} each`
    return numeric({
      element: symbol,
      stem: `What is the oxidation number of ${nameOf(symbol)} in ${shown}?`,
      answer,
      isRight: (value) => value * atoms + sum === parsed.charge,
      show: formatOxidationNumber,
      lures: [
        {
          value: answer * atoms,
          why: `That is the sum for ${atoms === 2 ? 'both' : `all ${atoms}`} ${symbol} atoms. Divided by ${atoms} it is ${formatOxidationNumber(answer)} for each.`,
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

/** '2 H at +1 and 4 O at −2 give −6': the sum of the atoms whose numbers follow from rules. */
function atomSum(counts: ReadonlyMap<string, number>, symbol: ElementSymbol): string {
  const others = [...counts].filter(([other]) => other !== symbol)
  const atoms = others.reduce((sum, [, count]) => sum + count, 0)
  const parts = others.map(
    ([other, count]) => `${count} ${other} at ${other === 'O' ? '−2' : '+1'}`,
  )
  return `${listed(parts)} give${atoms === 1 ? 's' : ''} ${formatOxidationNumber(sumOfOthers(counts, symbol))}`
}

/** What hydrogen +1, oxygen −2 and alkali metals +1 add up to in a species. */
function sumOfOthers(counts: ReadonlyMap<string, number>, symbol: ElementSymbol): number {
  return [...counts]
    .filter(([other]) => other !== symbol)
    .reduce((sum, [other, count]) => sum + count * (other === 'O' ? -2 : 1), 0)
}

export const solutionOfOxide: Template = {
  id: 'ch-m4',
  version: 1,
  category,
  difficulty,
  skill: 'oxide-character',
  fitsMatch: false,
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
  fitsMatch: false,
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
  fitsMatch: false,
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
