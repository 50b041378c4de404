import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

const REGION = 'eu-west-3'
export const KEYS = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret-of-the-test' }

const sha = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const FORM =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, SignedHeaders=(?<signed>[^,]+), Signature=(?<signature>[\da-f]{64})$/

/** Whether the signature of a request is valid for its text and the secret, as Amazon defines it (version 4). */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { id, day, region, signed = '', signature = '' } = FORM.exec(request.headers.authorization ?? '')?.groups ?? {}
  if (id !== KEYS.accessKeyId || region !== REGION || !day) return false
  const content = String(request.headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha(body)) return false
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...searchParams].map((pair) => pair.map(encode).join('=')).sort()
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, pathname, query.join('&'), headers.join(''), signed, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${KEYS.secretAccessKey}`, day))
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}

/** Starts a bucket service in this process. It only answers signed requests, and lists two files at a time. */
export async function startBucket() {
  const objects = new Map<string, { bytes: Buffer; changed: Date }>()
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
      const end = (status: number, answer?: string | Buffer) => response.writeHead(status).end(answer)
      if (!isSigned(request, body)) return end(403)
      if (!pathname.startsWith('/papers')) return end(404)
      const key = pathname.slice('/papers/'.length)
      if (request.method === 'PUT') {
        objects.set(key, { bytes: body, changed: new Date() })
        return end(200)
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return end(204)
      }
      if (!searchParams.has('list-type')) return objects.has(key) ? end(200, objects.get(key)?.bytes) : end(404)
      const from = Number(searchParams.get('continuation-token') ?? 0)
      const found = [...objects].filter(([name]) => name.startsWith(searchParams.get('prefix') ?? ''))
      const contents = found
        .slice(from, from + 2)
        .map(
          ([name, { changed }]) =>
            `<Contents><Key>${name}</Key><LastModified>${changed.toISOString()}</LastModified></Contents>`,
        )
      const next = from + 2 < found.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
      return end(200, `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
    })
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const address = service.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    objects,
    endpoint: `http://127.0.0.1:${port}`,
    region: REGION,
    stop: () => new Promise((stopped) => service.close(stopped)),
  }
}
