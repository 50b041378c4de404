import { daysBetween } from '@contract/clock/days'
import { type AlertLevel, alertLevel } from '@contract/clock/echeance'
import { notifsOfKind, notify } from '../../database/compte/notif'
import { currentPackages } from '../../database/plateforme/package'
import type { Trx } from '../../database/schema'
import type { Write } from '../write'

/** Whether a person already received the reminder of this end at this threshold. */
async function wasReminded(trx: Trx, idUtilisateur: number, fin: string, niveau: AlertLevel): Promise<boolean> {
  const sent = await notifsOfKind(trx, idUtilisateur, 'pack_bientot')
  return sent.some(({ params }) => params.fin === fin && params.niveau === niveau)
}

/** Reminds a person once at 30, 14, 7 and 1 days before the school's last package ends. */
export async function packageReminder({ trx, caller, now }: Write, today: string): Promise<void> {
  if (caller.idAutoEcole === null || !caller.ability.can('read', 'Package')) return
  const packages = await currentPackages(trx, caller.idAutoEcole, today)
  const last = packages.reduce<(typeof packages)[number] | null>(
    (best, one) => (best && best.dateFin >= one.dateFin ? best : one),
    null,
  )
  const niveau = last && alertLevel(daysBetween(today, last.dateFin))
  if (!last || niveau === null || niveau === 'expire') return
  const { nom, dateFin: fin } = last
  if (await wasReminded(trx, caller.id, fin, niveau)) return
  const params = { nom, fin, niveau, quand: Date.parse(`${fin}T00:00:00Z`) }
  await notify(trx, [caller.id], { kind: 'pack_bientot', params, target: { place: 'abonnement' } }, now)
}
