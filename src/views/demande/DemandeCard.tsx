import type { Demande } from '@contract/planning/demande'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import { useZone } from '@src/parts/evenement/useZone'
import { Ban } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AcceptForm } from './AcceptForm'
import { RefuseForm } from './RefuseForm'
import './demande.scss'

interface DemandeCardProps {
  demande: Demande
  /** Opened to be refused: asks for the reason immediately. */
  isRefused?: boolean
}

/** A pending request. */
export function DemandeCard({ demande, isRefused = false }: DemandeCardProps) {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const zone = useZone()
  const { kind } = useDemandeWords()
  const [isRefusing, setRefusing] = useState(isRefused)
  const id = useId()
  const { candidat, idCandidat, calendar, permi, note, createdAt } = demande
  return (
    <article className="demande" aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <Link to={paths.candidat(idCandidat)}>{candidat}</Link>
        </h3>
        <p className="muted">
          {format.beside([
            t('asked', { kind: kind(calendar), permi }),
            t('askedAt', { quand: format.moment(createdAt, zone) }),
          ])}
        </p>
      </header>
      {note ? (
        <p className="demande-note" dir="auto">
          {note}
        </p>
      ) : null}
      {isRefusing ? (
        <RefuseForm demande={demande} onClose={() => setRefusing(false)} />
      ) : (
        <AcceptForm demande={demande}>
          <Button look="danger-ghost" icon={Ban} onClick={() => setRefusing(true)}>
            {t('refuse.open')}
          </Button>
        </AcceptForm>
      )}
    </article>
  )
}
