import {
  aufbauConfiguration,
  capacity,
  formatConfiguration,
  formatNobleGasForm,
  parseConfiguration,
  type Subshell,
} from '#chemistry/electrons/configurations.ts'
import {
  type BoxRow,
  brokenRule,
  type BrokenRule,
  electronsOf,
  formatRows,
  isSameDrawing,
  parseRows,
} from '#chemistry/electrons/orbital-boxes.ts'
import {
  angularMomentum,
  countElectrons,
  inShellOrder,
  plainDigits,
  subshellLetters,
} from '#chemistry/electrons/subshells.ts'
import { inLatinLetters, inPlainSigns } from '#chemistry/typed-signs.ts'
import type { ConfigurationKey, TaskOf } from '#quiz/task.ts'
import { counted, listed } from '#quiz/templates/shared/names.ts'

import type { Kind, Read, Unread } from './kind.ts'

/** A typed configuration, or the boxes that were drawn. */
export type ConfigurationResponse =
  | {
      readonly form: 'typed'
      /** The noble gas in brackets, or null. */
      readonly core: string | null
      /** The subshells behind it as they were written, none twice. They may hold too much, or not exist. */
      readonly outer: readonly Subshell[]
    }
  | { readonly form: 'boxes'; readonly rows: readonly BoxRow[] }

/** Why a typed text is no configuration. */
export type ConfigurationProblem =
  | { readonly problem: 'empty' | 'unreadable' | 'core' }
  /** The orbitals of a subshell one by one, as in 2px1 2py1. */
  | { readonly problem: 'orbitals' }
  /** A subshell without the number of its electrons, or one that is named twice. */
  | { readonly problem: 'number-missing' | 'twice'; readonly subshell: string }

/** How a wrong configuration came close to the right one. */
export type ConfigurationMiss =
  | { readonly kind: 'no-such-subshell' | 'too-many'; readonly subshell: Subshell }
  | { readonly kind: BrokenRule['rule']; readonly subshell: string }
  /** Another number of electrons. */
  | { readonly kind: 'count'; readonly electrons: number }
  /** The outer electrons alone, without those of the noble gas before. */
  | { readonly kind: 'core-missing' }
  /**
   * The configuration that the order of filling would give for an element that is measured
   * otherwise.
   */
  | { readonly kind: 'aufbau' }
  /** The number of electrons is right, but these subshells hold another share of them. */
  | { readonly kind: 'subshells'; readonly subshells: readonly string[] }

export type ConfigurationVerdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly nearMiss: ConfigurationMiss }

const NOBLE_CORE =
  /^[[({]?(?:(he)(?:lium)?|(ne)(?:on)?|(ar)(?:gon)?|(kr)(?:ypton)?|(xe)(?:non)?|(rn))[\])}]?/i
const ORBITALS = /[1-7](?:p_?[xyzₓᵧ]|d_?[xyz])/i
/** The element that a configuration is of, as in S: [Ne] 3s2 3p4. */
const ELEMENT_IN_FRONT = /^\s*(?!(?:he|ne|ar|kr|xe|rn)\b)[a-z]+\s*[:=](?=\s*[\d[({])/i
const OTHER_CORE = /^[[({][a-z]*[\])}]?/i
const SUBSHELL = /([1-9])([spdf])\^?[({]?(\d{0,2})[)}]?(?=[1-9][spdf]|$)/gi

/**
 * Reads a typed configuration in every usual spelling: `[Ar] 3d5 4s1`, `[Ar]4s¹3d⁵`, `1s^2 2s^2`, `1s22s22p6`. The
 * subshells may stand in any order. A subshell that cannot exist or holds too much is read, since it is wrong and no
 * slip of the keyboard.
 */
export function parseConfigurationText(
  given: string,
): Extract<ConfigurationResponse, { form: 'typed' }> | ConfigurationProblem {
  const text = plainDigits(inLatinLetters(inPlainSigns(given)))
    .replace(ELEMENT_IN_FRONT, '')
    .replace(/[\s\u00a0\u202f,;:.·/+\u2013-]+(?!$)|[\s,;.]+$/g, '')
  if (text === '') return { problem: 'empty' }
  if (ORBITALS.test(text)) return { problem: 'orbitals' }
  const core = NOBLE_CORE.exec(text)
  if (core === null && OTHER_CORE.test(text)) return { problem: 'core' }
  const rest = text.slice(core?.[0].length ?? 0)
  const found = Array.from(rest.matchAll(SUBSHELL))
  if (found.map(([written]) => written).join('') !== rest) return { problem: 'unreadable' }
  const outer: Subshell[] = []
  for (const [, n = '', letter = '', count = ''] of found) {
    const l = subshellLetters.find((one) => one === letter.toLowerCase())
    if (l === undefined) return { problem: 'unreadable' }
    if (count === '') return { problem: 'number-missing', subshell: `${n}${l}` }
    outer.push({ n: Number(n), l, electrons: Number(count) })
  }
  const symbol =
    core === null ? null : symbolOf(core.slice(1).find((name) => name !== undefined) ?? '')
  const inCore = symbol === null ? [] : coreOf(symbol)
  const twice = outer.find((one, place) =>
    [...inCore, ...outer.slice(0, place)].some((other) => other.n === one.n && other.l === one.l),
  )
  if (twice !== undefined) return { problem: 'twice', subshell: `${twice.n}${twice.l}` }
  return { form: 'typed', core: symbol, outer: outer.filter(({ electrons }) => electrons > 0) }
}

/** Judges a configuration: subshells that exist, Pauli, the number of electrons, their subshells, and Hund. */
export function judgeConfiguration(
  { key, boxes }: Pick<TaskOf<'configuration'>, 'key' | 'boxes'>,
  response: ConfigurationResponse,
): ConfigurationVerdict {
  const right = subshellsOf(key)
  if (response.form === 'typed') {
    const wrong = impossible(response.outer)
    const given = [...(response.core === null ? [] : coreOf(response.core)), ...response.outer]
    return verdictOf(wrong ?? occupationMiss(right, given))
  }
  const broken = brokenRule(response.rows)
  const rule = broken === null ? null : { kind: broken.rule, subshell: broken.subshell }
  if (rule?.kind === 'pauli') return verdictOf(rule)
  const given = boxes === null ? [] : electronsOf(boxes, response.rows)
  return verdictOf(occupationMiss(right, given) ?? rule)
}

/** How questions of kind `configuration` are read and judged. They are given as they are typed, or as `3d [↑][ ]…`. */
export const configurationKind: Kind<TaskOf<'configuration'>, ConfigurationResponse> = {
  parse({ boxes }, given): Read<ConfigurationResponse> | Unread {
    if (boxes !== null) {
      const rows = parseRows(boxes, given)
      const isDrawn = rows !== null && rows.some(({ orbitals }) => orbitals.join('') !== '')
      return isDrawn
        ? { response: { form: 'boxes', rows } }
        : { problem: 'Put arrows into the boxes.', offers: [] }
    }
    const read = parseConfigurationText(given)
    return 'problem' in read
      ? { problem: sentenceOf(read, given.trim()), offers: [] }
      : { response: read }
  },
  isRight: (task, response) => judgeConfiguration(task, response).isRight,
  missOf(task, response) {
    const verdict = judgeConfiguration(task, response)
    return verdict.isRight ? null : sentencesOf(verdict.nearMiss, task.key)
  },
  nudgeOf(task, response) {
    const verdict = judgeConfiguration(task, response)
    return verdict.isRight ? null : nudgeFor(verdict.nearMiss, task.key)
  },
  isSame(_, response, other) {
    if (response.form === 'boxes') {
      return other.form === 'boxes' && isSameDrawing(response.rows, other.rows)
    }
    return other.form === 'typed' && spelled(response) === spelled(other)
  },
  describe({ boxes }, response) {
    if (response.form === 'typed') return formatTyped(response)
    return boxes === null ? '' : formatRows(boxes, response.rows)
  },
}

/**
 * The electrons of a key in shell order.
 * @throws RangeError when the key holds no configuration.
 */
export function subshellsOf({ configuration }: ConfigurationKey): readonly Subshell[] {
  const subshells = parseConfiguration(configuration)
  if (subshells === null) throw new RangeError(`'${configuration}' is no configuration.`)
  return subshells
}

function verdictOf(miss: ConfigurationMiss | null): ConfigurationVerdict {
  return miss === null ? { isRight: true } : { isRight: false, nearMiss: miss }
}

/** A subshell that does not exist, or that holds more than it can. */
function impossible(outer: readonly Subshell[]): ConfigurationMiss | null {
  const missing = outer.find(({ n, l }) => n > SHELLS || angularMomentum(l) >= n)
  if (missing !== undefined) return { kind: 'no-such-subshell', subshell: missing }
  const overfull = outer.find(({ l, electrons }) => electrons > capacity(l))
  return overfull === undefined ? null : { kind: 'too-many', subshell: overfull }
}

function occupationMiss(
  right: readonly Subshell[],
  given: readonly Subshell[],
): ConfigurationMiss | null {
  const electrons = countElectrons(given)
  const written = formatConfiguration(inShellOrder(given))
  if (formatNobleGasForm(right).replace(/^\[\w+\] /, '') === written && electrons > 0) {
    if (electrons !== countElectrons(right)) return { kind: 'core-missing' }
  }
  if (electrons !== countElectrons(right)) return { kind: 'count', electrons }
  if (written === formatConfiguration(right)) return null
  if (written === formatConfiguration(aufbauConfiguration(electrons))) return { kind: 'aufbau' }
  const all = inShellOrder([...right, ...given.filter((one) => !holds(right, one))])
  return {
    kind: 'subshells',
    subshells: all
      .filter((one) => electronsIn(right, one) !== electronsIn(given, one))
      .map(({ n, l }) => `${n}${l}`),
  }
}

function holds(subshells: readonly Subshell[], { n, l }: Subshell): boolean {
  return subshells.some((other) => other.n === n && other.l === l)
}

function electronsIn(subshells: readonly Subshell[], { n, l }: Subshell): number {
  return subshells.find((other) => other.n === n && other.l === l)?.electrons ?? 0
}

function sentenceOf(problem: ConfigurationProblem, given: string): string | null {
  switch (problem.problem) {
    case 'empty':
      return null
    case 'core':
      return 'Only a noble gas stands in brackets, as in [Ar] 4s2.'
    case 'orbitals':
      return 'Write one number for the whole subshell: 2p3, not 2px1 2py1 2pz1.'
    case 'number-missing':
      return `Write the number of electrons behind ${problem.subshell}, also where it is 1.`
    case 'twice':
      return `The subshell ${problem.subshell} is there twice.`
    case 'unreadable':
      return `“${given}” cannot be read as a configuration. Write it as in 1s2 2s1.`
  }
}

function nudgeFor(miss: ConfigurationMiss, key: ConfigurationKey): string {
  switch (miss.kind) {
    case 'no-such-subshell':
      return `There is no subshell ${miss.subshell.n}${miss.subshell.l} among those that atoms fill.`
    case 'too-many':
      return `A subshell ${miss.subshell.l} holds ${capacity(miss.subshell.l)} electrons at most.`
    case 'count':
      return `Your answer has ${counted(miss.electrons, 'electron')}. Count how many there are.`
    case 'core-missing':
      return 'Those are the outer electrons. The inner ones belong to the configuration too.'
    case 'aufbau':
      return 'That is the order of filling, which does not hold here.'
    case 'subshells':
      return 'The number of electrons is right, but not how the subshells share them.'
    case 'pauli':
    case 'pairing':
    case 'spin':
      return sentencesOf(miss, key)
  }
}

function sentencesOf(miss: ConfigurationMiss, key: ConfigurationKey): string {
  const right = subshellsOf(key)
  const solution = `The configuration is ${formatNobleGasForm(right)}.`
  switch (miss.kind) {
    case 'no-such-subshell': {
      const { n, l } = miss.subshell
      return `There is no subshell ${n}${l} among those that atoms fill. ${solution}`
    }
    case 'too-many': {
      const { n, l, electrons } = miss.subshell
      return `${n}${l} cannot hold ${electrons} electrons: a subshell ${l} holds ${capacity(l)} at most. ${solution}`
    }
    case 'pauli':
      return `In ${miss.subshell} two electrons with the same spin share an orbital, which the Pauli principle rules out. Two arrows in a box point in opposite directions.`
    case 'pairing':
      return `In ${miss.subshell} two electrons share an orbital while another one is empty. By Hund’s rule each takes an orbital of its own first.`
    case 'spin':
      return `The numbers are right, but the single electrons of ${miss.subshell} do not all have the same spin. By Hund’s rule their arrows point in the same direction.`
    case 'count':
      return `Your answer has ${counted(miss.electrons, 'electron')}, but there are ${countElectrons(right)}. ${solution}`
    case 'core-missing':
      return `Those are the outer electrons alone. The inner ones belong to the configuration too. ${solution}`
    case 'aufbau':
      return `That is the order of filling, which does not hold here. ${solution}`
    case 'subshells':
      return `The number of electrons is right, but not how ${listed(miss.subshells)} share them. ${solution}`
  }
}

/** No known atom has more shells. */
const SHELLS = 7

function formatTyped({ core, outer }: Extract<ConfigurationResponse, { form: 'typed' }>): string {
  const written = formatConfiguration(outer)
  return core === null ? written : `[${core}]${written === '' ? '' : ` ${written}`}`
}

/** All electrons in shell order, whatever stands in brackets. */
function spelled({ core, outer }: Extract<ConfigurationResponse, { form: 'typed' }>): string {
  return formatConfiguration(inShellOrder([...(core === null ? [] : coreOf(core)), ...outer]))
}

function coreOf(symbol: string): readonly Subshell[] {
  return parseConfiguration(`[${symbol}]`) ?? []
}

function symbolOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}
