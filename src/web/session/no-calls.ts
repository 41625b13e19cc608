/** What is said when the calls themselves could not be loaded, and with them no other sentence. */
export const NO_CALLS = 'There is no connection. Please check your network and try again.'
