import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { problemOf } from '@src/redux/answers/problemOf'
import { useImportSerieMutation } from '@src/redux/code-course/serie'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ImportFaults } from './ImportFaults'
import '../coursEdition.scss'

interface Refused {
  /** The faults by path; null for a file that is no JSON. */
  errors: Record<string, string> | null
  name: string
  content: unknown
}

async function contentOf(file: File): Promise<{ content: unknown } | null> {
  try {
    return { content: JSON.parse(await file.text()) }
  } catch {
    return null
  }
}

/** Adds a series from a file; the server checks it and names every fault. */
export function SerieImportPage() {
  const { t } = useTranslation('coursEdition')
  const navigate = useNavigate()
  const [send, { isLoading }] = useImportSerieMutation()
  const [refused, setRefused] = useState<Refused | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    setRefused(null)
    const read = await contentOf(file)
    if (!read) return setRefused({ errors: null, name: file.name, content: null })
    const { data, error } = await send(read.content)
    if (data) {
      toast.success(t('import.done', { titre: data.title.fr, count: data.questions }))
      return navigate(paths.questionsOf(data.id))
    }
    const { errors } = problemOf(error)
    if (errors) setRefused({ errors, name: file.name, content: read.content })
  }
  return (
    <Page
      title={t('import.title')}
      description={t('import.text')}
      back={<BackLink to={paths.series}>{t('tabs.series')}</BackLink>}
    >
      <div className="card card-body">
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('import.file')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void take(file)
            // Cleared so that the same file can be chosen again after a correction.
            target.value = ''
          }}
        />
        <div>
          <Button look="primary" icon={FileUp} pending={isLoading} onClick={() => input.current?.click()}>
            {t('import.choose')}
          </Button>
        </div>
        {refused ? (
          <Banner tone="danger">
            {refused.errors
              ? t('import.refused', { name: refused.name, count: Object.keys(refused.errors).length })
              : t('import.unreadable', { name: refused.name })}
          </Banner>
        ) : null}
        {refused?.errors ? <ImportFaults errors={refused.errors} content={refused.content} /> : null}
      </div>
    </Page>
  )
}
