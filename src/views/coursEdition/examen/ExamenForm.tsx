import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { toast } from '@core/components/messages/toast'
import { Blank } from '@core/components/states/Blank'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { BothTexts } from '@src/parts/cours/Bilingual'
import { useCreateExamenBlancMutation, useUpdateExamenBlancMutation } from '@src/redux/code-course/examenBlanc'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useTopics } from '../useTopics'
import { useTellMissing } from './useTellMissing'
import { bodyOf, type ExamenFormValues, examenRecord, type Field, formValuesOf, NEW_EXAMEN, totalOf } from './values'
import '../coursEdition.scss'

function useExamenForm(examen: ExamenBlanc | undefined) {
  const { t } = useTranslation('coursEdition')
  const navigate = useNavigate()
  const [create] = useCreateExamenBlancMutation()
  const [update] = useUpdateExamenBlancMutation()
  const tellMissing = useTellMissing()
  return useRecordForm<Field, ExamenFormValues, ExamenBlanc>({
    start: () => (examen ? formValuesOf(examen) : NEW_EXAMEN),
    draftKey: `examenBlanc:${examen?.id ?? 'new'}`,
    ...examenRecord,
    send: (values) =>
      examen ? update({ id: examen.id, body: { ...bodyOf(values), version: values.version } }) : create(bodyOf(values)),
    onRefused: (problem) => {
      if (problem) void tellMissing(problem)
    },
    onSaved: ({ title }) => {
      toast.success(t('saved', { nom: title.fr }))
      navigate(paths.examensBlancs)
    },
  })
}

/**
 * The form of a mock exam: the number of questions of each topic, the duration, and the right answers needed to pass.
 */
export function ExamenForm({ examen }: { examen: ExamenBlanc | undefined }) {
  const { t } = useTranslation('coursEdition')
  const format = useFormat()
  const record = useExamenForm(examen)
  const { nameOf } = useTopics()
  const words = {
    label: (field: Field) => t(`fields.${field}`),
    value: (field: Field, values: ExamenFormValues) => {
      if (field === 'title') return <BothTexts text={values.title} />
      if (field !== 'parts') return values[field] || <Blank />
      const chosen = TOPIC_KEYS.filter((topic) => values.parts[topic])
      return format.inRow(chosen.map((topic) => `${nameOf(topic)} (${values.parts[topic]})`))
    },
  }
  const number = { required: true, inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const
  return (
    <RecordForm record={record} words={words} label={t('examen.form')} cancelTo={paths.examensBlancs}>
      <FormPart title={t('fields.title')}>
        <div className="form-grid">
          <TextField name="title.fr" label={t('lang.fr')} lang="fr" required maxLength={80} autoComplete="off" />
          <TextField name="title.ar" label={t('lang.ar')} lang="ar" required maxLength={80} autoComplete="off" />
        </div>
      </FormPart>
      <FormPart title={t('fields.parts')}>
        <div className="examen-shares">
          {TOPIC_KEYS.map((topic) => (
            <TextField
              key={topic}
              name={`parts.${topic}`}
              label={nameOf(topic)}
              inputMode="numeric"
              maxLength={2}
              placeholder="0"
              autoComplete="off"
            />
          ))}
        </div>
        <Total />
      </FormPart>
      <FormPart title={t('examen.rules')}>
        <div className="form-grid">
          <TextField {...number} name="durationMinutes" label={t('fields.durationMinutes')} />
          <TextField {...number} name="passMark" label={t('fields.passMark')} />
        </div>
      </FormPart>
    </RecordForm>
  )
}

/** The total number of questions. */
function Total() {
  const { t } = useTranslation('coursEdition')
  const { control } = useFormContext<ExamenFormValues>()
  const parts = useWatch({ control, name: 'parts' })
  return (
    <p className="examen-total" role="status">
      {t('examen.total', { count: totalOf({ parts }) })}
    </p>
  )
}
