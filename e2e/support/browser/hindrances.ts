/** Runs in the page, as do the others: the browser lets no site store anything. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

export function blockCookies(): void {
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
}
