import type { Cheque } from '@contract/caisse/cheque'

export interface Remise {
  /** The day on which the cheques go, or went, to the bank. */
  jour: string
  /** The number that the bank knows it by; null where none was noted. */
  bordereau: string | null
}

/**
 * The day and the number with which cheques are taken to the bank together: those in hand go today. Null where they are
 * on several slips, or some are in hand and some are not.
 */
export function remiseOf(cheques: readonly Cheque[], today: string): Remise | null {
  const [first] = cheques
  if (!first) return null
  const { remisLe, bordereau } = first
  const isTogether = cheques.every((one) => one.remisLe === remisLe && one.bordereau === bordereau)
  return isTogether ? { jour: remisLe ?? today, bordereau } : null
}
