import type { AFacturer, FactureDetail } from '@contract/argent/facture'
import type { ReglagesArgent, ReglagesArgentSaved } from '@contract/argent/reglages'
import type { Client } from '../http'

/** Changes some money rules of the client's school. */
export async function setReglages(client: Client, changes: Partial<ReglagesArgent>): Promise<void> {
  const { body } = await client.get<ReglagesArgentSaved>('/api/reglages-argent')
  const { status, text } = await client.put('/api/reglages-argent', {
    reglages: { ...body.reglages, ...changes },
    version: body.version,
  })
  if (status !== 200) throw new Error(`No rules: ${status} ${text}`)
}

/** Rules with a VAT of 7 % on everything. */
export const TAXED: Partial<ReglagesArgent> = {
  regimeTva: 'TAXED',
  tvaCode: 700,
  tvaConduite: 700,
  tvaExamen: 700,
  tvaDossier: 700,
  tvaEnLigne: 700,
}

/** The causes of a candidate's charges that are on no invoice. */
export async function openCauses(client: Client, idCandidat: number): Promise<string[]> {
  const { body } = await client.get<AFacturer>(`/api/facture/charges?idCandidat=${idCandidat}`)
  return [...new Set(body.data.map(({ cause }) => cause))]
}

/** Drafts an invoice for all charges of a candidate that are on no invoice. */
export async function draftOf(client: Client, idCandidat: number, changes: object = {}): Promise<FactureDetail> {
  const causes = await openCauses(client, idCandidat)
  const values = { idCandidat, client: null, causes, lignes: [], echeance: null, note: null, ...changes }
  const { body, status, text } = await client.post<FactureDetail>('/api/facture', values)
  if (status !== 201) throw new Error(`No draft: ${status} ${text}`)
  return body
}

export const sendDraft = (client: Client, { id, version, ttc, timbre }: FactureDetail) =>
  client.post<FactureDetail>(`/api/facture/${id}/send`, { version, totalVu: ttc + timbre })

/** Drafts such an invoice and sends it. */
export async function sentOf(client: Client, idCandidat: number, changes: object = {}): Promise<FactureDetail> {
  const { body, status, text } = await sendDraft(client, await draftOf(client, idCandidat, changes))
  if (status !== 200) throw new Error(`Not sent: ${status} ${text}`)
  return body
}
