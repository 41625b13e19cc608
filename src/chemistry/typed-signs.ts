/** Cyrillic and Greek letters that look like Latin ones, as keyboards of other languages type them. */
const LOOKALIKES =
  'АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT ХX УY аa сc еe іi јj оo рp ѕs хx уy ' +
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv'

const latinLetters: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]),
)

/** The code of zero in other scripts whose digits stand in a row: Arabic, Persian and Devanagari. */
const ZEROS = [0x0660, 0x06f0, 0x0966]

/** Signs that nobody sees, which come with pasted text: zero-width spaces, joiners, soft hyphens and marks of direction. */
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/g

/** A whole text in quotation marks, as phones set them. */
const QUOTED = /^\s*["“”„«‘’‚'`]+(.*?)["“”‟»‘’'`]+\s*$/s

/** Writes letters that look like Latin ones as these: a Cyrillic 'Н' as H. Others stay as they are. */
export function inLatinLetters(text: string): string {
  return Array.from(text, (letter) => latinLetters.get(letter) ?? letter).join('')
}

/**
 * Writes signs of input methods in their plain form: full-width letters, digits and brackets, units that are one
 * sign ('℃', '㎏'), and digits of other scripts. Invisible signs and quotation marks around the whole text are left out.
 * Raised and lowered digits stay as they are.
 */
export function inPlainSigns(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(QUOTED, '$1')
    .replace(/[\u2100-\u214f\u3000\u3300-\u33ff\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
    })
    .replace(/٫/g, '.')
    .replace(/٪/g, '%')
}
