/** The messages of a page to a waiting service worker. This one asks for the list of new features. */
export const TELL_FEATURES = 'tell-features'
/** … and to take the place of the one that runs. */
export const TAKE_OVER = 'take-over'
