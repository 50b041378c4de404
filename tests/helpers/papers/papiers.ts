import type { CandidatDetail, TypeDocument } from '@contract/ecole/candidat'
import type { TestBackend } from '../backend'
import type { Answer, Client } from '../http'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** A picture of one pixel. */
export const PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)
export const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** The first bytes of a picture, filled up to `size` bytes. */
export function picture(size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  return bytes
}

/** Uploads a file of a paper. */
export const sendPapier = (
  client: Client,
  id: number,
  { type = 'cin', nom = 'CIN recto.png', bytes = PNG }: { type?: TypeDocument; nom?: string; bytes?: Uint8Array } = {},
): Promise<Answer<CandidatDetail>> =>
  client.post(`/api/candidat/${id}/document/${type}/papier?nom=${encodeURIComponent(nom)}`, bytes)

/** The files of a paper in an answer. */
export const papiersIn = ({ body }: Answer<CandidatDetail>, type: TypeDocument = 'cin') =>
  body.documents.find((paper) => paper.type === type)?.papiers ?? []

/** Adds a file and returns its id. */
export async function buildPapier(client: Client, id: number, type: TypeDocument = 'cin'): Promise<number> {
  const added = papiersIn(await sendPapier(client, id, { type }), type).at(-1)
  if (!added) throw new Error('No file added')
  return added.id
}

/** The bytes of a file in an answer. */
export async function readPapier(backend: Pick<TestBackend, 'request'>, client: Client, path: string, headers = {}) {
  const response = await backend.request(path, { headers: { Authorization: `Bearer ${client.token}`, ...headers } })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
