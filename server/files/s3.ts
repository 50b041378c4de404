import { BusyError } from '@backend/database/dialect'
import { type Files, readFileName } from '@backend/files'
import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'

export interface Bucket {
  /** The address of the service: `https://s3.eu-west-3.amazonaws.com`. */
  endpoint: string
  bucket: string
  /** The prefix of all names in the bucket. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds to wait for the service: less than a client waits. */
const PATIENCE = 4000
const TRIES = 2

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
export function s3Files({ endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: Bucket): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (name: string) => {
    // The address of another name might leave the folder, or the bucket.
    if (!readFileName(name)) throw new Error('Not the name of a file')
    return `${root}/${prefix}${name}`
  }

  async function ask(address: string, init: { method: string; body?: Uint8Array<ArrayBuffer> }): Promise<Response> {
    const answer = await client
      .fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE) })
      .catch((error: unknown) => {
        throw new BusyError('The bucket does not answer', { cause: error })
      })
    if (answer.ok || answer.status === 404) return answer
    if (answer.status >= 500 || answer.status === 429) throw new BusyError(`The bucket answered ${answer.status}`)
    // The service's own message may contain the key.
    throw new Error(`The bucket refused a ${init.method}: ${answer.status}`)
  }

  return {
    async put(name, bytes) {
      const { status } = await ask(addressOf(name), { method: 'PUT', body: bytes })
      if (status === 404) throw new Error('There is no such bucket')
    },
    async get(name) {
      const answer = await ask(addressOf(name), { method: 'GET' })
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(name) {
      await ask(addressOf(name), { method: 'DELETE' })
    },
    async *namesBefore(moment) {
      let next: string | null = null
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) })
        const page = readList(await (await ask(`${root}?${query}`, { method: 'GET' })).text())
        for (const { key, changed } of page.objects) if (changed < moment) yield key.slice(prefix.length)
        next = page.next
      } while (next)
    },
  }
}
