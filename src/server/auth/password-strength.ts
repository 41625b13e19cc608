import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

import { elements } from '#chemistry/elements/elements.ts'

/** Counted in code points, after normalization. */
export const SHORTEST = 8
export const LONGEST = 128
/** The lowest accepted score of 0 to 4. It stands for more than 10⁸ guesses. */
const LOWEST_SCORE = 3

const judge = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    ...english.dictionary,
    product: ['periodic', 'wizard', 'periodicwizard', 'chemistry', 'element', 'molecule'],
    elements: elements.map(({ name }) => name.toLowerCase()),
  },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  // Trying every letter that a digit can stand for takes minutes for 39 digits.
  l33tTable: {},
})

/** The letters that digits and signs most often replace. */
const DISGUISES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Returns why a password is too weak, as sentences for its owner. Empty when it is strong enough.
 * @param about publicly known facts about the owner: email address and name
 */
export function weaknesses(password: string, about: readonly string[]): readonly string[] {
  const { length } = Array.from(password.normalize('NFC'))
  if (length < SHORTEST) return [`Use at least ${SHORTEST} characters.`]
  if (length > LONGEST) return [`Use at most ${LONGEST} characters.`]
  const words = wordsOf(about)
  if (restWithout(password, words).length < SHORTEST / 2) {
    return ['Do not base your password on your name or email address.']
  }
  const [{ score, feedback }] = judgements(password, words)
  if (score >= LOWEST_SCORE) return []
  const reasons = [feedback.warning ?? '', ...feedback.suggestions].filter((text) => text !== '')
  return reasons.length > 0
    ? reasons
    : ['This password is easy to guess. Add another uncommon word.']
}

/** Scores the password as it is and with its signs read as letters, the weaker result first. */
function judgements(password: string, words: string[]) {
  const plain = password.replaceAll(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign)
  const asGiven = judge.check(password, words)
  const inLetters = plain === password ? asGiven : judge.check(plain, words)
  return inLetters.score < asGiven.score
    ? ([inLetters, asGiven] as const)
    : ([asGiven, inLetters] as const)
}

/** Returns the part of a password that is not taken from the known facts about its owner. */
function restWithout(password: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
}

/** Returns the words of an address or a name from which a password could be built. */
function wordsOf(about: readonly string[]): string[] {
  return about
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)
}
