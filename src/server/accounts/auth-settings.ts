/** Seconds after which a session that nobody uses ends. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60

/** The header in which the server tells the library whom it talks to; a client's own is dropped. */
export const CLIENT_ADDRESS = 'x-client-address'
