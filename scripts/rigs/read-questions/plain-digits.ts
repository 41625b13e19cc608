const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

/** Writes raised or lowered digits on the line: '⁻¹²' becomes '-12'. */
export function plainDigits(text: string): string {
  return Array.from(text, (digit) =>
    '0123456789-'.charAt(Math.max(RAISED.indexOf(digit), LOWERED.indexOf(digit))),
  ).join('')
}
