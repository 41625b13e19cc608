import { useSearchParams } from 'react-router'

import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { useSet } from '#web/classroom/parts/use-set.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { CategoryWorksheet } from './category-worksheet.tsx'
import { Worksheet } from './worksheet.tsx'

/** The worksheet that the address asks for: of a set, or about a category. */
export function WorksheetScreen() {
  const [search] = useSearchParams()
  const code = search.get('set')
  return code === null ? <CategoryWorksheet /> : <SetWorksheet code={code} />
}

function SetWorksheet({ code }: { readonly code: string }) {
  const [state, reload] = useSet(code)
  if (state.status === 'failed') return <Failed error={state.error} onRetry={reload} />
  if (state.status === 'loading') return <Loading label="The set is on its way." />
  if (state.answer === null) return <NoSet />
  const { name, content } = state.answer
  return <Worksheet subject={{ set: code }} name={name} content={content} backTo={`/set/${code}`} />
}

function NoSet() {
  return (
    <>
      <ScreenTitle backTo="/classes">No such set</ScreenTitle>
      <p className="text-muted">
        The address may be incomplete. A worksheet about a category needs no set.
      </p>
      <a href="/worksheet" className="mt-4 inline-flex min-h-11 items-center text-link underline">
        Choose a category
      </a>
    </>
  )
}
