import { useHydrated } from '../../lib/hydrated.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { signedInKey, useStored } from '../../lib/stored.ts'
import { TextLink } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { checkoutPath } from './checkout-session.ts'
import { listCountries } from './countries.ts'
import { changeHolder, type Draft } from './draft.ts'
import { FormBlock } from './form-block.tsx'
import styles from './guests-step.module.css'
import { PhoneField } from './phone-field.tsx'
import { type Form, wireField } from './wire-field.ts'

/** Whom the booking is for and how to reach them. Who has an account may sign in here and comes back to this form. */
export function HolderFields({ form, sessionId }: { form: Form; sessionId: string }) {
  const t = useT('checkout')
  const change = (name: keyof Draft['holder'], value: string) =>
    form.change(changeHolder(form.draft, { [name]: value }), `holder.${name}`)
  const field = (name: keyof Draft['holder']) => ({
    ...wireField(form, `holder.${name}`, t),
    label: t(`field.${name}`),
    value: form.draft.holder[name],
    required: true,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  return (
    <FormBlock title={t('you.contact')} aside={<SignIn form={form} sessionId={sessionId} />}>
      <div className={styles.fields}>
        <TextField {...field('first_name')} autoComplete="given-name" maxLength={80} />
        <TextField {...field('last_name')} autoComplete="family-name" maxLength={80} />
        <EmailField {...field('email')} autoComplete="email" maxLength={254} />
        <CountrySelect value={form.draft.holder.country} onChange={(country) => change('country', country)} />
        <PhoneField
          {...wireField(form, 'holder.phone', t)}
          value={form.draft.holder.phone}
          country={form.draft.holder.country}
          phones={form.phones}
          onChange={(phone) => change('phone', phone)}
        />
      </div>
    </FormBlock>
  )
}

function SignIn({ form, sessionId }: { form: Form; sessionId: string }) {
  const t = useT('checkout')
  const [token] = useStored(signedInKey, '')
  if (token) return null
  return (
    <TextLink
      className={styles.signIn}
      to={`/login?next=${encodeURIComponent(checkoutPath(sessionId))}`}
      onClick={() => void form.save()}
    >
      {t('you.signIn')}
    </TextLink>
  )
}

/** Countries by their names in the page's language; browsers and servers know slightly different ones, so it is filled late. */
function CountrySelect(props: { value: string; onChange: (country: string) => void }) {
  const t = useT('checkout')
  const format = useFormat()
  const hydrated = useHydrated()
  return (
    <SelectField
      label={t('field.country')}
      autoComplete="country"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      <option value="">{t('you.noCountry')}</option>
      {hydrated ? (
        listCountries(format).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))
      ) : (
        <option value={props.value}>{t('you.noCountry')}</option>
      )}
    </SelectField>
  )
}
