import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@server/database/embedded'
import { isReachable } from '@server/database/postgresPackage'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'

const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'))
const stopped = await mkdtemp(join(tmpdir(), 'stopped-'))
const killed = await mkdtemp(join(tmpdir(), 'killed-'))
await chmod(killed, 0o755)
afterAll(() => Promise.all([dataDir, stopped, killed].map((folder) => rm(folder, { recursive: true, force: true }))))

const pidOf = async () => Number((await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])

it('says when it was killed, whoever started it, and starts again on its files', async () => {
  const server = await startEmbedded({ dataDir })
  // A second process finds the server of a killed one.
  const second = await startEmbedded({ dataDir })
  expect(second.connectionString).toBe(server.connectionString)
  // What a statement was refused for has the values of rows.
  const client = new pg.Client({ connectionString: server.connectionString }).on('error', () => undefined)
  await client.connect()
  await expect(client.query(`select 'Hédi Zitouni'::int`)).rejects.toThrow('Zitouni')
  process.kill(await pidOf(), 'SIGKILL')
  const [words] = await Promise.all([server.ended, second.ended])
  expect(words).not.toContain('Zitouni')
  const again = await startEmbedded({ dataDir })
  const ended = vi.fn()
  void again.ended.then(ended)
  await again.stop()
  expect(ended).not.toHaveBeenCalled()
}, 120_000)

it('starts where a power cut left the number of what is another process now', async () => {
  const { stop } = await startEmbedded({ dataDir })
  await stop()
  const file = join(dataDir, 'cluster/postmaster.pid')
  // Process 1 of the machine belongs to another user than the database.
  await writeFile(file, `1\n${join(dataDir, 'cluster')}\n1700000000\n9\n\n127.0.0.1\n0 0\nready\n`)
  const again = await startEmbedded({ dataDir })
  expect(await pidOf()).not.toBe(1)
  await again.stop()
})

it('starts again wherever its first start was killed', async () => {
  const folder = join(killed, 'postgres')
  // Killed while the files were created, and the password was written.
  await mkdir(join(folder, 'cluster.new/base'), { recursive: true })
  await writeFile(join(folder, 'cluster.new/PG_VERSION'), '18\n')
  await writeFile(join(folder, 'password'), '')
  const first = await startEmbedded({ dataDir: folder })
  // Killed before the database was created.
  const query = async (connectionString: string, statement: string) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    const { rowCount } = await client.query(statement)
    await client.end()
    return rowCount
  }
  await query(first.connectionString.replace(/[^/]+$/, 'postgres'), 'drop database voielibre')
  const adopted = await startEmbedded({ dataDir: folder })
  expect(await query(adopted.connectionString, 'select 1')).toBe(1)
  await query(first.connectionString.replace(/[^/]+$/, 'postgres'), 'drop database voielibre')
  await first.stop()
  const again = await startEmbedded({ dataDir: folder })
  expect(await query(again.connectionString, 'select 1')).toBe(1)
  await again.stop()
}, 120_000)

it('stays for the last requests of a process that is told to stop', async () => {
  await chmod(stopped, 0o755)
  const program = `
    import { reachDatabase } from './server/database/open.ts'
    import { readSettings } from './server/settings.ts'
    const { db, close } = await reachDatabase(readSettings({ DATA_DIR: ${JSON.stringify(stopped)} }))
    process.on('SIGTERM', async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const schools = await db.selectFrom('auto_ecole').selectAll().execute()
      await close()
      console.log('schools:', schools.length)
      process.exit(0)
    })
    process.kill(process.pid, 'SIGTERM')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
  expect([String(stdout), String(stderr)]).toEqual(['schools: 0\n', ''])
}, 120_000)

it('knows a folder that another user cannot pass through, and keeps no database in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'own-'))
  await chmod(folder, 0o755)
  const within = await mkdtemp(join(folder, 'own-'))
  expect([isReachable(folder), isReachable(within)]).toEqual([true, false])
  // Without root, the database runs as the current user, so this check does not apply.
  if (process.getuid?.() === 0)
    await expect(startEmbedded({ dataDir: join(within, 'data') })).rejects.toThrow('who may not pass through')
  await rm(folder, { recursive: true, force: true })
})
