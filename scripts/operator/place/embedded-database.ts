import { openEmbedded } from '#server/platform/database/embedded.ts'

import { claim } from './place.ts'

/**
 * Opens the embedded database of a folder that no server uses, for as long as `use` needs it.
 * @returns the value of `use`
 * @throws Refusal when a server uses the folder
 */
export async function withEmbedded<Value>(
  folder: string,
  use: (opened: Awaited<ReturnType<typeof openEmbedded>>) => Promise<Value>,
): Promise<Value> {
  const release = claim(folder)
  try {
    const opened = await openEmbedded(folder)
    try {
      return await use(opened)
    } finally {
      await opened.database.destroy()
    }
  } finally {
    release()
  }
}
