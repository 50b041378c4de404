import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { ConflictDialog } from '@core/form/record/ConflictDialog'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useAbility } from '@src/redux/session/ability'
import { Save } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PathFields, RuleFields } from './RuleFields'
import { faultsByField, RULE_FIELDS, RULES, type RuleField, type RuleValues, rulesOf, valuesOf } from './rules'
import { currentOf, type useConfiguration } from './useConfiguration'

interface RulesFormProps {
  configuration: ReturnType<typeof useConfiguration>
}

const comparable = ({ version: _, ...values }: RuleValues) => values

function useRulesForm({ start, send, onSaved, setRest, draftKey }: RulesFormProps['configuration']) {
  return useRecordForm<RuleField, RuleValues, ConfigurationPlanning>({
    start: () => valuesOf(start),
    resolver: checkResolver<RuleValues>(async (values) => {
      const { ruleFaults } = await import('@src/parts/openingHours/check')
      const missing = RULES.filter((name) => !values[name].trim()).map((name) => [name, 'required'] as const)
      return { ...faultsByField(ruleFaults(rulesOf(values, start.reglages))), ...Object.fromEntries(missing) }
    }),
    draftKey: draftKey('regles'),
    fields: RULE_FIELDS,
    comparable,
    send: (values) => send({ reglages: rulesOf(values, start.reglages) }, values.version),
    staleOf: (details) => {
      const current = currentOf(details)
      if (!current) return null
      setRest(current)
      return { values: valuesOf(current), savedAt: current.updatedAt ?? '' }
    },
    onSaved,
  })
}

/** The figures of the planning rules, each with its unit and purpose. */
export function RulesForm({ configuration }: RulesFormProps) {
  const { t } = useTranslation(['planning', 'common'])
  const record = useRulesForm(configuration)
  const { form, conflict } = record
  const canUpdate = useAbility().can('update', 'Configuration')
  const words = {
    label: (name: RuleField) => t(`planning:rules.${name}`),
    value: (name: RuleField, values: RuleValues) => values[name] || t('planning:rules.country'),
  }
  return (
    <>
      <DraftNotice restored={record.hasDraft} onDiscard={record.startAnew} />
      <Form form={form} onSubmit={record.save} className="form record-form" label={t('planning:tabs.rules')}>
        <div className="card card-body form-card">
          <RuleFields group="planning" disabled={!canUpdate} />
          <RuleFields group="absences" disabled={!canUpdate} />
          <PathFields disabled={!canUpdate} country={configuration.start.parcoursDuPays} />
        </div>
        {canUpdate ? (
          <div className="form-actions form-bar">
            {form.formState.isDirty ? <Button onClick={record.startAnew}>{t('common:dialog.cancel')}</Button> : null}
            <Button look="primary" icon={Save} type="submit" pending={record.isPending}>
              {t('common:form.save')}
            </Button>
          </div>
        ) : null}
      </Form>
      {conflict ? (
        <ConflictDialog conflict={conflict} words={words} onSettle={record.settle} onClose={record.dismiss} />
      ) : null}
    </>
  )
}
