import { Banner } from '@core/components/messages/Banner'
import { useAskedTheme } from '@core/layouts/theme/useTheme'
import { useTranslation } from 'react-i18next'

const WANTED = { footer: 'hidden' } as const

export function Empty() {
  const { t } = useTranslation('demoLayouts')
  useAskedTheme(WANTED)
  return <Banner>{t('word.empty')}</Banner>
}
