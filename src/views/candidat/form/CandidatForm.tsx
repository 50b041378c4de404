import type { CandidatDetail } from '@contract/candidat'
import { Banner } from '@core/components/Banner'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { useDraft } from '@core/form/useDraft'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useSchool } from '@src/redux/session/useSchool'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Choices } from '../useChoices'
import { CandidatInputs } from './CandidatInputs'
import { ConflictDialog } from './ConflictDialog'
import { useAfterSave } from './useAfterSave'
import { useSave } from './useSave'
import { type FormValues, faultsOf, newValues, valuesOf } from './values'

const resolver = checkResolver<FormValues>(faultsOf)

interface CandidatFormProps {
  /** Left out for a new one. */
  candidat?: CandidatDetail
  choices: Choices
}

/** Adds a candidate or changes one; what is typed survives a reload, a refusal and somebody else's save. */
export function CandidatForm({ candidat, choices }: CandidatFormProps) {
  const { t } = useTranslation('candidat')
  const { pays: home } = useSchool()
  // Only what the form started from: a newer record meanwhile is told of when saving.
  const [start] = useState(() => (candidat ? valuesOf(candidat, home) : newValues()))
  const form = useForm<FormValues>({ defaultValues: start, resolver })
  const { save, saved, holder, base, conflict, settle, dismiss } = useSave(form, candidat?.id)
  const person = useAppSelector(selectUserData)?.connect.id
  const draft = useDraft(`candidat:${person}:${candidat?.id ?? 'new'}`, form)
  useUnsavedGuard(form.formState.isDirty && !saved)
  useAfterSave(saved, !candidat, draft.clear)
  const startAnew = () => {
    form.reset(start)
    draft.clear()
  }
  return (
    <>
      {draft.restored && form.formState.isDirty ? (
        <Banner action={<Button onClick={startAnew}>{t('form.discardDraft')}</Button>}>{t('form.draft')}</Banner>
      ) : null}
      <Form form={form} onSubmit={save} className="form record-form" label={t('form.label')}>
        <div className="card card-body form-card">
          <CandidatInputs choices={choices} holder={holder} />
        </div>
        <div className="form-actions form-bar">
          <ButtonLink to={candidat ? paths.candidat(candidat.id) : paths.candidats}>{t('actions.cancel')}</ButtonLink>
          <Button look="primary" icon={Save} type="submit" pending={form.formState.isSubmitting || saved !== null}>
            {t('actions.save')}
          </Button>
        </div>
      </Form>
      {conflict ? <ConflictDialog {...conflict} base={base} onSettle={settle} onClose={dismiss} /> : null}
    </>
  )
}
