const links = [
  { to: '/dashboard/periodic-table', label: 'Periodic Table' },
  { to: '/dashboard/questions', label: 'Practice' },
  { to: '/blogs', label: 'Blogs' },
] as const

/** The ways on from a page without script: nothing but links. */
export function StillLinks() {
  return (
    <nav aria-label="Main" className="-mx-3 flex flex-wrap sm:mr-0 sm:ml-auto">
      {links.map(({ to, label }) => (
        <a
          key={to}
          href={to}
          className="inline-flex min-h-11 items-center rounded-full px-3 text-sm hover:bg-raised hover:text-accent"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
