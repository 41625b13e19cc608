/** How hard a text is to read. */
export type Readability = {
  /** Flesch-Kincaid grade: the school year in which it is read with ease. */
  readonly grade: number
  /** Mean number of words in a sentence. */
  readonly sentenceLength: number
}

/**
 * Measures passages of plain text, each a paragraph or a list item. The end of a passage ends its
 * sentence, with or without a full stop.
 */
export function readability(passages: readonly string[]): Readability {
  const sentences = passages.flatMap(sentencesOf)
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const sentenceLength = words.length / Math.max(1, sentences.length)
  const syllablesAWord = syllables / Math.max(1, words.length)
  return { grade: 0.39 * sentenceLength + 11.8 * syllablesAWord - 15.59, sentenceLength }
}

/** The sentences of a passage that hold a word. */
export function sentencesOf(passage: string): readonly string[] {
  return passage
    .split(/(?<=[.!?][)"’”]?)\s+(?=[A-Z“"(\d])/)
    .filter((sentence) => wordsOf(sentence).length > 0)
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s\u2014\u2013/]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/**
 * Syllables by groups of vowels: a silent e at the end does not count, two vowels that are spoken
 * apart count twice. Numbers count as one.
 */
function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z-]/g, '')
  const parts = letters.split('-').filter((part) => part !== '')
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + syllablesOfPart(part), 0),
  )
}

const SILENT = /(?<=[^aeiouyl])e$|(?<=[^aeiouylcghsxz])es$|(?<=[aeiou]l)es?$|(?<=[^aeiouytd])ed$/
const APART = /ia(?!l$)|io(?!n|u)|eu[sm]|iu|eo(?!u)|[^g]ua(?!l)|^(?:an|cat)?ions?$|ism$/g

function syllablesOfPart(part: string): number {
  const spoken = part.length > 3 ? part.replace(SILENT, '') : part
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, groups + (part.match(APART)?.length ?? 0))
}
