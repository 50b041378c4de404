import { type MentionsEcoleAnswer, mentionsEcoleAnswer } from '@contract/papiers/mentions'
import { toast } from '@core/components/messages/toast'
import { Blank } from '@core/components/states/Blank'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { currentIn } from '@core/form/record/recordKit'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useMentionsEcoleQuery, useSaveMentionsEcoleMutation } from '@src/redux/papiers/contrat'
import { useSchool } from '@src/redux/session/useSchool'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIELDS_OF, type MentionField, type MentionValues, valuesOf } from './values'

/** The mentions of the school on its papers, besides its record; this tab loads and saves them itself. */
export function MentionsTab() {
  const { data, isError, isFetching, refetch } = useMentionsEcoleQuery()
  // Kept while editing: a newer version is reported when saving.
  const [saved, setSaved] = useState<MentionsEcoleAnswer>()
  const start = saved ?? data
  if (start) return <MentionsForm key={start.version} start={start} onSaved={setSaved} />
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <FormSkeleton fields={6} />
}

interface MentionsFormProps {
  start: MentionsEcoleAnswer
  onSaved: (saved: MentionsEcoleAnswer) => void
}

const currentOf = currentIn(mentionsEcoleAnswer)
const comparable = ({ version: _, ...values }: MentionValues) => values

function useMentionsForm({ start, onSaved }: MentionsFormProps) {
  const { t } = useTranslation('planning')
  const { pays } = useSchool()
  const [save] = useSaveMentionsEcoleMutation()
  /** The minimum hours, which are edited beside the contracts; after a conflict, those of the other user. */
  const minimums = useRef(start.minimums)
  return useRecordForm<MentionField, MentionValues, MentionsEcoleAnswer>({
    start: () => valuesOf(start),
    resolver: checkResolver<MentionValues>(async (values) => (await import('./check')).mentionFaults(values)),
    draftKey: 'mentions',
    fields: FIELDS_OF[pays],
    comparable,
    send: (values) => save({ ...values, minimums: minimums.current }),
    staleOf: (details) => {
      const current = currentOf(details)
      if (!current) return null
      minimums.current = current.minimums
      return { values: valuesOf(current), savedAt: '' }
    },
    onSaved: (saved) => {
      toast.success(t('saved'))
      onSaved(saved)
    },
  })
}

function MentionsForm(props: MentionsFormProps) {
  const { t } = useTranslation(['planning', 'fields', 'contrat'])
  const { pays } = useSchool()
  const record = useMentionsForm(props)
  const label = (name: MentionField) =>
    name === 'matriculeFiscal' && pays === 'FR' ? t('contrat:siret') : t(`fields:${name}`)
  return (
    <RecordForm
      record={record}
      words={{ label, value: (name, values) => values[name] || <Blank /> }}
      label={t('planning:tabs.mentions')}
    >
      <FormPart title={t('planning:tabs.mentions')}>
        <p className="muted">{t('contrat:mentions.schoolText')}</p>
        <div className="form-grid">
          <TextField
            name="formeJuridique"
            label={label('formeJuridique')}
            hint={t('planning:mentions.formeJuridique')}
            maxLength={60}
          />
          <TextField
            name="matriculeFiscal"
            label={label('matriculeFiscal')}
            hint={pays === 'FR' ? t('contrat:hints.siret') : t('contrat:hints.matriculeFiscal')}
            maxLength={30}
          />
          <DateField name="dateAgrement" label={label('dateAgrement')} />
        </div>
      </FormPart>
      {pays === 'TN' ? (
        <FormPart title={t('planning:mentions.arabic')}>
          <div className="form-grid">
            <TextField name="nomAr" lang="ar" label={label('nomAr')} maxLength={120} />
            <TextField name="responsableAr" lang="ar" label={label('responsableAr')} maxLength={120} />
            <TextField name="adresseAr" lang="ar" label={label('adresseAr')} maxLength={300} className="field-wide" />
          </div>
        </FormPart>
      ) : (
        <FormPart title={t('planning:mentions.guarantees')}>
          <div className="form-grid">
            <TextField
              name="assurance"
              label={label('assurance')}
              hint={t('contrat:hints.assurance')}
              maxLength={200}
            />
            <TextField name="garantie" label={label('garantie')} hint={t('contrat:hints.garantie')} maxLength={200} />
            <TextField
              name="mediateur"
              label={label('mediateur')}
              hint={t('contrat:hints.mediateur')}
              maxLength={300}
            />
          </div>
        </FormPart>
      )}
    </RecordForm>
  )
}
