import type { Cheque } from '@contract/caisse/cheque'
import { Facts } from '@core/components/Facts'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { CHEQUE_TONES } from '@src/parts/argent/chequeTones'
import { useMoney } from '@src/parts/argent/useMoney'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The facts of a cheque, and the day of each of its steps. */
export function ChequeFacts({ cheque }: { cheque: Cheque }) {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const money = useMoney()
  const { statut, montant, idTransaction, recu, idCandidat, candidat, titulaire, banque, date, reserve } = cheque
  const fact = (label: string, value: ReactNode) => (value ? [{ label, value }] : [])
  const day = (value: string | null) => value && format.day(value)
  return (
    <>
      <div className="cheque-head">
        <p className="cheque-sum">{money(montant)}</p>
        <StatusDot tone={CHEQUE_TONES[statut]} label={t(`statut.${statut}`)} />
      </div>
      <Facts
        look="lines"
        facts={[
          ...fact(t('cheques.receipt'), <Link to={`${paths.transactions}?row=${idTransaction}`}>{recu}</Link>),
          ...fact(
            t('cheques.from'),
            idCandidat && <Link to={`${paths.candidat(idCandidat)}?tab=paiements`}>{candidat}</Link>,
          ),
          ...fact(t('cheques.titulaire'), titulaire),
          ...fact(t('cheques.banque'), banque),
          ...fact(t('cheques.date'), day(date)),
          ...fact(t('cheques.reserve'), t(reserve ? 'cheques.yes' : 'cheques.no')),
          ...fact(t('cheques.recuLe'), day(cheque.recuLe)),
          ...fact(t('statut.REMIS'), cheque.remisLe && format.beside([day(cheque.remisLe), cheque.bordereau])),
          ...fact(t('statut.ENCAISSE'), day(cheque.encaisseLe)),
          ...fact(t('statut.REJETE'), day(cheque.rejeteLe)),
          ...fact(t('refuse.frais'), cheque.frais && money(cheque.frais)),
          ...fact(t('statut.RENDU'), day(cheque.renduLe)),
        ]}
      />
    </>
  )
}
