import type { Context, MiddlewareHandler } from 'hono'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

function isSecure(c: Context): boolean {
  const forwarded = c.req.header('X-Forwarded-Proto')
  return (forwarded ?? new URL(c.req.url).protocol).startsWith('https')
}

/**
 * Adds the security headers to every answer, refusals included. A worker takes its policy from the answer with its
 * script.
 */
export function securityHeaders(policy: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policy)
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
    if (isSecure(c)) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}
