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
<meta name="color-scheme" content="light dark">
<title>Please wait - Periodic Wizard</title>
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
