import { type MentionsEcole, mentionsEcoleStored, NO_MENTIONS_ECOLE } from '@contract/papiers/mentions'
import type { Conn, Trx } from '../schema'
import type { MentionCandidatTable } from './tables'

export interface VersionedMentions {
  valeurs: MentionsEcole
  version: number
}

/** The details of the school that its papers print; empty at version 0 when they were never saved. */
export async function mentionsEcoleOf(db: Conn, idAutoEcole: number): Promise<VersionedMentions> {
  const row = await db.selectFrom('mention_ecole').selectAll().where('idAutoEcole', '=', idAutoEcole).executeTakeFirst()
  if (!row) return { valeurs: NO_MENTIONS_ECOLE, version: 0 }
  return { valeurs: mentionsEcoleStored.parse(JSON.parse(row.valeurs)), version: row.version }
}

export async function saveMentionsEcole(
  trx: Trx,
  idAutoEcole: number,
  valeurs: MentionsEcole,
  updatedAt: string,
): Promise<void> {
  const values = { valeurs: JSON.stringify(valeurs), updatedAt }
  await trx
    .insertInto('mention_ecole')
    .values({ idAutoEcole, ...values, version: 1 })
    .onConflict((conflict) =>
      conflict.column('idAutoEcole').doUpdateSet((eb) => ({ ...values, version: eb('mention_ecole.version', '+', 1) })),
    )
    .execute()
}

type Kept = Omit<MentionCandidatTable, 'idCandidat' | 'idAutoEcole' | 'updatedAt'>

export async function mentionsCandidatOf(db: Conn, idCandidat: number): Promise<Kept> {
  const row = await db
    .selectFrom('mention_candidat')
    .select(['tuteurNom', 'tuteurCin', 'tuteurLien', 'neph', 'version'])
    .where('idCandidat', '=', idCandidat)
    .executeTakeFirst()
  return row ?? { tuteurNom: null, tuteurCin: null, tuteurLien: null, neph: null, version: 0 }
}

export async function saveMentionsCandidat(
  trx: Trx,
  candidat: { id: number; idAutoEcole: number },
  values: Omit<Kept, 'version'>,
  updatedAt: string,
): Promise<void> {
  const { id: idCandidat, idAutoEcole } = candidat
  await trx
    .insertInto('mention_candidat')
    .values({ idCandidat, idAutoEcole, ...values, version: 1, updatedAt })
    .onConflict((conflict) =>
      conflict
        .column('idCandidat')
        .doUpdateSet((eb) => ({ ...values, updatedAt, version: eb('mention_candidat.version', '+', 1) })),
    )
    .execute()
}
