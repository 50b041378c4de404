import type { OwnSerie, Serie } from '@contract/cours/serie'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { toast } from '@core/components/messages/toast'
import { Blank } from '@core/components/states/Blank'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { BothTexts } from '@src/parts/cours/Bilingual'
import { useCreateSerieMutation, useUpdateSerieMutation } from '@src/redux/code-course/serie'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useTopics } from '../useTopics'
import { bodyOf, type Field, formValuesOf, NEW_SERIE, type SerieFormValues, serieRecord } from './values'
import '../coursEdition.scss'

function useSerieForm(serie: OwnSerie | undefined) {
  const { t } = useTranslation('coursEdition')
  const navigate = useNavigate()
  const [create] = useCreateSerieMutation()
  const [update] = useUpdateSerieMutation()
  return useRecordForm<Field, SerieFormValues, Serie>({
    start: () => (serie ? formValuesOf(serie) : NEW_SERIE),
    draftKey: `serie:${serie?.id ?? 'new'}`,
    ...serieRecord,
    send: (values) =>
      serie ? update({ id: serie.id, body: { ...bodyOf(values), version: values.version } }) : create(bodyOf(values)),
    onSaved: ({ title }) => {
      toast.success(t('saved', { nom: title.fr }))
      navigate(paths.series)
    },
  })
}

/** The form of a series. */
export function SerieForm({ serie }: { serie: OwnSerie | undefined }) {
  const { t } = useTranslation('coursEdition')
  const format = useFormat()
  const record = useSerieForm(serie)
  const { options, nameOf } = useTopics()
  const { data: permis = [] } = usePermisQuery()
  // Several countries use the same codes: each is listed once.
  const codes = [...new Set(permis.map(({ code }) => code))]
  const words = {
    label: (field: Field) => t(`fields.${field}`),
    value: (field: Field, values: SerieFormValues) => {
      if (field === 'title') return <BothTexts text={values.title} />
      if (field === 'permis') return format.inRow(values.permis) || <Blank />
      const topic = TOPIC_KEYS.find((key) => key === values.topic)
      return topic ? nameOf(topic) : <Blank />
    },
  }
  return (
    <RecordForm record={record} words={words} label={t('serie.form')} cancelTo={paths.series}>
      <FormPart title={t('fields.title')}>
        <div className="form-grid">
          <TextField name="title.fr" label={t('lang.fr')} lang="fr" required maxLength={80} autoComplete="off" />
          <TextField name="title.ar" label={t('lang.ar')} lang="ar" required maxLength={80} autoComplete="off" />
        </div>
      </FormPart>
      <FormPart title={t('serie.use')}>
        <div className="form-grid">
          <SelectField name="topic" label={t('fields.topic')} required options={options} />
        </div>
        <CheckboxGroupField
          name="permis"
          label={t('fields.permis')}
          hint={t('serie.permisHint')}
          options={codes.map((code) => ({ value: code, label: code }))}
        />
      </FormPart>
    </RecordForm>
  )
}
