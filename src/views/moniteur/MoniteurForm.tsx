import type { Moniteur } from '@contract/moniteur'
import { Banner } from '@core/components/Banner'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Form } from '@core/form/Form'
import { paths } from '@src/configs/paths'
import { Save } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ConflictDialog } from './ConflictDialog'
import { MoniteurInputs } from './MoniteurInputs'
import { useMoniteurForm } from './useMoniteurForm'
import './moniteur.scss'

interface MoniteurFormProps {
  /** Left out for a new one. */
  moniteur?: Moniteur
  onSaved: (saved: Moniteur) => void
}

/** Adds or changes an instructor; what is typed survives a reload, a refusal and somebody else's save. */
export function MoniteurForm({ moniteur, onSaved }: MoniteurFormProps) {
  const { t } = useTranslation('moniteur')
  const { form, save, saved, hasDraft, startAnew, conflict, base, settle, dismiss } = useMoniteurForm(moniteur, onSaved)
  return (
    <>
      {hasDraft ? (
        <Banner action={<Button onClick={startAnew}>{t('form.discardDraft')}</Button>}>{t('form.draft')}</Banner>
      ) : null}
      <Form form={form} onSubmit={save} className="form record-form" label={t('form.label')}>
        <div className="card card-body form-card">
          <MoniteurInputs />
        </div>
        <div className="form-actions form-bar">
          <ButtonLink to={paths.moniteurs}>{t('common:dialog.cancel')}</ButtonLink>
          <Button look="primary" icon={Save} type="submit" pending={form.formState.isSubmitting || saved !== null}>
            {t('form.save')}
          </Button>
        </div>
      </Form>
      {conflict ? <ConflictDialog {...conflict} base={base} onSettle={settle} onClose={dismiss} /> : null}
    </>
  )
}
