import { ARCHIVE_MAX_BYTES } from '@contract/plateforme/archiveEcole'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { useFormat } from '@core/format/useFormat'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { useAccueil } from './useAccueil'

type FileCardProps = Pick<ReturnType<typeof useAccueil>, 'chosen' | 'work' | 'tooLarge' | 'choose'>

/** The choice of the file, and the progress of sending it. */
export function FileCard({ chosen, work, tooLarge, choose }: FileCardProps) {
  const { t } = useTranslation('autoecole')
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const size = format.bytes(ARCHIVE_MAX_BYTES)
  return (
    <div className="card card-body accueil-card">
      <input
        ref={input}
        type="file"
        hidden
        accept=".sqlite,.sqlite3,.db"
        aria-label={t('accueil.file')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Cleared so that the same file can be chosen again.
          if (file) void choose(file).finally(() => (target.value = ''))
        }}
      />
      {tooLarge ? <Banner tone="danger">{t('accueil.tooLarge', { name: tooLarge, size })}</Banner> : null}
      {work ? (
        <ProgressBar
          label={
            work.of === 'reading' ? t('accueil.reading', { name: work.name }) : t('accueil.writing', { nom: work.name })
          }
          // After the whole file was sent, the server works for an unknown time.
          value={work.sent > 0 && work.sent < 1 ? work.sent : undefined}
        />
      ) : (
        <Button icon={FileUp} look={chosen ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
          {chosen ? t('accueil.other') : t('accueil.choose')}
        </Button>
      )}
      <p className="muted">{t('accueil.limit', { size })}</p>
    </div>
  )
}
