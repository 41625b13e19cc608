import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

import { elements } from '#chemistry/elements.ts'

/** Characters, counted as people count them. */
export const SHORTEST = 8
export const LONGEST = 128
/** Of the scores 0 to 4 the lowest that is accepted: more than 10⁸ guesses. */
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
  // Trying every letter that each digit could stand for takes minutes for 39 digits.
  l33tTable: {},
})

/** The letter that a digit or sign most often stands for. */
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
 * Why a password is too weak to protect an account, in words for its owner; none when it is not.
 * @param about what others know of the owner: e-mail address and name
 */
export function weaknesses(password: string, about: readonly string[]): readonly string[] {
  const { length } = Array.from(password.normalize('NFC'))
  if (length < SHORTEST) return [`Use at least ${SHORTEST} characters.`]
  if (length > LONGEST) return [`Use at most ${LONGEST} characters.`]
  const words = wordsOf(about)
  if (restWithout(password, words).length < SHORTEST / 2) {
    return ['Do not build it from your name or address: others know these.']
  }
  const [{ score, feedback }] = judgements(password, words)
  if (score >= LOWEST_SCORE) return []
  const reasons = [feedback.warning ?? '', ...feedback.suggestions].filter((text) => text !== '')
  return reasons.length > 0 ? reasons : ['This is easy to guess. Add another uncommon word.']
}

/** How the password, and what it is in plain letters, is judged: the weaker one first. */
function judgements(password: string, words: string[]) {
  const plain = password.replaceAll(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign)
  const asGiven = judge.check(password, words)
  const inLetters = plain === password ? asGiven : judge.check(plain, words)
  return inLetters.score < asGiven.score
    ? ([inLetters, asGiven] as const)
    : ([asGiven, inLetters] as const)
}

/** What a password has besides what others know of its owner. */
function restWithout(password: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
}

/** The parts of an address or a name, as somebody would build a password from them. */
function wordsOf(about: readonly string[]): string[] {
  return about
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)
}
