import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { Undo2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isLimit, PATH_RULES, type PathRule, RULE_GROUPS, UNITS } from './rules'

const FIGURE = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const

/** The rules that every school has, with the default figure or its own. */
export function RuleFields({ group, disabled }: { group: keyof typeof RULE_GROUPS; disabled: boolean }) {
  const { t } = useTranslation('planning')
  return (
    <FormPart title={t(`ruleGroups.${group}`)}>
      <div className="form-grid">
        {RULE_GROUPS[group].map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`rules.${name}`)}
            hint={t(`ruleHints.${name}`)}
            {...FIGURE}
            disabled={disabled}
            required
          />
        ))}
      </div>
    </FormPart>
  )
}

interface PathFieldsProps {
  disabled: boolean
  /** The country's figures, which apply where a field is empty. */
  country: ConfigurationPlanning['parcoursDuPays']
}

/** The figures of the exam path: the country's unless the school sets its own. */
export function PathFields({ disabled, country }: PathFieldsProps) {
  const { t } = useTranslation('planning')
  return (
    <FormPart title={t('ruleGroups.path')}>
      <p className="muted">{t('rules.pathText')}</p>
      <div className="form-grid">
        {PATH_RULES.map((name) => (
          <PathField key={name} name={name} disabled={disabled} inherited={country[name]} />
        ))}
      </div>
    </FormPart>
  )
}

/** A figure with its unit: « 15 mois », « sans limite ». */
function useFigureText() {
  const { t } = useTranslation('planning')
  return (name: PathRule, count: number) =>
    count === 0 && isLimit(name) ? t('units.none') : t(`units.${UNITS[name]}`, { count })
}

interface PathFieldProps {
  name: PathRule
  disabled: boolean
  /** The country's figure; undefined where it has no such rule. */
  inherited: number | undefined
}

function PathField({ name, disabled, inherited }: PathFieldProps) {
  const { t } = useTranslation('planning')
  const figureText = useFigureText()
  const { setValue, setFocus } = useFormContext()
  const typed: unknown = useWatch({ name })
  const label = t(`rules.${name}`)
  const figure = inherited === undefined ? undefined : figureText(name, inherited)
  const hint = t(`ruleHints.${name}`)
  const isOwn = figure !== undefined && typed !== ''
  const follow = () => {
    setValue(name, '', { shouldDirty: true, shouldValidate: true })
    setFocus(name)
  }
  return (
    <div>
      <TextField
        name={name}
        label={label}
        hint={isOwn ? `${hint} ${t('rules.ofCountry', { figure })}` : hint}
        placeholder={figure === undefined ? undefined : t('rules.inherited', { figure })}
        {...FIGURE}
        disabled={disabled}
      />
      {isOwn && !disabled ? (
        <Button look="ghost" icon={Undo2} aria-label={t('rules.followOf', { rule: label })} onClick={follow}>
          {t('rules.follow')}
        </Button>
      ) : null}
    </div>
  )
}
