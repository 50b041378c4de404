import { z } from 'zod'

/** A number of the environment: `z.coerce` would read an empty text as 0. */
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`)

const yesNo = z.enum(['yes', 'no'], 'must be yes or no').transform((value) => value === 'yes')

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` })

/** Fewer characters could be guessed. */
const SECRET_MIN = 32
const secret = z.string().min(SECRET_MIN, `must have ${SECRET_MIN} characters or more`)

const secrets = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().min(SECRET_MIN, `each secret must have ${SECRET_MIN} characters or more`)).min(1))

const environment = z.object({
  PORT: whole(0, 65_535).default(4173),
  /** The address to listen on; when it is absent all of the machine's, or none but its own with the demo accounts. */
  HOST: z.string().optional(),
  /** The address that browsers use: decides whether cookies travel by HTTPS only. */
  PUBLIC_URL: address(/^https?$/, 'https://voielibre.example').optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  /** The most connections to the database. */
  DATABASE_POOL: whole(1, 200).default(10),
  /** The folder of the secrets made here and of the embedded database. */
  DATA_DIR: z.string().default('./data'),
  /** Secrets of the access tokens, separated by commas: the first one signs, all verify. */
  TOKEN_SECRET: secrets.optional(),
  /** Fills an empty database with the demo schools; by default only the embedded one. */
  SEED_DEMO: yesNo.optional(),
  /** The server that sends e-mails; without one they wait in the database. */
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Voie Libre <ne-pas-repondre@localhost>'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
  /** With it, /metrics answers those who send it as a bearer token; without it, this machine alone. */
  METRICS_TOKEN: secret.optional(),
  /** Proxies in front of this process, whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: whole(0, 5).default(0),
  /** Requests of data that one address may send in a minute. */
  RATE_PER_ADDRESS: whole(1, 1_000_000).default(1200),
  /** Requests of data that one account may send in a minute. */
  RATE_PER_ACCOUNT: whole(1, 1_000_000).default(600),
})

export type Settings = z.output<typeof environment>

/** The address to listen on: the password of the demo accounts is public, so they stay on this machine unless asked for. */
export const hostOf = ({ HOST, PUBLIC_URL }: Settings, isDemo: boolean): string | undefined =>
  HOST ?? (isDemo && !PUBLIC_URL ? '127.0.0.1' : undefined)

/** The environment does not fit; the message has one line for each variable, without their values. */
export class SettingsError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'SettingsError'
  }
}

/**
 * The settings of the served application. An empty variable counts as absent.
 * @throws SettingsError naming each variable that does not fit
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(given)
  if (result.success) return result.data
  throw new SettingsError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
}
