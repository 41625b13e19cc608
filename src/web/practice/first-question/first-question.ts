import { type Category, isCategory } from '#quiz/categories.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import type { Question } from '#quiz/question.ts'
import { OFFLINE_PROGRESS_KEY, PREFERENCES_KEY } from '#web/store/storage-keys.ts'
import { PRACTICE_KEY } from '#web/store/technical-keys.ts'
import { GUEST, PRACTICE_VERSION } from '#web/user-data/stored-practice.ts'

import { firstQuestions } from './first-question-data.ts'

/** The files that the questions of a category are made from, by their addresses. */
export type FilesOfCategories = Readonly<Record<string, readonly string[]>>

/** What the page has shown before its scripts came, and what was chosen meanwhile. */
export type ShownQuestion = {
  readonly question: Question
  readonly chosen: number | null
  /** How long the learner has thought, if the choice was submitted meanwhile; else 0. */
  readonly milliseconds: number
}

/** What is done with a question beyond choosing. */
export type Press = 'bookmark' | 'submit' | 'next'

/**
 * The styles that go with the script: of what the page brings along, they show the question that was
 * chosen, the button to submit once there is a choice, that it is saved, and that the next question is
 * on its way.
 */
export function firstQuestionStyle(): string {
  const shown = 'html[data-first-question'
  const next = 'html[data-first-press=next]'
  return [
    '[data-question]{display:none}[data-question=none]{display:block}',
    `${shown}] [data-question=none]{display:none}${shown}] [data-question=any]{display:block}`,
    ...firstQuestions.map(({ id }) => `${shown}="${id}"] [data-question="${id}"]{display:block}`),
    '[data-submit]{display:none}html[data-first-choice] [data-submit]{display:block}',
    'html[data-first-bookmark] [aria-label^=Bookmark] svg{fill:var(--accent);color:var(--accent)}',
    `${next} [data-question]{display:none}${next} [data-question=none]{display:block}`,
  ].join('')
}

/**
 * The script in the head of the practice page. It chooses the category of the first question, by the
 * same rule as `bankFor`, and shows the question of that category if it is of the difficulty that is
 * set and was never answered here; else it has the category's files fetched while React is still on
 * its way. Both choices wait for the screen in the document root; see `firstCategory` and
 * `firstQuestion`. Where this tab keeps a session to go on with, it has the files of that fetched and
 * shows no other question meanwhile.
 */
export function firstQuestionScript(files: FilesOfCategories): string {
  const ids = Object.fromEntries(firstQuestions.map(({ category, id }) => [category, id]))
  const options = {
    files,
    ids,
    difficulty: defaultSettings.difficulty,
    kept: { key: PRACTICE_KEY, version: PRACTICE_VERSION, guest: GUEST },
    preferencesKey: PREFERENCES_KEY,
    progressKey: OFFLINE_PROGRESS_KEY,
  }
  return `(${beginWithQuestion.toString()})(${JSON.stringify(options)})`
}

/** The category that the page has chosen. Null when it has chosen none, or one that is not enabled. */
export function firstCategory(enabled: readonly Category[]): Category | null {
  const chosen = document.documentElement.dataset.firstCategory ?? ''
  return isCategory(chosen) && enabled.includes(chosen) ? chosen : null
}

/** The question that the page has shown. Null when it has shown none. */
export function firstQuestion(): ShownQuestion | null {
  const { dataset } = document.documentElement
  const question = firstQuestions.find(({ id }) => id === dataset.firstQuestion)
  if (question === undefined) return null
  return {
    question,
    chosen: dataset.firstChoice === undefined ? null : Number(dataset.firstChoice),
    milliseconds: dataset.firstPress === 'submit' ? Number(dataset.firstMilliseconds) : 0,
  }
}

/** What was pressed before the scripts came, in the order to do it in, once: asked again, it is nothing. */
export function takeFirstPresses(): readonly Press[] {
  const { dataset } = document.documentElement
  const { firstBookmark, firstPress } = dataset
  delete dataset.firstBookmark
  delete dataset.firstPress
  const presses = [firstBookmark === undefined ? '' : 'bookmark', firstPress]
  return presses.filter((press) => press === 'bookmark' || press === 'submit' || press === 'next')
}

/** The next session of this page begins without what the page has shown. */
export function forgetFirstQuestion(): void {
  const { dataset } = document.documentElement
  delete dataset.firstCategory
  delete dataset.firstQuestion
  delete dataset.firstChoice
  delete dataset.firstBookmark
  delete dataset.firstPress
  delete dataset.firstMilliseconds
}

type Options = {
  readonly files: FilesOfCategories
  /** The question of each category that the page brings along. */
  readonly ids: Readonly<Record<string, string>>
  readonly difficulty: string
  /** Where a session is kept, and as whose. */
  readonly kept: { readonly key: string; readonly version: number; readonly guest: string }
  readonly preferencesKey: string
  readonly progressKey: string
}

/** Runs in the page as it stands here, so it uses nothing from around it. */
function beginWithQuestion(options: Options): void {
  const search = new URLSearchParams(location.search)
  // The screen knows which category a given question is of.
  if (search.has('question')) return
  const { dataset } = document.documentElement
  // The server chooses the questions of whoever is signed in.
  const isGuest = dataset.account === undefined
  const kept = keptLetters()
  if (kept.length > 0) {
    const categories = Object.keys(options.files).filter((category) =>
      kept.some((letters) => options.ids[category]?.startsWith(letters)),
    )
    return fetchFiles(categories)
  }
  let enabled: unknown = Object.keys(options.files)
  let difficulty: unknown = options.difficulty
  let answered = ''
  try {
    answered = localStorage.getItem(options.progressKey) ?? ''
    const preferences = JSON.parse(localStorage.getItem(options.preferencesKey) ?? '').value
    enabled = preferences.enabledCategories
    difficulty = preferences.difficulty
  } catch {
    // Nothing is stored, or nothing that can be read: then all are enabled.
  }
  if (search.has('category')) enabled = [search.get('category')]
  if (!Array.isArray(enabled)) return
  const chosen: unknown = enabled[Math.floor(Math.random() * enabled.length)]
  const category = Object.keys(options.files).find((id) => id === chosen)
  if (category === undefined) return
  dataset.firstCategory = category
  const brought = options.ids[category]
  const isFitting = isGuest && difficulty === options.difficulty
  if (brought !== undefined && isFitting && !answered.includes(brought)) show(brought)
  else fetchFiles([category])

  /** The letters that name the categories of the questions that are kept; none without a session. */
  function keptLetters(): readonly string[] {
    try {
      const { version, value } = JSON.parse(sessionStorage.getItem(options.kept.key) ?? '')
      const isOwn = (value.owner === options.kept.guest) === isGuest
      if (version !== options.kept.version || !isOwn) return []
      if (value.only !== search.get('category')) return []
      return value.history.map(({ id }: { readonly id: string }) => id.slice(0, 2))
    } catch {
      return []
    }
  }

  function fetchFiles(wanted: readonly string[]): void {
    document.addEventListener('DOMContentLoaded', () => {
      const addresses = wanted.flatMap((id) => options.files[id] ?? [])
      for (const address of new Set(addresses)) {
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.fetchPriority = 'low'
        link.href = address
        document.head.append(link)
      }
    })
  }

  function show(id: string): void {
    const began = Date.now()
    dataset.firstQuestion = id
    let held = -1
    early('pointerdown', ({ target, pointerType }) => {
      held = controls().length > 0 && pointerType === 'mouse' ? placeOf(target) : -1
    })
    early('mouseup', ({ target }) => {
      // The browser makes no click of a press that began on what is gone.
      if (controls().length === 0 && held >= 0 && placeOf(target) === held) shown()[held]?.click()
      held = -1
    })
    early('change', ({ target }) => {
      const choice = [...controls()].findIndex((control) => control === target)
      if (choice >= 0) dataset.firstChoice = String(choice)
    })
    early('submit', (event) => {
      if (controls().length > 0) event.preventDefault()
      press('submit')
    })
    early('click', ({ target }) => {
      if (!(target instanceof Element)) return
      if (target.closest('[aria-label=Next]') !== null) press('next')
      if (target.closest('[aria-label^=Bookmark]') !== null) bookmark()
    })
    early('keydown', ({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
      if (ctrlKey || metaKey || altKey) return
      // Without Shift, B is an option until the answer is submitted.
      if (key.toLowerCase() === 'b' && (shiftKey || dataset.firstPress === 'submit')) bookmark()
      if (shiftKey) return
      if (key === 'n') press('next')
      if (key === 'Enter' && !document.activeElement?.matches('button, a, summary')) press('submit')
      if (key.length === 1) controls()[Math.max('abcd'.indexOf(key), '1234'.indexOf(key))]?.click()
    })
    const others = ['pointerup', 'mousedown', 'touchstart', 'touchend', 'keyup', 'input'] as const
    for (const name of others) early(name)

    /**
     * Listens before the screen does, which may not have come yet. What happens to the question that
     * stands here is not for React: it would bring the screen in the middle of a press, and nothing
     * would come of what was begun.
     */
    function early<Name extends keyof DocumentEventMap>(
      name: Name,
      listener?: (event: DocumentEventMap[Name]) => void,
    ): void {
      document.addEventListener(
        name,
        (event) => {
          listener?.(event)
          const isKey = event instanceof KeyboardEvent
          const isHere = event.target instanceof Element && event.target.closest('[data-question]')
          if (controls().length > 0 && (isKey || isHere)) event.stopImmediatePropagation()
        },
        true,
      )
    }

    /** The options, and then the button; none once the screen has come. */
    function controls() {
      return document.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
        `[data-question="${id}"] :is(input,button)`,
      )
    }

    /** The same, or those of the screen once it has come. */
    function shown(): readonly HTMLElement[] {
      if (controls().length > 0) return [...controls()]
      return [...document.querySelectorAll<HTMLElement>('main form :is(input,[type=submit])')]
    }

    /** Which of them is pressed, itself or by its label; below 0 for none. */
    function placeOf(target: EventTarget | null): number {
      if (!(target instanceof Node)) return -1
      return shown().findIndex((control) => control.closest('label, button')?.contains(target))
    }

    /** Saves the question for later, or takes that back. */
    function bookmark(): void {
      if (controls().length === 0 || dataset.firstPress === 'next') return
      const isSaved = dataset.firstBookmark === undefined
      if (isSaved) dataset.firstBookmark = ''
      else delete dataset.firstBookmark
      const button = document.querySelector('[data-question=any] [aria-label^=Bookmark]')
      button?.setAttribute('aria-pressed', String(isSaved))
    }

    /** The first press stands until the screen comes: nothing can be changed after it. */
    function press(what: 'submit' | 'next'): void {
      const isEarly = controls().length > 0 && dataset.firstPress === undefined
      if (!isEarly || (what === 'submit' && dataset.firstChoice === undefined)) return
      dataset.firstPress = what
      dataset.firstMilliseconds = String(Date.now() - began)
      for (const control of controls()) control.disabled = true
    }
  }
}
