import { Banner } from '@core/components/messages/Banner'
import { useAskedTheme } from '@core/layouts/theme/useTheme'
import { FigureCards } from '@src/views/demo/showcase/parts/FigureCards'
import { useTranslation } from 'react-i18next'

const WANTED = { contentWidth: 'boxed' } as const

export function Boxed() {
  const { t } = useTranslation('demoLayouts')
  useAskedTheme(WANTED)
  return (
    <>
      <Banner>{t('word.boxed')}</Banner>
      <FigureCards />
    </>
  )
}
