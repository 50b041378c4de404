// npm run test:restore: restores a database from a base backup and the archive of the write-ahead log to a moment
// between two writes, as docs/deployment.md describes. All files are in a temporary folder.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { connectPostgres, openPostgres } from '@server/database/postgres'
import { sql } from 'kysely'
import 'temporal-polyfill/global'
import { killServer, wait } from '../cluster/processes'
import { databaseUser, need, POSTGRES_BIN } from '../cluster/programs'

const PORT = Number(process.env.RESTORE_PORT || 4225)
const ADDRESS = `postgres://postgres@127.0.0.1:${PORT}/voielibre`

need({ initdb: 'postgresql' })
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-restore-'))
chmodSync(folder, 0o755)
const user = databaseUser()
const [data, archive, base] = ['data', 'wal', 'base'].map((name) => {
  const path = join(folder, name)
  mkdirSync(path, { mode: 0o700 })
  if (user) chownSync(path, user.uid, user.gid)
  return path
}) as [string, string, string]

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`)
const postgres = (program: string, ...rest: string[]) =>
  execFileSync(join(POSTGRES_BIN ?? '', program), rest, { cwd: folder, encoding: 'utf8', ...user, stdio: 'pipe' })
const control = (dataDir: string, ...rest: string[]) =>
  postgres('pg_ctl', '-D', dataDir, '-w', '-t', '120', '-l', join(dataDir, 'server.log'), ...rest)

function measured<T>(what: string, work: () => T): T {
  const begun = performance.now()
  const result = work()
  say(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}

/** The settings that docs/deployment.md recommends. */
const settings = (wal: string) => `
listen_addresses = '127.0.0.1'
port = ${PORT}
unix_socket_directories = ''
wal_level = replica
archive_mode = on
archive_timeout = 60
archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f'
`

/** Writes a message that marks a moment. */
const write = (db: Db, text: string) => sql`insert into essai (texte) values (${text})`.execute(db)

async function makeAndDestroy(): Promise<{ moment: string; counts: unknown }> {
  postgres('initdb', '-D', data, '-U', 'postgres', '--encoding=UTF8', '--locale=C', '--auth=trust')
  appendFileSync(join(data, 'postgresql.conf'), settings(archive))
  control(data, 'start')
  const { db: admin } = connectPostgres({ connectionString: ADDRESS.replace(/voielibre$/, 'postgres'), max: 1 })
  await sql`create database voielibre`.execute(admin)
  await admin.destroy()
  const { db, close } = await openPostgres({ connectionString: ADDRESS, max: 2 })
  await seedDemo(db, new Date(), 1)
  await sql`create table essai (texte text)`.execute(db)
  await write(db, 'before the base backup')
  measured('pg_basebackup', () =>
    postgres(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      String(PORT),
      '-U',
      'postgres',
      '-D',
      base,
      '-X',
      'none',
      '-c',
      'fast',
    ),
  )
  await write(db, 'after the base backup')
  const counts = await countsOf(db)
  await wait(1500)
  const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(db)
  await wait(1500)
  await write(db, 'after the moment')
  await sql`drop table message_sortant cascade`.execute(db)
  const { rows: last } = await sql<{ file: string }>`select pg_walfile_name(pg_switch_wal()) as file`.execute(db)
  while (!readdirSync(archive).includes(last[0]?.file ?? '')) await wait(200)
  await close()
  killServer(data)
  rmSync(data, { recursive: true })
  return { moment: rows[0]?.moment ?? '', counts }
}

async function countsOf(db: Db): Promise<unknown> {
  const { rows } = await sql`select (select count(*) from candidat) as candidats, (select count(*) from evenement) as
    evenements, (select count(*) from transaction) as payments, (select count(*) from message_sortant) as messages`.execute(
    db,
  )
  return rows[0]
}

/** Restores the base backup and the log up to a moment. */
async function restore(moment: string) {
  writeFileSync(join(base, 'recovery.signal'), '', { mode: 0o600 })
  if (user) chownSync(join(base, 'recovery.signal'), user.uid, user.gid)
  const target = `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = promote\n`
  appendFileSync(join(base, 'postgresql.conf'), target)
  measured('start of the restored server', () => control(base, 'start'))
  const { db } = connectPostgres({ connectionString: ADDRESS, max: 2 })
  const isRestoring = async () =>
    (await sql<{ answer: number }>`select pg_is_in_recovery() as answer`.execute(db)).rows[0]?.answer === 1
  while (await isRestoring()) await wait(100)
  const { rows } = await sql<{ texte: string }>`select texte from essai order by texte`.execute(db)
  const counts = await countsOf(db)
  await db.destroy()
  return { texts: rows.map(({ texte }) => texte), counts }
}

const bytesOf = (path: string): number => {
  const names = readdirSync(path, { recursive: true }).map(String)
  return names.map((name) => statSync(join(path, name))).reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
}
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

let isRight = false
try {
  say(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
  const { moment, counts } = await makeAndDestroy()
  say(
    `base backup ${megabytes(bytesOf(base))}, archive ${megabytes(bytesOf(archive))} in ${readdirSync(archive).length} files; the server is killed and its files are deleted`,
  )
  say(`wanted: the state of ${moment}`)
  const found = await restore(moment)
  say(`there: ${found.texts.join(', ')}`)
  say(`rows before ${JSON.stringify(counts)}`)
  say(`rows now    ${JSON.stringify(found.counts)}`)
  const wanted = ['after the base backup', 'before the base backup']
  isRight = JSON.stringify([wanted, counts]) === JSON.stringify([found.texts, found.counts])
} catch (error) {
  console.error(error)
} finally {
  killServer(data)
  killServer(base)
  rmSync(folder, { recursive: true, force: true })
}
say(isRight ? 'what was written before the moment is there, and nothing of what came after' : 'Failed')
process.exit(isRight ? 0 : 1)
