import { createHmac } from 'node:crypto'

const LENGTH = 16

/**
 * Returns a pseudonym for an email address in the log. It is the same for every request, whether or not
 * an account has the address, and cannot be traced back without the secret.
 */
export function accountMark(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`mark of ${email}`)
    .digest('base64url')
    .slice(0, LENGTH)
}
