import type { Candidat } from '@contract/ecole/candidat'
import { Avatar } from '@core/components/Avatar'
import { Blank } from '@core/components/Blank'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { DossierState } from '@src/parts/candidat/DossierState'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ArabicName } from '../ArabicName'
import { PhoneLink } from '../PhoneLink'

/** The family name first and heavier: the list is sorted by it. */
function PersonCell({ candidat }: { candidat: Candidat }) {
  return (
    <span className="person">
      <Avatar name={fullName(candidat)} src={candidat.photo} />
      <span className="person-names">
        <span className="person-name">
          <b>{candidat.nom}</b> {candidat.prenom}
        </span>
        <ArabicName person={candidat} />
      </span>
    </span>
  )
}

/** The columns of the list; `isOwn` leaves out the referent, who is the reader. */
export function useColumns(isOwn: boolean): Column<Candidat>[] {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  return useMemo(() => {
    const columns: Column<Candidat>[] = [
      {
        id: 'nom',
        header: t('columns.name'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => <PersonCell candidat={row} />,
      },
      {
        id: 'cin',
        header: t('columns.identity'),
        sortable: true,
        cell: (row) => row.cin ?? row.passeport ?? <Blank />,
      },
      { id: 'telephone', header: t('fields.telephone'), cell: (row) => <PhoneLink telephone={row.telephone} /> },
      { id: 'permi', header: t('fields.idPermi'), cell: (row) => row.permi },
      { id: 'moniteur', header: t('fields.idMoniteur'), cell: (row) => row.moniteur ?? <Blank /> },
      {
        id: 'dateInscription',
        desktopOnly: true,
        header: t('columns.enrolled'),
        sortable: true,
        cell: (row) => format.day(row.dateInscription, 'short'),
      },
      { id: 'dossier', header: t('fields.dossier'), cell: (row) => <DossierState dossier={row.dossier} /> },
    ]
    return isOwn ? columns.filter(({ id }) => id !== 'moniteur') : columns
  }, [t, format, isOwn])
}
