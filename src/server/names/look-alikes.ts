import unhomoglyph from 'unhomoglyph'

/** Letters of mathematics and in circles and squares: look-alikes that screen readers spell out. */
const STYLED =
  /[\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1AD}\u2460-\u24FF\u2100-\u2109\u210B-\u2124\u2128\u212C-\u2139]/u
/** Small capitals, letters on their heads and raised ones, which no alphabet of names has. */
const PHONETIC =
  /[\u1D00-\u1DBF\u2C6F\u2C70\u0250\u0252\u025F\u0262\u0265\u026A\u026F\u0274\u0279-\u0281\u0287\u028C-\u028E\u028F\u0299\u029C-\u029F\uA730\uA731]/u
/** Letters of flags. */
const FLAG_LETTERS = /[\u{1F1E6}-\u{1F1FF}]+/gu
const REGIONS = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'] as const
const GREEK = /\p{Script=Greek}/u
const FIRST_FLAG_LETTER = 0x1f1e6
const LETTER_A = 65
const patterns = ALPHABETS.map((name) => new RegExp(`\\p{Script=${name}}`, 'u'))

/**
 * Returns whether a name is written with letters that pass for others: styled ones, those of flags that no
 * country has, or letters of two alphabets in a word. Greek and Latin letters stand together in ΔH, so
 * there one has to look like a letter of the other, as in mаth with an α.
 */
export function hasLookAlikes(name: string): boolean {
  if (STYLED.test(name) || PHONETIC.test(name)) return true
  if ((name.match(FLAG_LETTERS) ?? []).some((letters) => !isFlags(letters))) return true
  return name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some(isMixed)
}

/** Whether letters are flags of countries, one beside the other. */
function isFlags(letters: string): boolean {
  const codes = Array.from(letters, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER + LETTER_A),
  )
    .join('')
    .match(/.{1,2}/g)
  return (codes ?? []).every((code) => code.length === 2 && REGIONS.of(code) !== undefined)
}

function isMixed(word: string): boolean {
  const used = patterns.filter((pattern) => pattern.test(word))
  if (used.length < 2) return false
  if (!GREEK.test(word)) return true
  return Array.from(word).some((letter) => {
    const own = used.find((pattern) => pattern.test(letter))
    const likeness = unhomoglyph(letter)
    return own !== undefined && likeness !== letter && !own.test(likeness)
  })
}
