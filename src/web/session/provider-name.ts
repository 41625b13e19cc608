declare global {
  // Vite asks for an interface here: it is merged with its own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ImportMetaEnv {
    /** The name of the OpenID provider that is used instead of Google, given to the build. */
    readonly OIDC_NAME?: string
  }
}

/** The name of the provider with which users sign in without a password here. */
export const PROVIDER_NAME = import.meta.env.OIDC_NAME || 'Google'
