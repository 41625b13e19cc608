/**
 * Keys of the program's own data, which no export holds. The splash has keys of its own: each tab
 * notes that it was seen, and for a moment asks the other tabs.
 */

/** Answers that an account has not acknowledged, and guest data on its way to an account. */
export const OUTBOX_KEY = 'periodic-wizard.outbox'
/** Answers of users to questions that no server has issued, by user. */
export const UNISSUED_KEY = 'periodic-wizard.unissued'
/** The progress of the account that is signed in, for a visit without a connection. */
export const ACCOUNT_COPY_KEY = 'periodic-wizard.account-copy'
/** The match in play, until its end is recorded and seen. */
export const MATCH_KEY = 'periodic-wizard.match'
/** Bookmarks set before the account has come. */
export const EARLY_BOOKMARKS_KEY = 'periodic-wizard.bookmarks.early'
/** The practice session of a tab, in its session storage. */
export const PRACTICE_KEY = 'periodic-wizard.practice'
/** How a tab reaches the server for live messages, in its session storage. */
export const TRANSPORT_KEY = 'periodic-wizard.transport'
/** The seat of a player of a class game, until the player leaves the game. */
export const SEAT_KEY = 'periodic-wizard.class-game'
/** The session of Today, for as long as it is not finished. */
export const TODAY_KEY = 'periodic-wizard.today'
/** Work for members of classes, with answers that wait to be sent. */
export const CLASS_WORK_KEY = 'periodic-wizard.class-work'
/** Reports of mistakes and names that the server does not have yet. */
export const REPORTS_KEY = 'periodic-wizard.reports'
/** The arrangement of the periodic table. */
export const TABLE_KEY = 'periodic-wizard.table'
