/** The kinds of responses that have a policy of their own. */
export type Kind = 'call' | 'page' | 'formulas' | 'asset' | 'file' | 'reset page' | 'link'

type Given = Readonly<Record<string, string | undefined>>

const FIXED: Given = {
  'reporting-endpoints': 'csp="/api/csp-report"',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
  'x-xss-protection': '0',
}

/** The allowed sources of each directive, in addition to hashes of inline scripts and styles. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'pw',
  'upgrade-insecure-requests': '',
  'report-to': 'csp',
  'report-uri': '/api/csp-report',
}

/** The policy of files that only other pages use: a browser follows the policy of the page. */
const ASSET_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'frame-ancestors': "'none'",
}

const NEVER = ['server', 'x-powered-by', 'access-control-allow-origin', 'via']

const CACHE: Readonly<Record<Kind, string>> = {
  call: 'no-store',
  link: 'no-store',
  page: 'no-cache',
  formulas: 'no-cache',
  'reset page': 'no-cache',
  file: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
}

/** Returns one line for each header that differs from the policy of a server behind https. */
export function headerProblems(kind: Kind, headers: Given): readonly string[] {
  const isQuiet = kind === 'reset page' || kind === 'link'
  const wanted = {
    ...FIXED,
    'referrer-policy': isQuiet ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cache-control': CACHE[kind],
  }
  const different = Object.entries(wanted).filter(([name, value]) => headers[name] !== value)
  return [
    ...different.map(([name, value]) => `${name} is ${headers[name]}, not ${value}`),
    ...NEVER.filter((name) => headers[name] !== undefined).map((name) => `there is a ${name}`),
    ...policyProblems(kind, headers['content-security-policy'] ?? ''),
  ]
}

function policyProblems(kind: Kind, policy: string): readonly string[] {
  const given = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values.filter((value) => !/^'sha256-[\w+/]{43}='$/.test(value)).join(' ')]
    }),
  )
  // KaTeX places its glyphs with attributes.
  const formulas = kind === 'formulas' ? { 'style-src-attr': "'unsafe-inline'" } : {}
  const general = kind === 'asset' ? ASSET_POLICY : POLICY
  const wanted = new Map(Object.entries({ ...general, ...formulas }))
  return [
    ...[...wanted].flatMap(([name, value]) =>
      given.get(name) === value ? [] : [`${name} is ${given.get(name)}, not ${value}`],
    ),
    ...[...given.keys()].filter((name) => !wanted.has(name)).map((name) => `there is a ${name}`),
  ]
}
