import type { DemandePack } from '@contract/demandePack'
import type { DemandePackRow } from '../database/demandePack'

export function presentDemandePack(row: DemandePackRow): DemandePack {
  const { id: idDemande, idUtilisateur: _, updatedAt: __, ...demande } = row
  return { idDemande, ...demande }
}
