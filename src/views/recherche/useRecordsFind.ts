import { useFormat } from '@core/format/useFormat'
import type { Find } from '@core/layouts/search/found'
import { paths } from '@src/configs/paths'
import { eventPath } from '@src/parts/lecon/eventPath'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Showing } from './showing'

/** The code of the search; fetched before the first search. */
export const loadSearch = () => Promise.all([import('@src/redux/recherche/requests'), import('./records')])

/** The subjects with searchable records: a client has none of them and finds pages only. */
const SUBJECTS = ['Candidat', 'Moniteur', 'Vehicule', 'Utilisateur'] as const

/** The search of records: those whose page the user may open. */
export function useRecordsFind(opens: (address: string) => boolean): Find | undefined {
  const { t } = useTranslation(['recherche', 'evenement'])
  const role = useAppSelector(selectUserData)?.role
  const { pays, zone, currency } = useSchool()
  const format = useFormat()
  const ability = useAbility()
  const find = useCallback<Find>(
    async (typed, signal) => {
      // Loaded on demand: the schemas cover nearly every subject, and no first page should wait for them.
      const [{ findRecords }, { groupsOf, payGroup }] = await loadSearch()
      const found = await findRecords(typed, signal)
      const canPay = ability.can('create', 'Transaction')
      const canEditExaminers = ability.can('update', 'Examinateur')
      const canEditUsers = ability.can('update', 'Utilisateur')
      const canEditPrices = ability.can('update', 'Tarification')
      const showing: Showing = {
        t,
        typed: found.corrige ?? typed,
        phone: (stored) => format.phone(stored, pays),
        amount: (millimes) => format.amount(millimes, currency),
        day: (day) => format.day(day),
        when: ({ start, end }) => [format.dayOf(start), `${format.time(start)}\u00a0–\u00a0${format.time(end)}`],
        addresses: {
          candidat: (id) => (role === 'candidat' ? paths.candidatPortfolio : paths.candidat(id)),
          moniteur: (id) => (role === 'moniteur' ? paths.moniteurPortfolio : paths.moniteur(id)),
          examinateur: ({ id, nom, archived }) =>
            canEditExaminers
              ? paths.examinateurEdit(id)
              : `${paths.examinateurs}?${new URLSearchParams({ q: nom, archived: String(archived) })}`,
          utilisateur: ({ id, nomComplet }) =>
            canEditUsers
              ? paths.utilisateurEdit(id)
              : `${paths.utilisateurs}?${new URLSearchParams({ q: nomComplet })}`,
          evenement: ({ id, start }) => eventPath({ idEvenement: id, start }, zone),
          recu: (id) => (role === 'candidat' ? paths.candidatPortfolio : `${paths.transactions}?row=${id}`),
          forfait: (id) => (canEditPrices ? paths.forfaitEdit(id) : paths.forfaits),
          serie: ({ id, title }) =>
            role === 'candidat' ? `${paths.series}&${new URLSearchParams({ q: title.fr })}` : paths.serieEdit(id),
        },
        namesSchools: ability.can('manage', 'AutoEcole'),
      }
      return [...groupsOf(found, showing), ...(canPay ? [payGroup(found, showing)] : [])].flatMap((group) => {
        const rows = group.rows.filter(({ to }) => opens(to.split('?')[0] ?? to))
        return rows.length > 0 ? [{ ...group, rows }] : []
      })
    },
    [t, role, pays, zone, currency, format, ability, opens],
  )
  return SUBJECTS.some((subject) => ability.can('read', subject)) ? find : undefined
}
