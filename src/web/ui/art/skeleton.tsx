/** The outline of a screen that is still on its way, so that it is never blank. */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <div className="pt-4">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div
        aria-hidden
        className="grid animate-pulse gap-5 *:rounded-md *:bg-raised motion-reduce:animate-none"
      >
        <div className="h-9 w-2/5" />
        <div className="h-5 w-4/5" />
        <div className="h-44" />
        <div className="h-28" />
        <div className="h-28" />
      </div>
    </div>
  )
}
