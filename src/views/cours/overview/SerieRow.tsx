import type { OwnSerie } from '@contract/cours/serie'
import { Button } from '@core/components/Button'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useTranslation } from 'react-i18next'
import { useStartSession } from '../useStart'

/** A series with two bars in one: known within seen. */
export function SerieRow({ serie }: { serie: OwnSerie }) {
  const { t } = useTranslation('cours')
  const { begin, isStarting } = useStartSession()
  const { language } = useContentLanguage()
  const read = useReadLanguage()
  const { id, title, questions, seen, known, idTentative } = serie
  const name = title[language === 'both' ? read : language]
  const goesOn = idTentative !== null
  const share = (count: number) => ({ inlineSize: `${questions > 0 ? (100 * count) / questions : 0}%` })
  return (
    <li className="serie">
      <div className="serie-text">
        <Bilingual text={title} />
        <span className="serie-bar" aria-hidden>
          <span className="serie-seen" style={share(seen)} />
          <span className="serie-known" style={share(known)} />
        </span>
        <span className="muted">{t('series.progress', { seen, known, count: questions })}</span>
      </div>
      <Button
        look={goesOn ? 'primary' : 'secondary'}
        pending={isStarting}
        aria-label={t(goesOn ? 'series.goOnWith' : 'series.startWith', { title: name })}
        onClick={() => void begin({ idSerie: id })}
      >
        {goesOn ? t('series.goOn') : t('series.start')}
      </Button>
    </li>
  )
}
