import { createSalle } from '@contract/calls/cours/salle'
import { type SalleInput, type SalleSource, USUAL_SECONDS } from '@contract/cours/salle'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { paths } from '@src/configs/paths'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateSalleMutation } from '@src/redux/code-course/salle'
import { isForPage } from '@src/redux/failures'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'

interface Values {
  source: 'serie' | 'tirage' | 'faibles'
  idSerie: string | null
  topic: string | null
  nombre: string
  secondes: string
  invites: boolean
  classement: boolean
}

const START: Values = {
  source: 'serie',
  idSerie: null,
  topic: null,
  nombre: '10',
  secondes: String(USUAL_SECONDS),
  invites: true,
  classement: false,
}

const resolver = checkResolver<Values>(({ source, idSerie }) =>
  source === 'serie' && !idSerie ? { idSerie: 'required' } : {},
)

function sourceOf({ source, idSerie, topic, nombre }: Values): SalleSource {
  if (source === 'serie') return { idSerie: Number(idSerie) }
  if (source === 'faibles') return { nombre: Number(nombre), faibles: true }
  return { nombre: Number(nombre), topic: TOPIC_KEYS.find((key) => key === topic) ?? null }
}

const bodyOf = (values: Values, idEvenement: number | null): SalleInput => ({
  source: sourceOf(values),
  secondes: Number(values.secondes),
  idEvenement,
  invites: values.invites,
  classement: values.classement,
})

/** The form of a new room; after it is opened, its screen is shown. */
export function useNewSalle(idEvenement: number | null) {
  const navigate = useNavigate()
  const [create] = useCreateSalleMutation()
  const form = useForm<Values>({ defaultValues: START, resolver })
  const source = useWatch({ control: form.control, name: 'source' })
  async function submit(values: Values) {
    const { data, error } = await create(bodyOf(values, idEvenement))
    if (data) return navigate(paths.salle(data.id), { replace: true })
    const problem = problemOf(error)
    if (problem.errors) await showFaults(form, problem)
    else if (isForPage(problem, createSalle.failure)) form.setError('root', { message: problem.message })
  }
  return { form, submit, source }
}
