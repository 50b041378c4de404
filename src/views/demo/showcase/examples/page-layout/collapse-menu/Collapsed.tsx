import { Banner } from '@core/components/messages/Banner'
import { useAskedTheme } from '@core/layouts/theme/useTheme'
import { FigureCards } from '@src/views/demo/showcase/parts/FigureCards'
import { useTranslation } from 'react-i18next'

const WANTED = { menuCollapsed: 'true' } as const

export function Collapsed() {
  const { t } = useTranslation('demoLayouts')
  useAskedTheme(WANTED)
  return (
    <>
      <Banner>{t('word.collapsed')}</Banner>
      <FigureCards />
    </>
  )
}
