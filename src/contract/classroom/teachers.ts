import * as z from 'zod/mini'

import { instant } from '#contract/wire/fields.ts'

import { lettersField } from './sets.ts'

const aboutClass = z.strictObject({ class_id: z.uuid() })

/** The code of an invitation, of the letters of other codes. */
const invitationField = lettersField(12)

const teacherSchema = z.strictObject({
  user_id: z.uuid(),
  name: z.string(),
  /** The owner has made the class, and alone can delete it. */
  is_owner: z.boolean(),
  is_you: z.boolean(),
})

export type ClassTeacher = z.output<typeof teacherSchema>

/** Calls about the teachers of a class: its owner, and others by an invitation of the owner. */
export const teachersCalls = {
  invite_teacher: {
    summary:
      'Make an invitation for one more teacher of a class that the user owns. The one before no longer works',
    access: 'user',
    input: aboutClass,
    output: z.strictObject({ code: invitationField, expires_at: instant }),
  },
  accept_invitation: {
    summary: 'Become a teacher of a class with an invitation, which works once. Idempotent',
    access: 'user',
    input: z.strictObject({ code: invitationField }),
    output: aboutClass,
  },
  list_teachers: {
    summary: 'List the teachers of a class that the user teaches, its owner first',
    access: 'user',
    input: aboutClass,
    output: z.strictObject({ teachers: z.array(teacherSchema) }),
  },
  remove_teacher: {
    summary:
      'End the teaching of another by the owner of the class, or the own teaching. The owner stays. Idempotent',
    access: 'user',
    input: z.strictObject({ class_id: z.uuid(), user_id: z.uuid() }),
    output: z.strictObject({}),
  },
} as const
