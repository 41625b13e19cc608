import type { ComponentProps, MouseEvent } from 'react'

const looks = {
  primary: 'bg-accent text-on-accent font-semibold shadow-card hover:brightness-110',
  secondary: 'bg-raised text-ink border border-outline hover:border-accent',
  quiet: 'text-ink hover:bg-raised',
} as const

/**
 * A button in one of the product's three looks, at least 44 px high. While it is busy with its
 * action it ignores presses, but keeps the focus, which a disabled button would lose.
 */
export function Button({
  look = 'secondary',
  className = '',
  isBusy = false,
  ...rest
}: ComponentProps<'button'> & {
  readonly look?: keyof typeof looks
  readonly isBusy?: boolean
}) {
  const waiting = isBusy ? { 'aria-disabled': true, onClick: ignore } : {}
  return (
    <button type="button" {...rest} {...waiting} className={`${buttonClass(look)} ${className}`} />
  )
}

/** The press of a submit button, by the keyboard too, would send the form. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}

/** The classes of a button, for links that look like one. */
export function buttonClass(look: keyof typeof looks): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-base transition disabled:opacity-50 aria-disabled:opacity-50 active:scale-[0.98] ${looks[look]}`
}
