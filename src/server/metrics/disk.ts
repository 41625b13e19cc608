import { statfs } from 'node:fs/promises'

import type { Reader } from './metrics.ts'

/** Reads how much of the disk below a folder is free. */
export function diskReader(folder: string): Reader {
  return async () => {
    const { bavail, blocks } = await statfs(folder)
    return { pw_data_folder_free_ratio: bavail / blocks }
  }
}
