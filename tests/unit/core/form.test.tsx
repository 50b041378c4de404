import { Button } from '@core/components/Button'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { ComboField } from '@core/form/fields/ComboField'
import { DateField } from '@core/form/fields/DateField'
import { InputField } from '@core/form/fields/InputField'
import { PasswordField } from '@core/form/fields/PasswordField'
import { PasswordInput } from '@core/form/fields/PasswordInput'
import { SelectField } from '@core/form/fields/SelectField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { useDraft } from '@core/form/useDraft'
import { usePlainForm } from '@core/form/usePlainForm'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { readDraft } from '@core/hooks/drafts'
import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

interface Values {
  nom: string
  note: string
  naissance: string
  secret: string
  idPermi: number | null
  idMoniteur: number | null
  categories: number[]
  actif: boolean
}

const EMPTY: Values = {
  nom: '',
  note: '',
  naissance: '',
  secret: '',
  idPermi: null,
  idMoniteur: null,
  categories: [],
  actif: false,
}
const options = [
  { value: '1', label: 'Permis B' },
  { value: '2', label: 'Permis A' },
]
const resolver = checkResolver<Values>(({ nom }) => (nom ? {} : { nom: 'required' }))

interface SampleProps {
  save: (values: Values) => unknown
  faults?: Record<string, string>
  isGuarded?: boolean
}

function Sample({ save, faults, isGuarded = false }: SampleProps) {
  const form = useForm<Values>({ defaultValues: EMPTY, resolver })
  const draft = useDraft('sample', form, { except: ['secret'] })
  useUnsavedGuard(isGuarded && form.formState.isDirty, draft.clear)
  const submit = (values: Values) => {
    save(values)
    if (faults) save({ ...values, note: applyServerErrors(form, faults).join() })
    else draft.clear()
  }
  return (
    <Form form={form} label="Personne" onSubmit={submit}>
      <TextField name="nom" label="Nom" hint="Comme sur la CIN" required />
      <TextAreaField name="note" label="Note" />
      <DateField name="naissance" label="Naissance" />
      <PasswordField name="secret" label="Secret" />
      <SelectField name="idPermi" label="Permis" options={options} numeric />
      <ComboField name="idMoniteur" label="Moniteur" options={options} numeric />
      <CheckboxGroupField name="categories" label="Catégories" options={options} numeric />
      <SwitchField name="actif" label="Actif" />
      <Button type="submit">Enregistrer</Button>
      <Button onClick={() => form.setValue('note', 'De la page')}>Compléter</Button>
      <Link to="/ailleurs">Partir</Link>
      {draft.restored ? <p>Brouillon repris</p> : null}
    </Form>
  )
}

describe('Form', () => {
  startInFrench()
  beforeEach(() => sessionStorage.clear())

  it('submits the value of each kind of field', async () => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} />)
    await user.type(screen.getByLabelText('Nom'), 'Amel')
    await user.type(screen.getByLabelText('Note'), 'Bien')
    await user.type(screen.getByLabelText('Naissance'), '2001-02-03')
    await user.type(screen.getByLabelText('Secret'), 'abc')
    await user.selectOptions(screen.getByLabelText('Permis'), 'Permis A')
    await user.click(await screen.findByRole('combobox', { name: 'Moniteur' }))
    await user.keyboard('{ArrowDown}{Enter}')
    await user.click(screen.getByRole('checkbox', { name: 'Permis A' }))
    await user.click(screen.getByRole('checkbox', { name: 'Permis B' }))
    await user.click(screen.getByRole('checkbox', { name: 'Permis A' }))
    await user.click(screen.getByRole('switch', { name: 'Actif' }))
    await user.type(screen.getByLabelText('Nom'), '{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save).toHaveBeenCalledWith({
      nom: 'Amel',
      note: 'Bien',
      naissance: '2001-02-03',
      secret: 'abc',
      idPermi: 2,
      idMoniteur: 2,
      categories: [1],
      actif: true,
    })
  })

  it('shows a fault beside its field and moves the focus there', async () => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} />)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const field = screen.getByRole('textbox', { name: 'Nom', description: /Champ obligatoire\..*Comme sur la CIN/ })
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByText('1 champ est à corriger.')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  it('shows faults of the server beside their fields and passes on the others', async () => {
    const save = vi.fn()
    const { user } = renderCore(<Sample save={save} faults={{ idMoniteur: 'archived', 'autre.champ': 'unknown' }} />)
    await user.type(screen.getByLabelText('Nom'), 'Amel{Enter}')
    expect(await screen.findByText('Ce choix est archivé : faites-en un autre.')).toBeVisible()
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ note: 'autre.champ' }))
  })

  it('names the limit of a fault: characters, or a day as the language writes it', async () => {
    const faults = { nom: 'too_long:80', note: 'too_long', naissance: 'too_early:1915-11-22' }
    const { user } = renderCore(<Sample save={vi.fn()} faults={faults} />)
    await user.type(screen.getByLabelText('Nom'), 'Amel{Enter}')
    const plain = { normalizer: (text: string) => text.replace(/\s/g, ' ') }
    expect(await screen.findByText('Texte trop long : 80 caractères au plus.', plain)).toBeVisible()
    expect(screen.getByText('Texte trop long.')).toBeVisible()
    expect(screen.getByText('Au plus tôt : 22/11/1915.', plain)).toBeVisible()
  })

  it('shows a password on request only', async () => {
    const { user } = renderCore(<Sample save={vi.fn()} />)
    const field = screen.getByLabelText<HTMLInputElement>('Secret')
    expect(field.type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(field.type).toBe('text')
  })

  it('shows that a search finds nothing', async () => {
    const { user } = renderCore(<Sample save={vi.fn()} />)
    await user.type(await screen.findByRole('combobox', { name: 'Moniteur' }), 'zzz')
    expect(await screen.findByText('Aucune donnée trouvée')).toBeVisible()
  })

  it('keeps typed values over a reload except secrets, until they are saved', async () => {
    const { user, unmount } = renderCore(<Sample save={vi.fn()} />)
    await user.type(screen.getByLabelText('Nom'), 'Amel')
    await user.type(screen.getByLabelText('Secret'), 'abc')
    unmount()
    const again = renderCore(<Sample save={vi.fn()} />)
    expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Amel')
    expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('')
    expect(screen.getByText('Brouillon repris')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sessionStorage.length).toBe(0))
  })

  it('makes no draft of what the form sets itself after a save', async () => {
    const { user } = renderCore(<Sample save={vi.fn()} />)
    await user.type(screen.getByLabelText('Nom'), 'Amel')
    expect(readDraft('sample')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(readDraft('sample')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Compléter' }))
    expect(screen.getByLabelText('Note')).toHaveValue('De la page')
    expect(readDraft('sample')).toBeNull()
    await user.type(screen.getByLabelText('Note'), ' !')
    expect(readDraft('sample')).not.toBeNull()
  })

  it('asks before unsaved changes are lost', async () => {
    const { user, router } = renderCore(<Sample save={vi.fn()} isGuarded />)
    await user.type(screen.getByLabelText('Nom'), 'Amel')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Partir' }))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(router.state.location.pathname).toBe('/')
    await user.click(screen.getByRole('link', { name: 'Partir' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/ailleurs'))
  })
})

it('checkResolver reads nested faults and those of the whole form', async () => {
  const deep = checkResolver(() => ({ 'adresse.rue': 'required', _: 'unknown_field' }))
  const answer = await deep({}, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect(answer.errors).toEqual({
    adresse: { rue: { type: 'required', message: 'required' } },
    root: { type: 'unknown_field', message: 'unknown_field' },
  })
})

it('checkResolver leaves the check to the server when its code cannot be loaded', async () => {
  const failing = (message: string) => checkResolver(() => Promise.reject(new TypeError(message)))
  const options = { fields: {}, shouldUseNativeValidation: false }
  const values = { nom: 'Sami' }
  const cut = failing('Failed to fetch dynamically imported module: /assets/check.js')
  expect(await cut(values, undefined, options)).toEqual({ values, errors: {} })
  const broken = failing('values.nom is undefined')
  await expect(async () => broken(values, undefined, options)).rejects.toThrow('undefined')
})

function Plain({
  submit,
}: {
  submit: (values: Record<string, string>) => Promise<Record<string, string> | undefined>
}) {
  const form = usePlainForm({ check: ({ username }) => (username ? {} : { username: 'required' }), submit })
  return (
    <form {...form.props}>
      <InputField name="username" label="Utilisateur" required code={form.faults.username} />
      <PasswordInput name="password" label="Mot de passe" code={form.faults.password} />
      <Button type="submit" pending={form.pending}>
        Entrer
      </Button>
    </form>
  )
}

describe('plain form', () => {
  startInFrench()

  it('checks, submits, and shows faults of the server', async () => {
    const submit = vi.fn(async () => ({ password: 'password_weak' }))
    const { user } = renderCore(<Plain submit={submit} />)
    await user.click(screen.getByRole('button', { name: 'Entrer' }))
    expect(screen.getByText('Champ obligatoire.')).toBeVisible()
    await user.type(screen.getByLabelText('Utilisateur'), 'ecole')
    await user.type(screen.getByLabelText('Mot de passe'), 'x{Enter}')
    await waitFor(() => expect(screen.getByText(/trop facile/)).toBeVisible())
    expect(submit).toHaveBeenCalledExactlyOnceWith({ username: 'ecole', password: 'x' })
    await waitFor(() => expect(screen.getByLabelText('Mot de passe')).toHaveFocus())
  })
})
