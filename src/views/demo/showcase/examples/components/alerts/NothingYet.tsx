import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function NothingYet() {
  const { t } = useTranslation('demoSample')
  const [people, setPeople] = useState<readonly string[]>([])
  if (people.length > 0) {
    return (
      <div className="showcase-row">
        <span>{people.join(', ')}</span>
        <Button onClick={() => setPeople([])}>{t('again')}</Button>
      </div>
    )
  }
  const add = (
    <Button look="primary" icon={Plus} onClick={() => setPeople(['Leïla Ben Salah'])}>
      {t('add')}
    </Button>
  )
  return <EmptyState icon={Users} title={t('noCandidates')} text={t('noCandidatesText')} action={add} />
}
