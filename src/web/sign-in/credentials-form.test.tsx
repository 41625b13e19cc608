import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

import { markupOf } from '#web/testing/markup-of.ts'

/** How the drawing of Google's letter begins. */
const LETTER = 'd="M20.500 12H12.500'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The form as it is built with this name of an OpenID provider; null for none. */
async function formWith(provider: string | null): Promise<string> {
  // Another file may have built it without a name.
  vi.resetModules()
  if (provider !== null) vi.stubEnv('OIDC_NAME', provider)
  const { CredentialsForm } = await import('./credentials-form.tsx')
  return markupOf(
    <MemoryRouter>
      <CredentialsForm address="" onCheckMail={() => undefined} onCode={() => undefined} />
    </MemoryRouter>,
  )
}

test('the button of an OpenID provider carries its name, and not the letter of Google', async () => {
  const markup = await formWith('School ID')
  expect(markup).toContain('<span>Sign in with School ID</span>')
  expect(markup).not.toContain('Google')
  expect(markup).not.toContain(LETTER)
})

test('the button is of Google where no provider is named', async () => {
  const markup = await formWith(null)
  expect(markup).toContain('<span>Sign in with Google</span>')
  expect(markup).toContain(LETTER)
})

test('the field of the address offers passkeys with the accounts that the browser knows', async () => {
  const markup = await formWith(null)
  const [field = ''] = /<input[^>]*name="email"[^>]*>/.exec(markup) ?? []
  expect(field).toMatch(/autocomplete="username webauthn"/i)
})
