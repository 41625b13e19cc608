import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { NameReading, NameWay } from '#chemistry/nomenclature/name-reading.ts'
import { type NameProblem, nameProblem } from '#chemistry/nomenclature/near-spelling.ts'
import { formulaKey, readName } from '#chemistry/nomenclature/read-name.ts'
import type { NameKey } from '#quiz/task.ts'

import { closestMiss, isSameReading, type NameMiss } from './name-miss.ts'
import type { Nomenclature } from './nomenclature.ts'

/** Names of ions, salts, hydrates, acids and molecules of two elements. */
export const inorganic: Nomenclature = {
  read(text) {
    const [reading] = readName(text)
    return reading === undefined ? unnamed(nameProblem(text), text.trim()) : { name: reading.name }
  },
  isRight(key, text) {
    const right = targetOf(key)
    return readName(text).some((reading) => isSameReading(right, reading))
  },
  isSame(text, other) {
    const others = readName(other)
    return readName(text).some((one) => others.some((reading) => isSameReading(one, reading)))
  },
  missOf(key, text) {
    const right = targetOf(key)
    const closest = closestMiss(right, readName(text))
    return closest === null ? rightName(key) : sentencesOf(closest, right, key)
  },
  nudgeOf(key, text) {
    const right = targetOf(key)
    const closest = closestMiss(right, readName(text))
    if (closest === null) return null
    return closest.miss === 'other' && right.way === 'ion' && closest.reading.way !== 'ion'
      ? 'That names a compound, and an ion is asked for.'
      : nudges[closest.miss]
  },
}

const nudges: Readonly<Record<NameMiss, string>> = {
  'prefixes-for-ions':
    'That is the right compound, but prefixes are for molecules. Here the charges of the ions give the numbers.',
  'prefixes-for-hydrogen': 'That is the right compound, but its usual name has no prefixes.',
  'numeral-for-prefixes':
    'That is the right compound, but a molecule of two non-metals is named with prefixes.',
  latin: 'That is the right substance by its former name. Type the one with a Roman numeral.',
  known: 'That is the right substance by a common name. Type the systematic one.',
  turned:
    'Both parts are there, but in the wrong order. The name follows the order of the formula.',
  'first-mono': 'One atom of the first element gets no prefix.',
  'acid-for-gas': 'That is the name of its solution in water. The pure compound is asked for.',
  'gas-for-acid': 'That is the name of the pure compound. The acid in water is asked for.',
  'other-way': 'The formula agrees, but it is not made of the ions of that name.',
  'numeral-missing':
    'This metal forms several ions, so the name tells the charge with a Roman numeral.',
  'prefixes-missing': 'The elements are right, but the name does not tell their numbers.',
  'water-number-missing': 'The number of water molecules is missing.',
  'water-missing': 'The salt is right, but its water is missing from the name.',
  'element-word': 'That is the name of the element, not of its ion.',
  'numeral-counts':
    'The numeral tells the charge of each metal ion. It is not a small number of the formula.',
  numeral: 'The elements are right, but the charge is not.',
  prefixes: 'The elements are right, but not their numbers.',
  'water-number': 'The salt is right, but not the number of water molecules.',
  'acid-ending': 'The ending is not right. It tells the acids of one element apart.',
  ending: 'The ending is not right. It tells the ions of one element apart.',
  second: 'The first part of the name is right, but not the second.',
  first: 'The second part of the name is right, but not the first.',
  other: 'That is the name of another substance.',
}

/** How a wrong name came close; null for one that cannot be read. */
export function inorganicMiss(key: NameKey, text: string): NameMiss | null {
  return closestMiss(targetOf(key), readName(text))?.miss ?? null
}

const complete: ReadonlySet<NameWay> = new Set(['ion', 'ions', 'prefixes', 'acid', 'known'])

/**
 * Returns the meaning of a key's name.
 * @throws RangeError when the name of the key does not mean its formula.
 */
function targetOf({ name, formula }: NameKey): NameReading {
  const wanted = formulaKey(formula)
  const target = readName(name).find(
    (reading) =>
      complete.has(reading.way) &&
      reading.formula !== null &&
      formulaKey(reading.formula) === wanted,
  )
  if (target === undefined) throw new RangeError(`'${name}' is no name of ${formula}.`)
  return target
}

function unnamed(problem: NameProblem, given: string) {
  switch (problem.problem) {
    case 'empty':
      return { problem: null, near: null }
    case 'formula':
      return { problem: `“${given}” is a formula. Type a name in words.`, near: null }
    case 'order':
      return { problem: `The words of “${given}” make no name together.`, near: null }
    case 'numeral':
      return {
        problem: `“${problem.text}” is no Roman numeral of a charge, such as (II).`,
        near: null,
      }
    case 'word': {
      const question = problem.near === null ? '' : ' Did you mean this?'
      return {
        problem: `“${problem.text}” is no word of a name that is known here.${question}`,
        near: problem.near,
      }
    }
  }
}

function rightName(key: NameKey): string {
  return `${shown(key.formula)} is ${key.name}.`
}

function sentencesOf(
  { miss, reading }: { readonly miss: NameMiss; readonly reading: NameReading },
  right: NameReading,
  key: NameKey,
): string {
  const answer = rightName(key)
  const other =
    reading.formula === null
      ? `“${reading.name}” names another substance.`
      : `“${reading.name}” is ${shown(reading.formula)}.`
  switch (miss) {
    case 'prefixes-for-ions':
      return `That is the right compound, but prefixes are for molecules. Here the charges of the ions give the numbers: ${answer}`
    case 'prefixes-for-hydrogen':
      return `That is the right compound, but its usual name has no prefixes. ${answer}`
    case 'numeral-for-prefixes':
      return `That is the right compound, but a molecule of two non-metals is named with prefixes. ${answer}`
    case 'latin':
      return `That is the right substance by its former name. With the charge as a Roman numeral, ${answer}`
    case 'known':
      return `That is the right substance by a common name. The systematic name is asked for: ${answer}`
    case 'turned':
      return `Both parts are there, but in the wrong order. The name follows the order of the formula: ${answer}`
    case 'first-mono':
      return `That is the right molecule, but one atom of the first element gets no prefix. ${answer}`
    case 'acid-for-gas':
      return `That is the name of its solution in water. The pure compound is asked for: ${answer}`
    case 'gas-for-acid':
      return `That is the name of the pure compound. As an acid in water, ${answer}`
    case 'other-way':
      return `The formula agrees, but it is not made of the ions of that name. ${answer}`
    case 'numeral-missing':
      return `The Roman numeral is missing. This metal forms several ions, so the name tells the charge: ${answer}`
    case 'prefixes-missing':
      return `The elements are right, but without prefixes the name does not tell their numbers. ${answer}`
    case 'water-number-missing':
      return `The number of water molecules is missing. A prefix before “hydrate” tells it: ${answer}`
    case 'water-missing':
      return `The salt is right, but its water is missing from the name. ${answer}`
    case 'element-word':
      return `That is the name of the element, not of its ion. A negative ion of one atom ends in -ide: ${answer}`
    case 'numeral-counts':
      return `The numeral tells the charge of each metal ion. It is not a small number of the formula: ${answer}`
    case 'numeral':
      return `The elements are right, but the charge is not. ${other} ${answer}`
    case 'prefixes':
      return `The elements are right, but not their numbers. ${other} ${answer}`
    case 'water-number':
      return `The salt is right, but not the number of water molecules. ${answer}`
    case 'ending':
      return `${other} The ending tells the ions of one element apart. ${answer}`
    case 'acid-ending':
      return `${other} The ending tells the acids of one element apart. ${answer}`
    case 'second':
      return `The first part of the name is right, but not the second. ${answer}`
    case 'first':
      return `The second part of the name is right, but not the first. ${answer}`
    case 'other':
      return right.way === 'ion' && reading.way !== 'ion'
        ? `That names a compound, and an ion is asked for. ${answer}`
        : `${other} ${answer}`
  }
}

function shown(formula: string): string {
  return formatFormula(formula)
}
