import type { PersonalExport } from '../../../contract/privacy.ts'
import { FormProblem } from '../../features/account/form-problem.tsx'
import { useWork } from '../../features/account/use-sending.ts'
import { useT } from '../../lib/i18n.tsx'
import { useApi } from '../../lib/services.ts'
import { downloadIcon } from '../../ui/account-icons.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-privacy.module.css'

/** A copy of all that is known: to read, or as a file. */
export function TakeAlong() {
  const t = useT('account-privacy')
  const api = useApi()
  const { busy, problem, run } = useWork(async () => {
    const told = await api.get<PersonalExport>('/api/v1/users/export/')
    offerFile(`zefir-data-${told.made_at.slice(0, 10)}.json`, JSON.stringify(told, null, 2))
  })
  return (
    <section aria-labelledby="export" className={styles.section}>
      <h2 id="export">{t('export.title')}</h2>
      <p className="soft">{t('export.lead')}</p>
      <FormProblem text={problem} />
      <div className={styles.deeds}>
        <LinkButton to="/account/privacy/data">{t('export.read')}</LinkButton>
        <Button variant="outline" busy={busy} onClick={run}>
          <Icon shape={downloadIcon} size="s" />
          <span>{t('export.file')}</span>
        </Button>
      </div>
    </section>
  )
}

/** A request with a token cannot be a link, so the browser is given the finished file. */
function offerFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
