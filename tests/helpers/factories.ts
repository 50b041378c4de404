import {
  type Candidat,
  type CandidatDetail,
  type CandidatUpdate,
  type CandidatValues,
  candidatFields,
} from '@contract/ecole/candidat'
import type { ImportCells, ImportChoice, ImportInput, ImportJob } from '@contract/ecole/import/candidatImport'
import { type Moniteur, type MoniteurUpdate, type MoniteurValues, moniteurInput } from '@contract/ecole/moniteur'
import type { Permi } from '@contract/ecole/permi'
import type { Page } from '@contract/list'
import type { Client } from './http'

let counter = 0
/** Eight digits that no other call returns: the demo data's identity numbers begin with 0 or 1. */
export function uniqueDigits(first = '5'): string {
  counter += 1
  return `${first}${String(counter).padStart(7, '0')}`
}

/** The id of a licence category of the caller's country. */
export async function permiOf(client: Client, code = 'B'): Promise<number> {
  const { body } = await client.get<Permi[]>('/api/permi')
  const found = body.find((permi) => permi.code === code)
  if (!found) throw new Error(`No category ${code}`)
  return found.id
}

/** The body that a form sends for a new candidate, required fields only. */
export const candidatValues = (idPermi: number, values: Partial<CandidatValues> = {}): CandidatValues => ({
  nom: 'Essai',
  prenom: 'Personne',
  cin: uniqueDigits(),
  dateNaissance: '2000-05-17',
  dateInscription: '2026-11-02',
  idPermi,
  ...values,
})

/** Adds a candidate through the API. */
export async function buildCandidat(client: Client, values: Partial<CandidatValues> = {}): Promise<CandidatDetail> {
  const body = candidatValues(values.idPermi ?? (await permiOf(client)), values)
  const answer = await client.post<CandidatDetail>('/api/candidat', body)
  if (answer.status !== 201) throw new Error(`Candidate refused: ${answer.status} ${answer.text}`)
  return answer.body
}

// The type of `Object.keys` loses the names of the fields.
const CANDIDAT_FIELDS = Object.keys(candidatFields.shape) as (keyof typeof candidatFields.shape)[]

/**
 * The body that a form sends to save a candidate, with some fields changed. If a refusal is passed in place of a
 * candidate, the body has no values: the tests of access rights send it anyway.
 */
export function updateOf(candidat: Candidat, values: Partial<CandidatUpdate> = {}): CandidatUpdate {
  const fields = Object.fromEntries(CANDIDAT_FIELDS.map((field) => [field, candidat[field]]))
  // Every field of the schema is present, because the list comes from the schema.
  return { ...(fields as Omit<CandidatUpdate, 'version'>), version: candidat.version, ...values }
}

// The type of `Object.keys` loses the names of the fields here too.
const MONITEUR_FIELDS = Object.keys(moniteurInput.shape) as (keyof typeof moniteurInput.shape)[]

/** The body that a form sends to save an instructor, with some fields changed. */
export function updateOfMoniteur(moniteur: Moniteur, values: Partial<MoniteurUpdate> = {}): MoniteurUpdate {
  const fields = Object.fromEntries(MONITEUR_FIELDS.map((field) => [field, moniteur[field]]))
  return { ...(fields as Omit<MoniteurUpdate, 'version'>), version: moniteur.version, ...values }
}

export async function moniteurValues(client: Client, values: Partial<MoniteurValues> = {}): Promise<MoniteurValues> {
  return {
    nom: 'Formateur',
    prenom: 'Personne',
    cin: uniqueDigits('6'),
    telephone: '98 000 111',
    categories: [await permiOf(client)],
    tarifHoraire: 10_000,
    availability: 'Available',
    ...values,
  }
}

/** Adds an instructor through the API. */
export async function buildMoniteur(client: Client, values: Partial<MoniteurValues> = {}): Promise<Moniteur> {
  const answer = await client.post<Moniteur>('/api/moniteur', await moniteurValues(client, values))
  if (answer.status !== 201) throw new Error(`Instructor refused: ${answer.status} ${answer.text}`)
  return answer.body
}

/** The whole list that a client may see, fetched a hundred at a time. */
export async function allCandidats(client: Client, query = ''): Promise<Candidat[]> {
  const all: Candidat[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await client.get<Page<Candidat>>(`/api/candidat?perPage=100&page=${page}&${query}`)
    all.push(...body.data)
    if (page >= body.totalPages) return all
  }
}

/** The cells of a row, as a spreadsheet gives them. */
export const importRow = (cells: ImportCells = {}): ImportCells => ({
  nom: 'Importé',
  prenom: 'Nouveau',
  cin: uniqueDigits('7'),
  dateNaissance: '12/03/2001',
  permi: 'B',
  ...cells,
})

/** The body that starts an import: rows with one common choice or a choice each. */
export const importInputOf = (
  rows: (ImportCells & { choice?: ImportChoice })[],
  choice: ImportChoice = 'add',
  envoyer = false,
): ImportInput => ({
  fichier: 'candidats.csv',
  envoyer,
  rows: rows.map(({ choice: own, ...cells }, index) => ({ ligne: index + 2, cells, choice: own ?? choice })),
})

/** Polls an import until it has ended. */
export async function importEnded(client: Client, id: number): Promise<ImportJob> {
  for (;;) {
    const { body } = await client.get<ImportJob>(`/api/import/${id}`)
    if (body.statut !== 'RUNNING') return body
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** Runs an import to its end. */
export async function runImport(client: Client, input: ImportInput): Promise<ImportJob> {
  const { status, body, text } = await client.post<ImportJob>('/api/candidat/import', input)
  if (status !== 202) throw new Error(`Import refused: ${status} ${text}`)
  return importEnded(client, body.id)
}
