import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { confirmDialog } from '@core/dialogs/dialogs'
import { SelectionBar } from '@core/table/SelectionBar'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, KeyRound, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useArchive } from '../useArchive'
import type { Selection } from './useSelection'
import { useSendAccess } from './useSendAccess'

/** Actions on the selected candidates. */
export function CandidatBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('candidat')
  const { selected, count, clear } = selection
  const [first] = selected
  return (
    <SelectionBar
      label={t('selection.label')}
      chosen={first ? t('selection.count', { count }) : null}
      clearLabel={t('selection.clear')}
      onClear={clear}
    >
      {first ? <Actions selection={selection} archived={first.archived} /> : null}
    </SelectionBar>
  )
}

function Actions({ selection, archived }: { selection: Selection; archived: boolean }) {
  const { t } = useTranslation(['candidat', 'codeAcces'])
  const canMakeCodes = useAbility().can('create', 'CodeAcces')
  const { selected, isWhole, canTakeAll, total, takeAll } = selection
  const change = useChange(selection)
  return (
    <>
      {canTakeAll ? (
        <Button look="ghost" onClick={takeAll}>
          {t('selection.all', { count: total })}
        </Button>
      ) : null}
      <Button icon={archived ? ArchiveRestore : Archive} onClick={() => void change()}>
        {archived ? t('actions.unarchive') : t('actions.archive')}
      </Button>
      {archived ? null : <SendAccess selection={selection} />}
      {canMakeCodes && !archived && !isWhole ? (
        <ButtonLink icon={KeyRound} to={`${paths.codesAcces}?pour=${selected.map(({ id }) => id).join()}`}>
          {t('codeAcces:title')}
        </ButtonLink>
      ) : null}
    </>
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
