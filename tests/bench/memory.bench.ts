import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { seedDemo } from '@backend/seed/demo'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { loadSqlite } from '@tests/helpers/backend'
import { signInByForm } from '@tests/helpers/journey'
import { openProfile } from './browser'
import type { Figures } from './figures'
import { startHost } from './host'
import { fillSchool } from './largeSchool'

export const name = 'memory'

const CANDIDATS = 100_000
const MEGABYTE = 1_000_000
const LIMIT = 120
const LONG = { timeout: 180_000 }

/** The file of a database in which a school has many candidates. */
async function largeDatabase(): Promise<Uint8Array> {
  const now = new Date()
  const { db, image } = await openMemory(await loadSqlite())
  await migrateToLatest(db)
  await seedDemo(db, now, 1)
  const { id } = await db.selectFrom('auto_ecole').select('id').orderBy('id').executeTakeFirstOrThrow()
  await fillSchool(db, id, CANDIDATS, now)
  return image()
}

async function restore(page: Page, url: string, file: string): Promise<void> {
  await page.goto(`${url}/backend`)
  await page.getByLabel('Fichier à restaurer').setInputFiles(file)
  await page.getByRole('button', { name: 'Confirmer' }).click(LONG)
  await expect(page.getByText('Copie restaurée')).toBeVisible(LONG)
}

interface HeapUsage {
  usedSize: number
  /** Array buffers. */
  backingStorageSize?: number
}

const bytesOf = ({ usedSize, backingStorageSize = 0 }: HeapUsage) => usedSize + backingStorageSize

type Ask = (method: string, params?: object) => Promise<unknown>

/** Asks a worker, through its page, and waits for the answer to this very question. */
function askerOf(session: CDPSession, sessionId: string): Ask {
  let count = 0
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      count += 1
      const id = count
      const listen = ({ message, ...from }: { message: string; sessionId: string }) => {
        const answer = JSON.parse(message)
        if (from.sessionId !== sessionId || answer.id !== id) return
        session.off('Target.receivedMessageFromTarget', listen)
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
        else resolve(answer.result)
      }
      session.on('Target.receivedMessageFromTarget', listen)
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    })
}

/** The memory of WebAssembly, which no heap counts: that of SQLite. */
async function wasmBytes(ask: Ask): Promise<number> {
  // As the protocol answers these very questions.
  const prototype = (await ask('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' })) as {
    result: { objectId: string }
  }
  const found = (await ask('Runtime.queryObjects', { prototypeObjectId: prototype.result.objectId })) as {
    objects: { objectId: string }
  }
  const sum = (await ask('Runtime.callFunctionOn', {
    objectId: found.objects.objectId,
    functionDeclaration: 'function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) }',
    returnByValue: true,
  })) as { result: { value: number } }
  return sum.result.value
}

/** What the page's workers hold, together. */
async function workersBytes(session: CDPSession): Promise<{ heap: number; wasm: number }> {
  const workers: string[] = []
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId))
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const sum = { heap: 0, wasm: 0 }
  for (const worker of workers) {
    const ask = askerOf(session, worker)
    await ask('HeapProfiler.collectGarbage')
    // As the protocol answers this very question.
    sum.heap += bytesOf((await ask('Runtime.getHeapUsage')) as HeapUsage)
    sum.wasm += await wasmBytes(ask)
  }
  return sum
}

/** What the page of a large list holds, with its worker, once what is no longer needed was cleared away. */
async function measure(page: Page): Promise<{ own: number; heap: number; wasm: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  return { own: bytesOf(await session.send('Runtime.getHeapUsage')), ...(await workersBytes(session)) }
}

/** What the process of the page has for itself alone, the browser’s own code and drawing included. Only Linux tells. */
async function processBytes(page: Page): Promise<number> {
  const browser = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {}
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const { groups } =
        /^Private_Dirty:\s+(?<kilobytes>\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? {}
      return Number(groups?.kilobytes ?? 0) * 1024
    })
  return Math.max(...sizes)
}

/** Memory of the page and its worker, on the list of a school of 100,000 candidates. */
export async function run(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'voie-libre-base-'))
  const file = join(folder, 'large.sqlite')
  const bytes = await largeDatabase()
  writeFileSync(file, bytes)
  const host = await startHost()
  const { page, close } = await openProfile()
  try {
    await restore(page, host.url, file)
    await signInByForm(page, 'ecole', host.url)
    await page.goto(`${host.url}/apps/candidats`)
    await expect(page.getByText(/^1–10 sur/)).toBeVisible(LONG)
    const { own, heap, wasm } = await measure(page)
    const whole = await processBytes(page)
    const figure = (label: string, value: number) => ({ label, value: Math.round(value / MEGABYTE), unit: 'MB' })
    return {
      figures: [
        { ...figure('page, worker and SQLite', own + heap + wasm), wanted: { atMost: LIMIT } },
        figure('heap of the page', own),
        figure('heap of the worker', heap),
        figure('memory of SQLite', wasm),
        figure('their process, with Chromium’s own part', whole),
        figure('size of the database', bytes.length),
      ],
    }
  } finally {
    await close()
    await host.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
