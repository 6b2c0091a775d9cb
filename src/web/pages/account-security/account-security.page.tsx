import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useT } from '../../lib/i18n.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { RememberedDevices } from './remembered-devices.tsx'
import { SecondStepForm } from './second-step.tsx'
import { SignedInPlaces } from './signed-in-places.tsx'

export const handle = { messages: ['account', 'account-safety'], guard: 'auth' } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('security.title'), robots: 'noindex, nofollow' }
}

export function Component() {
  const t = useT('account')
  return (
    <AccountFrame title={t('security.title')}>
      <ChangePassword />
      <SecondStepForm />
      <ChangeEmail />
      <RememberedDevices />
      <SignedInPlaces />
    </AccountFrame>
  )
}
