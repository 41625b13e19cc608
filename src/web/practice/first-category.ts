import { type Category, isCategory } from '#quiz/categories.ts'
import { PREFERENCES_KEY } from '#web/platform/storage-keys.ts'

/** The files that the first question of a category is made from, by their addresses. */
export type FilesOfCategories = Readonly<Record<string, readonly string[]>>

/**
 * The script of the practice page that chooses the category of the first question, by the same rule
 * as `bankFor`, and has its files fetched while React is still on its way. The choice waits for the
 * screen in the document root; see `takeFirstCategory`.
 */
export function firstCategoryScript(files: FilesOfCategories): string {
  return `(${chooseFirstCategory.toString()})(${JSON.stringify(files)},${JSON.stringify(PREFERENCES_KEY)})`
}

/**
 * The category that the page has chosen, once. Null when it has chosen none, or one that is not
 * enabled.
 */
export function takeFirstCategory(enabled: readonly Category[]): Category | null {
  const { dataset } = document.documentElement
  const chosen = dataset.firstCategory ?? ''
  delete dataset.firstCategory
  return isCategory(chosen) && enabled.includes(chosen) ? chosen : null
}

/** Runs in the page as it stands here, so it uses nothing from around it. */
function chooseFirstCategory(files: FilesOfCategories, preferencesKey: string): void {
  const search = new URLSearchParams(location.search)
  // The screen knows which category a given question is of.
  if (search.has('question')) return
  let enabled: unknown = Object.keys(files)
  try {
    enabled = JSON.parse(localStorage.getItem(preferencesKey) ?? '').value.enabledCategories
  } catch {
    // Nothing is stored, or nothing that can be read: then all are enabled.
  }
  if (search.has('category')) enabled = [search.get('category')]
  if (!Array.isArray(enabled)) return
  const chosen: unknown = enabled[Math.floor(Math.random() * enabled.length)]
  for (const [category, addresses] of Object.entries(files)) {
    if (category !== chosen) continue
    document.documentElement.dataset.firstCategory = category
    for (const address of addresses) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = address
      document.head.append(link)
    }
  }
}
