import { useEffect, useState } from 'react'

import type * as TrendLab from '#web/trend-lab/trend-lab.ts'

/** The trend lab, null until it has come: when it is asked for, named by the address, or has arranged the table before. */
export function useTrendLab() {
  const [lab, setLab] = useState<typeof TrendLab | null>(null)
  useEffect(() => {
    const { search } = location
    const { arranged } = document.documentElement.dataset
    if (/[?&](?:show|y|at|year|layout|group3|labels)=/.test(search + arranged))
      void load().then(setLab)
  }, [])
  useEffect(() => {
    if (lab !== null) delete document.documentElement.dataset['late']
  }, [lab])

  async function toggle() {
    const loaded = lab ?? (await load())
    setLab(loaded)
    loaded?.toggleLab()
  }

  return { lab, toggle }
}

function load() {
  return import('#web/trend-lab/trend-lab.ts').catch(() => null)
}
