import { useSyncExternalStore } from 'react'

/** Undefined before the address was read, null when there is no secret in it. */
let secret: string | null | undefined

/** The secret that the link of a mail has behind its `#`. It leaves the address bar when it is read. */
export function useLinkSecret(): string | null | undefined {
  return useSyncExternalStore(subscribe, secretOfLink, () => undefined)
}

function secretOfLink(): string | null {
  secret ??= readSecret()
  return secret
}

function readSecret(): string | null {
  const found = new URLSearchParams(location.hash.slice(1)).get('token')
  if (found !== null) history.replaceState(history.state, '', location.pathname)
  return found
}

/** Another link, followed in the same tab, only changes what stands behind the `#`. */
function subscribe(listener: () => void): () => void {
  function readAgain() {
    secret = readSecret() ?? secret
    listener()
  }
  globalThis.addEventListener('hashchange', readAgain)
  return () => globalThis.removeEventListener('hashchange', readAgain)
}
