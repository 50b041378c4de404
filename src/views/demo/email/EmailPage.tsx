import type { Email } from '@contract/demo/email'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { useSearchText } from '@core/table/useSearchText'
import { useLazyNeighbourEmailQuery } from '@src/redux/demo/email/api'
import { NotFoundPage } from '@src/views/misc/NotFoundPage'
import { PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { AppFrame, useSidePanel } from '../shared/AppFrame'
import { ShortcutsHelp } from '../shared/ShortcutsHelp'
import { idParam, searchParam, useAddress } from '../shared/useAddress'
import type { VirtualListHandle } from '../shared/VirtualList'
import { ComposeWindow } from './ComposeWindow'
import { ListTools } from './ListTools'
import { MailList } from './MailList'
import { MailSide } from './MailSide'
import { type Place, placeOf, queryOf } from './place'
import { ReadingPane } from './ReadingPane'
import { useCompose } from './useCompose'
import { useMail } from './useMail'
import { useMailActions } from './useMailActions'
import { useMailKeys, useMailShortcuts } from './useMailKeys'
import './email.scss'

/** Mail: folders and labels, the list, the open message, the one being written. */
export function EmailPage() {
  const place = placeOf(useParams())
  return place ? <Mailbox place={place} /> : <NotFoundPage />
}

function Mailbox({ place }: { place: Place }) {
  const { t } = useTranslation(['demoEmail', 'demo', 'nav'])
  const [params, change] = useAddress()
  const panel = useSidePanel()
  const isPhone = useIsPhone()
  const query = queryOf(place, params)
  const mail = useMail(query)
  const actions = useMailActions()
  const compose = useCompose()
  const [findNeighbour] = useLazyNeighbourEmailQuery()
  const [isHelp, setHelp] = useState(false)
  const [search, setSearch] = useSearchText(searchParam(params), (q) => change({ q, mail: null }))
  const list = useRef<VirtualListHandle>(null)
  const openId = idParam(params, 'mail')
  const shortcuts = useMailShortcuts()
  const name = place.label ? t(`label.${place.label}`) : t(`folder.${place.folder}`)

  function close() {
    const index = mail.emails.findIndex(({ id }) => id === openId)
    change({ mail: null })
    if (index >= 0) requestAnimationFrame(() => list.current?.focusRow(index))
  }
  async function goTo(dir: 'previous' | 'next') {
    if (openId === null) return
    const { data } = await findNeighbour({ dir, emailId: openId, ...query })
    if (data) change({ mail: data.id })
  }
  /** A draft opens in the editor; any other message opens for reading. */
  function open(email: Email, event: React.MouseEvent) {
    if (email.folder !== 'draft' || email.isDeleted || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    compose.onContinue(email)
  }
  const shared = { mail, actions, openId, isTrash: place.folder === 'trash' }
  useMailKeys({ ...shared, list, onCompose: compose.begin, onClose: close, onHelp: () => setHelp(true) })

  return (
    <Page
      title={t('nav:mail')}
      description={t('demo:passing')}
      documentTitle={`${name} · ${t('nav:mail')}`}
      // On a phone an open message fills the screen.
      actions={
        isPhone && openId !== null ? undefined : (
          <Button look="primary" icon={PenLine} onClick={compose.begin}>
            {t('compose.title')}
          </Button>
        )
      }
    >
      <AppFrame
        panel={panel}
        sideLabel={t('folders')}
        side={<MailSide place={place} meta={mail.meta} />}
        className="mail"
      >
        <div className={openId === null ? 'mail-body' : 'mail-body is-reading'}>
          <section className="mail-list" aria-label={name}>
            <ListTools {...shared} panel={panel} search={search} onSearch={setSearch} onHelp={() => setHelp(true)} />
            <MailList ref={list} {...shared} search={query.q} label={name} onOpen={open} />
          </section>
          {openId === null ? null : (
            <ReadingPane id={openId} query={query} actions={actions} onClose={close} onNeighbour={goTo} {...compose} />
          )}
        </div>
      </AppFrame>
      {compose.open ? (
        <ComposeWindow
          key={compose.open.key}
          start={compose.open.start}
          people={compose.people}
          onClose={compose.close}
          onReopen={compose.write}
        />
      ) : null}
      {isHelp ? <ShortcutsHelp shortcuts={shortcuts} onClose={() => setHelp(false)} /> : null}
    </Page>
  )
}
