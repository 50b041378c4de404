import type { Caisse } from '@contract/caisse/caisse'
import type { Caller } from '../../caller'
import { balanceOf } from '../../database/argent/compte'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { openSession } from '../../database/caisse/session'
import type { Db } from '../../database/schema'
import type { Deps } from '../../deps'
import { presentSession } from '../../presenters/caisse/session'
import { cashLimit } from '../../rules/caisse/cash'
import { boxOf } from '../../rules/caisse/session'
import { mayRevise } from '../argent/transaction/rights'
import { schoolOf } from '../write'

/** Whether a caller counts the box blind, without knowing how much should be there, and so sees no sums of cash. */
export async function isBlind(db: Db, caller: Caller): Promise<boolean> {
  if (mayRevise(caller) || caller.idAutoEcole === null) return false
  return (await reglagesArgentOf(db, caller.idAutoEcole)).clotureAveugle
}

/**
 * The cash desk of the caller. Before the count, it says how much should be in the box only when counts are not blind.
 */
export async function readCaisse({ db, clock }: Deps, caller: Caller): Promise<Caisse> {
  const idAutoEcole = schoolOf(caller)
  const reglages = await reglagesArgentOf(db, idAutoEcole)
  const { clotureAveugle: isAveugle, fondsCaisse, ecartTolere, plafondEspeces } = reglages
  const session = await openSession(db, idAutoEcole, caller.id)
  const isFree = mayRevise(caller)
  return {
    session: session ? presentSession(session, caller, clock()) : null,
    isAveugle,
    theorique: isAveugle ? null : await balanceOf(db, idAutoEcole, boxOf(caller.id)),
    fondsCaisse,
    ecartTolere,
    plafonds: {
      remise: isFree ? null : reglages.plafondRemise,
      remboursement: isFree ? null : reglages.plafondRemboursement,
      depense: isFree ? null : reglages.plafondDepense,
      contrepassation: isFree ? null : reglages.plafondContrepassation,
    },
    especes: cashLimit(plafondEspeces, caller.pays),
  }
}
