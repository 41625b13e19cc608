import { useSyncExternalStore } from 'react'

/** Undefined until the address has been read, null if it contains no secret. */
let secret: string | null | undefined

/** Returns the secret after the `#` of a mailed link, and removes it from the address bar. */
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

/** Reads the secret again when another link opened in this tab changes only the part after the `#`. */
function subscribe(listener: () => void): () => void {
  function readAgain() {
    secret = readSecret() ?? secret
    listener()
  }
  globalThis.addEventListener('hashchange', readAgain)
  return () => globalThis.removeEventListener('hashchange', readAgain)
}
