import type { SoundName } from '#web/sound/sounds.ts'
import type { Sight } from '#web/ui/focus/visibility.ts'
import { dismissToast, showToast, type ToastContent } from '#web/ui/toast/toast.ts'

import { signalsOf } from './moment-signals.ts'
import type { Moment } from './moments.ts'

type Parts = {
  readonly sight: Sight
  readonly play: (sound: SoundName) => void
  /** Whether the server refuses the connection. */
  readonly isRefused: () => boolean
}

/** Returns a function that plays the sound and shows the toast of a moment. */
export function createMomentNotifier({ sight, play, isRefused }: Parts): (moment: Moment) => void {
  const toastIds = new Map<Moment, number>()

  function show(moment: Moment, toast: ToastContent) {
    toastIds.set(moment, showToast(toast))
  }

  function dismiss(moment: Moment) {
    const id = toastIds.get(moment)
    if (id !== undefined) dismissToast(id)
    toastIds.delete(moment)
  }

  return (moment) => {
    // The screen explains a refusal.
    if (moment === 'noService' && isRefused()) return
    const { sound, toast, isLasting, outdated } = signalsOf(moment)
    if (sound !== null) play(sound)
    for (const old of outdated) dismiss(old)
    if (toast === null) return
    if (isLasting) whenVisible(sight, () => show(moment, toast))
    else show(moment, toast)
  }
}

/** In a hidden tab a toast would be gone before the player could read it. */
function whenVisible(sight: Sight, show: () => void) {
  if (sight.isVisible()) return show()
  const stop = sight.subscribe(() => {
    stop()
    show()
  })
}
