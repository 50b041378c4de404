import type { Cheque } from '@contract/caisse/cheque'
import { StatusDot } from '@core/components/StatusDot'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { CHEQUE_TONES } from '@src/parts/argent/chequeTones'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of cheques. */
export function useChequeColumns(): Column<Cheque>[] {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: 'numero',
        header: t('cheques.numero'),
        primary: true,
        hideable: false,
        cell: (row) => (
          <span className="cheque-name">
            <b className="num">{row.numero || row.recu}</b>
            <span className="muted">{row.banque ?? t('cheques.noBank')}</span>
          </span>
        ),
      },
      { id: 'candidat', header: t('cheques.from'), cell: (row) => row.candidat ?? row.titulaire ?? <Blank /> },
      {
        id: 'recuLe',
        header: t('cheques.recuLe'),
        sortable: true,
        width: '130px',
        cell: (row) => <span className="num">{format.day(row.recuLe, 'short')}</span>,
      },
      {
        id: 'statut',
        header: t('columns.state'),
        cell: (row) => <StatusDot tone={CHEQUE_TONES[row.statut]} label={t(`statut.${row.statut}`)} />,
      },
      {
        id: 'montant',
        header: t('cheques.montant'),
        align: 'end',
        sortable: true,
        hideable: false,
        width: '150px',
        cell: (row) => <b className="num">{money(row.montant)}</b>,
      },
    ],
    [t, format, money],
  )
}
