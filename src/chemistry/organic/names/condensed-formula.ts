import { countedSymbol } from '#chemistry/organic/molecules/molecule.ts'
import { subscript } from '#chemistry/units.ts'

import { alkyls, halogenPrefixes, type OrganicName, type Prefix } from './organic-name.ts'

/**
 * The condensed formula of what a name means, along its main chain, in plain notation: 'CH3CH(CH3)CH2OH'. The number one
 * is at the right but in alkanes and ketones.
 */
export function condensedFormula(name: OrganicName): string {
  const { length, ending, alkyl } = name
  const places = Array.from({ length }, (_, index) => index + 1)
  const isForward = ending === 'one' || (ending === 'ane' && !name.prefixes.some(isHalogen))
  const order = isForward ? places : places.toReversed()
  const text = order.map((place, index) => unitAt(name, place, order[index + 1] ?? null)).join('')
  return alkyl === null ? text : text + chainText(alkyl)
}

/** A condensed formula as it is shown: 'CH₃CH₂OH'. */
export function formatCondensed(plain: string): string {
  return plain.replaceAll(/\d+/g, (digits) => subscript(Number(digits)))
}

/** One carbon atom of the main chain with all that it holds, and the double bond to the next one. */
function unitAt(name: OrganicName, place: number, next: number | null): string {
  const { length, ending, place: group, prefixes } = name
  const isOwnGroup = place === (group ?? 1)
  const inChain = length === 1 ? 0 : place === 1 || place === length ? 1 : 2
  const branches = prefixes.flatMap((prefix) =>
    prefix.places.filter((other) => other === place).map(() => prefix),
  )
  const isDouble = ending === 'ene' && group !== null && (place === group || place === group + 1)
  const free = 4 - inChain - branches.length - (isDouble ? 1 : 0)
  const sign = isDouble && next !== null && Math.min(place, next) === group ? '=' : ''
  const held = heldText(branches)
  switch (ending) {
    case 'al':
      if (isOwnGroup) return length === 1 ? 'HCHO' : 'CHO'
      break
    case 'oic acid':
      if (isOwnGroup) return length === 1 ? 'HCOOH' : 'COOH'
      break
    case 'oate':
      if (isOwnGroup) return length === 1 ? 'HCOO' : 'COO'
      break
    case 'one':
      if (isOwnGroup) return 'CO'
      break
    case 'ol':
      if (!isOwnGroup) break
      return `C${countedSymbol('H', free - 1)}${held}${next === null ? 'OH' : '(OH)'}`
    case 'ane':
    case 'ene':
      break
  }
  return `C${countedSymbol('H', free)}${held}${sign}`
}

/** Halogen atoms, then branches in brackets, equal ones together. */
function heldText(branches: readonly Prefix[]): string {
  const counts = new Map<string, number>()
  const ordered = [...branches.filter(isHalogen), ...branches.filter((one) => !isHalogen(one))]
  for (const branch of ordered) {
    const text = branchText(branch)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => countedSymbol(text, count)).join('')
}

function branchText({ name }: Prefix): string {
  const halogen = Object.entries(halogenPrefixes).find(([, prefix]) => prefix === name)
  return halogen?.[0] ?? `(${chainText(alkyls.findIndex((alkyl) => alkyl === name) + 1)})`
}

function isHalogen({ name }: Prefix): boolean {
  return Object.values<string>(halogenPrefixes).includes(name)
}

/** An unbranched chain that is joined at its beginning. */
function chainText(length: number): string {
  return `${'CH2'.repeat(length - 1)}CH3`
}
