import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DeadEnd } from './DeadEnd'

/** The placeholder of a page of the menu that is not built yet. */
export function ComingSoonPage({ title }: { title: string }) {
  const { t } = useTranslation('misc')
  return <DeadEnd icon={Construction} title={title} text={t('comingSoon.text')} />
}
