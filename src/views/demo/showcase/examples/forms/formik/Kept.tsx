import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { useDraft } from '@core/form/useDraft'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const START = { sujet: '', ville: '' }

async function faultsOf(values: typeof START) {
  const blank = (['sujet', 'ville'] as const).filter((name) => !values[name])
  return Object.fromEntries(blank.map((name) => [name, 'required']))
}

function Letter() {
  const { t } = useTranslation('demoForms')
  const form = useForm({ defaultValues: START, resolver: checkResolver(faultsOf) })
  const draft = useDraft('showcase', form)
  const save = () => {
    draft.clear()
    form.reset(START)
    toast.success(t('word.sent'))
  }
  return (
    <Form form={form} label={t('word.formKept')} onSubmit={save}>
      <DraftNotice
        restored={draft.restored}
        onDiscard={() => {
          draft.clear()
          form.reset(START)
        }}
      />
      <TextField name="sujet" label={t('word.remark')} required />
      <TextField name="ville" label={t('word.city')} required />
      <div className="form-actions">
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}

export function Kept() {
  const { t } = useTranslation('demoForms')
  const [visit, setVisit] = useState(1)
  return (
    <>
      <Letter key={visit} />
      <div className="showcase-row">
        <Button onClick={() => setVisit(visit + 1)}>{t('word.leaveAndReturn')}</Button>
      </div>
    </>
  )
}
