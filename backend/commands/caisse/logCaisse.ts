import { logChange } from '../../database/ecole/historique'
import type { Write } from '../write'

interface Logged {
  idAutoEcole: number
  /** Of the session. */
  id: number
  action: 'close' | 'recover'
  after: Record<string, unknown>
}

/** Logs what was done to a session of a cash box. */
export const logCaisse = ({ trx, caller, now }: Write, { idAutoEcole, id, action, after }: Logged) =>
  logChange(trx, caller, now, { entite: 'caisse', id, idAutoEcole, action, after })
