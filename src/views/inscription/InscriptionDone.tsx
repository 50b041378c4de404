import type { SignupAnswer } from '@contract/plateforme/autoecole'
import { ButtonLink } from '@core/components/ButtonLink'
import { Facts } from '@core/components/Facts'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The next steps after the sign-up. */
export function InscriptionDone({ answer: { nom, username, email } }: { answer: SignupAnswer }) {
  const { t } = useTranslation('inscription')
  return (
    <Page title={t('done.title')} description={t('done.text', { nom })}>
      <Facts
        look="lines"
        facts={[
          { label: t('done.username'), value: username },
          { label: t('fields.email'), value: email },
        ]}
      />
      <h2 className="inscription-next">{t('done.next')}</h2>
      <ol className="inscription-list">
        <li>{t('done.now')}</li>
        <li>{t('done.approval')}</li>
        <li>{t('done.pack')}</li>
      </ol>
      <div className="form-actions">
        <ButtonLink look="primary" icon={LogIn} to={paths.login}>
          {t('done.login')}
        </ButtonLink>
      </div>
    </Page>
  )
}
