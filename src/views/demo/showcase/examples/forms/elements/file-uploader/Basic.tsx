import { FileDrop } from '@src/views/demo/showcase/parts/FileDrop'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const [picture, setPicture] = useState<File | null>(null)
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!picture) return
    const next = URL.createObjectURL(picture)
    setUrl(next)
    return () => URL.revokeObjectURL(next)
  }, [picture])
  return (
    <>
      <FileDrop
        label={t('word.choosePicture')}
        accept="image/*"
        onFiles={([file]) => file?.type.startsWith('image/') && setPicture(file)}
      />
      {url ? <img className="upload-shown" src={url} alt={t('word.chosenPicture')} /> : null}
    </>
  )
}
