/**
 * A host's store for the bytes of papers, for hosts that do not keep them in the database. A file's name is derived
 * from its content (school and hash), so a name is only ever written again with the same bytes.
 */
export interface Files {
  /** Stores bytes. Once the promise resolves they can be read, even after a crash of the process. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Whether a name has bytes. */
  has(name: string): Promise<boolean>
  /** @returns the bytes; null when the name does not exist */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing for a name without bytes. */
  remove(name: string): Promise<void>
  /** The names of the files stored at or before a moment. */
  namesBefore(moment: Date): AsyncIterable<string>
}

/** The name of a file. It includes the school, so that removing a file of one school never removes that of another. */
export const fileName = ({ idAutoEcole, empreinte }: { idAutoEcole: number; empreinte: string }) =>
  `${idAutoEcole}/${empreinte}`

const NAME = /^([1-9]\d*)\/([\w-]+)$/

/** The school and hash in a file name; null for any other text. */
export function readFileName(name: string): { idAutoEcole: number; empreinte: string } | null {
  const [, school, empreinte] = NAME.exec(name) ?? []
  return school && empreinte ? { idAutoEcole: Number(school), empreinte } : null
}
