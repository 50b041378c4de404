import type { Moniteur } from '@contract/ecole/moniteur'
import { Avatar } from '@core/components/Avatar'
import { fullName } from '@core/format/names'

/** The family name is first and bolder, because the list is sorted by it. */
export const MoniteurName = ({ moniteur }: { moniteur: Moniteur }) => (
  <span className="person">
    <Avatar name={fullName(moniteur)} src={moniteur.photo} />
    <span>
      <b>{moniteur.nom}</b> {moniteur.prenom}
    </span>
  </span>
)
