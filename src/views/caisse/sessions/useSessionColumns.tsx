import type { CaisseSession } from '@contract/caisse/caisse'
import { StatusDot } from '@core/components/StatusDot'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { ecartTone } from '@src/parts/argent/caisse/CountOutcome'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of sessions; figures are blank until a session is closed. */
export function useSessionColumns(): Column<CaisseSession>[] {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const money = useMoney()
  return useMemo(() => {
    const amount = (value: number | null) => (value === null ? <Blank /> : <span className="num">{money(value)}</span>)
    return [
      {
        id: 'jour',
        header: t('columns.day'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => format.day(row.jour),
      },
      { id: 'caissier', header: t('columns.cashier'), cell: (row) => row.caissier },
      { id: 'etat', header: t('columns.state'), cell: (row) => <State row={row} /> },
      { id: 'compte', header: t('columns.counted'), align: 'end', width: '140px', cell: (row) => amount(row.compte) },
      {
        id: 'ecart',
        header: t('columns.ecart'),
        align: 'end',
        width: '140px',
        cell: (row) =>
          row.ecart === null ? (
            <Blank />
          ) : (
            <b className={`num ecart ${row.isRepris ? 'is-even' : ecartTone(row.ecart)}`}>{money(row.ecart)}</b>
          ),
      },
      { id: 'verse', header: t('columns.verse'), align: 'end', width: '140px', cell: (row) => amount(row.verse) },
    ]
  }, [t, format, money])
}

function State({ row: { numero, isStale, isRepris, fermeePar } }: { row: CaisseSession }) {
  const { t } = useTranslation('caisse')
  if (numero === null) {
    return <StatusDot tone={isStale ? 'warning' : 'info'} label={t(isStale ? 'etat.stale' : 'etat.ouverte')} />
  }
  const notes = [isRepris ? t('etat.repris') : null, fermeePar ? t('etat.par', { name: fermeePar }) : null]
  return (
    <span className="session-state">
      <span className="num">{numero}</span>
      <span className="muted">{notes.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
