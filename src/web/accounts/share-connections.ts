/** Where the tabs of this browser ask each other for a connection. */
const CHANNEL = 'periodic-wizard.connections'

type Parts = {
  /** Whether this tab does not need its connection while nobody looks at it. */
  readonly isIdle: () => boolean
  /** Another tab needs a connection, and this one is hidden and idle. */
  readonly onAsked: () => void
  /** This tab is looked at again. */
  readonly onShown: () => void
}

/**
 * An account has only a few live connections at once. A tab that is refused one asks the others of this
 * browser: those that are hidden and idle do without until they are looked at.
 */
export function shareConnections({ isIdle, onAsked, onShown }: Parts): {
  readonly ask: () => void
  readonly close: () => void
} {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => {
    if (document.hidden && isIdle()) onAsked()
  })
  function noteShown() {
    if (!document.hidden) onShown()
  }
  document.addEventListener('visibilitychange', noteShown)
  return {
    // A channel has no other origin to go to.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    ask: () => channel.postMessage('full'),
    close() {
      document.removeEventListener('visibilitychange', noteShown)
      channel.close()
    },
  }
}
