import type { TestProject } from 'vitest/node'

import { prepareData, startProduct } from './product.ts'

declare module 'vitest' {
  // Vitest asks for an interface here: it is merged with its own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** Where the product that all journeys share answers. */
    readonly origin: string
    /** The same by the name of this machine. */
    readonly namedOrigin: string
    /** A data directory as a first start leaves it, for products of a file's own. */
    readonly data: string
    /** How many times longer than usual this machine takes: limits of time are multiplied by it. */
    readonly slowness: number
  }
}

/** Starts one product for all files with journeys: its database takes seconds to open. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await prepareData()
  const product = await startProduct({ data: data.folder, isLasting: true })
  project.provide('origin', product.origin)
  project.provide('namedOrigin', product.namedOrigin)
  project.provide('data', data.folder)
  return async () => {
    await product.stop()
    await data.remove()
  }
}
