import unhomoglyph from 'unhomoglyph'

/** Letters of mathematics and in circles and squares: look-alikes that screen readers spell out. */
const STYLED =
  /[\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1AD}\u2460-\u24FF\u2100-\u2109\u210B-\u2124\u2128\u212C-\u2139]/u
const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'] as const
const patterns = ALPHABETS.map((name) => new RegExp(`\\p{Script=${name}}`, 'u'))

/**
 * Returns whether a name is written with letters that pass for others: styled ones, or letters of two
 * alphabets in a word of which one looks like a letter of the other. ΔH is no such word, mаth with a
 * Cyrillic а is one.
 */
export function hasLookAlikes(name: string): boolean {
  if (STYLED.test(name)) return true
  return name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some(isMixed)
}

function isMixed(word: string): boolean {
  const used = patterns.filter((pattern) => pattern.test(word))
  if (used.length < 2) return false
  return Array.from(word).some((letter) => {
    const own = used.find((pattern) => pattern.test(letter))
    const likeness = unhomoglyph(letter)
    return own !== undefined && likeness !== letter && !own.test(likeness)
  })
}
