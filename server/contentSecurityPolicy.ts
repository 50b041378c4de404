import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** The CSP sources that allow exactly the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
  return inline.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : []
}

/**
 * The policy of the application's page and of its workers.
 * @param html the built index.html, whose inline scripts are allowed by their hash
 * @param apiUrl address of a backend on another host; empty when the backend runs in the browser
 */
export function contentSecurityPolicy(html: string, apiUrl = ''): string {
  return [
    "default-src 'self'",
    // SQLite is WebAssembly; no text is evaluated as code.
    ["script-src 'self' 'wasm-unsafe-eval'", ...inlineScriptHashes(html)].join(' '),
    // React writes style attributes, and react-select its own style element.
    "style-src 'self' 'unsafe-inline'",
    // No other hosts: fetching a picture would reveal to them who looks at it, and when.
    "img-src 'self' data: blob:",
    // FullCalendar embeds the font of its arrows in its style sheet.
    "font-src 'self' data:",
    "worker-src 'self'",
    // Papers are previewed in the browser's own viewer before they are saved.
    'frame-src blob:',
    ["connect-src 'self'", ...originOf(apiUrl)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
