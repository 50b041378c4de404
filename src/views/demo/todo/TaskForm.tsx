import { TASK_TAGS, type TaskAssignee } from '@contract/demo/todo'
import { Form } from '@core/form/Form'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { ComboField } from '@core/form/fields/ComboField'
import { DateField } from '@core/form/fields/DateField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RichText } from '../shared/RichText'
import type { TaskValues } from './values'

interface TaskFormProps {
  id: string
  form: UseFormReturn<TaskValues>
  people: readonly TaskAssignee[]
  autoFocus: boolean
  onSubmit: (values: TaskValues) => Promise<unknown>
}

/** The fields of a task. */
export function TaskForm({ id, form, people, autoFocus, onSubmit }: TaskFormProps) {
  const { t } = useTranslation('demoTodo')
  const labelId = useId()
  return (
    <Form id={id} form={form} label={t('task')} onSubmit={onSubmit}>
      <TextField name="title" label={t('title')} required maxLength={200} autoFocus={autoFocus} />
      <ComboField
        name="assignee"
        label={t('assignee')}
        placeholder={t('nobody')}
        options={people.map(({ fullName }) => ({ value: fullName, label: fullName }))}
      />
      <DateField name="dueDate" label={t('dueDate')} />
      <CheckboxGroupField
        name="tags"
        label={t('tags')}
        options={TASK_TAGS.map((tag) => ({ value: tag, label: t(`tag.${tag}`) }))}
      />
      <SwitchField name="isImportant" label={t('important')} />
      <div className="field">
        <span className="form-label" id={labelId}>
          {t('description')}
        </span>
        <Controller
          name="description"
          control={form.control}
          render={({ field }) => <RichText label={t('description')} value={field.value} onChange={field.onChange} />}
        />
      </div>
    </Form>
  )
}
