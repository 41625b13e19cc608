/** Shown when the code for calls could not be loaded, and with it all other messages. */
export const NO_CALLS = 'There is no connection. Please check your network and try again.'
