import { INCOME } from '@contract/demo/figures'
import { ButtonLink } from '@core/components/ButtonLink'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { Medal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'

/** A congratulation for the best month, with links. */
export function MedalCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const name = useAppSelector(selectUserData)?.connect.nomComplet ?? ''
  return (
    <DemoCard
      title={t('medal.title', { name })}
      className="span-4"
      action={<Medal aria-hidden size={32} strokeWidth={1.5} />}
    >
      <p className="muted">{t('medal.text')}</p>
      <p className="demo-figure">{format.amount((INCOME[0] ?? 0) * 1000)}</p>
      <ButtonLink to={demoPaths.invoices}>{t('medal.link')}</ButtonLink>
    </DemoCard>
  )
}
