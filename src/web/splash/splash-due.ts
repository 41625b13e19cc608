import { createHolder } from '#web/store/holder.ts'
import { browserStorage, tabStorage, type TextStorage } from '#web/store/text-storage.ts'
import { sleep } from '#web/wire/pause.ts'

const SEEN_KEY = 'periodic-wizard.splash'
/** Stands there only while a tab asks the others whether they have seen the opening. */
const ASKED_KEY = 'periodic-wizard.splash-asked'
/** A tab that has shown the home screen since it was loaded, and is awake, has answered by then. */
const ANSWER_MS = 200

/** Until the other tabs were asked; while the splash is shown; from then on. */
type Stage = 'asking' | 'opening' | 'open'

type Surroundings = {
  /** The storage of this tab, and the storage shared by all tabs. */
  readonly own: TextStorage
  readonly shared: TextStorage
  readonly isMotionWelcome: () => boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

export const splashOfTab = createSplash({
  own: tabStorage,
  shared: browserStorage,
  isMotionWelcome: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  wait: sleep,
})

/** Whether the splash is to be shown: once in a browser session, and only where motion is welcome. */
export function createSplash({ own, shared, isMotionWelcome, wait }: Surroundings) {
  const reached = createHolder<Stage>('asking')
  let isKnownToOthers = false

  function stage(): Stage {
    const isOver = !isMotionWelcome() || (reached.get() === 'asking' && wasSeen())
    return isOver ? 'open' : reached.get()
  }

  /** Calls back when the stage has changed. Gives the way to stop. */
  function subscribe(listener: () => void): () => void {
    if (!isKnownToOthers) meetOthers()
    return reached.subscribe(listener)
  }

  /** From now on this tab tells those that ask whether it has seen it. */
  function meetOthers() {
    isKnownToOthers = true
    shared.follow((key) => {
      if (key === ASKED_KEY && wasSeen()) shared.remove(ASKED_KEY)
    })
    if (stage() === 'asking') void ask()
    else reached.set('open')
  }

  async function ask() {
    const isSeen = await wasSeenElsewhere()
    if (isSeen) begin()
    reached.set(isSeen ? 'open' : 'opening')
  }

  /** A tab that has seen it takes the question away. Of two that ask at once, the later one is left. */
  async function wasSeenElsewhere(): Promise<boolean> {
    const question = String(Math.random())
    try {
      shared.write(ASKED_KEY, question)
      await wait(ANSWER_MS)
      if (shared.read(ASKED_KEY) !== question) return true
      shared.remove(ASKED_KEY)
    } catch {
      // There is no room to ask: this tab decides alone.
    }
    return false
  }

  /** From its first moment it counts as seen, however it ends. */
  function begin() {
    try {
      own.write(SEEN_KEY, 'seen')
    } catch {
      // Then this page alone remembers it.
    }
  }

  /** Where nothing can be remembered it would come again and again, so it does not come at all. */
  function wasSeen(): boolean {
    try {
      return own.read(SEEN_KEY) !== null
    } catch {
      return true
    }
  }

  return { stage, subscribe, begin, end: () => reached.set('open') }
}
