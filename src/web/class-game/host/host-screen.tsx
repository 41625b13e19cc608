import { QueryClientProvider } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'

import { queries } from '#web/session/session.ts'

import { HostGameScreen } from './host-game.tsx'
import { HostStart } from './host-start.tsx'
import { HostReport } from './report/host-report.tsx'

const idSchema = v.pipe(v.string(), v.uuid())

/** The games of a host; with `?game=<id>` one of them, with `?report=<id>` its answers. */
export function HostScreen() {
  return (
    <QueryClientProvider client={queries}>
      <Screen />
    </QueryClientProvider>
  )
}

function Screen() {
  const [search] = useSearchParams()
  const game = v.safeParse(idSchema, search.get('game'))
  const report = v.safeParse(idSchema, search.get('report'))
  if (game.success) return <HostGameScreen key={game.output} gameId={game.output} />
  if (report.success) {
    return (
      <div className="mx-auto min-h-[85dvh] w-full max-w-4xl pt-4">
        <h1 className="text-3xl">Report of a Class Game</h1>
        <HostReport key={report.output} gameId={report.output} />
      </div>
    )
  }
  return <HostStart />
}
