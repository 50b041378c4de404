// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { MESSAGES } from '@backend/messages'
import { serve } from '@hono/node-server'
import { createHost } from '@server/app'
import { contentSecurityPolicy } from '@server/contentSecurityPolicy'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const INLINE = "document.documentElement.dataset.bsTheme = 'dark'"
const PAGE = `<!doctype html><title>Voie Libre</title><script>${INLINE}</script><script src="/assets/a-1.js"></script>`
const CODE = 'export const road = "free"'.padEnd(2000, ' ')

let folder = ''
let app: Hono

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'))
  const root = join(folder, 'dist')
  mkdirSync(join(root, 'assets'), { recursive: true })
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(root, '.vite/manifest.json'), '{}')
  writeFileSync(join(root, 'index.html'), PAGE)
  writeFileSync(join(root, 'favicon.svg'), '<svg/>')
  writeFileSync(join(root, 'assets/db-1.wasm'), Buffer.from([0, 97, 115, 109]))
  writeFileSync(join(root, 'assets/a-1.js'), CODE)
  writeFileSync(join(root, 'assets/a-1.js.br'), brotliCompressSync(CODE))
  writeFileSync(join(root, 'assets/a-1.js.gz'), gzipSync(CODE))
  app = createHost({ root })
})

afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('static files', () => {
  it('have their content type', async () => {
    expect((await get('/')).headers.get('Content-Type')).toMatch('text/html')
    expect((await get('/assets/a-1.js')).headers.get('Content-Type')).toMatch('javascript')
    expect((await get('/assets/db-1.wasm')).headers.get('Content-Type')).toBe('application/wasm')
    expect((await get('/favicon.svg')).headers.get('Content-Type')).toMatch('image/svg+xml')
  })

  it('are cached for a year when their name is hashed, and revalidated otherwise', async () => {
    expect((await get('/assets/a-1.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/index.html', '/login', '/favicon.svg']) {
      expect((await get(path)).headers.get('Cache-Control'), path).toBe('no-cache')
    }
  })

  it('answer 304 when nothing changed', async () => {
    const tag = (await get('/')).headers.get('ETag') ?? ''
    expect((await get('/', { 'If-None-Match': tag })).status).toBe(304)
  })

  it('are compressed when the client accepts it', async () => {
    const br = await get('/assets/a-1.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(br.headers.get('Content-Encoding')).toBe('br')
    expect(br.headers.get('Vary')).toMatch('Accept-Encoding')
    const gz = await get('/assets/a-1.js', { 'Accept-Encoding': 'gzip' })
    expect(gz.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(CODE)
    const plain = await get('/assets/a-1.js')
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(await plain.text()).toBe(CODE)
  })

  it('answer HEAD and ranges', async () => {
    const head = await app.request('/assets/a-1.js', { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '2000', ''])
    const part = await get('/assets/a-1.js', { Range: 'bytes=0-5' })
    expect([part.status, await part.text()]).toEqual([206, 'export'])
    expect((await get('/assets/a-1.js', { Range: 'bytes=9000-' })).status).toBe(416)
  })
})

describe('addresses', () => {
  it('answer the page for paths of the application', async () => {
    for (const path of ['/login', '/apps/candidats', '/apps/candidats/12?tab=fiche']) {
      for (const headers of [
        ['Accept', 'text/html,*/*;q=0.8'],
        ['Sec-Fetch-Mode', 'navigate'],
      ] as const) {
        const answer = await get(path, Object.fromEntries([headers]))
        expect([answer.status, await answer.text()], path).toEqual([200, PAGE])
      }
    }
  })

  it('answer 404 for unknown addresses', async () => {
    expect((await get('/assets/gone-9.js')).status).toBe(404)
    expect((await get('/robots.txt', { Accept: 'text/html' })).status).toBe(404)
    expect((await get('/apps/email/emails', { Accept: 'application/json, text/plain, */*' })).status).toBe(404)
    expect((await get('/login', { 'Sec-Fetch-Mode': 'cors' })).status).toBe(404)
    expect((await app.request('/login', { method: 'POST' })).status).toBe(404)
  })

  it('answer 404 as JSON for paths of the API', async () => {
    for (const path of ['/api', '/api/candidat', '/auth/login', '/api/export.csv']) {
      const answer = await get(path, { Accept: 'text/html' })
      const refusal = { statusCode: 404, code: 'not_found', message: MESSAGES.not_found.fr }
      expect([answer.status, await answer.json()]).toEqual([404, refusal])
    }
    const german = await get('/api/candidats', { 'Accept-Language': 'de' })
    expect(await german.json()).toMatchObject({ code: 'not_found', message: MESSAGES.not_found.de })
  })

  it('refuse paths outside the folder and hidden files', async () => {
    expect((await get('/.vite/manifest.json')).status).toBe(404)
    const paths = ['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt']
    paths.push('//etc/passwd', '/..\\secret.txt', '/assets/%2e%2e%2f%2e%2e%2fsecret.txt', '/%00secret.txt')
    for (const path of paths) expect(await raw(path), path).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})

describe('security headers', () => {
  it('protect every answer, refusals included', async () => {
    for (const path of ['/', '/assets/a-1.js', '/assets/gone.js', '/api/x']) {
      const { headers } = await get(path)
      expect(headers.get('Content-Security-Policy'), path).toMatch("default-src 'self'")
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('same-origin')
      expect(headers.get('Permissions-Policy')).toMatch('camera=()')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    }
  })

  it('allow the inline scripts of the page by hash only', () => {
    const hash = createHash('sha256').update(INLINE).digest('base64')
    const policy = contentSecurityPolicy(PAGE)
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
    expect(policy.match(/sha256-/g)).toHaveLength(1)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  })

  it('allow requests to the configured backend only', () => {
    expect(contentSecurityPolicy(PAGE)).toContain("connect-src 'self';")
    expect(contentSecurityPolicy(PAGE, 'https://api.example.tn/v1')).toContain(
      "connect-src 'self' https://api.example.tn;",
    )
  })

  it('allow pictures of the own host only', () => {
    expect(contentSecurityPolicy(PAGE, 'https://api.example.tn/v1')).toContain("img-src 'self' data: blob:;")
  })

  it('require HTTPS only where HTTPS is used', async () => {
    const name = 'Strict-Transport-Security'
    expect((await get('/')).headers.get(name)).toBeNull()
    expect((await get('/', { 'X-Forwarded-Proto': 'https' })).headers.get(name)).toMatch('max-age=')
  })
})

/** The status line for a path that fetch would normalise first. */
async function raw(path: string): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const line = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`),
    )
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''))
    socket.once('error', reject)
  })
  await new Promise((closed) => server.close(closed))
  return line
}
