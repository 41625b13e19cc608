import * as z from 'zod/mini'

import { count, instant, proofField } from '#contract/wire/fields.ts'

import { codeField, titleField } from './sets.ts'

/** The most members of a class, and the most that are added at once. */
export const MAX_MEMBERS = 300
const MAX_ADDED = 60

const nothing = z.strictObject({})
const aboutClass = z.strictObject({ class_id: z.uuid() })
const aboutMember = { class_id: z.uuid(), member_id: z.uuid() }

/** A card as people type it: two words and a number. */
const cardField = z.string().check(z.minLength(4), z.maxLength(60))

const cardsSchema = z.strictObject({
  /** Shown once: only hashes of cards are stored. */
  cards: z.array(z.strictObject({ member_id: z.uuid(), nickname: z.string(), card: z.string() })),
})
const memberSchema = z.strictObject({
  member_id: z.uuid(),
  nickname: z.string(),
  has_account: z.boolean(),
  joined_at: instant,
})
const taughtSchema = z.strictObject({
  class_id: z.uuid(),
  name: z.string(),
  code: codeField,
  members: count,
})
const attendedSchema = z.strictObject({
  class_id: z.uuid(),
  name: z.string(),
  member_id: z.uuid(),
  nickname: z.string(),
  has_account: z.boolean(),
})
const classSchema = z.strictObject({
  class_id: z.uuid(),
  name: z.string(),
  code: codeField,
  is_open: z.boolean(),
  members: z.array(memberSchema),
})

export type Card = z.output<typeof cardsSchema>['cards'][number]
export type ClassMember = z.output<typeof memberSchema>
export type TaughtClass = z.output<typeof classSchema>
export type AttendedClass = z.output<typeof attendedSchema>

/** Classes: a user teaches one, members join with a code, with or without an account. */
export const classesCalls = {
  create_class: {
    summary: 'Make a class. Idempotent for an id',
    access: 'user',
    input: z.strictObject({ class_id: z.uuid(), name: titleField }),
    output: classSchema,
  },
  list_classes: {
    summary:
      'List the classes that the user teaches, and those that the user or this browser attends',
    access: 'guest',
    input: nothing,
    output: z.strictObject({ taught: z.array(taughtSchema), attended: z.array(attendedSchema) }),
  },
  get_class: {
    summary: 'Get a class that the user teaches, with its members',
    access: 'user',
    input: aboutClass,
    output: classSchema,
  },
  update_class: {
    summary: 'Rename a class, and open or close it to new members',
    access: 'user',
    input: z.strictObject({ class_id: z.uuid(), name: titleField, is_open: z.boolean() }),
    output: classSchema,
  },
  delete_class: {
    summary: 'Delete a class with its members, their work and their cards',
    access: 'user',
    input: aboutClass,
    output: nothing,
  },
  add_members: {
    summary: 'Add members by their nicknames and give each a card. All of them or none',
    access: 'user',
    input: z.strictObject({
      class_id: z.uuid(),
      nicknames: z.array(titleField).check(z.minLength(1), z.maxLength(MAX_ADDED)),
    }),
    output: cardsSchema,
  },
  rename_member: {
    summary: 'Change the nickname of a member',
    access: 'user',
    input: z.strictObject({ ...aboutMember, nickname: titleField }),
    output: nothing,
  },
  reset_cards: {
    summary:
      'Give members without an account new cards. The old cards no longer work; their browsers are signed out on request',
    access: 'user',
    input: z.strictObject({
      class_id: z.uuid(),
      member_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_MEMBERS)),
      is_signed_out: z.boolean(),
    }),
    output: cardsSchema,
  },
  remove_member: {
    summary: 'Remove a member with all answers of the member in this class. Idempotent',
    access: 'user',
    input: z.strictObject(aboutMember),
    output: nothing,
  },
  export_member: {
    summary:
      'Export everything that a class stores about a member, for the member and for the teachers of the class',
    access: 'guest',
    input: z.strictObject(aboutMember),
    output: z.strictObject({ exported_at: instant, data: z.record(z.string(), z.unknown()) }),
  },
  join_class: {
    summary:
      'Join a class with its code: with the account of the user, or else with a nickname and a new card. Idempotent for an id, for two minutes. Refused with `proof_required` while very many codes are guessed',
    access: 'guest',
    input: z.strictObject({
      code: codeField,
      member_id: z.uuid(),
      nickname: titleField,
      proof: z.optional(proofField),
    }),
    output: z.strictObject({ ...attendedSchema.shape, card: z.nullable(z.string()) }),
  },
  enter_class: {
    summary:
      'Sign in as a member with the code of the class and the card. Refused with `proof_required` while very many codes or cards are guessed',
    access: 'guest',
    input: z.strictObject({ code: codeField, card: cardField, proof: z.optional(proofField) }),
    output: attendedSchema,
  },
  leave_class: {
    summary:
      'End the membership of the user, or sign this browser out where the member has no account',
    access: 'guest',
    input: aboutClass,
    output: nothing,
  },
} as const
