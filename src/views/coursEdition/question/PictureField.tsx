import { ComboField } from '@core/form/ComboField'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type NamedPicture, namedPictures } from './namedPictures'

/** A picture of the highway code, found by its French or Arabic name. */
export function PictureField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('coursEdition')
  const value: unknown = useWatch({ name })
  const [pictures, setPictures] = useState<NamedPicture[]>()
  useEffect(() => {
    let isGone = false
    // Without network the question keeps its picture.
    namedPictures().then(
      (found) => {
        if (!isGone) setPictures(found)
      },
      () => {
        if (!isGone) setPictures([])
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  const isListed = pictures?.some((one) => one.value === value)
  const held = typeof value === 'string' && value && !isListed ? [{ value, label: value }] : []
  return (
    <ComboField
      {...{ name, label }}
      hint={t('question.pictureHint')}
      options={[...held, ...(pictures ?? [])]}
      loading={!pictures}
      placeholder={t('question.noPicture')}
    />
  )
}
