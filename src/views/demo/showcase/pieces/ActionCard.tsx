import { IconButton } from '@core/components/IconButton'
import { Spinner } from '@core/components/states/Spinner'
import { ChevronDown, ChevronUp, RotateCw, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

type CardAction = 'collapse' | 'reload' | 'remove'

interface ActionCardProps {
  title: string
  actions: readonly CardAction[]
  onRemove?: () => void
  children: ReactNode
}

/** How long the sample takes to load again. */
const RELOAD_MS = 2000

/** A card that folds, loads again or goes away. */
export function ActionCard({ title, actions, onRemove, children }: ActionCardProps) {
  const { t } = useTranslation('demoCards')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLoading(false), RELOAD_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <section className="card" aria-labelledby={`${id}-title`} aria-busy={isLoading}>
      <div className="card-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <div className="showcase-row">
          {actions.includes('collapse') ? (
            <IconButton
              icon={isOpen ? ChevronUp : ChevronDown}
              label={t(isOpen ? 'action.collapse' : 'action.expand')}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            />
          ) : null}
          {actions.includes('reload') ? (
            <IconButton icon={RotateCw} label={t('action.reload')} onClick={() => setLoading(true)} />
          ) : null}
          {actions.includes('remove') ? (
            <IconButton icon={X} label={t('action.remove')} onClick={() => onRemove?.()} />
          ) : null}
        </div>
      </div>
      <div id={id} className="card-body action-card-body" hidden={!isOpen}>
        {children}
        {isLoading ? (
          <span className="action-card-veil" role="status" aria-label={t('action.loading')}>
            <Spinner />
          </span>
        ) : null}
      </div>
    </section>
  )
}
