import { Chip } from '@core/components/Chip'
import { Select } from '@core/components/select/Select'
import { FieldShell } from '@core/form/fields/FieldShell'
import { useField } from '@core/form/fields/useField'
import { fullName } from '@core/format/names'
import { FeuDot, useFeux } from '@src/parts/recouvrement/FeuState'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { useCandidatQuery } from '@src/redux/candidat/candidat'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CandidatChoice } from './useCandidatChoice'

interface CandidatsFieldProps {
  /** A code hour takes several. */
  multiple: boolean
  choice: CandidatChoice
}

const toIds = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** The number of free seats of the room, beside the chosen candidates; undefined where the school sets no number. */
function useSeatsHint(isClass: boolean, chosen: number): string | undefined {
  const { t } = useTranslation('evenement')
  const places = usePlanningQuery().data?.reglages.placesCode ?? 0
  if (!isClass || places === 0) return undefined
  return chosen < places ? t('places.free', { count: places - chosen }) : t('places.none')
}

/** The event's candidates, searched by name. */
export function CandidatsField({ multiple, choice }: CandidatsFieldProps) {
  const { t } = useTranslation('evenement')
  const { field } = useController({ name: 'candidats' })
  const chosen = toIds(field.value)
  const hint = useSeatsHint(multiple, chosen.length)
  const { id, code, aria } = useField('candidats', hint)
  // Lets the form focus this control on its first fault.
  const { ref } = field
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id])
  const set = (ids: number[]) => {
    field.onChange(ids)
    choice.onChosen(ids)
  }
  const choose = (value: string | null) => {
    if (value === null) set([])
    else set(multiple ? [...new Set([...chosen, Number(value)])] : [Number(value)])
  }
  const single = multiple ? null : (chosen[0] ?? null)
  const options = choice.options.filter(({ value }) => !multiple || !chosen.includes(Number(value)))
  return (
    <FieldShell
      id={id}
      code={code}
      hint={hint}
      required
      className="field-wide"
      label={t(multiple ? 'form.candidats' : 'form.candidat')}
    >
      <Select
        {...aria}
        id={id}
        aria-labelledby={`${id}-label`}
        value={single === null ? null : String(single)}
        options={options}
        onChange={choose}
        onBlur={field.onBlur}
        onSearch={choice.search}
        loading={choice.isLoading}
        placeholder={t('form.findCandidat')}
      />
      <ChosenFeux chosen={chosen} multiple={multiple} nameOf={choice.nameOf} />
      {multiple && chosen.length > 0 ? (
        <div className="chosen">
          {chosen.map((idCandidat) => (
            <CandidatChip
              key={idCandidat}
              id={idCandidat}
              name={choice.nameOf(idCandidat)}
              onRemove={() => set(chosen.filter((other) => other !== idCandidat))}
            />
          ))}
        </div>
      ) : null}
    </FieldShell>
  )
}

interface ChosenFeuxProps {
  chosen: readonly number[]
  multiple: boolean
  nameOf: CandidatChoice['nameOf']
}

/** The lights of the chosen candidates; of several, only those that need attention. */
function ChosenFeux({ chosen, multiple, nameOf }: ChosenFeuxProps) {
  const feux = useFeux(chosen)
  const shown = [...feux].filter(([, { feu }]) => !multiple || feu !== 'CLEAR')
  if (shown.length === 0) return null
  return (
    <div className="chosen">
      {shown.map(([id, light]) => (
        <FeuDot key={id} light={light} nom={multiple ? nameOf(id) : undefined} />
      ))}
    </div>
  )
}

interface CandidatChipProps {
  id: number
  /** Undefined when the search results are gone: after a reload. */
  name: string | undefined
  onRemove: () => void
}

function CandidatChip({ id, name, onRemove }: CandidatChipProps) {
  const { data } = useCandidatQuery(id, { skip: name !== undefined })
  return <Chip label={name ?? (data ? fullName(data) : '…')} onRemove={onRemove} />
}
