import { Banner } from '@core/components/messages/Banner'
import { useAskedTheme } from '@core/layouts/theme/useTheme'
import { FigureCards } from '@src/views/demo/showcase/parts/FigureCards'
import { useTranslation } from 'react-i18next'

const WANTED = { menuHidden: 'true' } as const

export function WithoutMenu() {
  const { t } = useTranslation('demoLayouts')
  useAskedTheme(WANTED)
  return (
    <>
      <Banner>{t('word.withoutMenu')}</Banner>
      <FigureCards />
    </>
  )
}
