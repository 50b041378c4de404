import type { CandidatLigne } from '@contract/ecole/candidat'
import { Avatar } from '@core/components/Avatar'
import { Blank } from '@core/components/states/Blank'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { DossierState } from '@src/parts/candidat/DossierState'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ArabicName } from '../ArabicName'
import { NextLesson } from '../NextLesson'
import { PhoneLink } from '../PhoneLink'

/** The family name is first and bolder, because the list is sorted by it. */
function PersonCell({ candidat }: { candidat: CandidatLigne }) {
  return (
    <span className="person">
      <Avatar name={fullName(candidat)} src={candidat.photo} />
      <span className="person-names">
        <span className="person-name" dir="auto">
          <b>{candidat.nom}</b> {candidat.prenom}
        </span>
        <ArabicName person={candidat} />
      </span>
    </span>
  )
}

/** Columns that are hidden by default. */
export const HIDDEN_COLUMNS = [
  'dateInscription',
  'heures',
  'dateNaissance',
  'sexe',
  'email',
  'adresse',
  'passeport',
  'source',
  'note',
  'createdAt',
] as const

/** The columns of the list; `isOwn` omits the referent, who is the reader. */
export function useColumns(isOwn: boolean): Column<CandidatLigne>[] {
  const { t } = useTranslation(['candidat', 'parcours', 'evenement', 'fields'])
  const format = useFormat()
  return useMemo(() => {
    const columns: Column<CandidatLigne>[] = [
      {
        id: 'nom',
        header: t('columns.name'),
        primary: true,
        twoLines: true,
        sortable: true,
        hideable: false,
        cell: (row) => <PersonCell candidat={row} />,
      },
      {
        id: 'cin',
        header: t('columns.identity'),
        sortable: true,
        wraps: true,
        cell: (row) => row.cin ?? row.passeport ?? <Blank />,
      },
      { id: 'telephone', header: t('fields:telephone'), cell: (row) => <PhoneLink telephone={row.telephone} /> },
      {
        id: 'etape',
        header: t('columns.stage'),
        wraps: true,
        cell: ({ progression }) => (progression.etape ? t(`parcours:etape.${progression.etape}`) : t('progress.done')),
      },
      {
        id: 'prochain',
        header: t('columns.next'),
        cell: ({ progression }) => <NextLesson prochain={progression.prochain} />,
      },
      { id: 'permi', header: t('fields:idPermi'), cell: (row) => row.permi },
      { id: 'moniteur', header: t('fields.idMoniteur'), wraps: true, cell: (row) => row.moniteur ?? <Blank /> },
      {
        id: 'dateInscription',
        desktopOnly: true,
        header: t('columns.enrolled'),
        sortable: true,
        cell: (row) => format.day(row.dateInscription, 'short'),
      },
      {
        id: 'dossier',
        header: t('fields.dossier'),
        wraps: true,
        cell: (row) => <DossierState dossier={row.dossier} />,
      },
      {
        id: 'heures',
        desktopOnly: true,
        header: t('columns.hours'),
        align: 'end',
        cell: ({ progression }) => format.duration(progression.minutes.faites),
      },
      {
        id: 'dateNaissance',
        desktopOnly: true,
        header: t('fields:dateNaissance'),
        sortable: true,
        cell: (row) => format.day(row.dateNaissance, 'short'),
      },
      {
        id: 'sexe',
        desktopOnly: true,
        header: t('fields:sexe'),
        cell: (row) => (row.sexe ? t(`sexe.${row.sexe}`) : <Blank />),
      },
      { id: 'email', desktopOnly: true, header: t('fields:email'), cell: (row) => row.email ?? <Blank /> },
      { id: 'adresse', desktopOnly: true, header: t('fields:adresse'), cell: (row) => row.adresse ?? <Blank /> },
      { id: 'passeport', desktopOnly: true, header: t('fields:passeport'), cell: (row) => row.passeport ?? <Blank /> },
      {
        id: 'source',
        desktopOnly: true,
        header: t('fields:source'),
        cell: (row) => (row.source ? t(`source.${row.source}`) : <Blank />),
      },
      { id: 'note', desktopOnly: true, header: t('fields:note'), cell: (row) => row.note ?? <Blank /> },
      {
        id: 'createdAt',
        desktopOnly: true,
        header: t('columns.created'),
        sortable: true,
        cell: (row) => format.moment(row.createdAt),
      },
    ]
    return isOwn ? columns.filter(({ id }) => id !== 'moniteur') : columns
  }, [t, format, isOwn])
}
