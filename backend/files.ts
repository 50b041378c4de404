/**
 * Where a host keeps the bytes of papers, when not in the database. A name stands for its content (a school and a hash),
 * so that a name is written again with the same bytes only.
 */
export interface Files {
  /** Keeps bytes; they can be read once this resolves, whatever happens to the process. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** @returns null when there are none */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing where there are none. */
  remove(name: string): Promise<void>
  /** The names that have been there since a moment or longer. */
  namesBefore(moment: Date): AsyncIterable<string>
}

/** The name of a file: schools share none, so that what one removes stays with the other. */
export const fileName = ({ idAutoEcole, empreinte }: { idAutoEcole: number; empreinte: string }) =>
  `${idAutoEcole}/${empreinte}`

const NAME = /^([1-9]\d*)\/([\w-]+)$/

/** The school and hash of a name; null for what is no name of a file. */
export function readFileName(name: string): { idAutoEcole: number; empreinte: string } | null {
  const [, school, empreinte] = NAME.exec(name) ?? []
  return school && empreinte ? { idAutoEcole: Number(school), empreinte } : null
}
