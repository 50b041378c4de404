import { STATUTS_CHEQUE } from '@contract/argent/statutCheque'
import { CHEQUE_SORTS, type Cheque } from '@contract/caisse/cheque'
import { EmptyState } from '@core/components/states/EmptyState'
import { rowsOf } from '@core/table/screen/answer'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { CaisseNav } from '@src/parts/argent/caisse/CaisseNav'
import { useChequesQuery } from '@src/redux/argent/cheque'
import { useAbility } from '@src/redux/session/ability'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChequeBar } from './ChequeBar'
import { ChequePanel } from './ChequePanel'
import { ChequeTotals } from './ChequeTotals'
import { useChequeColumns } from './useChequeColumns'
import '../caisse.scss'

const LIST = {
  id: 'cheques',
  sorts: CHEQUE_SORTS,
  defaultSort: '-recuLe',
  filters: { statut: STATUTS_CHEQUE },
} as const
const rowId = ({ id }: Cheque) => id
const rowLabel = ({ numero }: Cheque) => numero

/** The cheques of the school, with the total of each state; several can be moved together. */
export function ChequesPage() {
  const { t } = useTranslation('caisse')
  const ability = useAbility()
  const list = useListState(LIST)
  const answer = useChequesQuery(list.query, { refetchOnFocus: true, refetchOnMountOrArgChange: true })
  const columns = useChequeColumns()
  const [chosen, setChosen] = useState<string[]>([])
  const rows = rowsOf(answer) ?? []
  const selected = rows.filter(({ id }) => chosen.includes(String(id)))
  const canClear = ability.can('update', 'Inscription')
  const canDeposit = ability.can('update', 'Transaction')
  const isMovable = ({ statut }: Cheque) => (statut === 'EN_MAIN' && canDeposit) || (statut === 'REMIS' && canClear)
  const movable = new Set(rows.filter(isMovable).map(({ id }) => String(id)))
  const accepts = (key: string) => movable.has(key)
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      title={t('cheques.title')}
      description={t('cheques.text')}
      above={
        <>
          <CaisseNav />
          <ChequeTotals list={list} statuts={(answer.currentData ?? answer.data)?.statuts} />
        </>
      }
      search={t('cheques.search')}
      selection={
        canDeposit ? { selected: selected.map(({ id }) => String(id)), onChange: setChosen, accepts } : undefined
      }
      empty={<EmptyState icon={ReceiptText} title={t('cheques.none')} text={t('cheques.noneText')} />}
      panel={({ id, row, close }) => <ChosenCheque key={id} id={id} row={row} onClose={close} />}
    >
      <ChequeBar cheques={selected} onClear={() => setChosen([])} />
    </ListScreen>
  )
}

interface ChosenChequeProps {
  id: number
  /** The cheque, where this page of the list has it. */
  row: Cheque | undefined
  onClose: () => void
}

/** The chosen cheque, also one that a link names and that is on another page of the list. */
function ChosenCheque({ id, row, onClose }: ChosenChequeProps) {
  const { data } = useChequesQuery({ id: String(id), perPage: '1' }, { skip: row !== undefined })
  const cheque = row ?? data?.data.find((one) => one.id === id)
  return cheque ? <ChequePanel cheque={cheque} onClose={onClose} /> : null
}
