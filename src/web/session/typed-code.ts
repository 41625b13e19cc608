/** Six digits as an app shows them, however they were typed; null when it is something else. */
export function appCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** One of the backup codes as it was handed out; null when it is something else. */
export function backupCode(typed: string): string | null {
  const letters = typed.replaceAll(/[^A-Za-z0-9]/g, '')
  return letters.length === 10 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null
}

/** A secret in groups of four, as it is read and typed. */
export function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
