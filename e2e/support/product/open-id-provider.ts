import { OAuth2Server } from 'oauth2-mock-server'

/** An OpenID provider on this machine in Google's place, which asks no questions. */
type OpenIdProvider = {
  /** The variables that make the product use it. */
  readonly environment: Readonly<Record<string, string>>
  /** The person who signs in there from here on; null for one who declines. */
  person: { readonly sub: string; readonly email: string; readonly name: string } | null
  readonly stop: () => Promise<void>
}

const CLIENT_ID = 'periodic-wizard'

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const origin = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = origin
  const provider: OpenIdProvider = {
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: 'a secret of tests',
      OIDC_DISCOVERY_URL: `${origin}/.well-known/openid-configuration`,
    },
    person: null,
    stop: () => server.stop(),
  }
  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    if (provider.person !== null) return
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
  })
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, { aud: CLIENT_ID, email_verified: true, ...provider.person })
  })
  server.service.on('beforeUserinfo', (answer: { body: Record<string, unknown> }) => {
    Object.assign(answer.body, { email_verified: true, ...provider.person })
  })
  return provider
}
