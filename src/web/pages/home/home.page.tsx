import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta } from '../../lib/page.ts'
import { useSiteName } from '../../lib/services.ts'

export const handle: PageHandle = { messages: ['home'], cache: true, header: 'transparent' }

export function meta(): PageMeta {
  return { title: '' }
}

export function Component() {
  return (
    <h1>
      <LocalLink to="/">{useSiteName()}</LocalLink>
    </h1>
  )
}
