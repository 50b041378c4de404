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
      { id: 'numero', header: t('columns.numero'), width: '140px', cell: (row) => <Numero row={row} /> },
      { id: 'compte', header: t('columns.counted'), align: 'end', width: '140px', cell: (row) => amount(row.compte) },
      {
        id: 'ecart',
        header: t('columns.ecart'),
        align: 'end',
        width: '140px',
        cell: (row) => (row.ecart === null ? <Blank /> : <Ecart ecart={row.ecart} isRepris={row.isRepris} />),
      },
      { id: 'verse', header: t('columns.verse'), align: 'end', width: '140px', cell: (row) => amount(row.verse) },
    ]
  }, [t, format, money])
}

function Numero({ row: { numero } }: { row: CaisseSession }) {
  return numero === null ? <Blank /> : <span className="num">{numero}</span>
}

/** A difference; only one that is still open stands out. */
function Ecart({ ecart, isRepris }: { ecart: number; isRepris: boolean }) {
  const money = useMoney()
  if (isRepris || ecart === 0) return <span className="num">{money(ecart)}</span>
  return <b className={`num ecart ${ecartTone(ecart)}`}>{money(ecart)}</b>
}

function State({ row: { numero, isStale, isRepris, fermeePar } }: { row: CaisseSession }) {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  if (numero === null) {
    return <StatusDot tone={isStale ? 'warning' : 'info'} label={t(isStale ? 'etat.stale' : 'etat.ouverte')} />
  }
  const notes = [...(isRepris ? [t('etat.repris')] : []), ...(fermeePar ? [t('etat.par', { name: fermeePar })] : [])]
  return (
    <span className="session-state">
      <StatusDot tone="success" label={t('etat.fermee')} />
      {notes.length > 0 ? <span className="muted">{format.beside(notes)}</span> : null}
    </span>
  )
}
