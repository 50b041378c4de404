import { Blank } from '@core/components/states/Blank'
import { SelectField } from '@core/form/fields/SelectField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { BothTexts } from '@src/parts/cours/Bilingual'
import { useTranslation } from 'react-i18next'
import { useSerieChoice } from '../useSerieChoice'
import { BaseField } from './BaseField'
import { BilingualFields } from './BilingualFields'
import { ChoicesFields } from './ChoicesFields'
import { PictureField } from './PictureField'
import { QuestionPreview } from './QuestionPreview'
import { type QuestionSubject, useQuestionForm } from './useQuestionForm'
import { type Field, isDraftOf, type QuestionFormValues } from './values'
import '../coursEdition.scss'

const LEVELS = ['1', '2', '3'] as const

function ConflictValue({ field, values }: { field: Field; values: QuestionFormValues }) {
  const { t } = useTranslation('coursEdition')
  if (field === 'text' || field === 'explanation' || field === 'source') return <BothTexts text={values[field]} />
  if (field === 'choices')
    return (
      <ul>
        {values.choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
          <li key={index}>
            <BothTexts text={choice} /> {choice.right ? `(${t('fields.right')})` : null}
          </li>
        ))}
      </ul>
    )
  return values[field] || <Blank />
}

/** Adds or changes a question, with a preview for the candidate's view. */
export function QuestionForm(subject: QuestionSubject) {
  const { t } = useTranslation('coursEdition')
  const record = useQuestionForm(subject)
  const isDraft = isDraftOf(subject.question)
  const words = {
    label: (field: Field) => t(`fields.${field}`),
    value: (field: Field, values: QuestionFormValues) => <ConflictValue field={field} values={values} />,
  }
  return (
    <RecordForm record={record} words={words} label={t('question.form')} cancelTo={subject.back}>
      {isDraft ? <p className="muted">{t('question.draftHint')}</p> : null}
      {subject.question ? null : <SerieField />}
      <FormPart title={t('fields.text')}>
        <BilingualFields name="text" max={240} rows={3} isDraft={isDraft} />
        <PictureField name="picture" label={t('fields.picture')} />
      </FormPart>
      <ChoicesFields isDraft={isDraft} />
      <FormPart title={t('question.preview')}>
        <QuestionPreview />
      </FormPart>
      <FormPart title={t('fields.explanation')}>
        <BilingualFields name="explanation" max={600} rows={5} isDraft={isDraft} />
      </FormPart>
      <FormPart title={t('fields.source')}>
        <BilingualFields name="source" max={160} rows={2} isDraft={isDraft} />
        <div className="form-grid">
          <BaseField name="base" label={t('fields.base')} />
          <SelectField
            name="difficulty"
            label={t('fields.difficulty')}
            required
            numeric
            options={LEVELS.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
          />
        </div>
      </FormPart>
    </RecordForm>
  )
}

function SerieField() {
  const { t } = useTranslation('coursEdition')
  const options = useSerieChoice()
  return (
    <FormPart title={t('fields.idSerie')}>
      <SelectField name="idSerie" label={t('fields.idSerie')} required numeric options={options} />
    </FormPart>
  )
}
