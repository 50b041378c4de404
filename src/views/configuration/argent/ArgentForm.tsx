import { REGIMES_TVA, RESERVES, type ReglagesArgentSaved, reglagesArgentSaved } from '@contract/argent/reglages'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { TimeField } from '@core/form/fields/TimeField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { currentIn } from '@core/form/record/recordKit'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useUnit } from '@src/parts/argent/useMoney'
import { useSaveReglagesArgentMutation } from '@src/redux/argent/reglages'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import {
  type ArgentValues,
  FIELDS,
  type Field,
  faultsOf,
  GROUPS,
  type Group,
  isAmount,
  isDate,
  isHour,
  isList,
  isOptional,
  isRate,
  isReserve,
  isSwitch,
  reglagesOf,
  valuesOf,
} from './values'

interface ArgentFormProps {
  start: ReglagesArgentSaved
  onSaved: (saved: ReglagesArgentSaved) => void
}

const currentOf = currentIn(reglagesArgentSaved)
const comparable = ({ version: _, ...values }: ArgentValues) => values

function useArgentForm({ start, onSaved }: ArgentFormProps) {
  const { t, i18n } = useTranslation('planning')
  const { currency } = useSchool()
  const [save] = useSaveReglagesArgentMutation()
  const locale = { language: i18n.language, currency }
  return useRecordForm<Field, ArgentValues, ReglagesArgentSaved>({
    start: () => valuesOf(start, locale),
    resolver: checkResolver<ArgentValues>(faultsOf),
    draftKey: 'reglages-argent',
    fields: [...FIELDS],
    comparable,
    send: (values) => save({ reglages: reglagesOf(values), version: values.version }),
    staleOf: (details) => {
      const current = currentOf(details)
      return current ? { values: valuesOf(current, locale), savedAt: current.updatedAt ?? '' } : null
    },
    onSaved: (saved) => {
      toast.success(t('saved'))
      onSaved(saved)
    },
  })
}

/** The money rules of the school, each with one sentence on what it does. */
export function ArgentForm(props: ArgentFormProps) {
  const { t } = useTranslation('reglages')
  const record = useArgentForm(props)
  const shownValue = (name: Field, values: ArgentValues) => {
    const value = values[name]
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (name === 'regimeTva') return t(`regime.${value || 'unknown'}`)
    return isReserve(name) ? t(`reserve.${value}`) : value || t('none')
  }
  return (
    <RecordForm
      record={record}
      label={t('title')}
      words={{ label: (name) => t(`label.${name}`, { unit: '' }).trim(), value: shownValue }}
    >
      {(Object.keys(GROUPS) as Group[]).map((group) => (
        <FormPart key={group} title={t(`group.${group}`)}>
          <div className="form-grid">
            {GROUPS[group].map((name) => (
              <RuleField key={name} name={name} />
            ))}
          </div>
        </FormPart>
      ))}
    </RecordForm>
  )
}

function lengthOf(name: Field): number {
  if (isAmount(name)) return 14
  return isRate(name) ? 5 : 3
}

function RuleField({ name }: { name: Field }) {
  const { t } = useTranslation('reglages')
  const unit = useUnit()
  const disabled = !useAbility().can('update', 'Configuration')
  const field = { name, label: t(`label.${name}`, { unit }), hint: t(`hint.${name}`), disabled }
  if (isSwitch(name)) return <SwitchField {...field} />
  if (name === 'regimeTva') {
    const options = REGIMES_TVA.map((value) => ({ value, label: t(`regime.${value}`) }))
    return <SelectField {...field} options={options} />
  }
  if (isReserve(name)) {
    const options = RESERVES.map((value) => ({ value, label: t(`reserve.${value}`) }))
    return <SelectField {...field} required options={options} />
  }
  if (isDate(name)) return <DateField {...field} />
  if (isList(name)) return <TextAreaField {...field} rows={4} className="field-wide" />
  if (isHour(name)) return <TimeField {...field} required />
  return (
    <TextField
      {...field}
      required={!isOptional(name)}
      inputMode={isAmount(name) || isRate(name) ? 'decimal' : 'numeric'}
      maxLength={lengthOf(name)}
      autoComplete="off"
    />
  )
}
