import type { TestBackend } from '../backend'

/** Deletes the demo's planning: events, opening hours and leave. */
export async function clearPlanning({ db }: Pick<TestBackend, 'db'>): Promise<void> {
  for (const table of [
    'offre',
    'attente',
    'demande_evenement',
    'occupation',
    'evenement_candidat',
    'evenement',
    'horaire_ecole',
    'fermeture',
    'disponibilite',
    'conge',
  ] as const)
    await db.deleteFrom(table).execute()
}
