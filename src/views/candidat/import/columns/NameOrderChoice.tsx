import { NAME_ORDERS, splitName } from '@contract/ecole/import/nameSplit'
import { mappingChanged } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnsProps } from '../steps'

const EXAMPLES = 4

/** How full names are split in two, with names of the file as examples. */
export function NameOrderChoice({ draft, columns }: ColumnsProps) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['import', 'fields'])
  const id = useId()
  const { targets, order } = draft.mapping
  const full = columns.find(({ index }) => targets[index] === 'nomComplet' || targets[index] === 'nomCompletAr')
  if (!full) return null
  return (
    <fieldset className="card card-body name-order">
      <legend>{t('names.title')}</legend>
      <p>{t('names.rule')}</p>
      <div className="check-group">
        {NAME_ORDERS.map((name) => (
          <label key={name} className="check-option">
            <input
              type="radio"
              className="form-check-input"
              name={`${id}-order`}
              checked={order === name}
              onChange={() => dispatch(mappingChanged({ ...draft.mapping, order: name }))}
            />
            {t(`names.${name}`)}
          </label>
        ))}
      </div>
      <table className="name-examples">
        <thead>
          <tr>
            <th scope="col">{full.heading || t('targets.nomComplet')}</th>
            <th scope="col">{t('fields:nom')}</th>
            <th scope="col">{t('fields:prenom')}</th>
          </tr>
        </thead>
        <tbody>
          {[...new Set(full.samples)].slice(0, EXAMPLES).map((name) => {
            const { nom, prenom } = splitName(name, order)
            return (
              <tr key={name}>
                <td dir="auto">{name}</td>
                <td dir="auto">{nom}</td>
                <td dir="auto">{prenom || '—'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </fieldset>
  )
}
