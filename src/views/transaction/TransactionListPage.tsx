import type { Transaction } from '@contract/argent/transaction'
import { exportTransactions } from '@contract/calls/argent/transaction'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Menu } from '@core/components/overlays/Menu'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { CaisseNav } from '@src/parts/argent/caisse/CaisseNav'
import { SessionBanner } from '@src/parts/argent/caisse/SessionBanner'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useTransactionsQuery } from '@src/redux/argent/transaction'
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Banknote, FileText, ListChecks, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DayHeading } from './list/DayHeading'
import { ListHead } from './list/ListHead'
import { LIST_OPTIONS } from './list/listOptions'
import { useColumns } from './list/useColumns'
import { useExportColumns } from './list/useExportColumns'
import { useFilters } from './list/useFilters'
import { OpenedPanel } from './OpenedPanel'
import { TransactionPanel } from './panel/TransactionPanel'
import { useOpened } from './useOpened'
import './transaction.scss'

const rowId = (row: Transaction) => row.id
const dayOf = (row: Transaction) => row.jour
const BY_DAY = ['-jour', 'jour']

type Opened = ReturnType<typeof useOpened>

/** All transactions of the school, with their totals. */
export function TransactionListPage() {
  const { t } = useTranslation('transaction')
  const opened = useOpened()
  const list = { ...useListState(LIST_OPTIONS), setRow: opened.setRow }
  const answer = useTransactionsQuery(list.query, { refetchOnFocus: true, refetchOnMountOrArgChange: true })
  const page = answer.currentData ?? answer.data
  const isByDay = BY_DAY.includes(list.sort ?? '-jour')
  const columns = useColumns(isByDay)
  const filters = useFilters(list.filters, page?.data)
  const written = useExportColumns()
  const heading = (jour: string) => <DayHeading jour={jour} page={page} groupe={list.filters.groupe} />
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      filters={filters}
      title={t('title')}
      actions={<Actions opened={opened} />}
      above={
        <>
          <CaisseNav />
          <SessionBanner />
          <ListHead list={list} page={page} />
        </>
      }
      search={t('search')}
      groups={isByDay ? { keyOf: dayOf, heading } : undefined}
      tools={
        <ListExportMenu
          call={exportTransactions}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      empty={<Empty opened={opened} />}
      panel={({ id, close }) => <TransactionPanel key={id} id={id} onOpen={opened.setRow} onClose={close} />}
    >
      <OpenedPanel opened={opened} />
    </ListScreen>
  )
}

function Empty({ opened }: { opened: Opened }) {
  const { t } = useTranslation('transaction')
  return (
    <EmptyState icon={Banknote} title={t('empty.title')} text={t('empty.text')} action={<Take opened={opened} />} />
  )
}

function Take({ opened }: { opened: Opened }) {
  const { t } = useTranslation('paiement')
  if (!useMoneyRights().canPay) return null
  return (
    <Button look="primary" icon={Banknote} onClick={opened.take}>
      {t('actions.pay')}
    </Button>
  )
}

function Actions({ opened }: { opened: Opened }) {
  const { t } = useTranslation(['transaction', 'nav'])
  const { canPay, canSpend } = useMoneyRights()
  const forms = [
    { id: 'depense' as const, label: t('expense.title'), icon: ArrowUpRight, isOffered: canPay },
    { id: 'recette' as const, label: t('income.title'), icon: ArrowDownLeft, isOffered: canPay },
    { id: 'transfert' as const, label: t('transfer.title'), icon: ArrowLeftRight, isOffered: canSpend },
  ].filter(({ isOffered }) => isOffered)
  return (
    <>
      <ButtonLink icon={ListChecks} to={paths.regularisation}>
        {t('nav:regularisation')}
      </ButtonLink>
      <ButtonLink icon={FileText} to={paths.factures}>
        {t('nav:factures')}
      </ButtonLink>
      {forms.length > 0 ? (
        <Menu
          label={t('actions.record')}
          icon={Plus}
          items={forms.map(({ id, label, icon }) => ({ id, label, icon, onSelect: () => opened.openForm(id) }))}
        />
      ) : null}
      <Take opened={opened} />
    </>
  )
}
