import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { Form } from '@core/form/Form'
import { paths } from '@src/configs/paths'
import { ArrowLeft, ArrowRight, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CompteStep } from './CompteStep'
import { EcoleStep } from './EcoleStep'
import { EnvoiStep } from './EnvoiStep'
import { InscriptionDone } from './InscriptionDone'
import { StepLine } from './StepLine'
import { useInscription } from './useInscription'
import { LAST_STEP } from './values'
import './inscription.scss'

const STEP_INPUTS = [EcoleStep, CompteStep, EnvoiStep]

/** The sign-up of a school, in three steps. */
export function InscriptionPage() {
  const { t } = useTranslation(['inscription', 'auth'])
  const { form, etape, go, submit, done } = useInscription()
  if (done) return <InscriptionDone answer={done} />
  const isLast = etape === LAST_STEP
  const Inputs = STEP_INPUTS[etape] ?? EcoleStep
  return (
    <Page
      title={t('title')}
      description={t('text')}
      back={<BackLink to={paths.login}>{t('auth:backToLogin')}</BackLink>}
    >
      <StepLine current={etape} />
      <Form form={form} onSubmit={submit} label={t('title')}>
        <Inputs onChange={go} />
        <div className="form-actions inscription-actions">
          {etape > 0 ? (
            <Button icon={ArrowLeft} onClick={() => go(etape - 1)}>
              {t('back')}
            </Button>
          ) : null}
          <Button look="primary" type="submit" icon={isLast ? Send : ArrowRight} pending={form.formState.isSubmitting}>
            {isLast ? t('send') : t('next')}
          </Button>
        </div>
      </Form>
    </Page>
  )
}
