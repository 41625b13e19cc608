/** Patterns of secrets, and their kinds. */
const PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of Amazon', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a client secret of Google', /\bGOCSPX-[\w-]{20,}/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[\w-]{20,}/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10,}/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ['a signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{15,}/],
  [
    'an address with a password',
    /\b[a-z][a-z+]*:\/\/[^\s:/@'"`<>${}]+:(?!password@|secret@)[^\s:/@'"`<>${}]{8,}@/,
  ],
  [
    'a value that is called secret',
    /\b\w*(?:secret|api_?key|passwd|token)["']?\s*[:=]\s*["'`]?(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Z])(?=[\w+/=-]*[a-z])[\w+/=-]{32,}/i,
  ],
]

/** The kinds of secrets that stand in a text, with the number of the line. Never the secret itself. */
export function secretsIn(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      PATTERNS.filter(([, pattern]) => pattern.test(line)).map(
        ([kind]) => `line ${index + 1}: ${kind}`,
      ),
    )
}
