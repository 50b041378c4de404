import { firstOfMonth } from '@contract/clock/days'
import { echeanceOn } from '@contract/clock/echeance'
import type { Moniteur } from '@contract/ecole/moniteur'
import { useRevisionsQuery } from '@src/redux/calendar/revision'
import { useCandidatsQuery } from '@src/redux/candidat/candidat'
import { useAllMoniteursQuery, useMoniteursQuery } from '@src/redux/moniteur/moniteur'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'

/** How many lines each list of the dashboard has. */
const SHOWN = '5'
const NONE = '1'

/** Those whose card has expired or soon will, the most urgent first. */
const cartesToRenew = (moniteurs: readonly Moniteur[], today: string) =>
  moniteurs
    .flatMap(({ expirationCarte, ...rest }) => (expirationCarte ? [{ ...rest, expirationCarte }] : []))
    .filter(({ expirationCarte }) => echeanceOn(expirationCarte, today).state !== 'valid')
    .sort((a, b) => (a.expirationCarte < b.expirationCarte ? -1 : 1))

/** What the dashboard of a school shows: every figure is the length of a list. */
export function useEcoleDay() {
  const { today } = useSchool()
  const first = firstOfMonth(today)
  const candidats = useCandidatsQuery({ perPage: SHOWN, sort: '-dateInscription' })
  const month = useCandidatsQuery({ perPage: NONE, inscritDepuis: first })
  const incomplets = useCandidatsQuery({ perPage: SHOWN, dossier: 'incomplet' })
  const expires = useCandidatsQuery({ perPage: SHOWN, dossier: 'expire' })
  const disponibles = useMoniteursQuery({ perPage: NONE, availability: 'Available' })
  const moniteurs = useAllMoniteursQuery()
  const cartes = cartesToRenew(moniteurs.data ?? [], today)
  // Who keeps the cash has no lessons to move.
  const plans = useAbility().can('update', 'Evenement')
  const revisions = useRevisionsQuery({ perPage: SHOWN }, { skip: !plans, refetchOnFocus: true })
  return {
    today,
    firstOfMonth: first,
    candidats,
    month,
    incomplets,
    expires,
    disponibles,
    moniteurs,
    cartes,
    plans,
    revisions,
  }
}

export type EcoleDay = ReturnType<typeof useEcoleDay>
