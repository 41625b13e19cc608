import { Button } from '#web/ui/button.tsx'

/** Begins signing in with Google. */
export function GoogleButton({
  isBusy,
  onClick,
}: {
  readonly isBusy: boolean
  readonly onClick: () => void
}) {
  return (
    <Button className="w-full" disabled={isBusy} onClick={onClick}>
      <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-accent" aria-hidden="true">
        <path d="M20.500 12H12.500M20.500 12a8.500 8.500 0 1 1-2.900-6.400" strokeWidth="3" />
      </svg>
      Sign in with Google
    </Button>
  )
}
