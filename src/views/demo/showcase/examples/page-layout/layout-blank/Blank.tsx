import { Banner } from '@core/components/messages/Banner'
import { useAskedTheme } from '@core/layouts/theme/useTheme'
import { useTranslation } from 'react-i18next'

const WANTED = { menuHidden: 'true', navbar: 'hidden', footer: 'hidden' } as const

export function Blank() {
  const { t } = useTranslation('demoLayouts')
  useAskedTheme(WANTED)
  return <Banner>{t('word.blank')}</Banner>
}
