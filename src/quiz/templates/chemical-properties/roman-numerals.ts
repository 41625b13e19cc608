import { variableMetalCompounds, variableMetals } from '#chemistry/compounds/binary-compounds.ts'
import { composition, formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { fixedCharge, fixedChargeIons } from '#chemistry/electrons/ions.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { oxidationNumber } from '#chemistry/reactions/oxidation-numbers.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'

export const nameWithNumeral = template('ch-m5', 'compound-names', (random) => {
  const { formula, metal, anion } = pick(random, variableMetalCompounds)
  const ion = fixedChargeIons.find((other) => other.formula === anion)
  const charge = oxidationNumber(formula, metal)
  if (ion === undefined || charge === null) return null
  const counts = composition(formula)
  const metals = counts.get(metal) ?? 1
  const anions = counts.get(anion) ?? 1
  const total = -anions * ion.charge
  const shown = formatFormula(formula)
  const name = (value: number): string => `${nameOf(metal)}(${romanNumeral(value)}) ${ion.name}`
  const step = `${anions} ${formatIon(anion, ion.charge)} ${anions === 1 ? 'carries' : 'carry'} ${counted(total, 'negative charge')}, so ${metals === 1 ? 'the metal counts' : `each of ${metals} metal atoms counts`} as ${formatIon(metal, charge)}`
  return choice({
    element: metal,
    stem: `What is the name of ${shown}?`,
    answer: charge,
    isRight: (value) => value * metals + anions * ion.charge === 0,
    show: name,
    lures: [
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
      ...[charge + 1, charge - 1, charge + 2].map((value) => ({
        value,
        why: `A charge of ${value} on the metal does not balance the formula ${shown}. ${step}.`,
      })),
    ]
      .filter(({ value }) => romanNumeral(value) !== '')
      .map((lure) => ({ ...lure, misconception: 'CH6' })),
    right: `${step}: ${name(charge)}.`,
    see: { elements: [metal, anion], article: 'how-ions-are-formed' },
  })
})

/** Silver is left out: it forms Ag²⁺ too, if seldom. */
const fixedMetals = fixedChargeIons
  .filter(({ charge, formula: symbol }) => charge > 0 && symbol !== 'Ag')
  .map(({ formula: symbol }) => symbol)

export const metalWithNumeral = template('ch-m6', 'ion-charge', (random) => {
  const asksVariable = random() < 0.6
  const answer = pick(random, asksVariable ? variableMetals : fixedMetals)
  const others = shuffle(random, asksVariable ? fixedMetals : variableMetals)
  return whichElement({
    stem: asksVariable
      ? 'Which of these metals needs a Roman numeral in the names of its compounds?'
      : 'Which of these metals needs no Roman numeral in the names of its compounds?',
    answer,
    isRight: (symbol) => (fixedCharge(symbol) === null) === asksVariable,
    lures: others.map((symbol) => ({
      symbol,
      misconception: asksVariable ? 'CH19' : 'CH6',
      why: asksVariable
        ? `${element(symbol).name} counts as ${onlyIon(symbol)} in all its usual compounds. A name such as ${nameOf(symbol)} chloride needs no Roman numeral.`
        : `${element(symbol).name} occurs as ${knownNumerals(symbol)}. The numeral tells its compounds apart.`,
    })),
    right: asksVariable
      ? `${element(answer).name} occurs as ${knownNumerals(answer)}, so the name has to tell which.`
      : `${element(answer).name} counts as ${onlyIon(answer)} in all its usual compounds, so its name is enough.`,
    see: { article: 'how-ions-are-formed' },
  })
})

function onlyIon(symbol: ElementSymbol): string {
  return formatIon(symbol, fixedCharge(symbol) ?? 0)
}

/** The most common oxidation states of the variable metals. */
const commonStates: Readonly<Record<ElementSymbol, readonly [number, number]>> = {
  Fe: [2, 3],
  Cu: [1, 2],
  Sn: [2, 4],
  Pb: [2, 4],
  Mn: [2, 4],
  Cr: [3, 6],
  Co: [2, 3],
}

/** The metal in its common states: 'iron(II) and iron(III)'. */
function knownNumerals(symbol: ElementSymbol): string {
  const [low, high] = commonStates[symbol] ?? [2, 3]
  const name = nameOf(symbol)
  return `${name}(${romanNumeral(low)}) and ${name}(${romanNumeral(high)})`
}
