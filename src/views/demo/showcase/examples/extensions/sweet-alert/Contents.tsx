import { Button } from '@core/components/Button'
import { alertBox } from '@src/views/demo/showcase/parts/alertBox'
import { useTranslation } from 'react-i18next'

/** A picture of our own as a data URL, because the library accepts only addresses. */
const ROAD = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120"><rect width="320" height="120" fill="#dcece7"/>' +
    '<path d="M0 96Q80 40 160 76t160-12v56H0z" fill="#0b6b57"/><circle cx="260" cy="32" r="16" fill="#f6b73c"/></svg>',
)}`

export function Contents() {
  const { t } = useTranslation('demoExtensions')
  const withPicture = () =>
    alertBox({ imageUrl: ROAD, imageAlt: t('word.road'), titleText: t('word.stepRoad'), text: t('word.paragraph') })
  // Built from nodes and not from HTML text, so that markup in the words stays text.
  const withMarkup = () => {
    const content = document.createElement('p')
    const strong = document.createElement('strong')
    strong.textContent = t('word.lessonDone')
    content.append(strong, ' ', t('word.carBack'))
    return alertBox({ titleText: t('word.lesson'), html: content })
  }
  const withFooter = () =>
    alertBox({ icon: 'error', titleText: t('word.failure'), text: t('word.busyCar'), footer: t('word.cancelText') })
  return (
    <div className="showcase-row">
      <Button onClick={() => void withPicture()}>{t('word.withPicture')}</Button>
      <Button onClick={() => void withMarkup()}>{t('word.withMarkup')}</Button>
      <Button onClick={() => void withFooter()}>{t('word.withFooter')}</Button>
    </div>
  )
}
