import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Security } from '../../../contract/account-data.ts'
import styles from '../../features/account/account-form.module.css'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { ProveFields, readProof } from '../../features/account/prove-fields.tsx'
import { SubmitButton } from '../../features/account/submit-button.tsx'
import { useSending } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { ChoiceGroup, Radio } from '../../ui/choice.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { securityPath, securityQuery } from './security-query.ts'

/** When a code is asked for after the password. */
export function SecondStepForm() {
  const t = useT('account-safety')
  const { data } = useQuery(securityQuery(useApi()))
  return (
    <section aria-labelledby="second-step">
      <h2 id="second-step">{t('step.title')}</h2>
      {data ? <Choices key={data.second_step} security={data} /> : <SkeletonLine />}
    </section>
  )
}

/** The password is asked for once something else is chosen. */
function Choices({ security }: { security: Security }) {
  const t = useT('account-safety')
  const api = useApi()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(security.second_step)
  const { busy, problems, form, submit } = useSending(async (values) => {
    const saved = await api.patch<Security>(securityPath, { second_step: chosen, ...readProof(values) })
    queryClient.setQueryData(securityQuery(api).queryKey, saved)
    await showToast('success', t('step.saved'))
  })
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <FormProblem text={problems.form ?? problems.second_step} />
      <ChoiceGroup legend={t('step.lead')}>
        {security.second_step_choices.map((choice) => (
          <Radio
            key={choice}
            name="second_step"
            value={choice}
            checked={choice === chosen}
            hint={t(`step.${choice}Hint`)}
            onChange={() => setChosen(choice)}
          >
            {t(`step.${choice}`)}
          </Radio>
        ))}
      </ChoiceGroup>
      {chosen !== security.second_step && (
        <>
          <ProveFields problems={problems} />
          <div>
            <SubmitButton busy={busy}>{t('step.save')}</SubmitButton>
          </div>
        </>
      )}
    </form>
  )
}
