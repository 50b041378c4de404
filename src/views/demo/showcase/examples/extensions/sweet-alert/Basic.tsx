import { Button } from '@core/components/Button'
import { alertBox, closeAlertBox } from '@src/views/demo/showcase/parts/alertBox'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const [asked, setAsked] = useState<HTMLElement | null>(null)
  const withButtons = async () => {
    // Our own buttons, rendered by the page into a node that the window shows.
    const content = document.createElement('div')
    setAsked(content)
    await alertBox({ titleText: t('word.likedLesson'), html: content, showConfirmButton: false })
    setAsked(null)
  }
  return (
    <div className="showcase-row">
      <Button onClick={() => void alertBox({ titleText: t('word.planned') })}>{t('word.titleAlone')}</Button>
      <Button onClick={() => void alertBox({ titleText: t('word.planned'), text: t('word.carBack') })}>
        {t('word.titleAndText')}
      </Button>
      <Button onClick={() => void withButtons()}>{t('word.twoButtons')}</Button>
      {asked
        ? createPortal(
            <span className="alert-buttons">
              <Button icon={ThumbsUp} look="primary" onClick={() => void closeAlertBox()}>
                {t('word.yes')}
              </Button>
              <Button icon={ThumbsDown} onClick={() => void closeAlertBox()}>
                {t('word.no')}
              </Button>
            </span>,
            asked,
          )
        : null}
    </div>
  )
}
