/** The longest name, in characters as people count them. */
export const NAME_MOST = 32
/** Room for characters of many parts, such as families of emoji; in units of a text. */
export const NAME_TEXT_MOST = 256
/** Marks that may stand on one letter; more of them climb over the neighboring lines. */
const MARKS_MOST = 2

/** Controls, lone surrogates, invisible characters and those that turn the direction of text. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u200B-\u200C\u200E-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u
const JOINER = '\u200D'
const JOINED_EMOJI = /^\p{Extended_Pictographic}/u

/** Names that would make a user look like an operator of the site. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'moderator',
  'support',
  'periodicwizard',
  'staff',
])

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  м: 'm',
  т: 't',
  н: 'h',
  к: 'k',
  в: 'b',
  ո: 'n',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  0: 'o',
  1: 'i',
  3: 'e',
  5: 's',
}

/**
 * A name as it is stored and shown: normalized, without space around it.
 * @returns null when it is no name: empty or invisible, longer than 32 characters, with characters
 * that hide, turn or stack text, or taken for the people who run this
 */
export function readDisplayName(given: string): string | null {
  if (!given.isWellFormed()) return null
  const name = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const characters = charactersOf(name)
  const isLength =
    characters.length >= 1 && characters.length <= NAME_MOST && name.length <= NAME_TEXT_MOST
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
  if (!isLength || !isVisible || FORBIDDEN.test(given.trim())) return null
  return characters.every(isPlain) && !RESERVED.has(skeletonOf(name)) ? name : null
}

/** The characters of a text as people count them: a family of emoji is one. */
export function charactersOf(text: string): readonly string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function isPlain(character: string): boolean {
  const marks = character.match(/\p{Mn}/gu)?.length ?? 0
  const isJoined = character.includes(JOINER)
  return JOINED_EMOJI.test(character) || (marks <= MARKS_MOST && !isJoined)
}

/** Returns a key that is equal for names that look alike. */
function skeletonOf(name: string): string {
  const letters = Array.from(
    name.normalize('NFKC').toLowerCase(),
    (letter) => LOOKALIKES[letter] ?? letter,
  )
  return letters.join('').replaceAll(/[^a-z]/g, '')
}
