/** A bar that fills a share of its row, in percent; the number beside it says the same. */
export function Bar({ percent }: { readonly percent: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden className="el-bar">
      <rect className="all" width="100" height="10" />
      <rect width={percent.toFixed(1)} height="10" />
    </svg>
  )
}
