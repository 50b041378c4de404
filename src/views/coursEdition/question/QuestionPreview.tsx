import { useFormContext, useWatch } from 'react-hook-form'
import { QuestionCard } from '../QuestionCard'
import type { QuestionFormValues } from './values'

/** A preview of the question as the candidate will see it. */
export function QuestionPreview() {
  const { control } = useFormContext<QuestionFormValues>()
  const [text, picture, choices] = useWatch({ control, name: ['text', 'picture', 'choices'] })
  return <QuestionCard question={{ text, picture, choices }} />
}
