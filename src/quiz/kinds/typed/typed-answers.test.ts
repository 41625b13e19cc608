import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { judged, readingOf } from '#quiz/kinds/kinds.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import type { SingleTask } from '#quiz/task.ts'
import { questionWith } from '#quiz/testing/made-question.ts'

/**
 * Answers as they are typed on phones, pasted, autocorrected, misspelled and written in other countries, with what
 * becomes of each: right, wrong with the first sentence that is told, or asked back with the readings that are offered, else
 * the sentence.
 */
const rows = readFileSync(fileURLToPath(new URL('typed-answers.tsv', import.meta.url)), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [answer = '', given = '', outcome = ''] = line.split('\t').map(unescaped)
    return { answer, given, outcome }
  })

const tasks: ReadonlyMap<string, SingleTask> = new Map<string, SingleTask>([
  ['12.5 g', quantity(12.5, 'g', 0.005, ['mg', 'g', 'kg'])],
  ['2.4e24', quantity(2.4e24, null, 0.01, [])],
  ['4.0e-10 mol/L', quantity(4e-10, 'mol/L', 0.01, ['mol/L'])],
  ['pH 9.4', quantity(9.4, null, 0.005, [])],
  ['-1250 kJ', quantity(-1250, 'kJ', 0.005, ['J', 'kJ'])],
  ['0.25 L', quantity(0.25, 'L', 0.005, ['mL', 'L', 'cm³', 'dm³'])],
  ['101.3 kPa', quantity(101.3, 'kPa', 0.005, ['kPa', 'Pa', 'atm', 'bar', 'mmHg'])],
  ['486 nm', quantity(486, 'nm', 0.003, ['nm', 'm'])],
  ['0.012 mol/(L·s)', quantity(0.012, 'mol/(L·s)', 0.01, ['mol/(L·s)'])],
  ['0.385 J/(g·K)', quantity(0.385, 'J/(g·K)', 0.005, ['J/(g·K)'])],
  ['8.96 g/cm³', quantity(8.96, 'g/cm³', 0.003, ['g/cm³', 'kg/m³'])],
  ['98.08 g/mol', quantity(98.08, 'g/mol', 0.001, ['g/mol'])],
  ['40%', quantity(40, '%', 0.005, ['%'])],
  ['0.0250 mol, 3 figures', quantity(0.025, 'mol', 0.001, ['mol', 'mmol'], 3)],
  ['7', quantity(7, null, 0, [])],
  ['373.15 K', quantity(373.15, 'K', 0.0005, ['K', '°C'])],
])

const organicNames: ReadonlyMap<string, string> = new Map([
  ['but-2-ene', 'CH3CH=CHCH3'],
  ['2,2-dimethylbutane', 'CH3C(CH3)2CH2CH3'],
  ['propan-2-ol', 'CH3CH(OH)CH3'],
  ['ethanoic acid', 'CH3COOH'],
  ['propan-2-one', 'CH3COCH3'],
  ['methyl ethanoate', 'CH3COOCH3'],
  ['1-bromo-2-chloroethane', 'CH2BrCH2Cl'],
])

const formulas: ReadonlyMap<string, string> = new Map([
  ...organicNames,
  ['copper(I) oxide', 'Cu2O'],
  ['diphosphorus pentoxide', 'P2O5'],
  ['nitrous acid', 'HNO2'],
  ['sodium hydrogen carbonate', 'NaHCO3'],
  ['magnesium hydroxide', 'Mg(OH)2'],
  ['copper(II) sulfate pentahydrate', 'CuSO4·5H2O'],
  ['hydrogen sulfide', 'H2S'],
  ['hydrochloric acid', 'HCl'],
  ['sulfite ion', 'SO3^2-'],
  ['cesium fluoride', 'CsF'],
  ['potassium permanganate', 'KMnO4'],
  ['ammonium nitrate', 'NH4NO3'],
  ['carbon dioxide', 'CO2'],
  ['carbon monoxide', 'CO'],
])

test.each(rows)('$answer typed as $given: $outcome', ({ answer, given, outcome }) => {
  expect(outcomeOf(questionWith(taskOf(answer)), given)).toBe(outcome)
})

test('few wrong answers are told nothing', () => {
  const wrong = rows.filter(({ outcome }) => outcome.startsWith('wrong'))
  const untold = wrong.filter(({ outcome }) => outcome === 'wrong')
  expect(untold.map(({ given }) => given)).toEqual(['0.08 g', '2.4e-24', '4e10 M', '4.6', '9'])
})

/** What becomes of an answer, as the table writes it. */
function outcomeOf(question: ProductionQuestion, given: string): string {
  const [reading, verdict] = [readingOf(question, given), judged(question, given)]
  if (reading.status === 'unread') {
    const offers = reading.offers.map(({ shown }) => shown).join(' | ')
    return verdict === null ? `asked: ${offers === '' ? reading.problem : offers}` : 'judged unread'
  }
  if (verdict?.isRight === true) return 'right'
  const text = verdict?.feedback?.text ?? ''
  const first = /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text
  return first === '' ? 'wrong' : `wrong: ${first}`
}

/** The kind of a question follows from how its answer is written. */
function taskOf(answer: string): SingleTask {
  const number = tasks.get(answer)
  if (number !== undefined) return number
  if (answer.includes('->')) return { type: 'balance', key: { equation: answer } }
  if (/^(?:\[\w+\]|1s2) \d/.test(answer)) {
    return { type: 'configuration', key: { configuration: answer }, boxes: null }
  }
  const formula = formulas.get(answer)
  if (formula === undefined) {
    return { type: 'formula', key: { formula: answer, ordered: answer === 'CH3COOH' } }
  }
  const nomenclature = organicNames.has(answer) ? 'organic' : 'inorganic'
  return { type: 'naming', key: { name: answer, formula, nomenclature } }
}

function quantity(
  value: number,
  unit: string | null,
  tolerance: number,
  units: readonly string[],
  figures: number | null = null,
): SingleTask {
  return { type: 'number', key: { value, unit, tolerance, figures }, units }
}

/** Invisible signs stand in the table as they are escaped in a program. */
function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
