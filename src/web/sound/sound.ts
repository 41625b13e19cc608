import { storedSettings } from '#web/user-data/settings.ts'

import { drawSound } from './draw-sound.ts'
import { type SoundName, sounds } from './sounds.ts'

/** Made at the first sound after a gesture: browsers complain about one that is made earlier. */
let speaker: AudioContext | null = null

/**
 * Plays the sound of an event when the visitor has sound effects on. A browser that cannot, or may
 * not yet, stays silent.
 */
export function playSound(name: SoundName): void {
  if (!storedSettings.get().soundEffects || !mayMakeSound()) return
  try {
    speaker ??= new AudioContext()
    // A device that was asleep comes back with its speaker paused.
    if (speaker.state !== 'running') speaker.resume().catch(ignore)
    drawSound(speaker, sounds[name], speaker.currentTime)
  } catch {
    // There is no sound device, or no free one. Sounds are never essential.
  }
}

/** Whether the visitor has touched the page; only then does a browser let it sound. */
function mayMakeSound(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true
}

function ignore() {
  // The next sound asks again.
}
