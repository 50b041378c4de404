import { Button } from '@core/components/Button'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { ToastArea } from '@src/views/demo/showcase/parts/ToastArea'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useTranslation } from 'react-i18next'

const PARTS = 5
const PART_MS = 400
const wait = () => new Promise((done) => setTimeout(done, PART_MS))

export function Working() {
  const { t } = useTranslation('demoExtensions')
  const [isBusy, setBusy] = useState(false)
  const work = async () => {
    setBusy(true)
    const place = { id: 'working', toasterId: 'working', duration: Number.POSITIVE_INFINITY }
    for (let part = 0; part <= PARTS; part += 1) {
      toast(<ProgressBar label={t('word.saving')} value={part / PARTS} />, place)
      await wait()
    }
    toast.success(t('word.planned'), { ...place, duration: 3000 })
    setBusy(false)
  }
  return (
    <>
      <Button disabled={isBusy} onClick={() => void work()}>
        {t('word.withProgress')}
      </Button>
      <ToastArea toasterId="working" position="top-right" />
    </>
  )
}
