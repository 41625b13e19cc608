/** Returns the six digits of an app code without spaces and hyphens, or null if it is not one. */
export function appCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** Returns a backup code in the form in which it was issued, or null if it is not one. */
export function backupCode(typed: string): string | null {
  const letters = typed.replaceAll(/[^A-Za-z0-9]/g, '')
  return letters.length === 10 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null
}

/** Returns a secret in groups of four, for reading and typing. */
export function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
