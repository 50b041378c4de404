import { Button } from '@core/components/Button'
import { alertBox } from '@src/views/demo/showcase/parts/alertBox'
import { SAMPLE_ROWS } from '@src/views/demo/showcase/parts/sampleRows'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Behaves like a server: the answer takes a moment, and may be empty. */
async function lookUp(name: string) {
  await new Promise((answered) => setTimeout(answered, 600))
  return SAMPLE_ROWS.find(({ nom }) => nom.toLowerCase().includes(name.trim().toLowerCase()))
}

export function Lookup() {
  const { t } = useTranslation('demoExtensions')
  const [found, setFound] = useState('')
  const ask = async () => {
    const { value } = await alertBox({
      titleText: t('word.whichCandidate'),
      input: 'text',
      inputAttributes: { 'aria-label': t('word.name') },
      showLoaderOnConfirm: true,
      showCancelButton: true,
      confirmButtonText: t('word.search'),
      cancelButtonText: t('word.back'),
      inputValidator: async (name) => (name && (await lookUp(name)) ? null : t('word.notFound')),
      preConfirm: lookUp,
    })
    if (value) setFound(`${value.nom}, ${value.ville}`)
  }
  return (
    <div className="showcase-row">
      <Button onClick={() => void ask()}>{t('word.lookUp')}</Button>
      <span role="status">{found}</span>
    </div>
  )
}
