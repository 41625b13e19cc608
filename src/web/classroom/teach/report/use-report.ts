import { useEffect, useRef, useState } from 'react'

import type { Report } from '#contract/classroom/assignments.ts'
import { call, codeOf } from '#web/wire/api.ts'

const EVERY_MS = 1000

/** A report as it is followed: the last one that came, and the reason why no more come. */
export type Following = {
  readonly report: Report | null
  readonly error: { readonly cause: unknown } | null
  /** Asks again at once, also where the report was not found. */
  readonly retry: () => void
}

/** Asks every second while the page is in view, and gets a report when there is something new. */
export function useReport(assignmentId: string): Following {
  const [report, setReport] = useState<Report | null>(null)
  const [error, setError] = useState<{ readonly cause: unknown } | null>(null)
  const again = useRef(() => {})
  useEffect(() => {
    let known: string | undefined
    let isOver = false
    async function ask() {
      if (document.visibilityState === 'hidden') return
      try {
        const answer = await call('get_report', { assignment_id: assignmentId, known })
        if (isOver) return
        setError(null)
        if (answer.report === null) return
        known = answer.report.state
        setReport(answer.report)
      } catch (cause) {
        if (!isOver) setError({ cause })
        if (codeOf(cause) === 'not_found') clearInterval(asking)
      }
    }
    function begin() {
      void ask()
      return setInterval(() => void ask(), EVERY_MS)
    }
    let asking = begin()
    again.current = () => {
      clearInterval(asking)
      asking = begin()
    }
    return () => {
      isOver = true
      clearInterval(asking)
    }
  }, [assignmentId])

  function retry() {
    setError(null)
    again.current()
  }
  return { report, error, retry }
}
