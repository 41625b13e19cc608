/** Seconds after which a session that nobody uses ends. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60

/** Seconds for which the link of a mail signs somebody in, or sets a new password. */
export const LINK_SECONDS = 10 * 60

/** The cookie of somebody who has given the password and not yet the code. */
export const SECOND_STEP_COOKIE = { secure: '__Host-step', plain: 'step' } as const

/** The cookie of a browser that was asked to sign something with a passkey. */
export const PASSKEY_COOKIE = { secure: '__Host-passkey', plain: 'passkey' } as const

/** Seconds for which no code is looked at after too many wrong ones in a row. */
export const SECOND_STEP_LOCK_SECONDS = 15 * 60
