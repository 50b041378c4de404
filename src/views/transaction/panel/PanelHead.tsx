import type { TransactionDetail } from '@contract/argent/transactionDetail'
import { Facts } from '@core/components/Facts'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { shownAmount } from '@src/parts/argent/signed'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTransactionWords } from '@src/parts/argent/useTransactionWords'
import { useZone } from '@src/parts/evenement/useZone'
import { useAbility } from '@src/redux/session/ability'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface PanelHeadProps {
  transaction: TransactionDetail
  onOpen: (id: number) => void
}

/** The amount, whether it was reversed, and the facts. */
export function PanelHead({ transaction, onOpen }: PanelHeadProps) {
  const money = useMoney()
  const { who } = useTransactionWords()
  const isReversed = transaction.reversedBy !== null
  return (
    <>
      <div className="tx-panel-head">
        <p className={isReversed ? 'tx-sum tx-reversed' : 'tx-sum'}>{money(shownAmount(transaction))}</p>
        <p className="muted">{who(transaction)}</p>
        <Reversal transaction={transaction} onOpen={onOpen} />
      </div>
      <Facts look="lines" facts={useFacts(transaction)} />
    </>
  )
}

/** The reversal, or the transaction that this one reverses, with the reason; a press shows it. */
function Reversal({ transaction: { linked, idReversed, motif }, onOpen }: PanelHeadProps) {
  const { t } = useTranslation('transaction')
  if (!linked) return null
  const isReversal = idReversed !== null
  return (
    <p className="tx-linked">
      <StatusDot
        tone={isReversal ? 'warning' : 'neutral'}
        label={t(isReversal ? 'etat.contrepassation' : 'etat.contrepassee')}
      />
      <bdi className="muted">{isReversal ? motif : linked.motif}</bdi>
      <button type="button" className="tx-link" onClick={() => onOpen(linked.id)}>
        {t(isReversal ? 'panel.reverses' : 'panel.reversedBy', { numero: linked.numero })}
      </button>
    </p>
  )
}

function useFacts(transaction: TransactionDetail) {
  const { t } = useTranslation(['transaction', 'paiement', 'fields'])
  const format = useFormat()
  const zone = useZone()
  const { category, place } = useTransactionWords()
  const { kind, method, payeur, reference, note, jour, dateOperation, createdAt, caissier } = transaction
  const { origine, destination, idReversed, motif } = transaction
  const isPaid = kind === 'EXPENSE'
  const fact = (label: string, value: ReactNode) => (value ? [{ label, value }] : [])
  return [
    ...fact(t('columns.kind'), t(`kind.${kind}`)),
    ...fact(t('form.categorie'), category(transaction)),
    ...fact(t('fields:idCandidat'), transaction.candidat && <PersonLink transaction={transaction} person="candidat" />),
    ...fact(t('fields:idMoniteur'), transaction.moniteur && <PersonLink transaction={transaction} person="moniteur" />),
    ...fact(t('transfer.from'), origine && place(origine)),
    ...fact(t('transfer.to'), destination && place(destination)),
    ...fact(t(isPaid ? 'form.beneficiary' : 'form.payer'), payeur),
    ...fact(t('fields:idVehicule'), transaction.vehicule && <PersonLink transaction={transaction} person="vehicule" />),
    ...(kind === 'TRANSFER' || method === null ? [] : fact(t('fields:method'), t(`paiement:method.${method}`))),
    // A reversal shows its reason above.
    ...(idReversed === null ? fact(t('fields:motif'), motif) : []),
    ...fact(t('form.reference'), reference),
    ...fact(t('cheque.label'), transaction.cheque && t(`cheque.${transaction.cheque}`)),
    ...fact(t('columns.day'), format.day(jour)),
    ...(dateOperation === jour ? [] : fact(t('form.day'), format.day(dateOperation))),
    ...fact(t('columns.cashier'), t('panel.enteredAt', { name: caissier, moment: format.moment(createdAt, zone) })),
    ...fact(t('fields:note'), note),
  ]
}

interface PersonLinkProps {
  transaction: TransactionDetail
  person: 'candidat' | 'moniteur' | 'vehicule'
}

const PAGES = {
  candidat: { subject: 'Candidat', id: 'idCandidat', to: (id: number) => `${paths.candidat(id)}?tab=paiements` },
  moniteur: { subject: 'Paie', id: 'idMoniteur', to: (id: number) => `${paths.moniteur(id)}?tab=paie` },
  vehicule: { subject: 'Vehicule', id: 'idVehicule', to: paths.vehicule },
} as const

/** The person or vehicle of a transaction, linked to their page if the user may open it. */
function PersonLink({ transaction, person }: PersonLinkProps) {
  const { subject, id, to } = PAGES[person]
  const ability = useAbility()
  const [name, key] = [transaction[person], transaction[id]]
  return key !== null && ability.can('read', subject) ? <Link to={to(key)}>{name}</Link> : name
}
