import { usePermiName } from '@src/parts/permi/usePermiName'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermis } from '../usePermis'
import { type UnknownPermi, unknownPermis } from './review'
import type { ReviewRow } from './rows/reviewRow'

interface UnknownPermisProps {
  rows: ReviewRow[]
  onFill: (lines: number[], text: string) => void
}

/** Maximum number of values listed; more kinds mean that the wrong column was mapped. */
const LISTED = 10

/** The licences of the file that are unknown or not taught by the school, each with one answer for all its lines. */
export function UnknownPermis({ rows, onFill }: UnknownPermisProps) {
  const { t } = useTranslation('import')
  const unknown = useMemo(() => unknownPermis(rows), [rows])
  if (unknown.length === 0) return null
  return (
    <ul className="unknown-permis" aria-label={t('review.unknownPermis')}>
      {unknown.slice(0, LISTED).map((one) => (
        <li key={one.text}>
          <PermiAnswer unknown={one} onFill={onFill} />
        </li>
      ))}
    </ul>
  )
}

function PermiAnswer({
  unknown: { text, lines },
  onFill,
}: { unknown: UnknownPermi } & Pick<UnknownPermisProps, 'onFill'>) {
  const { t } = useTranslation('import')
  const permis = usePermis()
  const nameOf = usePermiName()
  const id = useId()
  const count = lines.length
  return (
    <>
      <label htmlFor={id}>
        {text ? t('review.unknownPermi', { text, count }) : t('review.missingPermi', { count })}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value=""
        onChange={({ target }) => {
          if (target.value) onFill(lines, target.value)
        }}
      >
        <option value="">{t('review.choosePermi')}</option>
        {permis.map(({ code, libelle }) => (
          <option key={code} value={code}>
            {`${code} · ${nameOf({ code, libelle })}`}
          </option>
        ))}
      </select>
    </>
  )
}
