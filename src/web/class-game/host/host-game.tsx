import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { openHostClient } from '#web/class-game/client/host-client.ts'
import { useFullScreen } from '#web/class-game/screen/use-full-screen.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useFocusOf } from '#web/ui/focus/use-focus-of.ts'
import { liveLine } from '#web/wire/live-connection.ts'

import { HostBar } from './host-bar.tsx'
import { HostEnd } from './host-end.tsx'
import { HostLobby } from './host-lobby.tsx'
import { HostPlayers } from './host-players.tsx'
import { HostQuestion } from './host-question.tsx'
import { HostRace } from './host-race.tsx'
import { useSteps } from './use-steps.ts'

/** A game on the screen of its host, which the projector shows too. */
export function HostGameScreen({ gameId }: { readonly gameId: string }) {
  const client = useMemo(
    () => openHostClient({ gameId, line: liveLine, now: () => performance.now() }),
    [gameId],
  )
  useEffect(() => client.close, [client])
  const { game, isConnected, isMissing } = useSyncExternalStore(client.subscribe, client.get)
  const steps = useSteps(gameId)
  const [areNamesShown, setAreNamesShown] = useState(true)
  const [isManaging, setIsManaging] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(screen)
  useConcentration(true)
  useFocusOf(game?.view.phase.kind ?? 'loading')
  if (isMissing) return <NoGame />
  if (game === null) {
    return (
      <div data-projected className="mx-auto min-h-[85dvh] w-full max-w-3xl pt-6">
        <h1 className="text-2xl">Class Game</h1>
        <p role="status" className="mt-2 text-muted">
          {isConnected ? <span key="loading">Loading…</span> : <span key="lost">Connecting…</span>}
        </p>
        <Link to="/host" className={`mt-6 ${buttonClass('secondary')}`}>
          All Games
        </Link>
      </div>
    )
  }
  const { phase } = game.view
  return (
    <div
      ref={screen}
      data-projected
      data-playing={phase.kind === 'ended' ? undefined : 'host'}
      className="min-h-[85dvh] w-full [&:fullscreen]:overflow-y-auto [&:fullscreen]:bg-page [&:fullscreen]:p-[clamp(1rem,2vw,3rem)]"
    >
      <HostBar
        game={game}
        isConnected={isConnected}
        steps={steps}
        areNamesShown={areNamesShown}
        isManaging={isManaging}
        fullScreen={fullScreen}
        onShowNames={setAreNamesShown}
        onManage={setIsManaging}
      />
      {isManaging ? <HostPlayers players={game.view.players} steps={steps} /> : null}
      {phase.kind === 'lobby' ? (
        <HostLobby game={game} steps={steps} areNamesShown={areNamesShown} />
      ) : phase.kind === 'race' ? (
        <HostRace game={game} serverNow={client.serverNow} areNamesShown={areNamesShown} />
      ) : phase.kind === 'ended' ? (
        <HostEnd game={game} />
      ) : (
        <HostQuestion game={game} serverNow={client.serverNow} steps={steps} />
      )}
    </div>
  )
}

function NoGame() {
  return (
    <div className="mx-auto min-h-[85dvh] w-full max-w-xl pt-10 text-center">
      <h1 className="text-2xl">You Host No Such Game</h1>
      <p className="mt-3 text-muted">It may have been deleted.</p>
      <Link to="/host" className={`mt-6 ${buttonClass('primary')}`}>
        All Games
      </Link>
    </div>
  )
}
