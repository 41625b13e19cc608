import { announceUpdates } from './update.ts'

const WORKER = '/sw.js'
/** An app that stays open for days still hears of updates; asking costs one empty answer. */
const ASK_AGAIN_MS = 3_600_000

type ScriptAddresses = { readonly createScriptURL: (address: string) => string }

/** Missing in the compiler's library. Its values pass for strings. */
declare const trustedTypes:
  | { readonly createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses }
  | undefined

/**
 * Installs the service worker, which keeps the app working without a connection, and announces its
 * updates. Without it everything works as long as there is a connection.
 */
export async function startOffline(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(trusted(WORKER))
    announceUpdates(registration)
    askNowAndThen(registration)
  } catch {
    // Forbidden, or no room: the next visit tries again.
  }
}

/** The only address that this site may run as a script of its own making. */
function trusted(address: typeof WORKER): string {
  if (typeof trustedTypes === 'undefined') return address
  return trustedTypes
    .createPolicy('pw', { createScriptURL: onlyTheWorker })
    .createScriptURL(address)
}

function onlyTheWorker(address: string): string {
  if (address !== WORKER) throw new TypeError(`${address} is not the service worker`)
  return address
}

function askNowAndThen(registration: ServiceWorkerRegistration) {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_AGAIN_MS) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
