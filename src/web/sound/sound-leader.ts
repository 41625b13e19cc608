import { liveLine } from '#web/wire/live-connection.ts'

import { playSound } from './sound.ts'
import type { SoundName } from './sounds.ts'
import { takeTurns, type Turn } from './tab-leader.ts'

const VOICE = 'periodic-wizard.voice'

let turn: Turn | null = null

/** From now on this tab takes part when the tabs of this browser sound with one voice. */
export function openVoice(): void {
  if (turn !== null) return
  const mine = takeTurns(VOICE, navigator.locks)
  turn = mine
  // A tab without a connection to the server has nothing to announce.
  function follow() {
    if (!liveLine.isConnected()) return mine.leave()
    mine.join()
    if (document.hasFocus()) mine.take()
  }
  liveLine.subscribe(follow)
  globalThis.addEventListener('focus', mine.take)
  follow()
}

/**
 * Plays a sound for an event that all tabs hear about: where the visitor is, else in the tab that
 * they used last.
 */
export function soundOnce(name: SoundName): void {
  if (document.hasFocus() || (turn?.isOurs() ?? true)) playSound(name)
}
