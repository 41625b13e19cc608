/**
 * Returns what a correction tells of the mistake alone: many end with the explanation. Empty when it tells nothing else.
 * @param explanation is empty where there is none
 */
export function ownMistake(correction: string, explanation: string): string {
  if (explanation === '') return correction
  return correction
    .split(explanation)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}
