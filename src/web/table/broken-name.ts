const LONGEST_LINE = 6
/** Before a consonant and a vowel, after a vowel within the name; th, ph, st and such as dr begin a syllable together. */
const SYLLABLE =
  /(?<=^.+[aeiouy].*)(?!nic$)(?=(?:[pt]h|st|[bcdgpt]r|(?<![bcdgpt])r|(?<!s)t|[^aeiouyhrt])[aeiouy].)/g

/** A name as it fits a cell: a longer one may break between two syllables. */
export function brokenName(name: string): string {
  return name.length <= LONGEST_LINE ? name : name.replaceAll(SYLLABLE, '\u00AD')
}
