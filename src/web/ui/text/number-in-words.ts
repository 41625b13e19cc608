const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Returns a count as prose writes it: up to twelve in words, beyond that in digits. */
export function numberInWords(count: number): string {
  return words[count] ?? String(count)
}
