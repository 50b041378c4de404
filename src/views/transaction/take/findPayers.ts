import type { Transaction } from '@contract/argent/transaction'
import type { FoundCandidat } from '@contract/ecole/recherche'
import { fullName } from '@core/format/names'
import { findReceipts, findRecords } from '@src/redux/recherche/requests'

/** A person who may pay. */
export interface Payer {
  id: number
  nom: string
  cin: string | null
  telephone: string | null
  archived: boolean
  /** The receipt whose number was searched for. */
  recu: string | null
}

const ofCandidat = (candidat: FoundCandidat): Payer => {
  const { id, cin, telephone, archived } = candidat
  return { id, nom: fullName(candidat), cin, telephone, archived, recu: null }
}

const ofReceipt = ({ idCandidat, candidat, numero }: Transaction): Payer[] =>
  idCandidat === null
    ? []
    : [{ id: idCandidat, nom: candidat ?? '', cin: null, telephone: null, archived: false, recu: numero }]

/** A receipt's number as it is printed, or a number too short to be an identity card or a telephone. */
const RECEIPT = /^rc[\s-]*\d{4}[\s-]*\d+$/i
const SHORT_NUMBER = /^\d{1,6}$/

/** Candidates by name, identity card, telephone or the number of a receipt: the best match first, each once. */
export async function findPayers(typed: string, signal: AbortSignal): Promise<Payer[]> {
  const isReceipt = RECEIPT.test(typed)
  const receipts = isReceipt || SHORT_NUMBER.test(typed) ? (await findReceipts(typed, signal)).flatMap(ofReceipt) : []
  const people = isReceipt ? [] : (await findRecords(typed, signal)).candidats.map(ofCandidat)
  const ids = new Set<number>()
  return [...receipts, ...people].filter(({ id }) => !ids.has(id) && ids.add(id))
}
