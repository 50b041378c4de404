import type { Contrat } from '@contract/papiers/contrat'
import { insertForfait, insertPrices } from '../argent/argent'
import type { TestBackend } from '../backend'
import { buildCandidat, permiOf } from '../factories'
import type { Client } from '../http'

/** The details of a school that its papers need besides its record. */
export const MENTIONS = {
  nomAr: 'مدرسة الأمان لتعليم السياقة',
  adresseAr: '12، شارع الحرية، تونس',
  responsableAr: 'هالة بن يوسف',
  matriculeFiscal: '1234567LAM000',
  minimums: [],
}

export async function saveMentions(ecole: Client, changes: object = {}): Promise<void> {
  const { body } = await ecole.get<{ version: number }>('/api/contrat/mentions')
  const saved = await ecole.put('/api/contrat/mentions', { ...MENTIONS, ...changes, version: body.version })
  if (saved.status !== 200) throw new Error(`Mentions refused: ${saved.text}`)
}

/** A candidate with a complete file, enrolled with the package of 835.000. */
export async function buildEnrolled(backend: TestBackend, ecole: Client, changes: object = {}) {
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  const candidat = await buildCandidat(ecole, {
    adresse: '4, rue de Carthage, Tunis',
    nomAr: 'بن علي',
    prenomAr: 'سامي',
    ...changes,
  })
  const enrolled = await ecole.post<{ inscriptions: { id: number }[] }>(`/api/candidat/${candidat.id}/inscription`, {
    formule: 'FORFAIT',
    idForfait,
    dateDebut: '2026-11-01',
  })
  if (enrolled.status !== 201) throw new Error(`Enrolment refused: ${enrolled.text}`)
  return { candidat, idForfait, idPermi, idInscription: enrolled.body.inscriptions[0]?.id ?? 0 }
}

export async function buildContrat(ecole: Client, idCandidat: number): Promise<Contrat> {
  const made = await ecole.post<Contrat>('/api/contrat', { idCandidat })
  if (made.status !== 201) throw new Error(`Contract refused: ${made.text}`)
  return made.body
}
