import type { OwnSerie } from '@contract/cours/serie'
import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { BothTexts } from '@src/parts/cours/Bilingual'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PublishedState } from '../PublishedState'
import { SerieMenu } from './SerieMenu'

interface SerieRowProps {
  serie: OwnSerie
  /** Undefined at the end of the list, or while an order is being saved. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** One series of a topic with its figures and actions. */
export function SerieRow({ serie, onUp, onDown }: SerieRowProps) {
  const { t } = useTranslation('coursEdition')
  const format = useFormat()
  const read = useReadLanguage()
  const { id, title, questions, permis, published, success } = serie
  const titre = title[read]
  return (
    <li className="serie-row">
      {/* Not `disabled`: the button would lose the focus while the order is saved. */}
      <span className="serie-moves">
        <IconButton icon={ArrowUp} label={t('serie.up', { titre })} aria-disabled={!onUp} onClick={() => onUp?.()} />
        <IconButton
          icon={ArrowDown}
          label={t('serie.down', { titre })}
          aria-disabled={!onDown}
          onClick={() => onDown?.()}
        />
      </span>
      <Link to={paths.questionsOf(id)}>
        <BothTexts text={title} />
      </Link>
      <span className="serie-facts">
        <span>{t('serie.count', { count: questions })}</span>
        <span className="muted">
          {success === null ? t('noAnswers') : t('successRate', { rate: format.percent(success) })}
        </span>
        {permis.length > 0 ? <span className="muted">{t('serie.for', { permis: format.inRow(permis) })}</span> : null}
        <PublishedState published={published} />
      </span>
      <SerieMenu serie={serie} />
    </li>
  )
}
