import type { OwnSerie } from '@contract/cours/serie'
import { Button } from '@core/components/Button'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useTranslation } from 'react-i18next'
import { useStartSession } from '../useStart'

/** What a session of a series would be: the first one, the rest of it, or another one of what is known. */
function nextStep({ questions, seen, known, idTentative }: OwnSerie): 'start' | 'goOn' | 'again' {
  if (idTentative !== null) return 'goOn'
  if (seen === 0) return 'start'
  return known >= questions ? 'again' : 'goOn'
}

/** A series with two bars in one: known within seen. */
export function SerieRow({ serie }: { serie: OwnSerie }) {
  const { t } = useTranslation('cours')
  const { begin, isStarting } = useStartSession()
  const { language } = useContentLanguage()
  const read = useReadLanguage()
  const { id, title, questions, seen, known, idTentative } = serie
  const name = title[language === 'both' ? read : language]
  const goesOn = idTentative !== null
  const next = nextStep(serie)
  const share = (count: number) => ({ inlineSize: `${questions > 0 ? (100 * count) / questions : 0}%` })
  return (
    <li className="serie">
      <div className="serie-text">
        <Bilingual text={title} />
        <span className="serie-bar" aria-hidden>
          <span className="serie-seen" style={share(seen)} />
          <span className="serie-known" style={share(known)} />
        </span>
        <span className="muted">
          {t('series.progress', {
            seen: t('series.seen', { count: seen }),
            known: t('series.known', { count: known }),
            count: questions,
          })}
        </span>
      </div>
      <Button
        look={goesOn ? 'primary' : 'secondary'}
        pending={isStarting}
        aria-label={t(`series.${next}With`, { title: name })}
        onClick={() => void begin({ idSerie: id })}
      >
        {t(`series.${next}`)}
      </Button>
    </li>
  )
}
