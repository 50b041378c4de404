import { IconButton } from '@core/components/IconButton'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { SearchBox } from '@core/table/SearchBox'
import { Keyboard } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type SidePanel, SidePanelButton } from '../shared/AppFrame'
import { MailTools } from './MailTools'
import type { Mail } from './useMail'
import type { MailActions } from './useMailActions'

interface ListToolsProps {
  mail: Mail
  actions: MailActions
  panel: SidePanel
  isTrash: boolean
  /** The message open beside the list, if any. */
  openId: number | null
  search: string
  onSearch: (text: string) => void
  onHelp: () => void
}

/** Above the list: its search, or the actions on selected messages. */
export function ListTools({ mail, actions, panel, isTrash, openId, search, onSearch, onHelp }: ListToolsProps) {
  const { t } = useTranslation('demoEmail')
  const { selected, emails, chooseAll } = mail
  const all = useRef<HTMLInputElement>(null)
  const isPhone = useIsPhone()
  const isPart = selected.length > 0 && selected.length < emails.length
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart
  }, [isPart])
  return (
    <div className={selected.length > 0 ? 'app-tools mail-tools is-choosing' : 'app-tools mail-tools'}>
      <SidePanelButton panel={panel} label={t('showFolders')} />
      <label className="row-check">
        <input
          ref={all}
          type="checkbox"
          className="form-check-input"
          aria-label={t('chooseAll')}
          checked={emails.length > 0 && selected.length === emails.length}
          disabled={emails.length === 0}
          onChange={(event) => chooseAll(event.target.checked)}
        />
      </label>
      {selected.length > 0 ? (
        <>
          <span className="mail-chosen" role="status">
            {t('chosen', { count: selected.length })}
          </span>
          <div className="app-tools-end">
            <MailTools
              emails={selected}
              actions={actions}
              isTrash={isTrash}
              hasWords={openId === null && !isPhone}
              onMoved={() => chooseAll(false)}
              onMarked={() => chooseAll(false)}
            />
          </div>
        </>
      ) : (
        <>
          <SearchBox label={t('search')} value={search} onChange={onSearch} />
          <IconButton className="keys-button" icon={Keyboard} label={t('keys.help')} onClick={onHelp} />
        </>
      )}
    </div>
  )
}
