import { vehicule, vehiculeInput } from '@contract/ecole/vehicule'
import { fieldErrors } from '@contract/errors'
import { recordKit } from '@core/form/record/recordKit'
import { bodyOf, type VehiculeFormValues } from '@src/parts/vehicule/form/values'

export type Field = Exclude<keyof VehiculeFormValues, 'version'>

export const vehiculeRecord = recordKit({ input: vehiculeInput, record: vehicule, errorsOf: fieldErrors, bodyOf })
