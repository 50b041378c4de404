import { ButtonLink } from '@core/components/ButtonLink'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { Medal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DemoCard } from './DemoCard'

const SOLD = 48_900_000

/** A good word for the best month so far, and the ways to what made it. */
export function MedalCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const name = useAppSelector(selectUserData)?.connect.nomComplet ?? ''
  return (
    <DemoCard
      title={t('congratulation.title', { name })}
      className="span-4"
      action={<Medal aria-hidden size={32} strokeWidth={1.5} />}
    >
      <p className="muted">{t('medal.text')}</p>
      <p className="demo-figure">
        <Link to={`${paths.invoices}?status=Paid`} className="demo-figure-link">
          {format.amount(SOLD)}
        </Link>
      </p>
      <ButtonLink to={paths.invoices}>{t('medal.link')}</ButtonLink>
    </DemoCard>
  )
}
