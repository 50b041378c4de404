import type { Calendar } from '@contract/planning/evenement'
import type { FluxRessource } from '@contract/planning/flux'
import type { EvenementRow } from '../../database/planning/evenement'
import type { IcalEvent } from '../../rules/planning/ical'

/** Feeds are read by programs that send no language, so they are in French, the default language. */
const NAMES: Record<Calendar, string> = {
  'Hour circulation': 'Heure de circulation',
  'Hour code': 'Heure de code',
  'Hour Park': 'Heure de parc',
  'Code exam': 'Examen code',
  'Conduit exam': 'Examen conduite',
  'Park exam': 'Examen parc',
}

const full = (nom: string | null, prenom: string | null) => (nom === null ? null : `${prenom ?? ''} ${nom}`.trim())

/** The candidates of a lesson, short enough for a calendar's box. */
function candidatsOf({ candidats }: EvenementRow): string | null {
  const [first] = candidats
  if (!first) return null
  return candidats.length > 1 ? `${candidats.length} candidats` : full(first.nom, first.prenom)
}

interface Reader {
  ressource: FluxRessource
  /** Only the owner of the feed sees candidate names. */
  named: boolean
}

/** An event of a feed: time, place, kind and people, but no phone number and no note. */
export function presentIcal(row: EvenementRow, { ressource, named }: Reader): IcalEvent {
  const moniteur = ressource === 'moniteur' ? null : full(row.moniteurNom, row.moniteurPrenom)
  const candidats = named && ressource !== 'candidat' ? candidatsOf(row) : null
  const vehicule = ressource === 'vehicule' || row.marque === null ? null : `${row.marque} ${row.modele}`
  const kind = row.status === 'CANCELLED' ? `Annulation\u00a0: ${NAMES[row.calendar]}` : NAMES[row.calendar]
  return {
    id: row.id,
    version: row.version,
    start: row.start,
    end: row.end,
    updatedAt: row.updatedAt,
    status: row.status,
    summary: candidats === null ? kind : `${kind} – ${candidats}`,
    description: [
      ...(moniteur === null ? [] : [`Moniteur\u00a0: ${moniteur}`]),
      ...(vehicule === null ? [] : [`Véhicule\u00a0: ${vehicule}`]),
    ].join('\n'),
    lieu: row.lieu,
  }
}
