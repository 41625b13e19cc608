import { type Category, isCategory } from '#quiz/categories.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import type { McqQuestion } from '#quiz/question.ts'
import { OFFLINE_PROGRESS_KEY, SETTINGS_KEY } from '#web/store/storage-keys.ts'
import { PRACTICE_KEY } from '#web/store/technical-keys.ts'
import { GUEST, PRACTICE_VERSION } from '#web/user-data/stored-practice.ts'

import { firstQuestions } from './first-question-data.ts'

/** The files that the questions of a category are made from, by their addresses. */
export type FilesOfCategories = Readonly<Record<string, readonly string[]>>

/** The question that the page showed before its scripts ran, and the option chosen by then. */
export type ShownQuestion = { readonly question: McqQuestion; readonly chosen: number | null }

/**
 * The styles of the prerendered questions: only the chosen one is shown. Its buttons appear with the app,
 * because nothing would answer them before.
 */
export function firstQuestionStyle(): string {
  const shown = 'html[data-first-question'
  return [
    '[data-question]{display:none}[data-question=none]{display:block}',
    `${shown}] [data-question=none]{display:none}${shown}] [data-question=any]{display:block}`,
    ...firstQuestions.map(({ id }) => `${shown}="${id}"] [data-question="${id}"]{display:block}`),
    '[data-question=any] :is(button,a){visibility:hidden}',
  ].join('')
}

/**
 * The script in the head of the practice page. It chooses the category of the first question by the same
 * rule as `bankFor`. If a prerendered question of that category has the difficulty that is set and was
 * not answered in this browser, it shows one of those by chance and remembers the chosen option. Otherwise it
 * preloads the category's files. Both choices wait for the app in the document root; see `firstCategory`
 * and `firstQuestion`. If this tab has a stored session, it preloads the files of that session and shows
 * no other question.
 */
export function firstQuestionScript(files: FilesOfCategories): string {
  const byCategory = Map.groupBy(firstQuestions, ({ category }) => category)
  const ids = Object.fromEntries(
    [...byCategory].map(([category, questions]) => [category, questions.map(({ id }) => id)]),
  )
  const options = {
    files,
    ids,
    difficulty: defaultSettings.difficulty,
    kept: { key: PRACTICE_KEY, version: PRACTICE_VERSION, guest: GUEST },
    settingsKey: SETTINGS_KEY,
    progressKey: OFFLINE_PROGRESS_KEY,
  }
  return `(${beginWithQuestion.toString()})(${JSON.stringify(options)})`
}

/** The category that the page has chosen. Null when it has chosen none, or one that is not enabled. */
export function firstCategory(enabled: readonly Category[]): Category | null {
  const chosen = document.documentElement.dataset.firstCategory ?? ''
  return isCategory(chosen) && enabled.includes(chosen) ? chosen : null
}

/** The question that the page showed, or null when it showed none. */
export function firstQuestion(): ShownQuestion | null {
  const { firstQuestion: shown, firstChoice } = document.documentElement.dataset
  const question = firstQuestions.find(({ id }) => id === shown)
  if (question === undefined) return null
  return { question, chosen: firstChoice === undefined ? null : Number(firstChoice) }
}

/** Makes the next session of this page begin without the prerendered question. */
export function forgetFirstQuestion(): void {
  const { dataset } = document.documentElement
  delete dataset.firstCategory
  delete dataset.firstQuestion
  delete dataset.firstChoice
}

type Options = {
  readonly files: FilesOfCategories
  /** The questions of each category that the page brings along. */
  readonly ids: Readonly<Record<string, readonly string[]>>
  readonly difficulty: string
  /** Where a session is kept, and as whose. */
  readonly kept: { readonly key: string; readonly version: number; readonly guest: string }
  readonly settingsKey: string
  readonly progressKey: string
}

/** Runs in the page as it stands here, so it uses nothing from around it. */
function beginWithQuestion(options: Options): void {
  const search = new URLSearchParams(location.search)
  // The screen knows which category a given question is of.
  if (['question', 'course', 'saved', 'element'].some((name) => search.has(name))) return
  const { dataset } = document.documentElement
  // The server chooses the questions of a user.
  const isGuest = dataset.account === undefined
  const kept = keptLetters()
  if (kept.length > 0) {
    const categories = Object.keys(options.files).filter((category) =>
      kept.some((letters) => options.ids[category]?.[0]?.startsWith(letters)),
    )
    return fetchFiles(categories)
  }
  let enabled: unknown = Object.keys(options.files)
  let difficulty: unknown = options.difficulty
  let answered = ''
  try {
    answered = localStorage.getItem(options.progressKey) ?? ''
    const settings = JSON.parse(localStorage.getItem(options.settingsKey) ?? '').value
    enabled = settings.enabledCategories
    difficulty = settings.difficulty
  } catch {
    // Nothing is stored, or nothing that can be read: then all are enabled.
  }
  if (search.has('category')) enabled = [search.get('category')]
  if (search.has('difficulty')) difficulty = search.get('difficulty')
  if (!Array.isArray(enabled)) return
  const chosen: unknown = enabled[Math.floor(Math.random() * enabled.length)]
  const category = Object.keys(options.files).find((id) => id === chosen)
  if (category === undefined) return
  dataset.firstCategory = category
  const open = (options.ids[category] ?? []).filter((id) => !answered.includes(`"${id}"`))
  const brought = open[Math.floor(Math.random() * open.length)]
  const isFitting = isGuest && difficulty === options.difficulty
  if (brought !== undefined && isFitting) show(brought)
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
    dataset.firstQuestion = id
    document.addEventListener('change', ({ target }) => {
      const inputs = document.querySelectorAll(`[data-question="${id}"] input`)
      const choice = [...inputs].findIndex((option) => option === target)
      if (choice >= 0) dataset.firstChoice = String(choice)
    })
    document.addEventListener('submit', (event) => {
      if (document.querySelector('[data-question]') !== null) event.preventDefault()
    })
  }
}
