import { OAuth2Server } from 'oauth2-mock-server'

/** The claims of a provider about the person who signs in. */
export type Claims = Readonly<Record<string, unknown>>

/** An OpenID provider on this machine that signs every visitor in as the person that the test names. */
export type OpenIdProvider = {
  readonly discoveryUrl: string
  /** Additional claims of the next ID tokens. */
  claims: Claims
  /** Changes the next ID tokens after they were signed. */
  forge: (idToken: string) => string
  /** Signs in as a browser does: from the given address to the address it is sent back to. */
  readonly authorize: (url: string) => Promise<URL>
  readonly close: () => Promise<void>
}

export const CLIENT_ID = 'periodic-wizard'

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const origin = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = origin
  let nonce = ''
  const provider: OpenIdProvider = {
    discoveryUrl: `${origin}/.well-known/openid-configuration`,
    claims: {},
    forge: (idToken) => idToken,
    async authorize(url) {
      nonce = new URL(url).searchParams.get('nonce') ?? ''
      const response = await fetch(url, { redirect: 'manual' })
      return new URL(response.headers.get('location') ?? '')
    },
    close: () => server.stop(),
  }
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, { aud: CLIENT_ID, nonce }, provider.claims)
  })
  server.service.on('beforeResponse', (answer: { body: Record<string, unknown> }) => {
    const { id_token: idToken } = answer.body
    if (typeof idToken === 'string') answer.body['id_token'] = provider.forge(idToken)
  })
  server.service.on('beforeUserinfo', (answer: { body: Record<string, unknown> }) => {
    Object.assign(answer.body, provider.claims)
  })
  return provider
}
