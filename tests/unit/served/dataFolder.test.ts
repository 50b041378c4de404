import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepFirstAccount } from '@server/database/open'
import { keptText, makeDataFolder } from '@server/dataFolder'
import { takeFolder } from '@server/ownFolder'
import { tokenKeys } from '@server/tokenKeys'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder = ''
beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'data-')), 'data')
  makeDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('keeps what it made at first use, for its own user alone', () => {
  expect(keptText(folder, 'one', () => 'first\n')).toBe('first')
  expect(keptText(folder, 'one', () => 'second\n')).toBe('first')
  expect(statSync(join(folder, 'one')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o066).toBe(0)
})

it('makes again what a full disk left empty', () => {
  writeFileSync(join(folder, 'empty'), '')
  expect(keptText(folder, 'empty', () => 'first\n')).toBe('first')
  expect(keptText(folder, 'empty', () => 'second\n')).toBe('first')
  expect(statSync(join(folder, 'empty')).mode & 0o777).toBe(0o600)
})

it('fails where it cannot be written', () => {
  expect(() => keptText(join(folder, 'none'), 'one', () => 'x')).toThrow('ENOENT')
})

it('replaces the first account of an earlier database, whose password opens nothing any more', () => {
  const first = keepFirstAccount(folder, { username: 'old', password: 'one' })
  // A start that was cut off left this behind.
  writeFileSync(`${first}.new`, 'half')
  expect(keepFirstAccount(folder, { username: 'new', password: 'two' })).toBe(first)
  expect(readFileSync(first, 'utf8')).toBe('new two\n')
  expect(statSync(first).mode & 0o777).toBe(0o600)
})

it('is named as the setting at fault where it cannot be used', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  for (const path of [file, join(file, 'below')])
    expect(() => makeDataFolder(path)).toThrow(/^DATA_DIR must be a folder/)
})

it.runIf(existsSync('/proc'))(
  'is refused at once where a folder takes nothing new',
  () => {
    const making = `import('./server/dataFolder.ts').then(({ makeDataFolder }) => makeDataFolder('/proc/voie/libre'))`
    const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', making], { timeout: 30_000 })
    expect([signal, String(stderr)]).toEqual([null, expect.stringContaining('DATA_DIR must be a folder')])
  },
  40_000,
)

it('holds the secret of access tokens, unless the settings name some', () => {
  const kept = tokenKeys({ DATA_DIR: folder, TOKEN_SECRET: undefined })
  expect(kept).toEqual(tokenKeys({ DATA_DIR: folder, TOKEN_SECRET: undefined }))
  expect(kept[0].length).toBe(64)
  const given = tokenKeys({ DATA_DIR: folder, TOKEN_SECRET: ['new', 'old'] })
  expect(given.map((key) => new TextDecoder().decode(key))).toEqual(['new', 'old'])
})

it('belongs to one process, and to the next one when that was killed', async () => {
  const taking = (end: string) =>
    `import('./server/ownFolder.ts').then(({ takeFolder }) => takeFolder(${JSON.stringify(folder)})).then(() => { ${end} })`
  const killed = spawnSync(process.execPath, ['--import', 'tsx', '-e', taking("process.kill(process.pid, 'SIGKILL')")])
  expect(killed.signal).toBe('SIGKILL')
  await takeFolder(folder)
  await expect(takeFolder(folder)).rejects.toThrow(/Another process uses the data folder/)
})
