/** For a strategy: keeps the last `count` responses of its cache, so that it cannot grow for years. */
export function keepNewest(count: number) {
  return {
    async cacheDidUpdate({ cacheName }: { readonly cacheName: string }): Promise<void> {
      const cache = await caches.open(cacheName)
      const requests = await cache.keys()
      const oldest = requests.slice(0, Math.max(0, requests.length - count))
      await Promise.all(oldest.map((request) => cache.delete(request)))
    },
  }
}
