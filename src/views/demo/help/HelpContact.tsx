import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { Mail, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The ways to ask a person, below every help page. */
export function HelpContact() {
  const { t } = useTranslation('demoHelp')
  return (
    <section className="help-contact" aria-labelledby="help-contact">
      <div>
        <h2 id="help-contact">{t('contact.title')}</h2>
        <p className="muted">{t('contact.text')}</p>
      </div>
      <div className="page-actions">
        <ButtonLink icon={MessagesSquare} to={paths.chat}>
          {t('contact.chat')}
        </ButtonLink>
        <ButtonLink icon={Mail} to={paths.contact}>
          {t('contact.write')}
        </ButtonLink>
      </div>
    </section>
  )
}
