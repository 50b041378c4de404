import type { Transaction } from '@contract/argent/transaction'
import { notify } from '../../../database/compte/notif'
import { amountText } from '../../../rules/argent/amountText'
import { mustFind } from '../../ecole/candidat'
import type { Write } from '../../write'

/** Tells a candidate of a payment that was received, with its receipt, or that was reversed. */
export async function tellCandidat(
  { trx, caller, now }: Write,
  { kind, idCandidat, idReversed, montant, numero }: Transaction,
): Promise<void> {
  if (kind !== 'PAYMENT' || idCandidat === null) return
  const { idUtilisateur } = await mustFind(trx, caller, 'read', idCandidat)
  const params = { montant: amountText(montant, caller.pays), numero }
  const news = idReversed === null ? ('paiement_recu' as const) : ('paiement_annule' as const)
  await notify(trx, [idUtilisateur], { kind: news, params, target: { place: 'compte' } }, now)
}
