import {
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  Maximize,
  Minimize,
  Pause,
  Play,
  Square,
  Users,
} from 'lucide-react'
import { useState } from 'react'

import type { HostGame } from '#contract/class-game/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import type { Steps } from './use-steps.ts'

/** The host's controls, and the current fault. */
export function HostBar({
  game: { pin, view },
  isConnected,
  steps,
  areNamesShown,
  isManaging,
  fullScreen,
  onShowNames,
  onManage,
}: {
  readonly game: HostGame
  readonly isConnected: boolean
  readonly steps: Steps
  readonly areNamesShown: boolean
  readonly isManaging: boolean
  /** Null where the browser cannot fill the screen. */
  readonly fullScreen: { readonly isFull: boolean; readonly toggle: () => void } | null
  readonly onShowNames: (areShown: boolean) => void
  readonly onManage: (isManaging: boolean) => void
}) {
  const [isEnding, setIsEnding] = useState(false)
  const { phase, isLocked, isPaused, counts } = view
  const isRunning = phase.kind === 'question' || phase.kind === 'race'
  const isOn = phase.kind !== 'ended'
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {isOn && phase.kind !== 'lobby' ? (
          <p className="mr-2 font-display text-[clamp(1.25rem,1.5vw,1.75rem)]">
            {'PIN '}
            <span translate="no" className="tracking-widest">
              {pin}
            </span>
          </p>
        ) : null}
        <p key={counts.here} className="mr-auto text-[clamp(1.25rem,1.5vw,1.75rem)] tabular-nums">
          {counts.here === 1 ? '1 player here' : `${counts.here} players here`}
        </p>
        {isRunning ? (
          <Button onClick={() => steps.take({ kind: isPaused ? 'resume' : 'pause' })}>
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            <span key={String(isPaused)}>{isPaused ? 'Go On' : 'Pause'}</span>
          </Button>
        ) : null}
        {isOn ? (
          <Button onClick={() => steps.take({ kind: isLocked ? 'unlock' : 'lock' })}>
            {isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
            <span key={String(isLocked)}>{isLocked ? 'Unlock' : 'Lock'}</span>
          </Button>
        ) : null}
        {isOn ? (
          <Button onClick={() => onShowNames(!areNamesShown)}>
            {areNamesShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            <span key={String(areNamesShown)}>{areNamesShown ? 'Hide Names' : 'Show Names'}</span>
          </Button>
        ) : null}
        {fullScreen === null ? null : (
          <Button className="max-sm:hidden" onClick={fullScreen.toggle}>
            {fullScreen.isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
            <span key={String(fullScreen.isFull)}>
              {fullScreen.isFull ? 'Leave Full Screen' : 'Full Screen'}
            </span>
          </Button>
        )}
        <Button aria-expanded={isManaging} onClick={() => onManage(!isManaging)}>
          <Users aria-hidden /> Players
        </Button>
        {isOn ? (
          <Button onClick={() => setIsEnding(true)}>
            <Square aria-hidden /> End
          </Button>
        ) : null}
      </div>
      <p role="status" className="min-h-6 text-accent">
        {isConnected ? null : <span key="lost">Reconnecting… The game goes on.</span>}
      </p>
      <p role="alert" className="text-incorrect">
        {steps.problem === null ? null : <span key={steps.problem}>{steps.problem}</span>}
      </p>
      {isEnding ? (
        <ConfirmDialog
          title="End the game?"
          confirmLabel="End"
          onConfirm={() => steps.take({ kind: 'end' })}
          onClose={() => setIsEnding(false)}
        >
          <p>The podium is shown, and players can no longer answer.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
