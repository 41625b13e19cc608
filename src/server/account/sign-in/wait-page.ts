/** Follows the color scheme of the browser, because the chosen theme is not known here. */
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
 * Returns the page for a browser that has followed too many links. It is not a page of the site, so
 * that it can be sent with status 429.
 * @param seconds the time to wait
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
<p>There were too many attempts to sign in by link from your network. Wait ${wait}, then try again.</p>
<p>You can practice without an account in the meantime.</p>
<p><a href="/dashboard">Practice</a> · <a href="/auth">Back to sign in</a></p>
</main>
</body>
</html>
`
}
