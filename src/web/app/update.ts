import * as z from 'zod/mini'

import { showToast } from '#web/ui/toast/toast.ts'

import { concentration } from './do-not-disturb.ts'
import { TAKE_OVER, TELL_FEATURES } from './update-messages.ts'

/** The wait for a new worker's list of features ends after this time. */
const ANSWER_MS = 2000

const featureList = z.array(z.string())

/**
 * Announces each new build once it is ready, at a moment when the page is visible and no answer is
 * interrupted. The page keeps its build until the visitor reloads by the toast.
 */
export function announceUpdates(registration: ServiceWorkerRegistration): void {
  const { waiting, installing } = registration
  if (waiting !== null) void announce(registration, waiting)
  else if (installing !== null) announceWhenReady(registration, installing)
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) announceWhenReady(registration, registration.installing)
  })
}

function announceWhenReady(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  worker.addEventListener('statechange', () => {
    // The first worker takes over from none and brings nothing new.
    const isUpdate = worker.state === 'installed' && registration.active !== null
    if (isUpdate) void announce(registration, worker)
  })
}

async function announce(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  const features = await featuresOf(worker)
  whenSeen(() =>
    concentration.whenFree(() =>
      showToast({
        title: 'App Updated!',
        ...(features.length > 0 && { description: `New features: ${features.join(', ')}` }),
        action: { label: 'Reload', run: () => reload(registration) },
      }),
    ),
  )
}

function featuresOf(worker: ServiceWorker): Promise<readonly string[]> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(TELL_FEATURES, [port2])
  return new Promise((resolve) => {
    setTimeout(() => resolve([]), ANSWER_MS)
    port1.addEventListener('message', ({ data }) => {
      const parsed = featureList.safeParse(data)
      resolve(parsed.success ? parsed.data : [])
    })
    port1.start()
  })
}

function whenSeen(run: () => void) {
  if (document.visibilityState === 'visible') return run()
  document.addEventListener('visibilitychange', () => whenSeen(run), { once: true })
}

/**
 * The new build takes over, and this page is loaded again with it. Other tabs stay as they are: what
 * they run is kept for them. No visitor waits for such a tab.
 */
function reload({ waiting }: ServiceWorkerRegistration) {
  if (waiting === null) return location.reload()
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage(TAKE_OVER, [])
}
