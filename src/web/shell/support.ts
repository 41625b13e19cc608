/** Where people write to with questions, corrections and wishes. */
export const SUPPORT_EMAIL = 'support@periodic-wizard.example'
