import type { Etape } from '@contract/planning/evenement'
import type { Parcours } from '@contract/planning/parcours'
import type { Dossier, ExamenDate, heuresOf } from '../../database/planning/parcours/parcours'
import { pathState } from '../../rules/planning/parcours/parcours'

/** The number of each exam among the sittings of its stage; cancelled exams have none. */
function withTentative(examens: ExamenDate[]): Parcours['examens'] {
  const counts = new Map<Etape, number>()
  return examens.map((examen) => {
    if (examen.status === 'CANCELLED') return { ...examen, tentative: null }
    const tentative = (counts.get(examen.etape) ?? 0) + 1
    counts.set(examen.etape, tentative)
    return { ...examen, tentative }
  })
}

interface Shown {
  candidat: { id: number; nom: string; prenom: string; permi: string }
  dossier: Dossier
  heures: Awaited<ReturnType<typeof heuresOf>>
  today: string
}

/** A candidate's exam path today. */
export const presentParcours = ({ candidat, dossier, heures, today }: Shown): Parcours => ({
  idCandidat: candidat.id,
  candidat: `${candidat.prenom} ${candidat.nom}`,
  permi: candidat.permi,
  today,
  parcours: pathState({ ...dossier, today }),
  examens: withTentative(dossier.examens),
  heures,
})
