import { Select } from '@core/components/select/Select'
import { DayInput } from '@core/form/date/DayInput'
import { useMoniteurChoice } from '@src/parts/moniteur/useMoniteurChoice'
import { usePermisQuery } from '@src/redux/permi/permi'
import { PERIODES } from '@src/redux/stats/asked'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
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
    if (next === 'libre') setFilters({ periode: next, from: asked.from, to: asked.to })
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

/** The first and the last day of a period of one’s own. */
function OwnDays({ choice: { asked, setFilters } }: PeriodBarProps) {
  const { t } = useTranslation('stats')
  const id = useId()
  return (['from', 'to'] as const).map((name) => (
    <div key={name}>
      <label className="visually-hidden" htmlFor={`${id}-${name}`}>
        {t(`bar.${name}`)}
      </label>
      <DayInput
        id={`${id}-${name}`}
        value={asked[name]}
        onChange={(day, isRead) => {
          if (isRead && day) setFilters({ periode: 'libre', from: asked.from, to: asked.to, [name]: day })
        }}
      />
    </div>
  ))
}

/** Limits the statistics to one instructor or one licence category, instead of the whole school. */
function Whom({ choice: { filters, setFilters } }: PeriodBarProps) {
  const { t } = useTranslation('stats')
  const id = useId()
  const moniteurs = useMoniteurChoice({ chosen: filters.idMoniteur ? Number(filters.idMoniteur) : null })
  const { data: permis = [] } = usePermisQuery()
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
          .filter(({ enseigne }) => enseigne)
          .map((permi) => (
            <option key={permi.id} value={permi.id}>
              {t('bar.onePermi', { code: permi.code })}
            </option>
          ))}
      </select>
    </>
  )
}
