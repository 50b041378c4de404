import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import './apropos.scss'

/** The day on which the statement was last compared with the application; changed only together with its sentences. */
const DRAWN_UP = '2026-11-23'

const MET = ['keyboard', 'names', 'contrast', 'zoom', 'motion', 'language', 'help'] as const
const UNMET = ['calendar', 'charts', 'pdf', 'course', 'demo'] as const

/** The parts of WCAG 2.2 AA that the application meets and does not meet, and the contact address. */
export function AccessibilitePage() {
  const { t } = useTranslation('apropos')
  const { day } = useFormat()
  return (
    <Page title={t('accessibilite.title')} description={t('accessibilite.text', { date: day(DRAWN_UP, 'long') })}>
      <div className="statement">
        <h2>{t('accessibilite.status.title')}</h2>
        <p>{t('accessibilite.status.text')}</p>
        <h2>{t('accessibilite.met.title')}</h2>
        <ul>
          {MET.map((point) => (
            <li key={point}>{t(`accessibilite.met.${point}`)}</li>
          ))}
        </ul>
        <h2>{t('accessibilite.unmet.title')}</h2>
        <ul>
          {UNMET.map((point) => (
            <li key={point}>{t(`accessibilite.unmet.${point}`)}</li>
          ))}
        </ul>
        <h2>{t('accessibilite.tested.title')}</h2>
        <p>{t('accessibilite.tested.text')}</p>
        <h2>{t('accessibilite.contact.title')}</h2>
        <p>{t('accessibilite.contact.text')}</p>
        <ButtonLink to={paths.contact}>{t('accessibilite.contact.link')}</ButtonLink>
      </div>
    </Page>
  )
}
