import { toast } from '@core/components/toast'
import { confirmDialog, errorDialog } from '@core/dialogs/dialogs'
import { saveBlob } from '@core/spreadsheet/save'
import { copyBase, copySetAside, resetBase, restoreBase } from '@src/redux/base/requests'
import { endSession } from '@src/redux/session/signIn'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type BaseWork = 'copy' | 'restore' | 'reset' | `aside ${string}`

const today = () => new Date().toLocaleDateString('sv')
const save = (bytes: ArrayBuffer, name: string) =>
  saveBlob(new Blob([bytes], { type: 'application/vnd.sqlite3' }), name)

/** Why a file is not taken for a copy. */
const REASONS = ['not_a_database', 'damaged', 'foreign', 'newer'] as const
const isReason = (code = ''): code is (typeof REASONS)[number] => (REASONS as readonly string[]).includes(code)

/** Runs one work at a time, and says which. */
function useWork() {
  const [work, setWork] = useState<BaseWork | null>(null)
  async function run(name: BaseWork, task: () => Promise<void>) {
    if (work) return
    setWork(name)
    await task().finally(() => setWork(null))
  }
  return { work, run }
}

export function useBaseActions(reload: () => Promise<void>) {
  const { t } = useTranslation('base')
  const { work, run } = useWork()
  const [fault, setFault] = useState('')

  async function replaceBy(file: ArrayBuffer) {
    setFault('')
    const confirmed = await confirmDialog({ title: t('restore.confirm'), text: t('restore.confirmText'), danger: true })
    if (!confirmed) return
    const { error } = await restoreBase(file)
    if (error) return setFault(isReason(error.code) ? t(`restore.refused.${error.code}`) : t('restore.failed'))
    // Another database knows nothing of the sessions of this one.
    await endSession()
    toast.success(t('restore.done'))
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
        if (error) return
        await endSession()
        toast.success(t('reset.done'))
        await reload()
      }),
    saveAside: (name: string) =>
      run(`aside ${name}`, async () => {
        const { data } = await copySetAside(name)
        if (data) save(data, name.endsWith('.sqlite') ? name : `${name}.sqlite`)
      }),
    restoreAside: (name: string) =>
      run(`aside ${name}`, async () => {
        const { data } = await copySetAside(name)
        if (data) await replaceBy(data)
        else await errorDialog(t('restore.failed'))
      }),
  }
}

export type BaseActionsState = ReturnType<typeof useBaseActions>
