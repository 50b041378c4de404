import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import type { ExamenBlancRow } from '../../database/cours/examenBlanc'

export function presentExamenBlanc(row: ExamenBlancRow): ExamenBlanc {
  const { id, durationMinutes, passMark, parts, version, createdAt, updatedAt } = row
  const total = parts.reduce((sum, { nombre }) => sum + nombre, 0)
  const title = { fr: row.titleFr, ar: row.titleAr }
  const published = row.published === 1
  return { id, title, durationMinutes, passMark, parts, total, published, version, createdAt, updatedAt }
}
