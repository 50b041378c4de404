import { strToU8, Zip, ZipDeflate } from 'fflate'

/** The earliest date of the zip format, in device time: equal rows produce equal files. */
const FIRST_DAY = new Date(1980, 0, 1)
const NOTHING = new Uint8Array()

/** A file of an archive whose text arrives in pieces and is compressed immediately. */
export class PackedFile {
  readonly #file: ZipDeflate
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []

  constructor(readonly name: string) {
    this.#file = new ZipDeflate(name, { level: 6 })
    this.#file.mtime = FIRST_DAY
    this.#file.ondata = (_fault, chunk) => this.#chunks.push(chunk)
  }

  write(text: string): void {
    this.#file.push(strToU8(text))
  }

  /** Ends the file and adds it to the archive. */
  addTo(archive: Zip): void {
    this.#file.push(NOTHING, true)
    archive.add(this.#file)
    this.#chunks.forEach((chunk, index) => {
      this.#file.ondata(null, chunk, index === this.#chunks.length - 1)
    })
  }
}

/** Joins the files into one archive. */
export function zip(files: PackedFile[], type: string): Blob {
  const parts: BlobPart[] = []
  const archive = new Zip((fault, chunk) => {
    if (fault) throw fault
    parts.push(chunk)
  })
  for (const file of files) file.addTo(archive)
  archive.end()
  return new Blob(parts, { type })
}
