/** Seconds after which an unused session ends. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60

/** Seconds for which a mailed link signs in or sets a new password. */
export const LINK_SECONDS = 10 * 60

/** The cookie of a sign-in that has passed the password and waits for the code. */
export const SECOND_STEP_COOKIE = { secure: '__Host-step', plain: 'step' } as const

/** The cookie of a browser that was asked to sign with a passkey. */
export const PASSKEY_COOKIE = { secure: '__Host-passkey', plain: 'passkey' } as const

/** Seconds for which no code is accepted after too many wrong ones in a row. */
export const SECOND_STEP_LOCK_SECONDS = 15 * 60
