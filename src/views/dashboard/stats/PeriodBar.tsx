import { Select } from '@core/components/select/Select'
import { DayInput } from '@core/form/date/DayInput'
import { useMoniteurChoice } from '@src/parts/moniteur/useMoniteurChoice'
import { usePermisQuery } from '@src/redux/permi/permi'
import { PERIODES } from '@src/redux/stats/asked'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownScope } from './useKnownScope'
import type { StatsChoiceState } from './useStatsChoice'

interface PeriodBarProps {
  choice: StatsChoiceState
}

/** Chooses the period and the scope of all statistics. */
export function PeriodBar({ choice }: PeriodBarProps) {
  const { t } = useTranslation('stats')
  const { filters, setFilters, asked } = choice
  const periode = filters.periode ?? 'mois'
  const set = (next: string) => {
    if (next === 'libre') setFilters({ periode: next, from: asked?.from, to: asked?.to })
    else setFilters({ periode: next === 'mois' ? undefined : next, from: undefined, to: undefined })
  }
  return (
    <fieldset className="stats-bar" aria-label={t('bar.label')}>
      <select
        className="form-select"
        aria-label={t('bar.periode')}
        value={periode}
        onChange={(event) => set(event.target.value)}
      >
        {PERIODES.map((name) => (
          <option key={name} value={name}>
            {t(`periode.${name}`)}
          </option>
        ))}
      </select>
      {periode === 'libre' ? <OwnDays choice={choice} /> : null}
      <Whom choice={choice} />
    </fieldset>
  )
}

/** The first and the last day of a period of one’s own, each as it was typed, with its fault. */
function OwnDays({ choice }: PeriodBarProps) {
  return (['from', 'to'] as const).map((name) => <OwnDay key={name} name={name} choice={choice} />)
}

function OwnDay({ name, choice: { filters, faults, setFilters } }: PeriodBarProps & { name: 'from' | 'to' }) {
  const { t } = useTranslation('stats')
  const id = useId()
  const typed = useRef<string>(null)
  return (
    <div className="stats-day">
      <label className="visually-hidden" id={`${id}-label`} htmlFor={id}>
        {t(`bar.${name}`)}
      </label>
      <DayInput
        id={id}
        value={filters[name] ?? ''}
        code={faults[name]}
        onChange={(day) => {
          typed.current = day
          if (day) setFilters({ [name]: day })
        }}
        // A day that is half typed leaves the figures in place; one that is left so or emptied takes them away.
        onSettle={() => {
          if (typed.current === '') setFilters({ [name]: undefined })
        }}
      />
    </div>
  )
}

/** Limits the statistics to one instructor or one licence category, instead of the whole school. */
function Whom({ choice }: PeriodBarProps) {
  const { filters, setFilters } = choice
  const { t } = useTranslation('stats')
  const id = useId()
  const moniteurs = useMoniteurChoice({ chosen: filters.idMoniteur ? Number(filters.idMoniteur) : null })
  const { data: permis = [] } = usePermisQuery()
  useKnownScope(choice)
  return (
    <>
      <div className="stats-who">
        <label className="visually-hidden" id={`${id}-label`} htmlFor={id}>
          {t('bar.moniteur')}
        </label>
        <Select
          {...moniteurs}
          id={id}
          aria-labelledby={`${id}-label`}
          value={filters.idMoniteur ?? null}
          onChange={(next) => setFilters({ idMoniteur: next ?? undefined })}
          placeholder={t('bar.allMoniteurs')}
        />
      </div>
      <select
        className="form-select"
        aria-label={t('bar.permi')}
        value={filters.idPermi ?? ''}
        onChange={(event) => setFilters({ idPermi: event.target.value || undefined })}
      >
        <option value="">{t('bar.allPermis')}</option>
        {permis
          .filter(({ id, enseigne }) => enseigne || String(id) === filters.idPermi)
          .map((permi) => (
            <option key={permi.id} value={permi.id}>
              {t('bar.onePermi', { code: permi.code })}
            </option>
          ))}
      </select>
    </>
  )
}
