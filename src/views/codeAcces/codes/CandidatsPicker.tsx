import { Chip } from '@core/components/Chip'
import { Select } from '@core/components/select/Select'
import { FieldShell } from '@core/form/fields/FieldShell'
import { useField } from '@core/form/fields/useField'
import { fullName } from '@core/format/names'
import { useDebounced } from '@core/hooks/useDebounced'
import { useCandidatQuery, useCandidatsQuery } from '@src/redux/candidat/candidat'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { NewCodesValues } from './useNewCodes'
import '../codeAcces.scss'

/** The candidates who get codes, searched by name. */
export function CandidatsPicker() {
  const { t } = useTranslation('codeAcces')
  const { id, code, aria } = useField('idCandidats')
  const { field } = useController<NewCodesValues, 'idCandidats'>({ name: 'idCandidats' })
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 200)
  const { data, isFetching } = useCandidatsQuery({ perPage: '20', sort: 'nom', ...(q && { q }) })
  const chosen = field.value
  const { ref } = field
  // Lets the form focus this control on its first fault.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id])
  const options = (data?.data ?? [])
    .filter((candidat) => !chosen.includes(candidat.id))
    .map((candidat) => ({ value: String(candidat.id), label: fullName(candidat) }))
  return (
    <FieldShell id={id} code={code} required label={t('make.candidats')}>
      <Select
        {...aria}
        id={id}
        aria-labelledby={`${id}-label`}
        value={null}
        options={options}
        onChange={(value) => value && field.onChange([...chosen, Number(value)])}
        onBlur={field.onBlur}
        onSearch={setText}
        loading={isFetching}
        placeholder={t('make.find')}
      />
      {chosen.length > 0 ? (
        <div className="code-chosen">
          {chosen.map((one) => (
            <Chosen key={one} id={one} onRemove={() => field.onChange(chosen.filter((other) => other !== one))} />
          ))}
        </div>
      ) : null}
    </FieldShell>
  )
}

function Chosen({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data } = useCandidatQuery(id)
  return <Chip label={data ? fullName(data) : String(id)} onRemove={onRemove} />
}
