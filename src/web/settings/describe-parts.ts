import type { Part, Parts } from '#web/user-data/export-file.ts'

type Line = { readonly label: string; readonly now: string; readonly coming: string }

const describers: Readonly<Record<Part, readonly [string, (parts: Parts) => string]>> = {
  progress: ['Progress', ({ progress }) => counted(progress?.totals.totalAnswered, 'answer')],
  bookmarks: [
    'Bookmarks',
    ({ bookmarks }) => {
      const read = bookmarks?.articlesRead?.length ?? 0
      return [
        counted(bookmarks?.questions.length, 'question'),
        counted(bookmarks?.elements.length, 'element'),
        ...(read === 0 ? [] : [`${counted(read, 'article')} read`]),
      ].join(', ')
    },
  ],
  preferences: [
    'Settings',
    ({ preferences }) =>
      `${preferences?.difficulty ?? ''}, ${preferences?.enabledCategories.length ?? 0} of 8 categories`,
  ],
  stats: ['Game statistics', ({ stats }) => counted(stats?.totalGamesPlayed, 'game')],
  history: ['Game history', ({ history }) => counted(history?.length, 'game')],
  name: ['Name', ({ name }) => name || 'none'],
  theme: ['Theme', ({ theme }) => theme ?? ''],
}

const order = ['progress', 'bookmarks', 'preferences', 'stats', 'history', 'name', 'theme'] as const

/** One line for each part of the file: the stored value, and the one that replaces it. */
export function describeParts(stored: Parts, file: Parts): readonly Line[] {
  return order
    .filter((part) => file[part] !== undefined)
    .map((part) => {
      const [label, describe] = describers[part]
      return { label, now: describe(stored), coming: describe(file) }
    })
}

function counted(count: number | undefined, noun: string): string {
  return `${count ?? 0} ${noun}${count === 1 ? '' : 's'}`
}
