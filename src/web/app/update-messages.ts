/** What a page may say to a service worker that waits: to answer with the list of new features … */
export const TELL_FEATURES = 'tell-features'
/** … and to take the place of the one that runs. */
export const TAKE_OVER = 'take-over'
