/** Errors are shown only if they mention the authentication service or the database. */
const PROVIDER = /\b(auth|database|sqlite|opfs|backend)/i

const mentionsProvider = (values: unknown[]) =>
  values.some((value) =>
    PROVIDER.test(value instanceof Error ? `${value.message} ${value.stack ?? ''}` : String(value)),
  )

/** Silences the console in production: no warnings, and only errors of the auth or database provider. */
export function quietConsole(target: Pick<Console, 'warn' | 'error'> = console): void {
  const { error } = target
  target.warn = () => undefined
  target.error = (...values: unknown[]) => {
    if (mentionsProvider(values)) error.apply(target, values)
  }
}
