import type { Examinateur } from '@contract/planning/examinateur'
import { Avatar } from '@core/components/Avatar'
import { Blank } from '@core/components/states/Blank'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { PhoneLink } from '@src/views/candidat/PhoneLink'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useEtapes } from './useEtapes'

/** The columns of the list of examiners. */
export function useExaminateurColumns(): Column<Examinateur>[] {
  const { t } = useTranslation(['examinateur', 'fields'])
  const format = useFormat()
  const { wordsOf } = useEtapes()
  return useMemo(
    () => [
      {
        id: 'nom',
        header: t('fields:nom'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => (
          <span className="person">
            <Avatar name={fullName(row)} />
            <span>
              <b>{row.nom}</b> {row.prenom}
            </span>
          </span>
        ),
      },
      { id: 'etapes', header: t('fields:etapes'), cell: (row) => wordsOf(row.etapes) },
      { id: 'centre', header: t('fields:centre'), cell: (row) => row.centre ?? <Blank /> },
      { id: 'telephone', header: t('fields:telephone'), cell: (row) => <PhoneLink telephone={row.telephone} /> },
      { id: 'examens', header: t('fields.examens'), sortable: true, align: 'end', cell: (row) => row.examens },
      {
        id: 'reussite',
        header: t('fields.reussite'),
        align: 'end',
        cell: (row) => (row.examens === 0 ? <Blank /> : format.percent(row.reussis / row.examens)),
      },
    ],
    [t, format, wordsOf],
  )
}
