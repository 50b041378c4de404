import { paths } from '@src/configs/paths'

/** The list of cheques with the panel of one of them: a cheque has no page of its own. */
export const chequeAddress = (id: number): string => `${paths.cheques}?row=${id}`
