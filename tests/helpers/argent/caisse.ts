import type { Caisse, CaisseSessionDetail, Comptage } from '@contract/caisse/caisse'
import type { TestBackend } from '../backend'
import { TEST_NOW } from '../clock'
import type { Client } from '../http'

/** The cash desk of a client. */
export async function caisseOf(client: Client): Promise<Caisse> {
  const { body, status, text } = await client.get<Caisse>('/api/caisse')
  if (status !== 200) throw new Error(`No cash desk: ${status} ${text}`)
  return body
}

interface Closing {
  compte: number
  verse?: number
  motif?: string | null
  /** The id of another cashier's session. */
  id?: number
}

/** Counts and closes a session: the client's own open one unless an id is given. */
export async function closeCaisse(client: Client, { compte, verse, motif = null, id }: Closing) {
  const session = id ?? (await caisseOf(client)).session?.id
  const counted = await client.post<Comptage>(`/api/caisse-session/${session}/comptage`, { compte, billetage: null })
  if (counted.status !== 201) return counted as never
  const body = { verse: verse ?? counted.body.verse, motif }
  return client.post<CaisseSessionDetail>(`/api/caisse-session/${session}/cloture`, body)
}

/** Puts the owner's money into the box of a desk user, outside any session, without using a number or a transaction. */
export async function putInBox({ db }: Pick<TestBackend, 'db'>, username: string, montant: number): Promise<void> {
  const user = await db
    .selectFrom('utilisateur')
    .select(['id', 'idAutoEcole'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const idAutoEcole = user.idAutoEcole ?? 0
  const account = async (type: string, cle: string, moved: number) => {
    const { id } = await db
      .insertInto('compte')
      .values({ idAutoEcole, type, cle, solde: moved })
      .onConflict((conflict) =>
        conflict
          .columns(['idAutoEcole', 'type', 'cle'])
          .doUpdateSet((eb) => ({ solde: eb('compte.solde', '+', moved) })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const idDebit = await account('caisse', String(user.id), montant)
  const idCredit = await account('exploitant', '', -montant)
  const { dernier } = await db
    .insertInto('compteur')
    .values({ idAutoEcole, serie: 'EC', annee: 0, dernier: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['idAutoEcole', 'serie', 'annee'])
        .doUpdateSet((eb) => ({ dernier: eb('compteur.dernier', '+', 1) })),
    )
    .returning('dernier')
    .executeTakeFirstOrThrow()
  const about = { jour: '2026-11-01', kind: 'MONEY' as const, idCandidat: null, idMoniteur: null, mois: null }
  const { id: idEcriture } = await db
    .insertInto('ecriture')
    .values({
      idAutoEcole,
      numero: dernier,
      ...about,
      idTransaction: null,
      idUtilisateur: user.id,
      createdAt: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('ecriture_ligne').values({ idEcriture, idDebit, idCredit, montant, cause: 'caisse:0' }).execute()
}
