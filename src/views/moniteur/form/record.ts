import { moniteur, moniteurInput } from '@contract/ecole/moniteur'
import { fieldErrors } from '@contract/errors'
import { recordKit } from '@core/form/record/recordKit'
import { bodyOf, type MoniteurFormValues } from '@src/parts/moniteur/values'

export type Field = Exclude<keyof MoniteurFormValues, 'version'>

export const moniteurRecord = recordKit({ input: moniteurInput, record: moniteur, errorsOf: fieldErrors, bodyOf })
