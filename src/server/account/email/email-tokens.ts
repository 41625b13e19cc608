import { createHmac } from 'node:crypto'

import { isRightProof } from '#server/platform/right-proof.ts'

/** The purpose of a mailed link: to confirm a change, or to undo it. */
export type EmailPurpose = 'confirm' | 'undo'

/**
 * Returns the token of a mailed link about a change of address. The database holds no part of it that
 * would let a reader of the table make one.
 */
export function emailToken(secret: string, purpose: EmailPurpose, changeId: string): string {
  return `${purpose}.${changeId}.${signatureOf(secret, purpose, changeId)}`
}

/** Returns the id of the change that a token is about, or null when this server has not signed it. */
export function changeOfToken(secret: string, purpose: EmailPurpose, token: string): string | null {
  const [given = '', changeId = '', signature = ''] = token.split('.')
  if (given !== purpose || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(changeId)) return null
  return isRightProof(signature, signatureOf(secret, purpose, changeId)) ? changeId : null
}

function signatureOf(secret: string, purpose: EmailPurpose, changeId: string): string {
  return createHmac('sha256', secret)
    .update(`email change ${purpose} ${changeId}`)
    .digest('base64url')
}
