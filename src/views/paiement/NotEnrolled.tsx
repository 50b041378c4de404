import type { CandidatDetail } from '@contract/ecole/candidat'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { paths } from '@src/configs/paths'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { useOffreQuery } from '@src/redux/argent/compte'
import { Banknote, Import, Tags, UserPlus, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Open } from './opened'

interface NotEnrolledProps {
  candidat: CandidatDetail
  onOpen: Open
  onPay: () => void
}

/** Shown before the enrolment: a button to enrol, or a link to the missing prices. */
export function NotEnrolled({ candidat, onOpen, onPay }: NotEnrolledProps) {
  const { t } = useTranslation('paiement')
  const { canPay, canEnrol } = useMoneyRights()
  const mayEnrol = canEnrol && !candidat.archived
  const { data } = useOffreQuery(candidat.id, { skip: !mayEnrol })
  const hasPrices = data?.prix !== null
  const text = mayEnrol ? t(hasPrices ? 'none.text' : 'none.noPrices') : t('none.other')
  return (
    <div className="card">
      <EmptyState
        icon={Wallet}
        title={t('none.title')}
        text={text}
        action={
          <div className="empty-actions">
            {canPay ? (
              <Button icon={Banknote} onClick={onPay}>
                {t('actions.pay')}
              </Button>
            ) : null}
            {mayEnrol && hasPrices ? (
              <Button look="primary" icon={UserPlus} onClick={() => onOpen({ kind: 'enrol' })}>
                {t('actions.enrol')}
              </Button>
            ) : null}
            {mayEnrol && hasPrices ? (
              <ButtonLink icon={Import} to={`${paths.reprise}?candidat=${candidat.id}`}>
                {t('none.reprise')}
              </ButtonLink>
            ) : null}
            {mayEnrol && !hasPrices ? (
              <ButtonLink look="primary" icon={Tags} to={paths.tarification}>
                {t('none.prices')}
              </ButtonLink>
            ) : null}
          </div>
        }
      />
    </div>
  )
}
