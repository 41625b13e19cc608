import { inPlainSigns } from '#chemistry/typed-signs.ts'
import type { AtomKey, TaskOf } from '#quiz/task.ts'
import { counted, listed } from '#quiz/templates/shared/names.ts'

import type { Kind } from './kind.ts'

/** The particles that a learner has put together. */
export type AtomResponse = AtomKey

export type AtomProblem = { readonly problem: 'incomplete' | 'out-of-range' }

/** How a wrong atom came close to the right one. */
export type AtomMiss =
  /** The neutrons are as many as the particles of the nucleus together. */
  | 'mass-number'
  /** The electrons make the opposite charge. */
  | 'charge-sign'
  /** The electrons are those of the neutral atom. */
  | 'neutral'
  | 'other'

export type AtomVerdict =
  | { readonly isRight: true }
  | {
      readonly isRight: false
      readonly nearMiss: AtomMiss
      /** Which of the three counts are right. */
      readonly parts: Readonly<Record<keyof AtomKey, boolean>>
    }

/** No nucleus that is known has as many particles of one kind. */
export const MAX_PARTICLES = 300

/** The particles in the order in which they are given. */
export const particles = ['protons', 'neutrons', 'electrons'] as const

/** Reads the three fields; an empty one is asked for and never taken as 0. */
export function parseAtomResponse(fields: readonly string[]): AtomResponse | AtomProblem {
  const texts = fields.map((text) => inPlainSigns(text).trim())
  if (texts.length !== particles.length || texts.includes('')) return { problem: 'incomplete' }
  const [protons = NaN, neutrons = NaN, electrons = NaN] = texts.map((text) =>
    /^\d{1,3}$/.test(text) ? Number(text) : NaN,
  )
  const isWithin = [protons, neutrons, electrons].every((count) => count <= MAX_PARTICLES)
  return isWithin ? { protons, neutrons, electrons } : { problem: 'out-of-range' }
}

/** Judges the three counts one by one. */
export function judgeAtom(key: AtomKey, response: AtomResponse): AtomVerdict {
  const parts = {
    protons: response.protons === key.protons,
    neutrons: response.neutrons === key.neutrons,
    electrons: response.electrons === key.electrons,
  }
  if (parts.protons && parts.neutrons && parts.electrons) return { isRight: true }
  return { isRight: false, nearMiss: missOf(key, response, parts), parts }
}

/** A response as history, reviews and screen readers show it. */
export function describeAtom({ protons, neutrons, electrons }: AtomResponse): string {
  return listed([
    counted(protons, 'proton'),
    counted(neutrons, 'neutron'),
    counted(electrons, 'electron'),
  ])
}

/** How questions of kind `atom` are read and judged. They are given as `26, 30, 24`. */
export const atomKind: Kind<TaskOf<'atom'>, AtomResponse> = {
  parse(_, given) {
    const read = parseAtomResponse(given.split(','))
    if (!('problem' in read)) return { response: read }
    return {
      problem:
        read.problem === 'incomplete'
          ? 'Give all three numbers, also where one is 0.'
          : `The numbers are whole and from 0 to ${MAX_PARTICLES}.`,
      offers: [],
    }
  },
  isRight: ({ key }, response) => judgeAtom(key, response).isRight,
  missOf({ key }, response) {
    const verdict = judgeAtom(key, response)
    return verdict.isRight ? null : sentencesOf(verdict, key, response)
  },
  nudgeOf({ key }, response) {
    const verdict = judgeAtom(key, response)
    if (verdict.isRight) return null
    const right = particles.filter((name) => verdict.parts[name])
    return right.length === 0
      ? 'None of the three numbers is right.'
      : `The ${right.join(' and the ')} are right. The rest is not.`
  },
  isSame: (_, response, other) => particles.every((name) => response[name] === other[name]),
  describe: (_, response) => describeAtom(response),
}

function missOf(
  key: AtomKey,
  response: AtomResponse,
  { protons, neutrons, electrons }: Readonly<Record<keyof AtomKey, boolean>>,
): AtomMiss {
  if (protons && electrons && response.neutrons === key.protons + key.neutrons) return 'mass-number'
  if (!protons || !neutrons || key.electrons === key.protons) return 'other'
  if (response.electrons === key.protons) return 'neutral'
  return !electrons && response.electrons === 2 * key.protons - key.electrons
    ? 'charge-sign'
    : 'other'
}

function sentencesOf(
  { nearMiss, parts }: Exclude<AtomVerdict, { isRight: true }>,
  key: AtomKey,
  response: AtomResponse,
): string {
  const { protons, neutrons } = key
  const electrons = counted(key.electrons, 'electron')
  switch (nearMiss) {
    case 'mass-number':
      return `The protons and the electrons are right, but ${response.neutrons} is the mass number. It counts protons and neutrons together: ${response.neutrons} − ${protons} = ${counted(neutrons, 'neutron')}.`
    case 'charge-sign':
      return `The nucleus is right, but the charge has the wrong sign. ${counted(response.electrons, 'electron')} make it ${response.electrons > protons ? 'negative' : 'positive'}, ${electrons} make it ${key.electrons > protons ? 'negative' : 'positive'}.`
    case 'neutral':
      return `The nucleus is right, but as many electrons as protons make a neutral atom. This ion has ${electrons}.`
    case 'other': {
      const right = particles.filter((name) => parts[name])
      const wrong = particles.filter((name) => !parts[name])
      const needed = listed(wrong.map((name) => counted(key[name], name.slice(0, -1))))
      const begin =
        right.length === 0
          ? 'None of the three numbers is right'
          : `The ${right.join(' and the ')} are right`
      return `${begin}. It takes ${needed}.`
    }
  }
}
