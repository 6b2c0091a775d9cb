import type { Profile } from '../../../contract/accounts.ts'
import { displayCurrencies, languages } from '../../../contract/vocabulary.ts'
import styles from '../../features/account/account-form.module.css'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'

export const handle = { messages: ['account'], guard: 'auth' } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('profile.title'), robots: 'noindex, nofollow' }
}

export function Component() {
  const t = useT('account')
  const { user } = useSession()
  return <AccountFrame title={t('profile.title')}>{user && <ProfileForm user={user} />}</AccountFrame>
}

/** Who one is, and what one wants to read and pay in. */
function ProfileForm({ user }: { user: Profile }) {
  const t = useT('account')
  const api = useApi()
  const { session } = useSession()
  const { busy, problems, form, submit } = useSending(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const saved = await api.patch<Profile>('/api/v1/users/me/', {
      first_name: text('first_name'),
      last_name: text('last_name'),
      phone: text('phone') || null,
      language: text('language'),
      currency: text('currency'),
      marketing_consent: values.get('marketing_consent') !== null,
    })
    session?.setUser(saved)
    await showToast('success', t('profile.saved'))
  })
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <FormProblem text={problems.form} />
      <div className={styles.pair}>
        <TextField
          label={t('firstName')}
          name="first_name"
          autoComplete="given-name"
          defaultValue={user.first_name}
          error={problems.first_name}
        />
        <TextField
          label={t('lastName')}
          name="last_name"
          autoComplete="family-name"
          defaultValue={user.last_name}
          error={problems.last_name}
        />
      </div>
      <div>
        <TextField label={t('email')} value={user.email} readOnly hint={t('profile.emailHint')} />
        <TextLink to="/account/security#email" className="small">
          {t('profile.changeEmail')}
        </TextLink>
      </div>
      <TextField
        label={t('phone')}
        optional
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={user.phone ?? ''}
        error={problems.phone}
      />
      <div className={styles.pair}>
        <SelectField label={t('profile.language')} name="language" defaultValue={user.language}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(`profile.languages.${language}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('profile.currency')} name="currency" defaultValue={user.currency}>
          {displayCurrencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      </div>
      <Checkbox name="marketing_consent" defaultChecked={user.marketing_consent} hint={t('register.marketingHint')}>
        {t('register.marketing')}
      </Checkbox>
      <div>
        <SubmitButton variant="accent" busy={busy}>
          {t('profile.save')}
        </SubmitButton>
      </div>
    </form>
  )
}
