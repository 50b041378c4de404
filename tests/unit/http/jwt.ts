const part = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A token as the server issues it, without a valid signature, which the client never checks. */
export const tokenFor = (sub: string, name = 'first', claims: Record<string, unknown> = {}) =>
  `${part({ alg: 'HS256' })}.${part({ sub, jti: name, idRole: 2, username2: 'ecole', exp: 1_800_000_000, ...claims })}.signature`
