import { Button } from '@core/components/Button'
import { Tour } from '@src/views/demo/showcase/parts/Tour'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const [isRunning, setRunning] = useState(false)
  const steps = [
    { target: '.quick-search', title: t('word.tourSearch'), text: t('word.tourSearchText') },
    { target: '#content h1', title: t('word.tourTitle'), text: t('word.tourTitleText') },
    { target: '#Basic', title: t('word.tourCard'), text: t('word.tourCardText') },
    { target: '.footer', title: t('word.tourFooter'), text: t('word.tourFooterText') },
  ]
  return (
    <div className="showcase-row">
      <Button look="primary" onClick={() => setRunning(true)}>
        {t('word.startTour')}
      </Button>
      {isRunning ? <Tour steps={steps} onEnd={() => setRunning(false)} /> : null}
    </div>
  )
}
