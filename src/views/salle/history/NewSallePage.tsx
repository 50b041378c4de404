import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/fields/SelectField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { paths } from '@src/configs/paths'
import { Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useNewSalle } from './useNewSalle'
import { useSourceChoices } from './useSourceChoices'

/** The questions of a room and its rules; its code is shown as soon as it is open. */
export function NewSallePage() {
  const { t } = useTranslation('salle')
  const [params] = useSearchParams()
  const evenement = Number(params.get('evenement')) || null
  const { form, submit, source } = useNewSalle(evenement)
  const choices = useSourceChoices()
  return (
    <Page
      title={t('new.title')}
      description={evenement ? t('new.forLesson') : t('new.text')}
      back={<BackLink to={paths.salles}>{t('history.title')}</BackLink>}
    >
      <section className="card card-body">
        <Form form={form} onSubmit={submit} label={t('new.title')}>
          <div className="form-grid">
            <SelectField name="source" label={t('new.source')} required options={choices.sources} />
            {source === 'serie' ? (
              <SelectField name="idSerie" label={t('new.serie')} required options={choices.series} />
            ) : (
              <SelectField name="nombre" label={t('new.nombre')} required options={choices.counts} />
            )}
            {source === 'tirage' ? (
              <SelectField name="topic" label={t('new.topic')} placeholder={t('new.all')} options={choices.topics} />
            ) : null}
            <SelectField name="secondes" label={t('new.secondes')} required options={choices.seconds} />
          </div>
          <SwitchField name="invites" label={t('new.invites')} hint={t('new.invitesHint')} />
          <SwitchField name="classement" label={t('new.classement')} hint={t('new.classementHint')} />
          <div className="form-actions">
            <Button look="primary" icon={Presentation} type="submit" pending={form.formState.isSubmitting}>
              {t('new.open')}
            </Button>
          </div>
        </Form>
      </section>
    </Page>
  )
}
