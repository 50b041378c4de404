import { Button } from '@core/components/Button'
import { Blocked } from '@src/views/demo/showcase/parts/Blocked'
import { useBlocked } from '@src/views/demo/showcase/parts/useBlocked'
import { useTranslation } from 'react-i18next'

export function Section() {
  const { t } = useTranslation('demoExtensions')
  const { isBlocked, block } = useBlocked()
  return (
    <>
      <Blocked isBlocked={isBlocked} message={t('word.loading')}>
        <p>{t('word.paragraph')}</p>
      </Blocked>
      <div className="showcase-row">
        <Button disabled={isBlocked} onClick={block}>
          {t('word.block')}
        </Button>
      </div>
    </>
  )
}
