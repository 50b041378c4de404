import { paths } from '@src/configs/paths'

/** The list of cheques with the one of a number, all of them without a number: a cheque has no page of its own. */
export const chequeAddress = (numero: string | null): string =>
  numero ? `${paths.cheques}?${new URLSearchParams({ q: numero })}` : paths.cheques
