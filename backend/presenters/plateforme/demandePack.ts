import type { DemandePack } from '@contract/plateforme/demandePack'
import type { DemandePackRow } from '../../database/plateforme/demandePack'

export function presentDemandePack(row: DemandePackRow): DemandePack {
  const { id: idDemande, idUtilisateur: _, updatedAt: __, ...demande } = row
  return { idDemande, ...demande }
}
