/** What an error must mention to be shown: the service that knows the accounts or the one that keeps the data. */
const PROVIDER = /\b(auth|database|sqlite|opfs|backend)/i

const mentionsProvider = (values: unknown[]) =>
  values.some((value) =>
    PROVIDER.test(value instanceof Error ? `${value.message} ${value.stack ?? ''}` : String(value)),
  )

/** In production the console stays quiet: no warnings, and of the errors only those of the auth or database provider. */
export function quietConsole(target: Pick<Console, 'warn' | 'error'> = console): void {
  const { error } = target
  target.warn = () => undefined
  target.error = (...values: unknown[]) => {
    if (mentionsProvider(values)) error.apply(target, values)
  }
}
