const themes = ['wizard', 'light'] as const

/** A picture of a screen, drawn by scripts/build/screenshots/draw-teaching.ts, in the theme of the page. */
export function ScreenPicture({
  of,
  text,
  width,
  height,
}: {
  readonly of: string
  /** The content of the screen in words. */
  readonly text: string
  readonly width: number
  readonly height: number
}) {
  return (
    <figure className="screen-picture" data-tall={height > width || undefined}>
      {themes.map((theme) => (
        <img
          key={theme}
          className={`of-${theme}`}
          src={`/teachers/${of}-${theme}.jpg`}
          alt={text}
          width={width}
          height={height}
          loading="lazy"
        />
      ))}
    </figure>
  )
}
