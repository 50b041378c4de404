import { useBasesQuery } from '@src/redux/code-course/question'
import { useTranslation } from 'react-i18next'
import { HeldChoice } from './HeldChoice'
import { usePictures } from './usePictures'

/** The source of a question: a fact or a picture that no question is about yet, found by number, words or name. */
export function BaseField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('coursEdition')
  const { data, isError } = useBasesQuery(undefined, { refetchOnFocus: true })
  const pictures = usePictures()
  const nameOf = (base: string) => pictures?.find(({ value }) => value === base)?.label ?? base
  const offered = data?.data.map(({ base, fact }) => ({
    value: base,
    label: fact ? `${base} · ${fact.text} (${fact.law})` : nameOf(base),
  }))
  return (
    <HeldChoice
      name={name}
      label={label}
      options={offered ?? (isError ? [] : undefined)}
      hint={t('question.baseHint')}
      required
    />
  )
}
