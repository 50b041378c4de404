import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { confirmDialog } from '@core/dialogs/dialogs'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, KeyRound, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useArchive } from '../useArchive'
import type { Selection } from './useSelection'
import { useSendAccess } from './useSendAccess'

/** Actions on the selected rows; floats above the list to avoid a layout shift. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation(['candidat', 'codeAcces'])
  const canMakeCodes = useAbility().can('create', 'CodeAcces')
  const { selected, count, isWhole, canTakeAll, total, takeAll, clear } = selection
  const change = useChange(selection)
  const [first] = selected
  if (!first) return null
  return (
    <section className="selection-bar" aria-label={t('selection.label')}>
      <span role="status">{t('selection.count', { count })}</span>
      {canTakeAll ? (
        <Button look="ghost" onClick={takeAll}>
          {t('selection.all', { count: total })}
        </Button>
      ) : null}
      <Button icon={first.archived ? ArchiveRestore : Archive} onClick={() => void change()}>
        {first.archived ? t('actions.unarchive') : t('actions.archive')}
      </Button>
      {first.archived ? null : <SendAccess selection={selection} />}
      {canMakeCodes && !first.archived && !isWhole ? (
        <ButtonLink icon={KeyRound} to={`${paths.codesAcces}?pour=${selected.map(({ id }) => id).join()}`}>
          {t('codeAcces:title')}
        </ButtonLink>
      ) : null}
      <Button look="ghost" onClick={clear}>
        {t('selection.clear')}
      </Button>
    </section>
  )
}

/** Sends the selected candidates their user name and a temporary password. */
function SendAccess({ selection }: { selection: Selection }) {
  const { t } = useTranslation('candidat')
  const canSend = useAbility().can('update', 'Candidat')
  const { run, pending } = useSendAccess(selection)
  if (!canSend) return null
  return (
    <Button icon={Send} pending={pending} onClick={() => void run()}>
      {t('access.action')}
    </Button>
  )
}

/** Archives or unarchives the selection; beyond the visible page only after a confirmation of the number. */
function useChange({ selected, selection, count, isWhole, clear }: Selection) {
  const { t } = useTranslation('candidat')
  const archive = useArchive()
  return async () => {
    const [first] = selected
    if (!first) return
    const archived = !first.archived
    const title = t(archived ? 'selection.archiveAll' : 'selection.unarchiveAll', { count })
    if (isWhole && !(await confirmDialog({ title, text: t('selection.allText'), danger: archived }))) return
    clear()
    if (count === 1) await archive.one(first, archived)
    else await archive.many(selection, archived, count)
  }
}
