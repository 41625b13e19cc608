import { elements } from '#chemistry/elements/elements.ts'

const names = elements.map(({ name }) => name).join('|')

/** Faults of writing that a program can see. */
const faults: Readonly<Record<string, RegExp>> = {
  unfinished: /undefined|\bNaN\b(?!₃)|Infinity|\bnull\b|\[object|  |\$\{/,
  'doubled word': /(?<![\p{L}\d–-])(\p{L}{2,}) \1(?![\p{L}-])/u,
  'a before a vowel':
    /\b(?!A (?:alone|also|and|are|has|holds|is|or)\b)[Aa] (?:[aeio]|un(?!i|e? )|[AEFILMNOSX][₀-₉⁰-⁹⁺⁻])|\b[Aa] (?:aluminum|argon|iodine|oxide)/,
  'an before a consonant': /\b[Aa]n (?![aeiouAEFHILMNORSX8]|s |f |1[18]\b|hour|honest)/,
  'no space after a stop': /[a-z]\.[A-Z]/,
  'space before a sign': / [.,;?!](?!\d)/,
  'doubled sign': /\.\.|,,|;;|\?\?|\.,|,\.|[?!]\./,
  'hyphen as minus': /(?<![\w–])-\d|\d -\d/,
  'small letter after a stop':
    /[a-z)]\. (?!p[HOK]|[npVT] =|ln\b|kt:|[a-z](?:½|₀|²)?(?: =|:|\(| from\b))[a-z]/,
  'one of several':
    /(?<![\d.,−×÷/+] ?|and )\b1 (?:electrons|protons|neutrons|moles|atoms|molecules|ions|pairs|bonds|parts)\b/,
  'digits of a formula not lowered': /\b(?:[A-Z][a-z]?\d+)+(?:[A-Z][a-z]?\d*)*\b(?<!\bX\d)/,
  'small letter wanted after a colon':
    /(?<!^(?:Begin with this\. )?The [a-z]*)[a-z]: (?:At \d|(?:The|Each|Here|In|For) [a-z])/,
  'British spelling':
    /\b(?:way|turned) round\b|\w(?:our|ise)d?\b(?<=\b(?:colour|favour|neighbour|ionise|oxidise|neutralise)d?)/,
  'one that does as several':
    /\b1 (?:mol of )?[A-Z][A-Za-z₀-₉()]* (?:give|react|belong|bring|take)\b/,
  'brackets that do not close': /^[^()]*\)|\([^()]*$/,
  'number with too many digits': /\d\.(?!00)\d{7,}|(?<![\d.])\d{6,}|\d(?:[ \u00a0\u202f]\d{3}){4}/,
  'a sum of one': /(?<![\d.+−×÷/] ?)\b(\d[\d. \u202f]*) = \1(?![\d.])/,
  'an element with a capital': new RegExp(
    `[a-z,] (?:${names}) (?:among|and|are|has|in|is|of|stands|which|with)\\b`,
  ),
}

/** Returns the names of the faults of a text. */
export function faultsOf(text: string): readonly string[] {
  return Object.entries(faults).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
}
