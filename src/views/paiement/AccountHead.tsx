import { StatusDot } from '@core/components/StatusDot'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'
import { AccountActions, type AccountActionsProps } from './AccountActions'
import { PromiseNote } from './plan/PromiseNote'

/** The balance due, the part that is due now, and the actions. */
export function AccountHead({ compte, ...actions }: AccountActionsProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const { aPayer, exigible, enRetard } = compte
  return (
    <section className="card account-head" aria-label={t('head.label')}>
      <dl className="account-figures">
        <div className="account-main">
          <dt>{t(aPayer < 0 ? 'head.credit' : 'head.toPay')}</dt>
          <dd className={aPayer < 0 ? 'account-credit' : undefined}>{money(Math.abs(aPayer))}</dd>
        </div>
        {aPayer > 0 ? (
          <>
            <div>
              <dt>{t('head.due')}</dt>
              <dd>{money(exigible)}</dd>
            </div>
            <div>
              <dt>{t('head.late')}</dt>
              <dd className={enRetard > 0 ? 'account-late' : undefined}>{money(enRetard)}</dd>
            </div>
          </>
        ) : null}
      </dl>
      {compte.chequesEnAttente > 0 ? (
        <p className="muted">{t('head.cheques', { amount: money(compte.chequesEnAttente) })}</p>
      ) : null}
      {aPayer === 0 ? <StatusDot tone="success" label={t('head.settled')} /> : null}
      {compte.promesse ? <PromiseNote promesse={compte.promesse} /> : null}
      <AccountActions compte={compte} {...actions} />
    </section>
  )
}
