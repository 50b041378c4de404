import { isAtBank } from '@contract/argent/statutCheque'
import type { TransactionDetail } from '@contract/argent/transactionDetail'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { CopyButton } from '@core/components/CopyButton'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { chequeAddress } from '@src/parts/argent/chequeAddress'
import { ReversePanel } from '@src/parts/argent/ReversePanel'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useTransactionQuery } from '@src/redux/argent/transaction'
import { ReceiptText, RotateCcw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Entry } from './Entry'
import { PanelHead } from './PanelHead'
import { PrintButton } from './PrintButton'
import { Settles } from './Settles'

interface TransactionPanelProps {
  id: number
  /** Shows another transaction: the reversal, or the transaction that this one reverses. */
  onOpen: (id: number) => void
  onClose: () => void
}

/** The selected transaction beside the list: its facts, the debts it settles, its entry, its reversal. */
export function TransactionPanel({ id, onOpen, onClose }: TransactionPanelProps) {
  const { t } = useTranslation('transaction')
  const { currentData, error, isFetching, refetch } = useTransactionQuery(id)
  const [isReversing, setIsReversing] = useState(false)
  const back = useCallback(() => setIsReversing(false), [])
  if (currentData && isReversing) return <ReversePanel transaction={currentData} onClose={back} />
  return (
    <DetailsPanel
      title={currentData?.numero ?? t('panel.title')}
      footer={currentData ? <Footer transaction={currentData} onReverse={() => setIsReversing(true)} /> : null}
      onClose={onClose}
    >
      {currentData ? (
        <div className="tx-panel">
          <PanelHead transaction={currentData} onOpen={onOpen} />
          <Settles transaction={currentData} />
          <Entry transaction={currentData} />
        </div>
      ) : null}
      {!currentData && !error ? <CardSkeleton lines={8} /> : null}
      {!currentData && error ? (
        <ErrorState
          title={isNotFound(error) ? t('panel.unknown') : undefined}
          text={isNotFound(error) ? t('panel.unknownText') : undefined}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      ) : null}
    </DetailsPanel>
  )
}

interface FooterProps {
  transaction: TransactionDetail
  onReverse: () => void
}

/** The way to the cheque, and the reversal, unless the bank has the cheque: then its steps alone change it. */
function Change({ transaction: { cheque, idCheque, idReversed, reversedBy }, onReverse }: FooterProps) {
  const { t } = useTranslation('paiement')
  const isOpen = idReversed === null && reversedBy === null
  return (
    <>
      {idCheque === null ? null : (
        <ButtonLink look="secondary" icon={ReceiptText} to={chequeAddress(idCheque)}>
          {t('actions.cheque')}
        </ButtonLink>
      )}
      {isOpen && !isAtBank(cheque) ? (
        <Button look="danger-ghost" icon={RotateCcw} onClick={onReverse}>
          {t('actions.reverse')}
        </Button>
      ) : null}
    </>
  )
}

function Footer({ transaction, onReverse }: FooterProps) {
  const { t } = useTranslation('transaction')
  const { canReverse } = useMoneyRights()
  const { id, idReversed } = transaction
  const address = `${window.location.origin}${paths.transactions}?row=${id}`
  return (
    <>
      <CopyButton text={address} label={t('actions.copy')} />
      {canReverse ? <Change transaction={transaction} onReverse={onReverse} /> : null}
      {/* A reversal is no receipt: nothing was received. */}
      {idReversed === null ? <PrintButton transaction={transaction} /> : null}
    </>
  )
}
