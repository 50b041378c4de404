import { generateKeyPairSync } from 'node:crypto'
import { mistypedSettings, readSettings, SettingsError } from '@server/settings'
import { startFaultOf } from '@server/startFault'
import { expect, it } from 'vitest'

const LONG = 'x'.repeat(32)

function faultsOf(env: Record<string, string>): string {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

it('has a default for everything', () => {
  expect(readSettings({})).toMatchObject({ PORT: 4173, DATA_DIR: './data', DATABASE_POOL: 10, LOG_LEVEL: 'info' })
})

it('reads numbers, choices and lists; an empty variable counts as absent', () => {
  const settings = readSettings({ PORT: '80', SEED_DEMO: 'no', TOKEN_SECRET: `${LONG}a, ${LONG}b`, DATABASE_URL: ' ' })
  expect(settings).toMatchObject({ PORT: 80, SEED_DEMO: false, TOKEN_SECRET: [`${LONG}a`, `${LONG}b`] })
  expect(settings.DATABASE_URL).toBeUndefined()
})

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database',
  ],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a whole number from 1 to 200'],
  [{ PUBLIC_URL: 'voielibre.example' }, 'PUBLIC_URL must be an address such as https://voielibre.example'],
  [{ SEED_DEMO: 'true' }, 'SEED_DEMO must be yes or no'],
  [{ TOKEN_SECRET: `${LONG},short` }, 'TOKEN_SECRET each secret must have 32 characters or more'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 32 characters or more'],
  [{ SMTP_URL: 'http://x' }, 'SMTP_URL must be an address such as smtp://user:password@host:587'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES must be a whole number from 0 to 5'],
  [{ RATE_PER_ADDRESS: '0' }, 'RATE_PER_ADDRESS must be a whole number from 1 to 1000000'],
  [{ RATE_PER_ACCOUNT: '1.5' }, 'RATE_PER_ACCOUNT must be a whole number from 1 to 1000000'],
])('says what is wrong with %o', (env, message) => {
  expect(faultsOf(env)).toBe(message)
})

const keyOf = (changes: Record<string, unknown>) => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), ...changes })
}

it('takes a push key whose parts belong together, and no other', () => {
  const message = 'PUSH_KEY must be a private P-256 key as JSON (JWK)'
  expect(faultsOf({ PUSH_KEY: keyOf({}) })).toBe('')
  const { x } = JSON.parse(keyOf({}))
  for (const changes of [{ x }, { x: 'AAAA' }, { d: JSON.parse(keyOf({})).d }, { d: '' }]) {
    expect(faultsOf({ PUSH_KEY: keyOf(changes) }), JSON.stringify(changes)).toBe(message)
  }
})

it('takes a sender that is an address, with a name or without', () => {
  for (const MAIL_FROM of ['Voie Libre <bonjour@voielibre.tn>', 'bonjour@voielibre.tn', '<bonjour@voielibre.tn>'])
    expect(faultsOf({ MAIL_FROM }), MAIL_FROM).toBe('')
  for (const MAIL_FROM of ['Voie Libre', 'a@b c@d', 'Voie Libre <bonjour>', 'Voie Libre bonjour@voielibre.tn'])
    expect(faultsOf({ MAIL_FROM }), MAIL_FROM).toMatch(/^MAIL_FROM must be an address/)
})

it('notices a variable that nearly has the name of a setting', () => {
  const env = {
    TRUSTED_PROXYS: '1',
    METRIC_TOKEN: LONG,
    PROT: '80',
    PORT: '80',
    PATH: '/bin',
    HOME: '/',
    HOSTNAME: 'a',
  }
  expect(mistypedSettings({ ...env, public_url: 'https://a.tn' })).toEqual([
    { name: 'TRUSTED_PROXYS', meant: 'TRUSTED_PROXIES' },
    { name: 'METRIC_TOKEN', meant: 'METRICS_TOKEN' },
    { name: 'public_url', meant: 'PUBLIC_URL' },
  ])
})

it.each([
  ['PORT', { code: 'EADDRINUSE', message: 'listen' }, 'Port 4173 is taken: set another one'],
  [
    'PORT',
    { code: 'EACCES', syscall: 'listen', message: 'listen EACCES' },
    'PORT: this process may not listen on 4173',
  ],
  ['HOST', { code: 'EADDRNOTAVAIL', message: 'listen' }, 'HOST is no address of this machine'],
  ['HOST', { code: 'ENOTFOUND', hostname: 'nowhere', message: 'getaddrinfo' }, 'HOST is no address of this machine'],
  [
    'DATABASE_URL',
    { code: 'ENOTFOUND', hostname: 'db', message: 'x' },
    'DATABASE_URL: the database does not answer: x',
  ],
  ['DATABASE_URL', { code: 'ECONNREFUSED', message: '' }, 'DATABASE_URL: the database does not answer: ECONNREFUSED'],
  ['DATABASE_URL', { code: '28P01', message: 'x' }, 'DATABASE_URL: the database refuses the password: x'],
  ['DATABASE_URL', { code: '42501', message: 'x' }, 'DATABASE_URL: the user lacks a right in the database: x'],
  ['nothing', { code: 'ELSE', message: 'something else' }, 'something else'],
])('says at the start that %s is at fault', (_, error, words) => {
  const settings = readSettings({ HOST: 'nowhere', DATABASE_URL: 'postgres://u:p@db/x' })
  expect(startFaultOf(Object.assign(new Error(), error), settings)).toContain(words)
})

it('names every fault at once, and no value', () => {
  const faults = faultsOf({ PORT: 'x', TOKEN_SECRET: 'a-secret' })
  expect(faults.split('\n')).toHaveLength(2)
  expect(faults).not.toContain('a-secret')
})
