import type { ExamenBlancInput } from '@contract/cours/examenBlanc'
import type { SerieFile } from '@contract/cours/serieFile'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { insertExamenBlanc } from '../../database/cours/examenBlanc'
import { addSerieFile } from '../../database/cours/serieFile'
import type { Trx } from '../../database/schema'

/** The usual mock exam: three questions of each topic, half a minute each. */
const EXAMEN: ExamenBlancInput = {
  title: { fr: 'Examen blanc', ar: 'امتحان تجريبي' },
  durationMinutes: 15,
  passMark: 24,
  parts: TOPIC_KEYS.map((topic) => ({ topic, nombre: 3 })),
}

/** The series of the product and the usual mock exam, published. */
export async function seedCours({ trx, now }: { trx: Trx; now: string }, series: readonly SerieFile[]): Promise<void> {
  for (const serie of series) await addSerieFile(trx, serie, true, now)
  await insertExamenBlanc(trx, EXAMEN, true, now)
}
