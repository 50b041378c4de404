import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Checkout, Delivery } from './useCheckout'

const EMPTY: Delivery = {
  name: '',
  phone: '',
  street: '',
  landmark: '',
  city: '',
  postcode: '',
  region: '',
  kind: 'home',
}

/** A sample address, as if stored from an earlier order. */
const KNOWN = {
  street: '12, rue des Jasmins',
  landmark: 'Face au square',
  city: 'Tunis',
  postcode: '1000',
  region: 'Tunis',
  kind: 'home',
} as const
const PHONE = '+216 28 417 903'

/** The signed-in user's address, as far as the demo knows it. */
function useKnownAddress(): Delivery {
  const connect = useAppSelector(selectUserData)?.connect
  return { ...KNOWN, name: connect?.nomComplet ?? '', phone: connect?.telephone ?? PHONE }
}

const required = (text: string | null) => (text?.trim() ? undefined : 'required')
const matching = (text: string, format: RegExp, code: string) =>
  required(text) ?? (format.test(text.trim()) ? undefined : code)

const faultsOf = (values: Delivery) => ({
  name: required(values.name),
  phone: matching(values.phone, /^\+?[\d\s]{8,20}$/, 'telephone'),
  street: required(values.street),
  city: required(values.city),
  postcode: matching(values.postcode, /^\d{4,5}$/, 'invalid'),
  region: required(values.region),
  kind: required(values.kind),
})

/** The delivery address: a form, or the known address. */
export function AddressStep({ checkout: { address, deliverTo } }: { checkout: Checkout }) {
  const { t } = useTranslation('demoShop')
  const known = useKnownAddress()
  const saved = address ?? known
  const form = useForm<Delivery>({ defaultValues: address ?? EMPTY, resolver: checkResolver(faultsOf) })
  const kinds = [
    { value: 'home', label: t('address.home') },
    { value: 'work', label: t('address.work') },
  ]
  return (
    <>
      <section className="card card-body saved-address" aria-label={t('address.saved')}>
        <p>
          <b>{saved.name}</b>
          <span>
            {saved.street}, {saved.postcode} {saved.city}
          </span>
          <span className="muted">{saved.phone}</span>
        </p>
        <Button look="primary" onClick={() => deliverTo(saved)}>
          {t('address.here')}
        </Button>
      </section>
      <section className="card card-body">
        <Form form={form} onSubmit={deliverTo} label={t('address.title')}>
          <h2>{t('address.title')}</h2>
          <div className="form-grid">
            <TextField name="name" label={t('address.name')} required maxLength={80} autoComplete="name" />
            <TextField name="phone" type="tel" label={t('address.phone')} required maxLength={20} autoComplete="tel" />
            <TextField
              name="street"
              label={t('address.street')}
              required
              maxLength={120}
              autoComplete="address-line1"
            />
            <TextField name="landmark" label={t('address.landmark')} maxLength={120} autoComplete="address-line2" />
            <TextField name="city" label={t('address.city')} required maxLength={60} autoComplete="address-level2" />
            <TextField
              name="postcode"
              label={t('address.postcode')}
              inputMode="numeric"
              required
              maxLength={5}
              autoComplete="postal-code"
            />
            <TextField
              name="region"
              label={t('address.region')}
              required
              maxLength={60}
              autoComplete="address-level1"
            />
            <SelectField name="kind" label={t('address.kind')} required options={kinds} />
          </div>
          <div className="form-actions">
            <Button look="primary" type="submit">
              {t('address.save')}
            </Button>
          </div>
        </Form>
      </section>
    </>
  )
}
