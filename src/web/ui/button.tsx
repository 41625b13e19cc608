import type { ComponentProps } from 'react'

const looks = {
  primary: 'bg-accent text-on-accent font-semibold shadow-card hover:brightness-110',
  secondary: 'bg-raised text-ink border border-outline hover:border-accent',
  quiet: 'text-ink hover:bg-raised',
} as const

/** A button in one of the product's three looks, at least 44 px high. */
export function Button({
  look = 'secondary',
  className = '',
  ...rest
}: ComponentProps<'button'> & { readonly look?: keyof typeof looks }) {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className}`} />
}

/** The classes of a button, for links that look like one. */
export function buttonClass(look: keyof typeof looks): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-base transition disabled:opacity-50 active:scale-[0.98] ${looks[look]}`
}
