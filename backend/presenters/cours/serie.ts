import type { OwnSerie, Serie } from '@contract/cours/serie'
import type { SerieRow } from '../../database/cours/serie'

export function presentSerie(row: SerieRow): Serie {
  const { id, topic, permis, rang, questions, success, version, createdAt, updatedAt } = row
  const title = { fr: row.titleFr, ar: row.titleAr }
  const published = row.published === 1
  return { id, topic, title, permis, rang, questions, success, published, version, createdAt, updatedAt }
}

/** A person's progress in a series. */
export interface OwnPart {
  seen: number
  known: number
  idTentative: number | null
}

export const presentOwnSerie = (row: SerieRow, own: OwnPart): OwnSerie => ({ ...presentSerie(row), ...own })
