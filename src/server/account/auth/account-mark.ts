import { createHmac } from 'node:crypto'

const LENGTH = 16

/**
 * What stands for an e-mail address in the log, whether anybody has it or not: always the same, and
 * without the secret nobody can tell of which address.
 */
export function accountMark(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`mark of ${email}`)
    .digest('base64url')
    .slice(0, LENGTH)
}
