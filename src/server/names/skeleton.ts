import unhomoglyph from 'unhomoglyph'

const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\u20E3]/gu
/** Marks that any letter can carry; the marks of an alphabet of its own make another letter. */
const MARKS = /[\p{Script=Inherited}&&\p{M}]/gv
/** Letters that are as good as equal in many fonts, beyond the table of Unicode. */
const STROKES = /[il1|!ı]/gu

/**
 * Returns what a name looks like at a glance, to compare it with others: the skeleton of Unicode
 * Technical Standard 39, without capitals, accents and invisible characters. It is not to be shown.
 * @example skeletonOf('Мarіe') === skeletonOf('Marie')
 */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKC').replaceAll(IGNORABLE, '')
  // Capitals resemble other letters than small ones do: I and l, but also i and ı.
  const bare = unhomoglyph(withoutMarks(unhomoglyph(plain).toLowerCase()))
  return bare
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(STROKES, 'i')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns a text without accents; letters of alphabets whose marks are letters stay. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '').normalize('NFC')
}

/** Returns a text in small letters of the usual width, without accents. Other alphabets stay. */
export function plainLetters(text: string): string {
  return withoutMarks(text.normalize('NFKC').replaceAll(IGNORABLE, '').toLowerCase())
}
