import type { Page } from 'playwright'

/** A device that keeps passkeys, in the browser of a page. */
type PasskeyDevice = {
  /** From here on every unlock fails. */
  readonly lock: () => Promise<void>
}

/** Plugs in a device that is unlocked whenever it is asked. */
export async function plugIn(page: Page): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async lock() {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    },
  }
}
