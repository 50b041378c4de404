import type { TransactionDetail } from '@contract/argent/transactionDetail'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { Button } from '@core/components/Button'
import { useSlip } from '@src/parts/argent/slip/useSlip'
import { useCompteQuery } from '@src/redux/argent/compte'
import { useCandidatQuery } from '@src/redux/candidat/candidat'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReceipt } from '../../paiement/receipt/useReceipt'

interface PrintButtonProps {
  transaction: TransactionDetail
}

/** Saves the receipt of a candidate's payment, or the slip of any other transaction. */
export function PrintButton({ transaction }: PrintButtonProps) {
  const { t } = useTranslation('transaction')
  const print = useSlip()
  if (transaction.idCandidat !== null && transaction.kind !== 'WRITE_OFF') {
    return <ReceiptOf transaction={transaction} idCandidat={transaction.idCandidat} />
  }
  return (
    <Button look="primary" icon={Download} onClick={() => print(transaction)}>
      {t('actions.slip')}
    </Button>
  )
}

/** A receipt names the candidate and the balance due today. */
function ReceiptOf({ transaction, idCandidat }: PrintButtonProps & { idCandidat: number }) {
  const { t } = useTranslation('paiement')
  const { currentData: candidat } = useCandidatQuery(idCandidat)
  const { currentData: compte } = useCompteQuery(idCandidat)
  if (candidat && compte) return <ReceiptButton transaction={transaction} candidat={candidat} solde={compte.aPayer} />
  return (
    <Button look="primary" icon={Download} disabled>
      {t('actions.print')}
    </Button>
  )
}

interface ReceiptButtonProps extends PrintButtonProps {
  candidat: CandidatDetail
  solde: number
}

function ReceiptButton({ transaction, candidat, solde }: ReceiptButtonProps) {
  const { t } = useTranslation('paiement')
  const print = useReceipt(candidat)
  return (
    <Button look="primary" icon={Download} onClick={() => print(transaction, solde)}>
      {t('actions.print')}
    </Button>
  )
}
