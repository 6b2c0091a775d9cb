import { useRef, useState } from 'react'
import type { Erasure } from '../../../contract/account-data.ts'
import type { Profile } from '../../../contract/accounts.ts'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { ProveFields, readProof } from '../../features/account/prove-fields.tsx'
import { useSending, useWork } from '../../features/account/use-sending.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './account-privacy.module.css'

const path = '/api/v1/users/erasure/'

/** The end of the account, two weeks ahead, and the way back from it. */
export function EraseAccount() {
  const t = useT('account-privacy')
  const { user, session } = useSession()
  const [open, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const keepInMind = ({ erases_at }: Erasure) => {
    if (user) session?.setUser({ ...user, erases_at } satisfies Profile)
    // The button that was pressed is gone; what is said instead stands under the heading.
    setTimeout(() => heading.current?.focus(), 50)
  }
  return (
    <section aria-labelledby="erase" className={styles.section}>
      <h2 id="erase" ref={heading} tabIndex={-1}>
        {t('erase.title')}
      </h2>
      {user?.erases_at ? (
        <Planned day={user.erases_at} onKept={keepInMind} />
      ) : (
        <>
          <p className="soft">{t('erase.lead')}</p>
          <p className="small soft">{t('erase.keeps')}</p>
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('erase.open')}
          </Button>
        </>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('erase.dialogTitle')}>
        <EraseForm
          onBack={() => setOpen(false)}
          onAsked={(erasure) => {
            setOpen(false)
            keepInMind(erasure)
          }}
        />
      </Dialog>
    </section>
  )
}

function EraseForm(props: { onBack: () => void; onAsked: (erasure: Erasure) => void }) {
  const t = useT('account-privacy')
  const api = useApi()
  const { busy, problems, form, submit } = useSending(async (values) => {
    props.onAsked(await api.post<Erasure>(path, readProof(values)))
  })
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <p>{t('erase.dialogLead')}</p>
      <FormProblem text={problems.form} />
      <ProveFields problems={problems} />
      <div className={styles.deeds}>
        <Button variant="outline" onClick={props.onBack}>
          {t('erase.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t('erase.confirm')}
        </Button>
      </div>
    </form>
  )
}

function Planned(props: { day: string; onKept: (erasure: Erasure) => void }) {
  const t = useT('account-privacy')
  const api = useApi()
  const format = useFormat()
  const { busy, problem, run } = useWork(async () => {
    props.onKept(await api.delete<Erasure>(path))
    await showToast('success', t('erase.kept'))
  })
  return (
    <Notice tone="warning" live>
      <div className={styles.section}>
        <p>
          <b>{t('erase.planned', { day: format.day(props.day, { year: true }) })}</b>
        </p>
        <p>{t('erase.plannedText')}</p>
        <FormProblem text={problem} />
        <Button variant="accent" busy={busy} onClick={run}>
          {t('erase.keep')}
        </Button>
      </div>
    </Notice>
  )
}
