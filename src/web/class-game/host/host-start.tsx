import { GamePicker } from './game-picker.tsx'
import { OwnGames } from './own-games.tsx'

/** Where a host makes a game, or goes back to one. */
export function HostStart() {
  return (
    <div className="mx-auto min-h-[85dvh] w-full max-w-3xl pt-4">
      <h1 className="text-2xl">Host a Class Game</h1>
      <p className="mt-2 text-muted">
        Questions on the projector, answers on the phones. Afterwards you know which idea to teach
        again.
      </p>
      <GamePicker />
      <OwnGames />
    </div>
  )
}
