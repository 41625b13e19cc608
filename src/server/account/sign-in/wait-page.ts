/** The colors of the theme that fits the browser: the one that was chosen is not known here. */
const STYLE = `
:root { color-scheme: light; --page: #fbfaff; --ink: #1b1430; --muted: #574f70; --link: #5b26c4 }
@media (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --page: #1a1033; --ink: #f5f1ff; --muted: #c6bbe8; --link: #d9c4ff }
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--muted);
  font: 1.0625rem/1.6 ui-sans-serif, system-ui, sans-serif }
main { max-width: 32rem; padding: 1.5rem }
h1 { margin: 0; color: var(--ink); font: 2rem/1.2 Georgia, serif }
a { color: var(--link) }
`

/**
 * What a browser shows that followed links too often. It is no page of the site, so that it can be
 * answered with the status that says so.
 * @param seconds how long there is to wait
 */
export function waitPage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please wait - Periodic Wizard</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Please wait</h1>
<p>Signing in by link was tried too often from your network. Wait ${wait}, then try again.</p>
<p><a href="/auth">Back to signing in</a></p>
</main>
</body>
</html>
`
}
