import { growthOf, ORDERS } from '@contract/demo/figures'
import { ButtonLink } from '@core/components/ButtonLink'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { Award } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'

const [YESTERDAY, TODAY] = ORDERS.days.slice(-2)

/** A congratulation for the signed-in user. */
export function CongratulationCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const name = useAppSelector(selectUserData)?.connect.nomComplet ?? ''
  return (
    <DemoCard
      title={t('congratulation.title', { name })}
      className="span-6"
      action={<Award aria-hidden size={32} strokeWidth={1.5} />}
    >
      <p className="demo-figure">{t('congratulation.orders', { count: TODAY })}</p>
      <p className="muted">{t('congratulation.text', { share: format.percent(growthOf(TODAY, YESTERDAY)) })}</p>
      <ButtonLink to={paths.home}>{t('congratulation.link')}</ButtonLink>
    </DemoCard>
  )
}
