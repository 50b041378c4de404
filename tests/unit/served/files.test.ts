import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Files, fileName } from '@backend/files'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { diskFiles } from '@server/files/disk'
import type { HostFiles } from '@server/files/hostFiles'
import { s3Files } from '@server/files/s3'
import { sweepFiles } from '@server/files/sweep'
import { watchFiles } from '@server/files/watch'
import { readSettings } from '@server/settings'
import { KEYS, startBucket } from '@tests/helpers/hosts/bucket'
import { HOST, type Served, startServed } from '@tests/helpers/hosts/served'
import { clientOf } from '@tests/helpers/http'
import { PDF, PNG, papiersIn, readPapier, sendPapier } from '@tests/helpers/papers/papiers'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

/** Moments after, and before, any file of a test was created. */
const LATER = new Date('2100-01-01')
const EARLIER = new Date(0)
const BYTES = new Uint8Array([1, 2, 3])
const NAME = fileName({ idAutoEcole: 7, empreinte: 'a_-b' })

const folder = mkdtempSync(join(tmpdir(), 'files-'))
let bucket: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket.stop()
  rmSync(folder, { recursive: true })
})

const bucketFiles = (change = {}) => s3Files({ ...bucket, bucket: 'papers', prefix: 'school/', ...KEYS, ...change })
const kinds: [string, () => Files][] = [
  ['a folder', () => diskFiles(join(folder, 'kept'))],
  ['a bucket', () => bucketFiles()],
]

const namesOf = async (files: Files, moment = LATER) => {
  const names: string[] = []
  for await (const name of files.namesBefore(moment)) names.push(name)
  return names.sort()
}

describe.each(kinds)('%s', (_, open) => {
  it('gives back what it keeps, and nothing once it is removed', async () => {
    const files = open()
    expect(await namesOf(files)).toEqual([])
    expect(await files.get(NAME)).toBeNull()
    expect(await files.has(NAME)).toBe(false)
    await files.put(NAME, BYTES)
    await files.put(NAME, BYTES)
    expect(await files.get(NAME)).toEqual(BYTES)
    expect(await files.has(NAME)).toBe(true)
    await files.remove(NAME)
    await files.remove(NAME)
    expect(await files.get(NAME)).toBeNull()
  })

  it('takes no name that leaves it', async () => {
    const files = open()
    for (const name of ['../x', '1/../../x', '1/../2/x', '1/', 'a/b', '/etc/passwd']) {
      await expect(files.put(name, BYTES)).rejects.toThrow('name')
      await expect(files.get(name)).rejects.toThrow('name')
    }
  })

  it('lists all that is there, and what is old enough', async () => {
    const files = open()
    const names = ['1/a', '1/b', '2/a', '2/c', '3/a']
    for (const name of names) await files.put(name, BYTES)
    expect(await namesOf(files)).toEqual(names)
    expect(await namesOf(files, EARLIER)).toEqual([])
    for (const name of names) await files.remove(name)
  })
})

it('a folder shows its user alone what it has', async () => {
  const files = diskFiles(join(folder, 'own'))
  await files.put('1/a', BYTES)
  expect(statSync(join(folder, 'own/1/a')).mode & 0o777).toBe(0o600)
  const part = join(folder, 'own/1/b.x.part')
  writeFileSync(part, '')
  utimesSync(part, 0, 0)
  expect(await namesOf(files)).toEqual(['1/a'])
  expect(readdirSync(join(folder, 'own/1'))).toEqual(['a'])
})

it('a folder keeps no part of what could not be written', async () => {
  const files = diskFiles(join(folder, 'half'))
  mkdirSync(join(folder, 'half/1/a/in-the-way'), { recursive: true })
  await expect(files.put('1/a', BYTES)).rejects.toThrow()
  expect(readdirSync(join(folder, 'half/1'))).toEqual(['a'])
})

it('a bucket refuses another key, and says nothing of it', async () => {
  await expect(bucketFiles({ secretAccessKey: 'other' }).put(NAME, BYTES)).rejects.toThrow(
    /^The bucket refused a PUT: 403$/,
  )
  await expect(bucketFiles({ bucket: 'none' }).put(NAME, BYTES)).rejects.toThrow('no such bucket')
  await expect(bucketFiles({ endpoint: 'http://127.0.0.1:9' }).get(NAME)).rejects.toMatchObject({ name: 'BusyError' })
})

it('a bucket that cannot be used is one line of the log, from the start until it can', async () => {
  const lines: string[] = []
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  let files: HostFiles = bucketFiles({ bucket: 'none' })
  let looks = 0
  const check = async () => {
    looks += 1
    await files.check?.()
  }
  const end = watchFiles({ ...files, check }, log, 5)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(3))
  expect(lines).toMatchObject([{ level: 50, error: 'BucketError', code: 'no_such_bucket' }])
  files = bucketFiles()
  await vi.waitFor(() => expect(lines).toHaveLength(2))
  files = bucketFiles({ secretAccessKey: 'other' })
  await vi.waitFor(() => expect(lines).toHaveLength(3))
  files = bucketFiles({ endpoint: 'http://127.0.0.1:9' })
  looks = 0
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1))
  end()
  expect(lines.slice(1)).toMatchObject([{ level: 30 }, { level: 50, code: 'bucket_403' }])
  expect(JSON.stringify(lines)).not.toContain(KEYS.accessKeyId)
})

it('a bucket that falls silent in the middle of an answer is busy', async () => {
  const service = createServer((_, response) => void response.writeHead(200, { 'Content-Length': 9 }).write('half'))
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const { port } = service.address() as AddressInfo
  const files = bucketFiles({ endpoint: `http://127.0.0.1:${port}`, patience: 50 })
  await expect(files.get(NAME)).rejects.toMatchObject({ name: 'BusyError' })
  service.closeAllConnections()
  service.close()
})

it('the settings name where files are kept', () => {
  expect(readSettings({}).UPLOADS).toBe('disk')
  expect(() => readSettings({ UPLOADS: 'ftp://x' })).toThrow('UPLOADS must be disk, database or s3://bucket')
})

const hostOf = ({ app }: Served) => ({
  request: async (path: string, init?: RequestInit) => app.request(`${HOST}${path}`, init),
})
const tokenOf = async ({ ask }: Served): Promise<string> =>
  (await (await ask('/auth/login', { body: { username: 'ecole', password: DEMO_PASSWORD } })).json()).access_token

describe('the server', () => {
  let served: Served | undefined
  afterEach(() => served?.stop())

  it.each([
    ['a folder', () => ({})],
    [
      'a bucket',
      () => ({
        UPLOADS: 's3://papers/live',
        S3_ENDPOINT: bucket.endpoint,
        S3_REGION: bucket.region,
        S3_ACCESS_KEY_ID: KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      }),
    ],
  ])('keeps papers in %s, not in the database, and forgets removed ones', async (_, env) => {
    served = await startServed(env())
    const { backend, deps } = served
    const host = hostOf(served)
    const ecole = clientOf(host, await tokenOf(served))
    const id = 1
    const added = await sendPapier(ecole, id, { nom: 'a.png', bytes: PNG })
    expect(added.status).toBe(201)
    const [papier] = papiersIn(added)
    const address = `/api/candidat/${id}/papier/${papier?.id}`
    expect((await readPapier(host, ecole, address)).bytes).toEqual(PNG)
    const { contenu, empreinte, idAutoEcole } = await backend.db
      .selectFrom('papier')
      .selectAll()
      .where('id', '=', papier?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(contenu).toHaveLength(1)
    // The archive of the school contains the bytes.
    const archive = Buffer.from((await readPapier(host, ecole, '/api/archive')).bytes)
    expect(archive.includes(Buffer.from(PNG))).toBe(true)
    expect(await sweepFiles(deps, LATER)).toBe(0)
    await deps.files?.put(fileName({ idAutoEcole, empreinte: 'lost' }), PDF)
    await backend.db.deleteFrom('papier').where('empreinte', '=', empreinte).execute()
    expect(await sweepFiles(deps, EARLIER)).toBe(0)
    expect(await sweepFiles(deps, LATER)).toBe(2)
  })

  it('still reads what the database kept before', async () => {
    served = await startServed()
    const { backend } = served
    const old = clientOf(backend, await backend.login('ecole'))
    const host = hostOf(served)
    const ecole = clientOf(host, await tokenOf(served))
    const [papier] = papiersIn(await sendPapier(old, 1, { nom: 'a.png', bytes: PNG }))
    expect((await readPapier(host, ecole, `/api/candidat/1/papier/${papier?.id}`)).bytes).toEqual(PNG)
  })
})
