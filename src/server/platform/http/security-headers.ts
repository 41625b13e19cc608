import { createHash } from 'node:crypto'

/** The only Trusted Types policy that a script may create: it passes the address of `/sw.js` alone. */
const TRUSTED_TYPES_POLICY = 'pw'

/** The directive of every page that no frame may show. */
const NO_FRAMES = "frame-ancestors 'none'"

const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`
const SCRIPT = new RegExp(`<script(${ATTRIBUTES})>([\\s\\S]*?)</script`, 'gi')
const STYLE = new RegExp(`<style(${ATTRIBUTES})>([\\s\\S]*?)</style`, 'gi')

export type Headers = Readonly<Record<string, string>>

/**
 * The headers of every response that is not a page.
 * @param https whether browsers reach the server over https; only then are they told to stay there
 */
export function securityHeaders(https: boolean): Headers {
  return {
    'content-security-policy': contentSecurityPolicy('', https),
    'reporting-endpoints': 'csp="/api/csp-report"',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    'x-xss-protection': '0',
  }
}

/**
 * The headers of scripts, styles and fonts. A browser heeds the policy of the page that uses them,
 * so a short policy that allows nothing is enough when a file is opened by itself, and the long one
 * is not sent with every file of the first view.
 */
export const assetHeaders: Headers = {
  'content-security-policy': `default-src 'none'; ${NO_FRAMES}`,
}

/** The headers of data that any site may read: nothing in it depends on the reader. */
export const openHeaders: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The pages that mailed links with a secret lead to. */
const SECRET_PAGES: ReadonlySet<string> = new Set(['/update-password', '/confirm-email'])

/** The headers of a page: its own policy, and no referrer on the pages of mailed links. */
export function pageHeaders(path: string, html: string, https: boolean): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(html, https),
    ...(SECRET_PAGES.has(path) && { 'referrer-policy': 'no-referrer' }),
  }
}

/** The headers of a page that any site may show in a frame, and that learns nothing of the site around it. */
export function framedHeaders(headers: Headers): Headers {
  return {
    ...withAncestors(headers, '*'),
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  }
}

/** The headers of a page that pages of this site alone may show in a frame. */
export function ownFrameHeaders(headers: Headers): Headers {
  return withAncestors(headers, "'self'")
}

function withAncestors(headers: Headers, ancestors: string): Headers {
  const { 'content-security-policy': policy = '' } = headers
  return {
    ...headers,
    'content-security-policy': policy.replace(NO_FRAMES, `frame-ancestors ${ancestors}`),
  }
}

/**
 * Nothing inline runs but the scripts and styles that the page was built with, named by hash.
 * KaTeX places its glyphs with style attributes, so pages with formulas (and no others) allow those. Pages with frames
 * show pages of this site in them.
 */
function contentSecurityPolicy(html: string, https: boolean): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, SCRIPT)].join(' '),
    ["style-src 'self'", ...inlineHashes(html, STYLE)].join(' '),
    ...(hasFormulas(html) ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(html.includes('<iframe') ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    NO_FRAMES,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /api/csp-report',
  ]
  return directives.join('; ')
}

function inlineHashes(html: string, element: RegExp): readonly string[] {
  const hashes = Array.from(html.matchAll(element))
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${sha256(asParsed(text))}'`)
  return [...new Set(hashes)]
}

/** Browsers hash the text after the parser has turned every line end into a line feed. */
function asParsed(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function hasFormulas(html: string): boolean {
  return /\bclass="(?:[^"]*\s)?katex[\s"]/.test(html)
}
