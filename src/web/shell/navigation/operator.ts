declare global {
  // Vite asks for an interface here: it is merged with its own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ImportMetaEnv {
    readonly SUPPORT_EMAIL?: string
    readonly AD_PLACEHOLDER?: 'on' | 'off'
  }
}

/** The address for questions, corrections and wishes. The operator sets it at build time. */
export const SUPPORT_EMAIL = import.meta.env.SUPPORT_EMAIL || 'support@periodic-wizard.example'

/** Whether pages have the empty place for a banner. The operator can turn it off at build time. */
export const HAS_AD_PLACEHOLDER = import.meta.env.AD_PLACEHOLDER !== 'off'
