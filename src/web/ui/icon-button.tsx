import type { ComponentProps, ReactNode } from 'react'

/** The classes of a round icon button, for links that look like one. */
export const ICON_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition hover:bg-raised active:scale-95 disabled:opacity-40'

/** A round button that shows an icon; its label is read out and shown as a tooltip. */
export function IconButton({
  label,
  children,
  className = '',
  ...rest
}: ComponentProps<'button'> & { readonly label: string; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${ICON_BUTTON} ${className}`}
    >
      {children}
    </button>
  )
}
