import { ButtonLink } from '@core/components/ButtonLink'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { Medal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'

const SOLD = 48_900_000

/** The best month so far, and the way to its invoices. */
export function MedalCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  return (
    <DemoCard title={t('medal.title')} className="span-4" action={<Medal aria-hidden size={32} strokeWidth={1.5} />}>
      <p className="muted">{t('medal.text')}</p>
      <p className="demo-figure">{format.amount(SOLD)}</p>
      <ButtonLink to={paths.invoices}>{t('medal.link')}</ButtonLink>
    </DemoCard>
  )
}
