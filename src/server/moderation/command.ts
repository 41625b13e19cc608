import * as z from 'zod'

const MAX_NOTE = 500

/** The player that a command is about: an id, an email address, or a name as it is stored or shown. */
const whom = z.string().min(1)
const note = z.string().max(MAX_NOTE)

/** An operator's command about names or reports of mistakes. */
export const moderationCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list') }),
  z.strictObject({ kind: z.literal('log') }),
  z.strictObject({ kind: z.literal('hide'), whom, note }),
  /** A null name stands for a generated one. */
  z.strictObject({ kind: z.literal('rename'), whom, name: z.nullable(z.string()), note }),
  z.strictObject({ kind: z.literal('ban'), whom, note }),
  z.strictObject({ kind: z.literal('dismiss'), whom, note }),
  z.strictObject({ kind: z.literal('faults') }),
  z.strictObject({ kind: z.literal('close'), report: z.uuid(), note }),
  z.strictObject({ kind: z.literal('reopen'), report: z.uuid(), note }),
  z.strictObject({ kind: z.literal('undo'), act: z.uuid(), note }),
])

export type ModerationCommand = z.output<typeof moderationCommandSchema>

/** A command, and the name under which the operator is signed in to the machine. */
export const moderationOrderSchema = z.strictObject({
  command: moderationCommandSchema,
  operator: z.string(),
})

/** The answer to a command, in words for the operator. */
export const moderatedSchema = z.object({
  isDone: z.boolean(),
  lines: z.readonly(z.array(z.string())),
})
