import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { FieldNotes } from '@core/form/fields/FieldShell'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { useField } from '@core/form/fields/useField'
import { FormPart } from '@core/form/record/FormPart'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NEW_CHOICE, type QuestionFormValues } from './values'

const LEAST = 2
const MOST = 4

/** The choices of a question: two to four, the right ones ticked. Those of a draft may lack their Arabic. */
export function ChoicesFields({ isDraft }: { isDraft: boolean }) {
  const { t } = useTranslation('coursEdition')
  const { id, code } = useField('choices')
  const { fields, append, remove, move } = useFieldArray<QuestionFormValues, 'choices'>({ name: 'choices' })
  return (
    <FormPart title={t('fields.choices')}>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="choice-fields" data-row>
          <legend>{t('question.choice', { number: index + 1 })}</legend>
          <div className="form-grid">
            <TextField name={`choices.${index}.fr`} label={t('lang.fr')} lang="fr" required maxLength={160} />
            <TextField
              name={`choices.${index}.ar`}
              label={t('lang.ar')}
              lang="ar"
              required={!isDraft}
              maxLength={160}
            />
          </div>
          <div className="choice-tools">
            <SwitchField name={`choices.${index}.right`} label={t('fields.right')} />
            <span>
              <IconButton
                icon={ArrowUp}
                label={t('question.choiceUp', { number: index + 1 })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('question.choiceDown', { number: index + 1 })}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon={Trash2}
                label={t('question.choiceRemove', { number: index + 1 })}
                disabled={fields.length <= LEAST}
                onClick={() => remove(index)}
              />
            </span>
          </div>
        </fieldset>
      ))}
      <FieldNotes id={id} code={code} />
      <div>
        <Button icon={Plus} data-adds-row disabled={fields.length >= MOST} onClick={() => append(NEW_CHOICE)}>
          {t('question.choiceAdd')}
        </Button>
      </div>
    </FormPart>
  )
}
