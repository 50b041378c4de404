import type { Vehicule } from '@contract/ecole/vehicule'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Disponible } from '../Disponible'
import { PapiersState } from '../PapiersState'

/** The columns of the list of vehicles. */
export function useColumns(): Column<Vehicule>[] {
  const { t } = useTranslation(['vehicule', 'fields'])
  const format = useFormat()
  return useMemo(() => {
    const day = (end: string | null) => (end ? format.day(end, 'short') : <Blank />)
    return [
      {
        id: 'immatriculation',
        header: t('fields:immatriculation'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => (
          <b className="plate">
            <bdi dir="ltr">{row.immatriculation}</bdi>
          </b>
        ),
      },
      {
        id: 'marque',
        header: t('columns.model'),
        sortable: true,
        wraps: true,
        cell: (row) => `${row.marque} ${row.modele}${row.annee ? ` (${row.annee})` : ''}`,
      },
      {
        id: 'permi',
        header: t('fields:idPermi'),
        wraps: true,
        // The gearbox is shown only when it is automatic.
        cell: (row) => (row.boite === 'automatique' ? `${row.permi} · ${t('boite.automatique')}` : row.permi),
      },
      {
        id: 'kilometrage',
        header: t('fields:kilometrage'),
        sortable: true,
        align: 'end',
        cell: (row) => t('km', { value: format.number(row.kilometrage) }),
      },
      {
        id: 'finAssurance',
        header: t('papier.finAssurance'),
        desktopOnly: true,
        sortable: true,
        cell: (row) => day(row.finAssurance),
      },
      {
        id: 'finVisite',
        header: t('papier.finVisite'),
        desktopOnly: true,
        wraps: true,
        sortable: true,
        cell: (row) => day(row.finVisite),
      },
      {
        id: 'papiers',
        header: t('fields.papiers'),
        wraps: true,
        cell: (row) => <PapiersState papiers={row.papiers} />,
      },
      {
        id: 'availability',
        header: t('fields:availability'),
        cell: (row) => <Disponible availability={row.availability} />,
      },
    ]
  }, [t, format])
}
