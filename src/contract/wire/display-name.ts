/** The longest name, in characters as people count them. */
export const MAX_NAME = 32
/** Room for characters of many parts, such as families of emoji; in units of a text. */
export const MAX_NAME_TEXT = 256
/** Marks that may stand on one letter; more of them climb over the neighboring lines. */
const MAX_MARKS = 2
/** In Hebrew, Devanagari and others a letter may be spelled with three marks of its alphabet. */
const MAX_OWN_MARKS = 3

/**
 * Controls, lone surrogates, private and unassigned characters, what turns the direction of text, blanks
 * and fillers. Default-ignorable characters are the zero-width ones, soft hyphens and tags among others.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD]/u
/** One emoji, of however many parts. The flags of England, Scotland and Wales are spelled with tags. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u200D|\uFE0E|\uFE0F)*$|^[\d#*]\uFE0F?\u20E3$|^\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}$/u
/** Names are spelled with joiners in Persian, and after a virama in the alphabets of India. */
const SPELLED_JOINERS: readonly RegExp[] = [
  /(\p{Script=Arabic})\u200C(?=\p{Script=Arabic})/gu,
  /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D](?=\p{L})/gu,
]
/** The joiner with which a word of Kurdish ends changes nothing there. */
const LAST_JOINER = /(\p{Script=Arabic})\u200C+(?!\p{Script=Arabic}|\u200C)/gu
/** Marks in a row. */
const MARKS = /[\p{Mn}\p{Me}]+/gu
/** A mark without a letter beneath it. */
const BARE_MARK = /^[\p{M}\s]\p{M}|^\p{M}/u

/**
 * A text as a name is stored and shown: normalized, without space around it. Browser and server read every
 * name with it; the server also refuses what others must not be shown.
 * @returns null when it is no name: empty, longer than 32 characters, or with characters that hide, turn
 * or stack text
 */
export function readDisplayName(given: string): string | null {
  if (!given.isWellFormed()) return null
  const name = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ').replaceAll(LAST_JOINER, '$1')
  const characters = charactersOf(name)
  const isLength =
    characters.length >= 1 && characters.length <= MAX_NAME && name.length <= MAX_NAME_TEXT
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
  if (!isLength || !isVisible || /[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/u.test(given.trim())) return null
  return charactersOf(withoutJoiners(name)).every(isPlain) ? name : null
}

/** The characters of a text as people count them: a family of emoji is one. */
export function charactersOf(text: string): readonly string[] {
  // Latin letters are counted without the segmenter, which takes a slow phone 60 ms to begin.
  if (/^[ -~]*$/.test(text)) return Array.from(text)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function withoutJoiners(name: string): string {
  return SPELLED_JOINERS.reduce((text, joiner) => text.replaceAll(joiner, '$1'), name)
}

function isPlain(character: string): boolean {
  if (EMOJI.test(character)) return true
  return !HIDDEN.test(character) && !BARE_MARK.test(character) && !isStacked(character)
}

/** A letter that Unicode has with its marks, such as a Greek one with three, is not stacked. */
function isStacked(character: string): boolean {
  if (Array.from(character).length === 1) return false
  const rows = character.normalize('NFD').match(MARKS) ?? []
  return rows.some((marks) => {
    const isOwn = !/\p{Script=Inherited}|\p{Script=Common}/u.test(marks)
    return Array.from(marks).length > (isOwn ? MAX_OWN_MARKS : MAX_MARKS)
  })
}
