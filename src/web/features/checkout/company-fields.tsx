import { useT } from '../../lib/i18n.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { type Company, noCompany } from './draft.ts'
import { FormBlock } from './form-block.tsx'
import styles from './guests-step.module.css'
import { type Form, wireField } from './wire-field.ts'

/** Whom the invoice is made out to, if not to the guest. Unticking keeps what was typed for as long as the form is open. */
export function CompanyFields({ form }: { form: Form }) {
  const t = useT('checkout')
  const { draft } = form
  const company = draft.company
  const field = (name: keyof Company) => ({
    ...wireField(form, `company.${name}`, t),
    label: t(`company.${name}`),
    value: company?.[name] ?? '',
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      form.change({ ...draft, company: { ...(company ?? noCompany), [name]: event.target.value } }, `company.${name}`),
  })
  return (
    <FormBlock title={t('company.title')}>
      <Checkbox
        checked={company !== null}
        hint={t('company.hint')}
        onChange={(event) =>
          form.change({ ...draft, company: event.target.checked ? form.lastCompany() : null }, 'company')
        }
      >
        {t('company.wanted')}
      </Checkbox>
      {company && (
        <div className={styles.fields}>
          <TextField {...field('name')} required autoComplete="organization" maxLength={160} className={styles.whole} />
          <TextField {...field('eik')} inputMode="numeric" maxLength={13} hint={t('company.eikHint')} />
          <TextField {...field('vat')} optional maxLength={20} hint={t('company.vatHint')} />
          <TextField
            {...field('address')}
            required
            autoComplete="street-address"
            maxLength={300}
            className={styles.whole}
          />
          <TextField {...field('mol')} optional maxLength={160} className={styles.whole} />
        </div>
      )}
    </FormBlock>
  )
}
