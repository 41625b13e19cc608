declare global {
  // Vite asks for an interface here: it is merged with its own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ImportMetaEnv {
    readonly SUPPORT_EMAIL?: string
  }
}

/** Where people write to with questions, corrections and wishes: who runs this says so at build time. */
export const SUPPORT_EMAIL = import.meta.env.SUPPORT_EMAIL || 'support@periodic-wizard.example'
