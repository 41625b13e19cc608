import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { setArticleRead } from '#web/user-data/bookmarks.ts'

import { articleOf } from './neighbours.ts'

/**
 * Articles run no script, so the link at their end leads here with `?read=` and the slug. It is stored
 * once and leaves the address, so that a reload or a bookmark does not say it again.
 */
export function useReadMark(): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const slug = new URLSearchParams(search).get('read')
  useEffect(() => {
    if (slug === null) return
    if (articleOf(slug) !== undefined) setArticleRead(slug, true)
    void navigate({ search: '', hash }, { replace: true, preventScrollReset: true })
  }, [slug, hash, navigate])
}
