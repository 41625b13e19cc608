/**
 * The visitor's own data: five data keys, one for the theme, one for the name. Beside a key, a damaged
 * text is stored as `.bad`.
 */
export const STATS_KEY = 'periodic-wizard.stats'
export const HISTORY_KEY = 'periodic-wizard.history'
export const SETTINGS_KEY = 'periodic-wizard.preferences'
export const OFFLINE_PROGRESS_KEY = 'periodic-wizard.offline-progress'
export const BOOKMARKS_KEY = 'periodic-wizard.bookmarks'
export const THEME_KEY = 'periodic-wizard.theme'
export const NAME_KEY = 'periodic-wizard.name'
