import { useCallback, useEffect, useState } from 'react'

/** An answer of the server that a screen waits for. */
export type Loaded<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Loads when the screen opens, and again when `ask` changes or `reload` is called. Earlier data
 * stays on screen until then.
 */
export function useLoaded<Answer>(
  ask: () => Promise<Answer>,
): readonly [Loaded<Answer>, reload: () => void] {
  const [state, setState] = useState<Loaded<Answer>>({ status: 'loading' })
  const load = useCallback(() => {
    let isOver = false
    async function loadOnce() {
      const next = await settled(ask)
      if (!isOver) setState(next)
    }
    void loadOnce()
    return () => {
      isOver = true
    }
  }, [ask])
  useEffect(load, [load])
  return [state, load]
}

async function settled<Answer>(ask: () => Promise<Answer>): Promise<Loaded<Answer>> {
  try {
    return { status: 'ready', answer: await ask() }
  } catch (error) {
    return { status: 'failed', error }
  }
}
