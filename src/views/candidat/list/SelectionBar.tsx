import type { Candidat } from '@contract/ecole/candidat'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useArchive } from '../useArchive'

interface SelectionBarProps {
  selected: readonly Candidat[]
  onClear: () => void
}

/** What can be done with the rows chosen; floats above the list so that nothing jumps. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const { t } = useTranslation(['candidat', 'codeAcces'])
  const canMakeCodes = useAbility().can('create', 'CodeAcces')
  const archive = useArchive()
  const [first] = selected
  if (!first) return null
  const change = () => {
    void archive(selected, !first.archived)
    onClear()
  }
  return (
    <section className="selection-bar" aria-label={t('selection.label')}>
      <span role="status">{t('selection.count', { count: selected.length })}</span>
      <Button icon={first.archived ? ArchiveRestore : Archive} onClick={change}>
        {first.archived ? t('actions.unarchive') : t('actions.archive')}
      </Button>
      {canMakeCodes && !first.archived ? (
        <ButtonLink icon={KeyRound} to={`${paths.codesAcces}?pour=${selected.map(({ id }) => id).join()}`}>
          {t('codeAcces:title')}
        </ButtonLink>
      ) : null}
      <Button look="ghost" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </section>
  )
}
