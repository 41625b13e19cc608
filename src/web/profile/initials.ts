const MAX = 2

/** The character that stands for a word: a letter, a digit or a picture, but no bracket and no dash. */
const SIGN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
/** Scripts that are written from right to left: beside a letter of another one the order is unclear. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * The first letters of the first two words of a name in capitals, of one way of writing; `PW` without a
 * name.
 */
export function initials(name: string): string {
  const letters = name.trim().split(/\s+/).flatMap(firstLetter).slice(0, MAX)
  const [first] = letters
  if (first === undefined)
    return name.trim() === '' ? 'PW' : graphemes(name.trim()).slice(0, 1).join('')
  const isLeftward = RIGHT_TO_LEFT.test(first)
  return letters
    .filter((letter) => RIGHT_TO_LEFT.test(letter) === isLeftward)
    .join('')
    .toUpperCase()
}

/** With all that belongs to it: a letter may be several code points long. */
function firstLetter(word: string): readonly string[] {
  return graphemes(word)
    .filter((grapheme) => SIGN.test(grapheme))
    .slice(0, 1)
}

function graphemes(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
