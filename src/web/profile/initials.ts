const MOST = 2

/** The first letters of the first two words of a name in capitals; `PW` without a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return 'PW'
  return words.slice(0, MOST).map(firstLetter).join('').toUpperCase()
}

/** With all that belongs to it: a letter may be several code points long. */
function firstLetter(word: string): string {
  for (const { segment } of new Intl.Segmenter().segment(word)) return segment
  return ''
}
