import { readSettings, SettingsError } from '@server/settings'
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

it('names every fault at once, and no value', () => {
  const faults = faultsOf({ PORT: 'x', TOKEN_SECRET: 'a-secret' })
  expect(faults.split('\n')).toHaveLength(2)
  expect(faults).not.toContain('a-secret')
})
