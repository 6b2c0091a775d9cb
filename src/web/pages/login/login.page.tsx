import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { SignIn } from './sign-in.tsx'

export const handle = { messages: ['account'], guard: 'guest', cache: true } satisfies PageHandle

export function meta({ t }: PageMetaArgs): PageMeta {
  return { title: t('account')('signIn.title'), robots: 'noindex' }
}

export function Component() {
  return <SignIn />
}
