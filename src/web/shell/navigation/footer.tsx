import { HAS_AD_PLACEHOLDER, SUPPORT_EMAIL } from './operator.ts'

const links = [
  { to: '/tools', label: 'Tools' },
  { to: '/about/help', label: 'Help' },
  { to: '/about', label: 'About Us' },
  { to: '/terms', label: 'Terms & Conditions' },
  { to: `mailto:${SUPPORT_EMAIL}`, label: 'Contact Us' },
] as const

/** The footer of every screen: the place reserved for a banner, and the links that need no script. */
export function Footer() {
  return (
    <>
      {HAS_AD_PLACEHOLDER ? (
        <aside aria-label="Advertisement" className="overflow-x-clip print:hidden">
          <p className="mx-auto grid h-[50px] w-[320px] place-items-center overflow-hidden rounded-sm border border-dashed border-line text-xs whitespace-nowrap text-muted">
            320x50 Banner Ad
          </p>
        </aside>
      ) : null}
      <footer className="flex flex-wrap justify-center px-4 py-4 sm:gap-x-2 print:hidden">
        {links.map(({ to, label }) => (
          <a
            key={to}
            href={to}
            className="inline-flex min-h-11 items-center rounded-full px-2 text-xs text-muted underline-offset-4 hover:text-ink hover:underline sm:px-3 sm:text-sm"
          >
            {label}
          </a>
        ))}
      </footer>
    </>
  )
}
