/** Digits and signs that are read as letters; a sign with two readings is tried as both. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '¡': 'i',
  '|': 'i',
  '+': 't',
  '(': 'c',
}

/** Letters that are drawn with signs, the longest drawings first. */
const DRAWN: readonly (readonly [drawing: string, letter: string])[] = [
  ['\\/\\/', 'w'],
  ['/\\/\\', 'm'],
  ['|\\/|', 'm'],
  ['|\\|', 'n'],
  ['|-|', 'h'],
  ['/-\\', 'a'],
  ['/\\', 'a'],
  ['\\/', 'v'],
  ['|)', 'd'],
  ['|]', 'd'],
  ['|<', 'k'],
  ['()', 'o'],
  ['[]', 'o'],
]
/** Two letters that look like one. */
const PAIRS: readonly (readonly [pair: string, letter: string])[] = [
  ['vv', 'w'],
  ['cl', 'd'],
]
/** A sign within a word, in place of a vowel. */
const HIDDEN_VOWEL = /(?<=\p{L})[*#%&?_.]{1,2}(?=\p{L})/gu
const VOWELS = ['a', 'e', 'i', 'o', 'u'] as const
/** A v between two consonants is read as u, as in old inscriptions. */
const OLD_U = /(?<=[bcdfghjklmnpqrstwxz])v(?=[bcdfghjklmnpqrstwxz])/g

/** Digits and signs that stand for Cyrillic letters, as a zero for о. */
const CYRILLIC_LEET: Readonly<Record<string, string>> = {
  '0': 'о',
  '1': 'и',
  '3': 'е',
  '4': 'а',
  '6': 'б',
  '@': 'а',
}
/** A sign behind which any letter hides. */
const MASK = /[*#%&?]/u

/** Returns a text in which digits and signs beside Cyrillic letters are the letters they stand for. */
export function readCyrillicLeet(text: string): string {
  return text.replaceAll(
    /(?<=\p{Script=Cyrillic})[01346@]|[01346@](?=\p{Script=Cyrillic})/gu,
    (sign) => CYRILLIC_LEET[sign] ?? sign,
  )
}

/** Returns a text with one spelling of letters that are written in two ways: of Arabic, ё and ß. */
export function readSpellings(text: string): string {
  return text
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ـ', '')
    .replaceAll('ё', 'е')
    .replaceAll('ß', 'ss')
}

/** Returns whether a word with letters behind signs, such as `f*ck`, may be one of these; half of it has to be shown. */
export function isMasked(word: string, hidden: Iterable<string>): boolean {
  const letters = Array.from(word)
  const masks = letters.filter((letter) => MASK.test(letter)).length
  if (masks === 0 || letters.length < 3 || masks > letters.length / 2) return false
  for (const one of hidden) {
    const own = Array.from(one)
    const isOne =
      own.length === letters.length &&
      letters.every((letter, index) => MASK.test(letter) || letter === own[index])
    if (isOne) return true
  }
  return false
}

/** Returns a text in which digits and signs are the letters they stand for. */
export function readLeet(text: string): string {
  return Array.from(text.normalize('NFKC'), (sign) => LEET[sign] ?? sign).join('')
}

/** Returns a text in which letters that stand alone in a row are one word: `a d m i n` and `a.d.m.i.n`. */
export function joinSpelled(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{M}])\p{L}(?:[^\p{L}\p{M}\p{N}]{1,2}\p{L}(?![\p{L}\p{M}])){2,}/gu,
    (letters) => letters.replaceAll(/[^\p{L}\p{M}]/gu, ''),
  )
}

/** Returns a text in which letters that are drawn with signs are those letters. */
export function readDrawn(text: string): string {
  return DRAWN.reduce((read, [drawing, letter]) => read.replaceAll(drawing, letter), text)
}

/** Returns a text in small letters in which two letters that look like one are that one. */
export function readPairs(text: string): string {
  return PAIRS.reduce(
    (read, [pair, letter]) => read.replaceAll(pair, letter),
    text.normalize('NFKC').toLowerCase(),
  )
}

/** Returns a text in which no letter stands twice in a row. */
export function withoutDoubles(text: string): string {
  return text.replaceAll(/(\p{L})\1+/giu, '$1')
}

/** Returns the readings of a text that hides vowels behind signs; none when it hides nothing. */
export function withVowels(text: string): readonly string[] {
  const read = text.replaceAll(OLD_U, 'u')
  const old = read === text ? [] : [read]
  if (!HIDDEN_VOWEL.test(text)) return old
  return [...old, ...VOWELS.map((vowel) => text.replaceAll(HIDDEN_VOWEL, vowel))]
}

/** Returns a text from its end to its beginning. */
export function backward(text: string): string {
  return Array.from(text).toReversed().join('')
}
