import { Button } from '@core/components/Button'
import { Download, RotateCcw, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BaseActionsState } from './useBaseActions'

/** Saves a copy of the database, restores one, or resets it to the demo data. */
export function BaseActions({ actions }: { actions: BaseActionsState }) {
  const { t } = useTranslation('base')
  return (
    <div>
      <section className="base-section">
        <h2>{t('copy.title')}</h2>
        <p className="muted">{t('copy.text')}</p>
        <Button icon={Download} pending={actions.work === 'copy'} onClick={() => void actions.saveCopy()}>
          {t('copy.action')}
        </Button>
      </section>
      <RestoreSection actions={actions} />
      <section className="base-section">
        <h2>{t('reset.title')}</h2>
        <p className="muted">{t('reset.text')}</p>
        <Button
          look="danger-ghost"
          icon={RotateCcw}
          pending={actions.work === 'reset'}
          onClick={() => void actions.reset()}
        >
          {t('reset.action')}
        </Button>
      </section>
    </div>
  )
}

function RestoreSection({ actions }: { actions: BaseActionsState }) {
  const { t } = useTranslation('base')
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className="base-section">
      <h2>{t('restore.title')}</h2>
      <p className="muted">{t('restore.text')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".sqlite,.sqlite3,.db"
        aria-label={t('restore.file')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Cleared so that the same file can be chosen again.
          if (file) void actions.restore(file).finally(() => (target.value = ''))
        }}
      />
      <Button icon={Upload} pending={actions.work === 'restore'} onClick={() => input.current?.click()}>
        {t('restore.action')}
      </Button>
      {actions.fault?.of === 'restore' ? (
        <p className="base-fault" role="alert">
          {actions.fault.text}
        </p>
      ) : null}
    </section>
  )
}
