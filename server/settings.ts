import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { z } from 'zod'

/** A whole number from the environment. `z.coerce` would read an empty text as 0. */
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`)

const yesNo = z.enum(['yes', 'no'], 'must be yes or no').transform((value) => value === 'yes')

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` })

/** The shortest secret that cannot be guessed. */
const SECRET_MIN = 32
const secret = z.string().min(SECRET_MIN, `must have ${SECRET_MIN} characters or more`)

const secrets = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().min(SECRET_MIN, `each secret must have ${SECRET_MIN} characters or more`)).min(1))

const jwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string() })

/** Whether a text is a private key whose public part belongs to it, which a single wrong letter changes. */
const isKey = (text: string) => {
  try {
    const { d, ...point } = jwk.parse(JSON.parse(text))
    const sample = Buffer.from('sample')
    const signature = sign('sha256', sample, createPrivateKey({ key: { ...point, d }, format: 'jwk' }))
    return verify('sha256', sample, createPublicKey({ key: point, format: 'jwk' }), signature)
  } catch {
    return false
  }
}
const privateKey = z.string().refine(isKey, 'must be a private P-256 key as JSON (JWK)')

/** An e-mail address, alone or after a name. */
const SENDER = /^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/

const environment = z.object({
  PORT: whole(0, 65_535).default(4173),
  /**
   * The address to listen on. When absent: all addresses of the machine, or only the local one for a demo without
   * PUBLIC_URL.
   */
  HOST: z.string().optional(),
  /** The address that browsers use. It decides whether cookies are limited to HTTPS. */
  PUBLIC_URL: address(/^https?$/, 'https://voielibre.example').optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  /** The most connections to the database. */
  DATABASE_POOL: whole(1, 200).default(10),
  /** The folder of generated secrets and of the embedded database. */
  DATA_DIR: z.string().default('./data'),
  /** The storage of uploaded files: `disk` (in the data folder), `database`, or a bucket, `s3://bucket/folder`. */
  UPLOADS: z
    .string()
    .regex(/^(disk|database|s3:\/\/[a-z0-9.-]+(\/[\w./-]*)?)$/, 'must be disk, database or s3://bucket')
    .default('disk'),
  /** The address of the bucket's service, if it is not Amazon's. */
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Secrets of the access tokens, separated by commas: the first one signs, all verify. */
  TOKEN_SECRET: secrets.optional(),
  /** Whether to fill an empty database with the demo schools; by default only the embedded one. */
  SEED_DEMO: yesNo.optional(),
  /** The server that sends e-mails. Without one, they wait in the database. */
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address such as Voie Libre <bonjour@voielibre.example>')
    .default('Voie Libre <ne-pas-repondre@localhost>'),
  /** The private key of web push, as JSON. When absent, one is generated and kept in DATA_DIR. */
  PUSH_KEY: privateKey.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
  /** The bearer token for /metrics. When absent, /metrics only answers this machine. */
  METRICS_TOKEN: secret.optional(),
  /** The number of proxies in front of this process whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: whole(0, 5).default(0),
  /**
   * Seconds for which a stopping process still answers, with 503 for /ready, so that a balancer sends requests
   * elsewhere before the connections are refused.
   */
  STOP_DELAY: whole(0, 5).default(0),
  /** The most data requests from one address in a minute. */
  RATE_PER_ADDRESS: whole(1, 1_000_000).default(1200),
  /** The most data requests from one account in a minute. */
  RATE_PER_ACCOUNT: whole(1, 1_000_000).default(600),
})

export type Settings = z.output<typeof environment>

/**
 * The address to listen on. The password of the demo accounts is public, so a demo is limited to this machine unless
 * HOST or PUBLIC_URL is set.
 */
export const hostOf = ({ HOST, PUBLIC_URL }: Settings, isDemo: boolean): string | undefined =>
  HOST ?? (isDemo && !PUBLIC_URL ? '127.0.0.1' : undefined)

/** Thrown when the environment is invalid. The message has one line for each variable, without the values. */
export class SettingsError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'SettingsError'
  }
}

/**
 * Reads the settings of the served application. An empty variable counts as absent.
 * @throws SettingsError naming each invalid variable
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(given)
  if (result.success) return result.data
  throw new SettingsError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
}

/** Whether one text becomes the other by adding, leaving out or replacing a few letters. */
function differsBy(most: number, one: string, other: string): boolean {
  if (most < 0) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [a, b] = [one.slice(start), other.slice(start)]
  if (a === '' && b === '') return true
  const changes: [string, string][] = [
    [a.slice(1), b],
    [a, b.slice(1)],
    [a.slice(1), b.slice(1)],
  ]
  return changes.some(([left, right]) => differsBy(most - 1, left, right))
}

/** The length from which two letters may differ: other programs have short variables of their own. */
const LONG = 8

/**
 * Variables that are no settings but nearly have the name of one, such as `TRUSTED_PROXYS`: they are ignored, and the
 * default of the setting applies.
 */
export function mistypedSettings(env: Readonly<Record<string, string | undefined>>): { name: string; meant: string }[] {
  const known = Object.keys(environment.shape)
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => differsBy(one.length < LONG ? 1 : 2, name.toUpperCase(), one))
      return meant === undefined ? [] : [{ name, meant }]
    })
}
