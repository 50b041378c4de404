import type { PapierEntete } from '@contract/papiers/contrat'
import { mentionsEcoleOf } from '../../database/papiers/mentions'
import { findAutoEcole } from '../../database/plateforme/autoecole'
import type { Conn } from '../../database/schema'

/** A school as it is named at the head of its papers. */
export async function presentEntete(db: Conn, idAutoEcole: number): Promise<PapierEntete> {
  const ecole = await findAutoEcole(db, idAutoEcole)
  if (!ecole) throw new Error(`No school ${idAutoEcole}`)
  const { valeurs: mentions } = await mentionsEcoleOf(db, idAutoEcole)
  const both = (fr: string, ar: string | null) => (ecole.pays === 'TN' && ar ? { fr, ar } : { fr })
  return {
    pays: ecole.pays,
    nom: both(ecole.nom, mentions.nomAr),
    adresse: both(ecole.adresse ?? '', mentions.adresseAr),
    agrement: ecole.matricule,
    formeJuridique: mentions.formeJuridique,
    matriculeFiscal: mentions.matriculeFiscal,
    telephone: ecole.telephone,
  }
}
