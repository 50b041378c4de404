import type { ReglagesArgentSaved } from '@contract/argent/reglages'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Form } from '@core/form/Form'
import { DateField } from '@core/form/fields/DateField'
import { showFaults } from '@core/form/showFaults'
import { useFormat } from '@core/format/useFormat'
import { problemOf } from '@src/redux/answers/problemOf'
import { useReglagesArgentQuery, useSaveReglagesArgentMutation } from '@src/redux/argent/reglages'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { CalendarCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** The first day of the school's books: shown once it is set, requested before. */
export function FirstDay({ dateReprise }: { dateReprise: string | null }) {
  const { t } = useTranslation('reprise')
  const format = useFormat()
  const { data } = useReglagesArgentQuery(undefined, { skip: dateReprise !== null })
  if (dateReprise) return <p className="muted">{t('day.since', { day: format.day(dateReprise, 'long') })}</p>
  return data ? <AskDay saved={data} /> : null
}

function AskDay({ saved: { reglages, version } }: { saved: ReglagesArgentSaved }) {
  const { t } = useTranslation('reprise')
  const { today } = useSchool()
  const mayChange = useAbility().can('update', 'Configuration')
  const [save] = useSaveReglagesArgentMutation()
  const form = useForm({ defaultValues: { dateReprise: today } })
  const send = async ({ dateReprise }: { dateReprise: string }) => {
    const { data, error } = await save({ reglages: { ...reglages, dateReprise: dateReprise || null }, version })
    if (data) return toast.success(t('day.saved'))
    const problem = problemOf(error)
    const errors = Object.entries(problem.errors ?? {}).map(([path, code]) => [path.replace('reglages.', ''), code])
    await showFaults(form, { ...problem, ...(problem.errors && { errors: Object.fromEntries(errors) }) })
  }
  return (
    <Form form={form} onSubmit={send} label={t('day.title')}>
      <section className="card card-body reprise-day">
        <div>
          <h2>{t('day.title')}</h2>
          <p className="muted">{t('day.text')}</p>
        </div>
        <DateField name="dateReprise" label={t('day.label')} required max={today} disabled={!mayChange} />
        <Button look="primary" icon={CalendarCheck} type="submit" pending={form.formState.isSubmitting}>
          {t('day.set')}
        </Button>
      </section>
    </Form>
  )
}
