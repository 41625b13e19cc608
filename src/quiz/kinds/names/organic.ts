import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { familyOf } from '#chemistry/organic/molecules/families.ts'
import { molecularFormula } from '#chemistry/organic/molecules/molecule.ts'
import { isSameMolecule } from '#chemistry/organic/molecules/smiles.ts'
import { isSameName, type OrganicName } from '#chemistry/organic/names/organic-name.ts'
import { type OrganicReading, readOrganicName } from '#chemistry/organic/names/read-organic-name.ts'
import type { NameKey } from '#quiz/task.ts'
import { counted } from '#quiz/templates/shared/names.ts'

import type { Nomenclature } from './nomenclature.ts'

/** How a wrong name of a molecule came close to the right one. Each has a sentence of its own. */
export type OrganicMiss =
  // The right molecule.
  | 'trivial'
  | 'chain'
  | 'end'
  | 'order'
  // No molecule.
  | 'numbers'
  | 'impossible'
  // Another molecule.
  | 'isomer'
  | 'family'
  | 'other'

type Target = {
  readonly name: OrganicName
  readonly molecule: NonNullable<OrganicReading['molecule']>
}

/** Systematic names of organic molecules without rings, with one functional group or halogen atoms. */
export const organic: Nomenclature = {
  read(text) {
    const reading = readOrganicName(text)
    return 'problem' in reading
      ? unread(reading.problem, text.trim(), reading.near)
      : { name: reading.text }
  },
  isRight(key, text) {
    const reading = readOrganicName(text)
    return !('problem' in reading) && isTarget(targetOf(key), reading)
  },
  isSame(text, other) {
    const [one, two] = [readOrganicName(text), readOrganicName(other)]
    return !('problem' in one) && !('problem' in two) && one.text === two.text
  },
  missOf(key, text) {
    const reading = readOrganicName(text)
    if ('problem' in reading) return `The name is ${key.name}.`
    const target = targetOf(key)
    return `${sentenceOf(missOf(target, reading), target, reading)} The name is ${key.name}.`
  },
  nudgeOf(key, text) {
    const reading = readOrganicName(text)
    if ('problem' in reading) return null
    switch (missOf(targetOf(key), reading)) {
      case 'trivial':
        return 'That is the right molecule by a common name. Type the systematic one.'
      case 'chain':
      case 'end':
      case 'order':
        return 'That is the right molecule, but it has another systematic name.'
      case 'numbers':
        return 'The number of each branch and of the group is part of the name.'
      case 'impossible':
        return 'No molecule has that name.'
      case 'isomer':
        return 'That is another molecule with the same formula.'
      case 'family':
      case 'other':
        return null
    }
  },
}

/** How a wrong name came close; null for one that is right or cannot be read. */
export function organicMiss(key: NameKey, text: string): OrganicMiss | null {
  const reading = readOrganicName(text)
  const target = targetOf(key)
  return 'problem' in reading || isTarget(target, reading) ? null : missOf(target, reading)
}

/**
 * Returns the meaning of a key's name.
 * @throws RangeError when it is no name of a molecule.
 */
function targetOf({ name }: NameKey): Target {
  const reading = readOrganicName(name)
  if ('problem' in reading || reading.name === null || reading.molecule === null) {
    throw new RangeError(`'${name}' is no name of an organic molecule.`)
  }
  return { name: reading.name, molecule: reading.molecule }
}

function isTarget(target: Target, { name, fault }: OrganicReading): boolean {
  return name !== null && fault === null && isSameName(target.name, name)
}

function unread(problem: 'empty' | 'formula' | 'word', given: string, near: string | null) {
  switch (problem) {
    case 'empty':
      return { problem: null, near: null }
    case 'formula':
      return { problem: `“${given}” is a formula. Type a name in words.`, near: null }
    case 'word':
      return {
        problem:
          near === null
            ? `“${given}” is no name that is known here.`
            : `“${given}” is no name that is known here. Did you mean this?`,
        near,
      }
  }
}

function missOf(target: Target, { name, molecule, fault }: OrganicReading): OrganicMiss {
  if (fault !== null || molecule === null) return fault ?? 'impossible'
  if (isSameMolecule(target.molecule, molecule)) {
    if (name === null) return 'trivial'
    if (name.length !== target.name.length) return 'chain'
    return hasSameParts(target.name, name) ? 'order' : 'end'
  }
  if (familyOf(target.molecule) !== familyOf(molecule)) return 'family'
  return molecularFormula(target.molecule) === molecularFormula(molecule) ? 'isomer' : 'other'
}

/** Whether two names differ in the order of their prefixes alone. */
function hasSameParts(one: OrganicName, other: OrganicName): boolean {
  return isSameName(inAlphabet(one), inAlphabet(other))
}

function inAlphabet(name: OrganicName): OrganicName {
  const prefixes = name.prefixes.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return { ...name, prefixes }
}

function sentenceOf(
  miss: OrganicMiss,
  target: Target,
  { text, name, molecule }: OrganicReading,
): string {
  switch (miss) {
    case 'trivial':
      return 'That is the right molecule by a common name, but the systematic one is asked for.'
    case 'chain':
      return `That is the right molecule, but another chain gives the name: it has ${counted(target.name.length, 'carbon atom')}, not ${name?.length ?? 0}.`
    case 'end':
      return `That is the right molecule, but the numbers begin at the wrong end. ${endRule(target.name)}`
    case 'order':
      return 'That is the right molecule, but prefixes stand in the order of the alphabet. Multipliers such as di- do not count for it.'
    case 'numbers':
      return 'Each branch and each group needs a number of its own, unless there is only one place.'
    case 'impossible':
      return `No molecule is called “${text}”: a number lies beyond the chain, or a carbon atom has too many bonds.`
    case 'isomer':
      return `“${text}” is an isomer: the formula is the same, but the atoms are joined in another way.`
    case 'family':
      return `“${text}” belongs to another family, as the end of the name tells.`
    case 'other':
      return `“${text}” is another molecule${molecule === null ? '' : ` with the formula ${formatFormula(molecularFormula(molecule))}`}.`
  }
}

function endRule({ ending }: OrganicName): string {
  switch (ending) {
    case 'ane':
      return 'Where the names first differ, the lower number wins.'
    case 'ene':
      return 'The double bond gets the lower number.'
    case 'ol':
    case 'al':
    case 'one':
    case 'oic acid':
    case 'oate':
      return 'The group gets the lower number.'
  }
}
