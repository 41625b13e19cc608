/** A while in milliseconds, whatever happens. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** A while in milliseconds, or until the network is back. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      globalThis.removeEventListener('online', done)
      resolve()
    }
    globalThis.addEventListener('online', done)
  })
}
