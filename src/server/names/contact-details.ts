import { plainLetters } from './skeleton.ts'

/** As many digits as a local telephone number has at least. */
const PHONE_DIGITS = 7
/** Digits, with the separators between the groups of a number. */
const DIGIT_GROUPS = /\p{Nd}(?:[\s().+\-\u2010-\u2015/·_,]*\p{Nd})+/gu
/** A number such as 3.14159265 is none of a telephone. */
const DECIMAL = /^\p{Nd}{1,3}[.,]\p{Nd}+$/u

/** Endings of addresses in the web. Those that are a word in a name, as in Dr.No, are not among them. */
const ENDINGS =
  'com|net|org|info|biz|edu|gov|mil|int|io|gg|tv|xyz|app|dev|site|online|shop|club|live|link|chat|page|ly|ru|ua|de|fr|es|it|nl|pl|pt|br|mx|ar|uk|us|ca|au|nz|cn|jp|kr|in|tr|se|fi|dk|cz|hu|gr|ch|at|eu|be|example'
const DOT =
  '(?:\\s?[.。．｡․]\\s?|\\s?[([{]?\\s?\\b(?:dot|punkt|punto|point|ponto)\\b\\s?[)\\]}]?\\s?)'
const AT =
  '(?:\\s?@\\s?|\\s?[([{]\\s?(?:at|arroba|arobase)\\s?[)\\]}]\\s?|\\s(?:at|arroba|arobase)\\s)'
const WORD = '[\\p{L}\\p{N}_-]'

const SHAPES = [
  // A scheme, or an address that begins like one.
  /\b(?:https?|ftp|wss?|mailto|tel):/u,
  /\bwww\d?\s?[.。．｡․]/u,
  // An address of a mail, with its signs in words too.
  new RegExp(`${WORD}${AT}${WORD}+(?:${DOT}${WORD}+)+`, 'u'),
  new RegExp(`${WORD}@(?:gmail|hotmail|outlook|yahoo|icloud|web|gmx|mail|proton)\\b`, 'u'),
  // A host, with or without a path.
  new RegExp(`${WORD}{2,}[.。．｡․](?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(`${WORD}{2,}${DOT}(?:com|net|org|gg|io|ru)(?![\\p{L}\\p{N}])`, 'u'),
  /\b(?:t|wa|fb|m)\s?[.]\s?me\b|\byoutu\s?[.]\s?be\b/u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
  // The name of an account elsewhere.
  /\b(?:snap|snapchat|insta|instagram|ig|tiktok|discord|telegram|whatsapp|kik)\s?[:=@]\s?[\p{L}\p{N}]/u,
  /[\p{L}\p{N}]#\d{4}(?!\p{N})/u,
]

/** Returns whether a name is, or holds, an email address, a telephone number, a link or an account elsewhere. */
export function hasContactDetails(name: string): boolean {
  const text = plainLetters(name)
  if (SHAPES.some((shape) => shape.test(text))) return true
  return (text.match(DIGIT_GROUPS) ?? []).some(isPhone)
}

function isPhone(digits: string): boolean {
  const count = digits.match(/\p{Nd}/gu)?.length ?? 0
  return count >= PHONE_DIGITS && !DECIMAL.test(digits)
}
