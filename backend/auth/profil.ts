import { abilityRules, readOnlyRules } from '@contract/ability'
import type { Me } from '@contract/compte/auth'
import { findUtilisateur } from '../database/compte/utilisateur'
import type { Deps } from '../deps'
import { schoolState } from './readOnly'

/** The client's data on the signed-in user: the login answer without its tokens. */
export async function presentProfil(deps: Deps, idUtilisateur: number): Promise<Me> {
  const user = await findUtilisateur(deps.db, idUtilisateur)
  const school = user.idAutoEcole === null ? null : await schoolState(deps, user.idAutoEcole)
  const running = school?.running
  const rules = abilityRules(user)
  return {
    role: user.role,
    avatar: user.avatar,
    usersConnect: {
      id: user.id,
      username: user.username,
      nomComplet: user.nomComplet,
      email: user.email,
      telephone: user.telephone,
      langue: user.langue,
      ecole: school && {
        id: school.ecole.id,
        nom: school.ecole.nom,
        pays: school.ecole.pays,
        lectureSeule: school.lectureSeule,
        // Written to the school: its instructors and candidates do not read it.
        motif: user.role === 'ecole' && school.ecole.statut === 'SUSPENDED' ? school.ecole.motif : null,
      },
    },
    isFirstLogin: user.isFirstLogin === 1,
    idAutoEcole: user.idAutoEcole,
    activePackage: running
      ? { id: running.id, nom: running.nom, dateDebut: running.dateDebut, dateFin: running.dateFin }
      : null,
    // The rules are sent as JSON; CASL's type is wider than the rules in use.
    ability: (school?.lectureSeule ? readOnlyRules(rules) : rules) as Me['ability'],
  }
}
