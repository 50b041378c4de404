import { logChange } from '../../database/ecole/historique'
import type { Write } from '../write'

interface Logged {
  idAutoEcole: number
  /** The session's id. */
  id: number
  action: 'close' | 'recover'
  after: Record<string, unknown>
}

/** Logs a change of a cash box session. */
export const logCaisse = ({ trx, caller, now }: Write, { idAutoEcole, id, action, after }: Logged) =>
  logChange(trx, caller, now, { entite: 'caisse', id, idAutoEcole, action, after })
