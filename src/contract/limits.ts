/** The longest body of a call, in bytes. Longer ones are refused with `too_large`. */
export const BODY_BYTES = 16 * 1024

/** The longest message a client may send on the live socket, in bytes. */
export const LIVE_MESSAGE_BYTES = 4096

/** Messages a client may send on the live socket at once, and how many more each second. */
export const LIVE_BURST = 20
export const LIVE_PER_SECOND = 5

/** Warnings to slow down before a client's socket is closed. */
export const LIVE_WARNINGS = 3
