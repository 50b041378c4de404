import type { EntreeEcole } from '@contract/plateforme/autoecole'
import { useFormat } from '@core/format/useFormat'
import { useAutoEcoleLogQuery } from '@src/redux/autoecole/autoecole'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** The log of a school's sign-up, requests and packages, newest first. */
export function LogCard({ id: idAutoEcole }: { id: number }) {
  const { t } = useTranslation('autoecole')
  const id = useId()
  const { data } = useAutoEcoleLogQuery(idAutoEcole)
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('sections.log')}</h2>
      </div>
      {data?.data.length === 0 ? <p className="card-body muted">{t('log.none')}</p> : null}
      <ol className="autoecole-log">
        {data?.data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

/** Values interpolated into an entry: the name of a pack, or the reason of a refusal. */
const wordOf = (fields: EntreeEcole['after'], field: 'nom' | 'motif') => {
  const value = fields?.[field]
  return typeof value === 'string' ? value : ''
}

function Entry({ entry: { createdAt, auteur, entite, action, before, after } }: { entry: EntreeEcole }) {
  const { t } = useTranslation('autoecole')
  const format = useFormat()
  const motif = wordOf(after, 'motif')
  return (
    <li>
      <span>
        {t(`log.${entite}_${action}`, { nom: wordOf(after ?? before, 'nom') })}
        {motif ? (
          <>
            {' '}
            (<bdi>{motif}</bdi>)
          </>
        ) : null}
      </span>
      <span className="muted">{format.beside([auteur, format.moment(createdAt)])}</span>
    </li>
  )
}
