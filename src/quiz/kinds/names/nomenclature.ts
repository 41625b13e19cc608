import type { NameKey } from '#quiz/task.ts'

/** Why a text cannot be judged as a name, in a sentence, and the name that may have been meant. */
export type Unnamed = { readonly problem: string | null; readonly near: string | null }

/**
 * How the names of one kind of substances are read and compared.
 */
export type Nomenclature = {
  /** The name in one spelling, or why it cannot be read. */
  readonly read: (text: string) => { readonly name: string } | Unnamed
  /** Returns whether a readable name is right for the key. */
  readonly isRight: (key: NameKey, text: string) => boolean
  /** Whether two names that can be read say the same in the same way. */
  readonly isSame: (text: string, other: string) => boolean
  /** Tells how a wrong name that can be read came close. */
  readonly missOf: (key: NameKey, text: string) => string
  /**
   * Says how a wrong name came close without giving the right one away; null where there is nothing
   * to say.
   */
  readonly nudgeOf: (key: NameKey, text: string) => string | null
}
