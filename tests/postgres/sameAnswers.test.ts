import { createApp } from '@backend/app'
import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { tableOutbox } from '@backend/database/outbox'
import type { Db } from '@backend/database/schema'
import type { Deps } from '@backend/deps'
import { DEMO_PASSWORD, seedDemo } from '@backend/seed/demo'
import { loadSqlite } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { clonedDatabase } from '@tests/helpers/engines/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

type App = ReturnType<typeof createApp>

const NOW = new Date(TEST_NOW)
const ROUNDS = 10

async function filled(db: Db): Promise<void> {
  await migrateToLatest(db)
  await seedDemo(db, NOW, ROUNDS)
}

const appOn = ({ db, wall }: Pick<Deps, 'db' | 'wall'>): App =>
  createApp({
    db,
    wall,
    clock: () => NOW,
    outbox: tableOutbox(db, () => NOW, { shown: false }),
    passwordRounds: ROUNDS,
    checkAnswers: true,
    sqlite: loadSqlite,
  })

/** Query plans for the same rows. PostgreSQL's choice depends on its statistics. */
const PLANS = {
  'row by row': 'hashagg hashjoin indexscan bitmapscan indexonlyscan',
  'by its indexes': 'sort mergejoin nestloop seqscan',
}
type Plan = keyof typeof PLANS

const optionsOf = (plan: Plan) => PLANS[plan].replace(/\w+/g, '-c enable_$&=off')

let databases: Db[]
let apps: [App, App]
beforeAll(async () => {
  const sqlite = (await openMemory(await loadSqlite())).db
  await filled(sqlite)
  const postgres = await clonedDatabase('same answers', filled)
  databases = [sqlite, postgres.db]
  apps = [appOn({ db: sqlite }), appOn(postgres)]
}, 120_000)
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  for (const db of databases) await db.destroy()
})

const tokenOn = async (app: App, username: string): Promise<string> => {
  const answer = await app.request('/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  return (await answer.json()).access_token
}

interface Operation {
  parameters?: { name: string; in: string; schema: { enum?: string[]; pattern?: string } }[]
}

/** The addresses of every list and record without an id, in each of its orders. */
async function addresses(): Promise<string[]> {
  const { paths } = await (await apps[0].request('/api/openapi.json')).json()
  const found: string[] = []
  for (const [path, { get }] of Object.entries<{ get?: Operation }>(paths)) {
    if (!get || path.includes('{')) continue
    found.push(path)
    const sort = get.parameters?.find(({ name }) => name === 'sort')
    for (const order of sort?.schema.enum ?? []) found.push(`${path}?sort=${order}`, `${path}?sort=${order}&page=2`)
  }
  return found
}

/**
 * Answers that are not compared: sessions and secrets differ at each sign-in, and two archives store the same rows on
 * different pages of their file. `moveIn.test.ts` compares their rows.
 */
const VARYING = /\/session$|outbox|\/archive$/

async function expectSame(username: string, paths: readonly string[], compared = apps): Promise<number> {
  const headers = await Promise.all(
    compared.map(async (app) => ({ Authorization: `Bearer ${await tokenOn(app, username)}` })),
  )
  let answered = 0
  for (const path of paths) {
    if (VARYING.test(path)) continue
    const [mine, theirs] = await Promise.all(
      compared.map(async (app, index) => {
        const answer = await app.request(path, { headers: headers[index] })
        return { status: answer.status, text: await answer.text() }
      }),
    )
    expect({ path, ...theirs }, path).toEqual({ path, ...mine })
    if (mine?.status === 200) answered += 1
  }
  return answered
}

describe('PostgreSQL answers what SQLite answers', () => {
  it.each(['ecole', 'ecole2', 'manager', 'moniteur', 'candidat', 'client'])(
    'to every reading of %s',
    { timeout: 120_000, tags: ['long'] },
    async (username) => {
      expect(await expectSame(username, await addresses())).toBeGreaterThan(5)
    },
  )

  // Rows without an explicit order would come in a different one.
  it.each(Object.keys(PLANS) as Plan[])(
    'to every reading of a school, reading its rows %s',
    { timeout: 120_000, tags: ['long'] },
    async (plan) => {
      vi.stubEnv('PGOPTIONS', optionsOf(plan))
      const postgres = await clonedDatabase('same answers', filled)
      databases.push(postgres.db)
      expect(await expectSame('ecole', await addresses(), [apps[0], appOn(postgres)])).toBeGreaterThan(5)
    },
  )

  it.each([
    'a',
    'be',
    'ben',
    'moh',
    'hamed',
    'ali ben',
    'BEN',
    'é',
    'Ahmed',
    'محمد',
    'مح',
    'حمد',
    '98',
    '12 3',
    '+216 98',
    '0612',
    '%',
    '_',
    "o'",
    'a"b',
    '!',
    'gmail',
    'exemple.tn',
    '.tn',
    'aaaa',
    'x y z',
    'a\u0000b',
    '31/12/9999',
    'RC-2026',
    '41',
  ])('to a search for %j', async (q) => {
    const wanted = encodeURIComponent(q)
    const lists = ['candidat', 'moniteur', 'vehicule', 'transaction', 'lecon', 'examen', 'facture', 'cheque']
    const paths = [...lists.map((list) => `/api/${list}?q=${wanted}`), `/api/recherche?q=${wanted}`]
    await expectSame('ecole', paths)
  })
})
