import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { OwnText } from '@src/parts/cours/OwnText'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { DevoirState } from '@src/parts/devoir/DevoirState'
import { LazyAssignPanel } from '@src/parts/devoir/LazyAssignPanel'
import { useTakeBack } from '@src/parts/devoir/useTakeBack'
import { useDevoirsQuery } from '@src/redux/code-course/devoir'
import { useAbility } from '@src/redux/session/ability'
import { BookOpenCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CandidatDevoirsProps {
  id: number
  nom: string
  archived: boolean
}

/** The assignments of one candidate, on their file. */
export function CandidatDevoirs({ id, nom, archived }: CandidatDevoirsProps) {
  const { t } = useTranslation('devoir')
  const ability = useAbility()
  const read = useReadLanguage()
  const format = useFormat()
  const takeBack = useTakeBack()
  const [isOpen, setOpen] = useState(false)
  const { data } = useDevoirsQuery({ idCandidat: String(id), perPage: '100', sort: '-dateLimite' })
  return (
    <section className="card card-body code-course" aria-label={t('title')}>
      <div className="code-head">
        <h2>{t('title')}</h2>
        {archived || !ability.can('create', 'Devoir') ? null : (
          <Button icon={BookOpenCheck} onClick={() => setOpen(true)}>
            {t('assign.title')}
          </Button>
        )}
      </div>
      {data?.data.length === 0 ? <p className="muted">{t('sheet.none')}</p> : null}
      <ul className="code-list">
        {data?.data.map((devoir) => (
          <li key={devoir.id}>
            <OwnText text={devoir.title} />
            <DevoirState devoir={devoir} />
            <span className="muted">
              {devoir.doneAt && devoir.correct !== null
                ? t('sheet.done', {
                    day: format.dayOf(devoir.doneAt),
                    result: t('result', { correct: devoir.correct, total: devoir.total }),
                  })
                : t('own.until', { day: format.day(devoir.dateLimite) })}
            </span>
            {devoir.note ? (
              <p className="code-note">{t('own.note', { auteur: devoir.auteur, note: devoir.note })}</p>
            ) : null}
            {devoir.status === 'DONE' || !ability.can('update', 'Devoir') ? null : (
              <Button
                look="ghost"
                aria-label={t('takeBackOf', { title: devoir.title[read] })}
                onClick={() => void takeBack(devoir)}
              >
                {t('takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen ? <LazyAssignPanel people={[{ id, nom }]} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
