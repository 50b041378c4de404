import { mappedFields } from '@contract/ecole/import/candidatMapping'
import { usePermiName } from '@src/parts/permi/usePermiName'
import { permiChosen } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepProps } from '../steps'
import { usePermis } from '../usePermis'

/** The licence category of rows without one. */
export function DefaultPermi({ draft }: StepProps) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  const id = useId()
  const permis = usePermis()
  const nameOf = usePermiName()
  const hasColumn = mappedFields(draft.mapping).has('permi')
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {hasColumn ? t('columns.permiWhereEmpty') : t('columns.permiForAll')}
      </label>
      <select
        id={id}
        className="form-select"
        value={draft.idPermi ?? ''}
        onChange={({ target }) => dispatch(permiChosen(target.value === '' ? null : Number(target.value)))}
      >
        <option value="">{t('columns.noPermi')}</option>
        {permis.map(({ id: idPermi, code, libelle }) => (
          <option key={idPermi} value={idPermi}>
            {`${code} · ${nameOf({ code, libelle })}`}
          </option>
        ))}
      </select>
    </div>
  )
}
