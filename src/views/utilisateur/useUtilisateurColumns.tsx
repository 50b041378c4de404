import type { Utilisateur } from '@contract/compte/utilisateur'
import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** `PENDING`: still has the temporary password. */
const stateOf = ({ active, isFirstLogin }: Utilisateur) => {
  if (!active) return 'INACTIVE'
  return isFirstLogin ? 'PENDING' : 'ACTIVE'
}
const TONES = { ACTIVE: 'success', PENDING: 'info', INACTIVE: 'neutral' } as const

/** The columns of the list of users; the platform sees the school of each. */
export function useUtilisateurColumns(withEcole: boolean): Column<Utilisateur>[] {
  const { t } = useTranslation(['utilisateur', 'fields'])
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'nom',
        header: t('fields:nomComplet'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => (
          <span className="person">
            <Avatar name={row.nomComplet} />
            <b>{row.nomComplet}</b>
          </span>
        ),
      },
      ...(withEcole ? [{ id: 'ecole', header: t('fields.ecole'), cell: (row: Utilisateur) => row.ecole }] : []),
      { id: 'username', header: t('fields.username'), cell: (row) => row.username },
      { id: 'acces', header: t('fields:acces'), cell: (row) => t(`acces.${row.acces}`) },
      { id: 'email', header: t('fields:email'), cell: (row) => row.email ?? <Blank /> },
      {
        id: 'telephone',
        header: t('fields:telephone'),
        cell: (row) => (row.telephone ? format.phone(row.telephone) : <Blank />),
      },
      {
        id: 'etat',
        header: t('fields.etat'),
        cell: (row) => <StatusDot tone={TONES[stateOf(row)]} label={t(`etat.${stateOf(row)}`)} />,
      },
      {
        id: 'derniereConnexion',
        header: t('fields.derniereConnexion'),
        sortable: true,
        cell: (row) => (row.derniereConnexion ? format.moment(row.derniereConnexion) : <Blank />),
      },
    ],
    [t, format, withEcole],
  )
}

/** The columns of the exported file. */
export function useUtilisateurExport(): ExportColumn<Utilisateur>[] {
  const { t } = useTranslation(['utilisateur', 'fields'])
  return useMemo(
    () => [
      { heading: t('fields:nomComplet'), kind: 'text', width: 28, value: (row) => row.nomComplet },
      { heading: t('fields.ecole'), kind: 'text', width: 28, value: (row) => row.ecole },
      { heading: t('fields.username'), kind: 'text', value: (row) => row.username },
      { heading: t('fields:acces'), kind: 'text', value: (row) => t(`acces.${row.acces}`) },
      { heading: t('fields:email'), kind: 'text', width: 28, value: (row) => row.email },
      { heading: t('fields:telephone'), kind: 'code', value: (row) => row.telephone },
      { heading: t('fields.etat'), kind: 'text', value: (row) => t(`etat.${stateOf(row)}`) },
    ],
    [t],
  )
}
