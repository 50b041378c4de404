import { type Connexion, RECENT_DAYS } from '@contract/ability'
import { addDays } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../schema'

const eb = expressionBuilder<Database, 'utilisateur'>()

/** The moment from which on a sign-in counts as recent. */
export const recentSince = (today: string, pays: Pays): string =>
  momentOf({ day: addDays(today, -RECENT_DAYS), time: '00:00' }, pays).toISOString()

/** Whether an account may sign in and its last sign-in matches the filter. */
export function wasUsed(connexion: Connexion, today: string, pays: Pays): Expression<SqlBool> {
  const [last, since] = ['utilisateur.derniereConnexion' as const, recentSince(today, pays)]
  const when = {
    recente: () => eb(last, '>=', since),
    ancienne: () => eb(last, '<', since),
    jamais: () => eb(last, 'is', null),
  }
  return eb.and([eb('utilisateur.actif', '=', 1), when[connexion]()])
}

/** The ids of a school's accounts of a role that `wasUsed` finds, for the lists of candidates and instructors. */
export const accountsUsed = (
  of: { idAutoEcole: number; role: 'candidat' | 'moniteur' },
  connexion: Connexion,
  today: string,
  pays: Pays,
) =>
  eb
    .selectFrom('utilisateur')
    .select('utilisateur.id')
    .where('utilisateur.idAutoEcole', '=', of.idAutoEcole)
    .where('utilisateur.role', '=', of.role)
    .where(wasUsed(connexion, today, pays))
