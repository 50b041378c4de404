import type { ImportRowReport } from '@contract/ecole/import/candidatImport'
import type { ReviewRow } from './reviewRow'

type Duplicate = ImportRowReport['duplicates'][number]
type Reason = Duplicate['by'][number]

const forbidsAdding = (by: Reason[]) => by.includes('cin') || by.includes('passeport')

/**
 * Resemblance of the rows of a file among themselves. The server names the first row with a number; if that row is not
 * imported, the next row with the number becomes the first, and only later rows resemble it.
 */
export class Likeness {
  /** The first imported row of each duplicate value, by the value's first row in the file. */
  readonly #bringer = new Map<string, number>()

  constructor(private readonly rows: readonly ReviewRow[]) {}

  #comesIn(row: number): boolean {
    const state = this.rows[row]?.state
    return state !== 'skip' && state !== 'fault'
  }

  /** The earlier imported row with the same value; null when this one is the first. */
  #before(reason: Reason, first: number, index: number): number | null {
    const mark = `${reason}:${first}`
    const bringer = this.#bringer.get(mark) ?? first
    if (this.#comesIn(bringer)) return bringer
    this.#bringer.set(mark, index)
    return null
  }

  #later({ row, by }: Duplicate, index: number): Duplicate[] {
    const found = new Map<number, Reason[]>()
    for (const reason of by) {
      const earlier = row === null ? null : this.#before(reason, row, index)
      if (earlier !== null) found.set(earlier, [...(found.get(earlier) ?? []), reason])
    }
    return [...found].map(([earlier, reasons]) => {
      const { nom = '', prenom = '' } = this.rows[earlier]?.cells ?? {}
      return { id: null, row: earlier, nom: `${prenom} ${nom}`.trim(), by: reasons, canAdd: !forbidsAdding(reasons) }
    })
  }

  /** The server's report on the row at `index`, without its resemblance to rows that are not imported. */
  among(report: ImportRowReport, index: number): ImportRowReport {
    if (report.duplicates.every(({ row }) => row === null)) return report
    const duplicates = report.duplicates.flatMap((one) => (one.row === null ? [one] : this.#later(one, index)))
    return { ...report, duplicates }
  }
}
