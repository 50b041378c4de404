import { grouped } from '@contract/grouped'
import { printedNumber } from '@contract/papiers/printedNumber'
import { chunks } from '../../chunks'
import type { Db } from '../../schema'

/** The kinds of records whose names the log shows. */
export type Nommee =
  | 'candidat'
  | 'moniteur'
  | 'vehicule'
  | 'examinateur'
  | 'permi'
  | 'evenement'
  | 'demande'
  | 'attente'
  | 'configPrix'
  | 'forfait'
  | 'facture'
  | 'cheque'
  | 'codeAcces'
  | 'utilisateur'

/** A record whose name is looked up. */
export interface Reference {
  entite: Nommee
  id: number
}

export const keyOf = ({ entite, id }: Reference) => `${entite}:${id}`

const full = ({ prenom, nom }: { prenom: string; nom: string }) => `${prenom} ${nom}`

/** The tables whose records are named after their candidate. */
const PERSONAL = { demande: 'demande_evenement', attente: 'attente', codeAcces: 'code_acces' } as const

/** The names of invoices: the printed number, or the client's name while a draft has no number. */
async function facturesIn(db: Db, ids: number[], idAutoEcole: number): Promise<[number, string][]> {
  const rows = await db
    .selectFrom('facture')
    .leftJoin('candidat', 'candidat.id', 'facture.idCandidat')
    .select(['facture.id', 'facture.serie', 'facture.annee', 'facture.numero', 'facture.clientNom'])
    .select(['candidat.nom', 'candidat.prenom'])
    .where('facture.id', 'in', ids)
    .where('facture.idAutoEcole', '=', idAutoEcole)
    .execute()
  return rows.flatMap(({ id, serie, annee, numero, clientNom, nom, prenom }): [number, string][] => {
    if (annee !== null && numero !== null) return [[id, printedNumber(serie, annee, numero)]]
    if (clientNom !== null) return [[id, clientNom]]
    return nom !== null && prenom !== null ? [[id, full({ nom, prenom })]] : []
  })
}

/** The names of records of one table. Records of another school get no name. */
async function namesIn(db: Db, entite: Nommee, ids: number[], idAutoEcole: number): Promise<[number, string][]> {
  switch (entite) {
    case 'permi': {
      const rows = await db.selectFrom('permi').select(['id', 'code']).where('id', 'in', ids).execute()
      return rows.map(({ id, code }) => [id, code])
    }
    case 'vehicule': {
      const rows = await db
        .selectFrom('vehicule')
        .select(['id', 'immatriculation'])
        .where('id', 'in', ids)
        .where('idAutoEcole', '=', idAutoEcole)
        .execute()
      return rows.map(({ id, immatriculation }) => [id, immatriculation])
    }
    case 'configPrix': {
      const rows = await db
        .selectFrom('config_prix')
        .innerJoin('permi', 'permi.id', 'config_prix.idPermi')
        .select(['config_prix.id', 'permi.code'])
        .where('config_prix.id', 'in', ids)
        .where('config_prix.idAutoEcole', '=', idAutoEcole)
        .execute()
      return rows.map(({ id, code }) => [id, code])
    }
    case 'forfait': {
      const rows = await db
        .selectFrom('forfait')
        .select(['id', 'nom'])
        .where('id', 'in', ids)
        .where('idAutoEcole', '=', idAutoEcole)
        .execute()
      return rows.map(({ id, nom }) => [id, nom])
    }
    case 'facture':
      return facturesIn(db, ids, idAutoEcole)
    case 'cheque': {
      const rows = await db
        .selectFrom('cheque')
        .select(['id', 'numero'])
        .where('id', 'in', ids)
        .where('idAutoEcole', '=', idAutoEcole)
        .execute()
      return rows.map(({ id, numero }) => [id, numero])
    }
    case 'utilisateur': {
      const rows = await db
        .selectFrom('utilisateur')
        .select(['id', 'nomComplet'])
        .where('id', 'in', ids)
        .where('idAutoEcole', '=', idAutoEcole)
        .execute()
      return rows.map(({ id, nomComplet }) => [id, nomComplet])
    }
    case 'evenement': {
      const rows = await db
        .selectFrom('evenement_candidat')
        .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
        .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
        .select(['evenement.id', 'candidat.nom', 'candidat.prenom'])
        .where('evenement.id', 'in', ids)
        .where('evenement.idAutoEcole', '=', idAutoEcole)
        .orderBy('candidat.id')
        .execute()
      return [...grouped(rows, ({ id }) => id)].map(([id, people]) => [id, people.map(full).join(', ')])
    }
    case 'demande':
    case 'attente':
    case 'codeAcces': {
      const table = PERSONAL[entite]
      const rows = await db
        .selectFrom(table)
        .innerJoin('candidat', 'candidat.id', `${table}.idCandidat`)
        .select([`${table}.id`, 'candidat.nom', 'candidat.prenom'])
        .where(`${table}.id`, 'in', ids)
        .where(`${table}.idAutoEcole`, '=', idAutoEcole)
        .execute()
      return rows.map((row) => [row.id, full(row)])
    }
    default: {
      const rows = await db
        .selectFrom(entite)
        .select(['id', 'nom', 'prenom'])
        .where('id', 'in', ids)
        .where('idAutoEcole', '=', idAutoEcole)
        .execute()
      return rows.map((row) => [row.id, full(row)])
    }
  }
}

/** The current names of a school's records, by `keyOf`. Each table is queried once. */
export async function nomsOf(db: Db, references: Reference[], idAutoEcole: number): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [entite, those] of grouped(references, (reference) => reference.entite)) {
    for (const ids of chunks([...new Set(those.map(({ id }) => id))], 1000)) {
      for (const [id, name] of await namesIn(db, entite, ids, idAutoEcole)) names.set(keyOf({ entite, id }), name)
    }
  }
  return names
}
