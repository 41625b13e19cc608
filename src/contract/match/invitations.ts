import * as z from 'zod/mini'

import { codeField } from '#contract/classroom/sets.ts'
import { instant } from '#contract/wire/fields.ts'

/** Calls about matches with a friend. The match itself is found over the live socket. */
export const invitationCalls = {
  create_match_invitation: {
    summary:
      'Invite a friend to a match. While the invitation waits for a guest, a repeat gets the same one and renews its time',
    access: 'user',
    input: z.strictObject({}),
    output: z.strictObject({ code: codeField, expires_at: instant }),
  },
  get_match_invitation: {
    summary:
      'Get an invitation to a match by its code: from whom it is, and whether it still works',
    access: 'guest',
    input: z.strictObject({ code: codeField }),
    output: z.strictObject({
      code: codeField,
      /** The name of the user who invites; null when the host has none. */
      host: z.nullable(z.string()),
      /** The caller's part in it, or why there is none. A guest without an account is a `guest`. */
      admission: z.enum(['host', 'guest', 'expired', 'taken']),
    }),
  },
} as const

export type MatchInvitation = z.output<(typeof invitationCalls)['get_match_invitation']['output']>
