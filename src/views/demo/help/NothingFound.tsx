import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Shown when a help page has nothing for the search text. */
export function NothingFound({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation('demoHelp')
  return (
    <div className="card">
      <EmptyState
        icon={SearchX}
        title={t('none.title', { text })}
        text={t('none.text')}
        action={<Button onClick={onClear}>{t('none.clear')}</Button>}
      />
    </div>
  )
}
