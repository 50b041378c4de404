import type { Caller } from '../../../caller'
import { forbidden } from '../../../errors'

/**
 * Whether a caller may give money back, spend it, move it between places and correct what others entered. The cash desk
 * takes money, pays instructors what is due and corrects its own mistakes of the day.
 */
export const mayRevise = ({ ability }: Caller): boolean => ability.can('update', 'Inscription')

/** @throws 403 for the cash desk */
export function requireRevision(caller: Caller): void {
  if (!mayRevise(caller)) throw forbidden()
}
