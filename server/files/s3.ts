import { BusyError } from '@backend/database/dialect'
import { readFileName } from '@backend/files'
import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import type { HostFiles } from './hostFiles'

export interface Bucket {
  /** The address of the service: `https://s3.eu-west-3.amazonaws.com`. */
  endpoint: string
  bucket: string
  /** The prefix of all names in the bucket. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds to wait for a whole answer of the service. */
  patience?: number
}

/** Milliseconds to wait for the service: less than a client waits. */
const PATIENCE = 4000
/** For a question that a school's write waits for. */
const SHORT_PATIENCE = 1000
const TRIES = 2

/** Thrown when the service refuses a request. Its own message may contain the key; the log shows the code. */
class BucketError extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
    this.name = 'BucketError'
  }
}

const noBucket = () => new BucketError('There is no such bucket', 'no_such_bucket')

interface Asking {
  method: string
  body?: Uint8Array<ArrayBuffer>
}

interface Listed {
  objects: { key: string; changed: Date }[]
  next: string | null
}

/** Parses the answer of `ListObjectsV2`. */
function readList(xml: string): Listed {
  const parser = new SaxesParser()
  const objects: Listed['objects'] = []
  let [next, text, key, changed] = ['', '', '', '']
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text
    if (name === 'LastModified') changed = text
    if (name === 'NextContinuationToken') next = text
    if (name === 'Contents') objects.push({ key, changed: new Date(changed) })
  })
  parser.write(xml).close()
  return { objects, next: next || null }
}

/** Stores files in a bucket of Amazon's S3, or of a service with the same protocol. */
export function s3Files({ endpoint, bucket, prefix, patience = PATIENCE, ...access }: Bucket): Required<HostFiles> {
  const { accessKeyId, secretAccessKey, region } = access
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (name: string) => {
    // The address of another name might leave the folder, or the bucket.
    if (!readFileName(name)) throw new Error('Not the name of a file')
    return `${root}/${prefix}${name}`
  }

  /** Asks the service, its whole answer included. @throws BusyError when it does not answer in time */
  async function ask(address: string, init: Asking, wait = patience) {
    const silent = (error: unknown) => {
      throw new BusyError('The bucket does not answer', { cause: error })
    }
    const answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(wait) }).catch(silent)
    const { ok, status } = answer
    const bytes = new Uint8Array(await answer.arrayBuffer().catch(silent))
    if (ok || status === 404) return { status, bytes }
    if (status >= 500 || status === 429) throw new BusyError(`The bucket answered ${status}`)
    throw new BucketError(`The bucket refused a ${init.method}: ${status}`, `bucket_${status}`)
  }

  /** A page of the names in the folder. @throws BucketError when there is no such bucket */
  async function list(options: Record<string, string>): Promise<Listed> {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...options })
    const { status, bytes } = await ask(`${root}?${query}`, { method: 'GET' })
    if (status === 404) throw noBucket()
    return readList(new TextDecoder().decode(bytes))
  }

  return {
    async put(name, bytes) {
      const { status } = await ask(addressOf(name), { method: 'PUT', body: bytes })
      if (status === 404) throw noBucket()
    },
    async has(name) {
      const { status } = await ask(addressOf(name), { method: 'HEAD' }, Math.min(patience, SHORT_PATIENCE))
      return status !== 404
    },
    async get(name) {
      const { status, bytes } = await ask(addressOf(name), { method: 'GET' })
      return status === 404 ? null : bytes
    },
    async remove(name) {
      await ask(addressOf(name), { method: 'DELETE' })
    },
    async check() {
      await list({ 'max-keys': '1' })
    },
    async *namesBefore(moment) {
      let next: string | null = null
      do {
        const page: Listed = await list(next ? { 'continuation-token': next } : {})
        for (const { key, changed } of page.objects) if (changed < moment) yield key.slice(prefix.length)
        next = page.next
      } while (next)
    },
  }
}
