import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { today } from '@core/format/date'
import { saveFile } from '@core/spreadsheet/save'
import { checkBase, copyBase, copySetAside, resetBase, restoreBase } from '@src/redux/base/requests'
import { endSession } from '@src/redux/session/signIn'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type BaseWork = 'copy' | 'restore' | 'reset' | `aside ${string}`

const save = (bytes: ArrayBuffer, name: string) =>
  saveFile(new Blob([bytes], { type: 'application/vnd.sqlite3' }), name)

/** The reasons why a file is refused as a copy. */
const REASONS = ['not_a_database', 'damaged', 'foreign', 'newer'] as const
const isReason = (code = ''): code is (typeof REASONS)[number] => (REASONS as readonly string[]).includes(code)

/** Runs one action at a time and names it; `fault` is the reason and the name of the last one that failed. */
function useWork() {
  const [work, setWork] = useState<BaseWork | null>(null)
  const [fault, setFault] = useState<{ of: BaseWork; text: string } | null>(null)
  async function run(name: BaseWork, task: () => Promise<string | undefined>) {
    if (work) return
    setWork(name)
    setFault(null)
    const text = await task().finally(() => setWork(null))
    if (text) setFault({ of: name, text })
  }
  return { work, fault, run }
}

export function useBaseActions(reload: () => Promise<void>) {
  const { t } = useTranslation('base')
  const { work, fault, run } = useWork()
  const refusal = ({ code }: { code?: string }) => (isReason(code) ? t(`restore.refused.${code}`) : t('restore.failed'))

  /**
   * Replaces the database; returns the reason if it was refused. The file is checked first, so that the user confirms
   * only a restore that is possible.
   */
  async function replaceBy(file: ArrayBuffer): Promise<string | undefined> {
    const { error: unfit } = await checkBase(file)
    if (unfit) return refusal(unfit)
    const confirmed = await confirmDialog({ title: t('restore.confirm'), text: t('restore.confirmText'), danger: true })
    if (!confirmed) return
    const { error } = await restoreBase(file)
    if (error) return refusal(error)
    await startOver(t('restore.done'))
  }

  /** The sessions of the old database are not valid in the new one. */
  async function startOver(news: string): Promise<void> {
    await endSession()
    toast.success(news)
    await reload()
  }

  return {
    work,
    fault,
    saveCopy: () =>
      run('copy', async () => {
        const { data } = await copyBase()
        if (data) save(data, `voie-libre-${today()}.sqlite`)
      }),
    restore: (file: Blob) => run('restore', async () => replaceBy(await file.arrayBuffer())),
    reset: () =>
      run('reset', async () => {
        if (!(await confirmDialog({ title: t('reset.confirm'), text: t('reset.confirmText'), danger: true }))) return
        const { error } = await resetBase()
        if (!error) await startOver(t('reset.done'))
      }),
    saveAside: (name: string) =>
      run(`aside ${name}`, async () => {
        const { data } = await copySetAside(name)
        if (data) save(data, name.endsWith('.sqlite') ? name : `${name}.sqlite`)
      }),
    restoreAside: (name: string) =>
      run(`aside ${name}`, async () => {
        const { data } = await copySetAside(name)
        return data ? replaceBy(data) : t('restore.failed')
      }),
  }
}

export type BaseActionsState = ReturnType<typeof useBaseActions>
