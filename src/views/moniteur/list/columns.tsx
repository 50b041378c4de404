import type { Moniteur } from '@contract/ecole/moniteur'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { paths } from '@src/configs/paths'
import { CarteExpiration } from '@src/parts/moniteur/CarteExpiration'
import { useCategories } from '@src/parts/moniteur/useCategories'
import { useSchool } from '@src/redux/session/useSchool'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Disponibilite } from '../Disponibilite'
import { MoniteurName } from '../MoniteurName'

/** The columns of the list of instructors. */
export function useMoniteurColumns(): Column<Moniteur>[] {
  const { t } = useTranslation(['moniteur', 'fields'])
  const format = useFormat()
  const { codesOf } = useCategories()
  const { pays } = useSchool()
  return useMemo(
    () => [
      {
        id: 'nom',
        header: t('name'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => <MoniteurName moniteur={row} />,
      },
      { id: 'categories', header: t('fields:categories'), cell: (row) => codesOf(row.categories) },
      { id: 'telephone', header: t('fields:telephone'), cell: (row) => format.phone(row.telephone, pays) },
      {
        id: 'expirationCarte',
        header: t('fields:expirationCarte'),
        sortable: true,
        cell: (row) => <CarteExpiration expiration={row.expirationCarte} />,
      },
      {
        id: 'candidats',
        header: t('candidats'),
        sortable: true,
        align: 'end',
        cell: (row) => <CandidatCount moniteur={row} />,
      },
      {
        id: 'availability',
        header: t('fields:availability'),
        cell: (row) => <Disponibilite availability={row.availability} />,
      },
    ],
    [t, format, codesOf, pays],
  )
}

/** The number of an instructor's candidates, linked to their list. */
function CandidatCount({ moniteur }: { moniteur: Moniteur }) {
  const { t } = useTranslation('moniteur')
  if (moniteur.candidats === 0) return 0
  return (
    <Link
      to={`${paths.candidats}?idMoniteur=${moniteur.id}`}
      aria-label={t('candidatsOf', { count: moniteur.candidats, nom: fullName(moniteur) })}
    >
      {moniteur.candidats}
    </Link>
  )
}
