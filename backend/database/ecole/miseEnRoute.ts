import type { MiseEnRoute } from '@contract/ecole/dashboard'
import { reglagesArgentOf } from '../argent/reglages'
import type { Db } from '../schema'

/** What a school has set up. Archived instructors and vehicles, and prices that are not in use, do not count. */
export async function miseEnRouteOf(db: Db, idAutoEcole: number): Promise<MiseEnRoute> {
  const { horaires, prix, forfaits, moniteurs, vehicules, permis } = await db
    .selectFrom('auto_ecole')
    .select((eb) => {
      const first = (table: 'horaire_ecole' | 'forfait') =>
        eb.selectFrom(table).select('id').where('idAutoEcole', '=', idAutoEcole).limit(1)
      const firstKept = (table: 'moniteur' | 'vehicule') =>
        eb.selectFrom(table).select('id').where('idAutoEcole', '=', idAutoEcole).where('archived', '=', 0).limit(1)
      return [
        first('horaire_ecole').orderBy('id').as('horaires'),
        first('forfait').orderBy('id').as('forfaits'),
        eb
          .selectFrom('config_prix')
          .select('id')
          .where('idAutoEcole', '=', idAutoEcole)
          .where('is_active', '=', 1)
          .orderBy('id')
          .limit(1)
          .as('prix'),
        firstKept('moniteur').orderBy('id').as('moniteurs'),
        firstKept('vehicule').orderBy('id').as('vehicules'),
        eb.selectFrom('reglage_permis').select('version').where('idAutoEcole', '=', idAutoEcole).as('permis'),
      ]
    })
    .where('id', '=', idAutoEcole)
    .executeTakeFirstOrThrow()
  const { regimeTva } = await reglagesArgentOf(db, idAutoEcole)
  return {
    horaires: horaires !== null,
    prix: prix !== null || forfaits !== null,
    moniteurs: moniteurs !== null,
    vehicules: vehicules !== null,
    tva: regimeTva !== null,
    permis: permis !== null,
  }
}
