import { joinSpelled, readLeet } from './disguises.ts'
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
  '(?:\\s?[([{]?\\s?[.。．｡․·•]\\s?[)\\]}]?\\s?|\\s?[([{]?\\s?\\b(?:dot|punkt|punto|point|ponto)\\b\\s?[)\\]}]?\\s?)'
const AT =
  '(?:\\s?@\\s?|\\s?[([{]\\s?(?:at|arroba|arobase)\\s?[)\\]}]\\s?|\\s(?:at|arroba|arobase)\\s)'
const WORD = '[\\p{L}\\p{N}_-]'

const SHAPES = [
  // A scheme, or an address that begins like one.
  /\b(?:ftp|wss?|mailto|tel):/u,
  /\b(?:https?|hxxps?|www\d?)(?![\p{L}\p{N}])/u,
  // An address of a mail, with its signs in words too.
  new RegExp(`${WORD}${AT}${WORD}+(?:${DOT}${WORD}+)+`, 'u'),
  new RegExp(`${WORD}@(?:gmail|hotmail|outlook|yahoo|icloud|web|gmx|mail|proton)\\b`, 'u'),
  // A host, with or without a path.
  new RegExp(`${WORD}{2,}[.。．｡․](?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(`${WORD}{2,}${DOT}(?:com|net|org|gg|io|ru)(?![\\p{L}\\p{N}])`, 'u'),
  /\b(?:t|wa|fb|m)\s?[.]\s?me\b|\byoutu\s?[.]\s?be\b/u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
  // The name of an account elsewhere.
  /\b(?:snap|snapchat|insta|instagram|ig|tg|tiktok|discord|telegram|whatsapp|kik)\s?[:=@]\s?[\p{L}\p{N}]/u,
  /\b(?:snapchat|insta|instagram|tiktok|discord|telegram|whatsapp)(?:\s\p{L}+)?\s[\p{L}\p{N}]/u,
  /\b(?:snap|ig|tg|kik)\s\p{L}+[\d_.]/u,
  /\b(?:roblox|fortnite|minecraft|steam|xbox|psn)\s\p{L}+[\d_.]/u,
  /(?:^|\s)@[\p{L}\p{N}_.]{7,}/u,
  /[\p{L}\p{N}]#\d{4}(?!\p{N})/u,
  /\bdisc[o0]rd\s?gg\b/u,
  /\b(?:snap|whats\s?app)\s(?:app\s)?me\b|\bt\sme\s(?:slash|\/)|\bwa\sme\s\d/u,
  /\p{L}\s(?:at|arroba|собака|klammeraffe|małpa|kukac|zavinac|chiocciola|arobase)\s(?:gmail|hotmail|outlook|yahoo|icloud|gmx|mail|web|protonmail)\b/u,
  /^(?:localhost|::1)(?![\p{L}])/u,
  /^[\p{L}\p{N}_-]+@(?:pw|localhost|root)$/u,
  // A mail without its signs, and a number to call with letters in it.
  /\b(?:gmail|hotmail|outlook|yahoo|icloud|gmx|protonmail)\s(?:com|de|net|fr|es|it)\b/u,
  /(?<!\p{N})1?[\s-]?8(?:00|88|77|66|55)-[\p{L}\p{N}]{3,}/u,
]

/** Rings, disks and letters that stand for the o of `.com` and the dot before it. */
const RINGS = /[○●◯〇⚪⚫◦⭕🔴🔵ø]/gu
const DOTS_OF_HOSTS = /(?<=[\p{L}\p{N}])\s?[,:*/·‧∙⋅;]\s?(?=(?:com|net|org|gg)(?:$|\s?\/))/u
/** The title of a person, as in Dr. Net, which is no host. */
const TITLE_WITH_A_DOT = /(?<!\p{L})(?:dr|mr|mrs|ms|mx|st|prof)\.\s+(?=\p{L})/gu
/** Four numbers of an address in the Internet, all of a name, with the same sign between them. */
const FOUR_NUMBERS = /^\d{2,3}([^\p{L}\p{N}]{1,3})\d{1,3}\1\d{1,3}\1\d{1,3}(?:\s?[:/]\s?\d+)?$/u
const LEAST_DIGITS_OF_ADDRESS = 6

/** Hosts that are written with digits for letters, as in `evil.c0m`. */
const DISGUISED_HOST = new RegExp(`${WORD}{2,}${DOT}(?:com|net|org)(?![\\p{L}\\p{N}])`, 'u')
const DIGIT_WORDS = [
  'zero|oh|one|two|three|four|five|six|seven|eight|nine',
  'null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
  'zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf',
  'zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove',
  'zero|um|dois|três|quatro|cinco|seis|sete|oito|nove',
  'zero|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć',
  'ноль|нуль|один|два|три|четыре|пять|шесть|семь|восемь|девять',
  'нуль|один|два|три|чотири|п.ять|шість|сім|вісім|дев.ять',
  'sıfır|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz',
]
/** Digits as words of English, also without a space beside digits. */
const ENGLISH_DIGITS = 'zero,one,two,three,four,five,six,seven,eight,nine'.split(',')
/** Words for a dot, and endings of addresses that stand behind them at the end of a name. */
const SPELLED_HOST = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{2,}[\\s.\\-]+(?:dot|punkt|punto|ponto|tochka|nokta|kropka|tecka|piste|prik|punct|точка|крапка)[\\s.\\-]+(?:${ENDINGS}|ру|рф|ком|укр|бел|нет)(?=$|[\\s/])`,
  'u',
)
/** A telephone number in words. */
const SPOKEN = DIGIT_WORDS.map(plainLetters).map(
  (words) => new RegExp(`(?:(?<!\\p{L})(?:${words})(?!\\p{L})[^\\p{L}]*){6}`, 'u'),
)

/** Returns whether a name is, or holds, an email address, a telephone number, a link or an account elsewhere. */
export function hasContactDetails(name: string): boolean {
  const text = plainLetters(name)
    .replaceAll(RINGS, 'o')
    .replaceAll(TITLE_WITH_A_DOT, '')
    .replace(DOTS_OF_HOSTS, '.')
  if (isNumericAddress(text)) return true
  const spelled = joinSpelled(text)
  const isAddress = SHAPES.some((shape) => shape.test(text) || shape.test(spelled))
  if (isAddress || DISGUISED_HOST.test(readLeet(text))) return true
  if (SPELLED_HOST.test(text) || SPOKEN.some((number) => number.test(text))) return true
  return (withDigits(text).match(DIGIT_GROUPS) ?? []).some(isPhone)
}

/** Returns a text in which English words for digits are digits. */
function withDigits(text: string): string {
  return ENGLISH_DIGITS.reduce(
    (read, word, digit) =>
      read.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), String(digit)),
    text,
  )
}

function isNumericAddress(text: string): boolean {
  const count = text.match(/\p{Nd}/gu)?.length ?? 0
  return count >= LEAST_DIGITS_OF_ADDRESS && FOUR_NUMBERS.test(text)
}

function isPhone(digits: string): boolean {
  const count = digits.match(/\p{Nd}/gu)?.length ?? 0
  return count >= PHONE_DIGITS && !DECIMAL.test(digits)
}
