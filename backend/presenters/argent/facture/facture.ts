import {
  type AFacturer,
  type Facture,
  type FactureDetail,
  type PartiesFacture,
  partiesFacture,
} from '@contract/argent/facture'
import type { ReglagesArgent } from '@contract/argent/reglages'
import type { Pays } from '@contract/clock/pays'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Caller } from '../../../caller'
import {
  correctionsOf,
  type FactureRow,
  lignesOf,
  numberOfFacture,
  personOfFacture,
} from '../../../database/argent/facture/facture'
import { paymentsOfCompany, paymentsOfItems } from '../../../database/argent/facture/reglements'
import { reglagesArgentOf } from '../../../database/argent/reglages'
import type { Conn } from '../../../database/schema'
import { totalsOf } from '../../../rules/argent/facture/totals'
import { ratesOf } from '../../../rules/argent/vat'
import { presentEntete } from '../../papiers/entete'
import { draftLines, openLines, presentLigne, typedOf } from './lines'

const numberOf = ({ serie, annee, numero }: Pick<FactureRow, 'serie' | 'annee' | 'numero'>): string | null =>
  annee === null || numero === null ? null : printedNumber(serie, annee, numero)

const personOf = ({ candidatNom, candidatPrenom }: FactureRow): string | null =>
  candidatNom === null ? null : `${candidatPrenom} ${candidatNom}`

/** The stamp duty that the client pays on top of a document sent now; there is none outside Tunisia. */
export const clientStamp = (serie: FactureRow['serie'], pays: Pays, reglages: ReglagesArgent): number =>
  reglages.timbreClient ? stampOf(serie, pays, reglages) : 0

/** The stamp duty due to the State, whether the client or the school bears it. */
export const stampOf = (serie: FactureRow['serie'], pays: Pays, { timbre, timbreAvoir }: ReglagesArgent): number =>
  pays === 'TN' && (serie === 'FA' || timbreAvoir) ? timbre : 0

function presentFacture(row: FactureRow): Facture {
  const { id, serie, idCandidat, jour, echeance, ht, tva, ttc, timbre, avoirs, createdAt } = row
  const candidat = personOf(row)
  return {
    id,
    serie,
    numero: numberOf(row),
    status: row.etat,
    idCandidat,
    candidat,
    client: row.clientNom ?? candidat ?? '',
    jour,
    echeance,
    ht,
    tva,
    ttc,
    timbre,
    avoirs,
    reste: Math.max(0, row.reste),
    createdAt,
  }
}

type Stamped = Pick<FactureRow, 'idAutoEcole' | 'serie' | 'status' | 'timbre'>

/** Invoices of one school with their stamp duty; a draft gets the duty with which it would be sent now. */
export async function withStamp<Row extends Stamped>(
  db: Conn,
  rows: readonly Row[],
  { pays }: Caller,
): Promise<readonly Row[]> {
  const draft = rows.find(({ status }) => status === 'DRAFT')
  if (!draft) return rows
  const reglages = await reglagesArgentOf(db, draft.idAutoEcole)
  return rows.map((row) => (row.status === 'DRAFT' ? { ...row, timbre: clientStamp(row.serie, pays, reglages) } : row))
}

/** Invoices of one school as a list shows them. */
export const presentFactures = async (db: Conn, rows: readonly FactureRow[], caller: Caller): Promise<Facture[]> =>
  (await withStamp(db, rows, caller)).map(presentFacture)

/** The details of school and client as they are now. */
export async function partiesNow(db: Conn, row: FactureRow): Promise<PartiesFacture> {
  const { pays, ...ecole } = await presentEntete(db, row.idAutoEcole)
  const person = row.idCandidat === null ? undefined : await personOfFacture(db, row.idCandidat)
  const both = (fr: string, ar: string | null) => (pays === 'TN' && ar ? { fr, ar } : { fr })
  const arabic = person?.nomAr && person.prenomAr ? `${person.prenomAr} ${person.nomAr}` : null
  const candidat = person ? both(`${person.prenom} ${person.nom}`, arabic) : null
  return {
    pays,
    ecole,
    client: {
      nom: row.clientNom ? { fr: row.clientNom } : (candidat ?? { fr: '' }),
      adresse: row.clientAdresse ?? person?.adresse ?? '',
      matricule: row.clientMatricule,
      candidat: row.clientNom ? candidat : null,
    },
  }
}

/** The amounts and lines of a draft as it would be sent now. */
async function draftFacts(db: Conn, row: FactureRow, pays: Pays, reglages: ReglagesArgent) {
  const { lignes } = await draftLines(db, row, pays)
  return { ...totalsOf(lignes), lignes, timbre: clientStamp(row.serie, pays, reglages) }
}

const typedClient = ({ clientNom, clientAdresse, clientMatricule }: FactureRow) =>
  clientNom === null ? null : { nom: clientNom, adresse: clientAdresse ?? '', matricule: clientMatricule }

/** One invoice as it is printed, with the data for the actions that are still possible. */
export async function presentFactureDetail(db: Conn, row: FactureRow, caller: Caller): Promise<FactureDetail> {
  const isDraft = row.status === 'DRAFT'
  const reglages = await reglagesArgentOf(db, row.idAutoEcole)
  const parties = row.contenu === null ? await partiesNow(db, row) : partiesFacture.parse(JSON.parse(row.contenu))
  const content = isDraft
    ? await draftFacts(db, row, parties.pays, reglages)
    : { lignes: (await lignesOf(db, [row.id])).map(presentLigne) }
  const corrigee = row.idCorrigee === null ? undefined : await numberOfFacture(db, row.idCorrigee)
  const paid = row.idCandidat === null ? paymentsOfCompany : paymentsOfItems
  const reglements = row.serie === 'FA' && !isDraft ? await paid(db, row.id) : []
  const causes = [...new Set(content.lignes.flatMap(({ cause }) => cause ?? []))]
  return {
    ...presentFacture(row),
    ...content,
    parties,
    corrigee: corrigee ? { id: corrigee.id, numero: numberOf(corrigee) } : null,
    corrections: (await correctionsOf(db, row.id)).map((one) => ({ id: one.id, numero: numberOf(one) })),
    // On the account of a candidate it is a credit.
    aRendre: row.idCandidat === null ? Math.max(0, -row.reste) : 0,
    motif: row.motif,
    note: row.note,
    reglements: reglements.map(({ serie, annee, numero, jour, method, montant, retenue }) => ({
      numero: printedNumber(serie, annee, numero),
      jour,
      method: method === 'NONE' ? null : method,
      montant,
      retenue,
    })),
    saisie:
      isDraft && row.serie === 'FA'
        ? {
            idCandidat: row.idCandidat,
            client: typedClient(row),
            causes,
            lignes: content.lignes.filter(({ cause }) => cause === null).map(typedOf),
            echeance: row.echeance,
            note: row.note,
          }
        : null,
    isTvaUnknown: caller.role !== 'candidat' && reglages.regimeTva === null,
    version: row.version,
  }
}

/** A candidate's charges that are on no invoice yet, and the school's VAT rates. */
export async function presentAFacturer(
  db: Conn,
  idAutoEcole: number,
  idCandidat: number | null,
  pays: Pays,
): Promise<AFacturer> {
  const reglages = await reglagesArgentOf(db, idAutoEcole)
  const rates = Object.values(ratesOf(reglages))
  return {
    data: idCandidat === null ? [] : await openLines(db, idCandidat, pays),
    isTvaUnknown: reglages.regimeTva === null,
    taux: [...new Set([...rates, 0])].sort((one, other) => other - one),
  }
}
