import { lazy, type MouseEvent, Suspense } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { share2Icon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'

const loadSheet = () => import('./share-sheet.tsx')
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }))

/**
 * Shares the page on screen: the device's own sheet where fingers are used, else a panel with the link, messengers, mail and print.
 * @param title of what is shared.
 */
export function ShareButton(props: { title: string; className?: string }) {
  const t = useT('catalogue')
  const { title } = props

  function shareByDevice(event: MouseEvent) {
    if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    // Closing the device's sheet without choosing anybody is an answer, not an error.
    navigator.share({ title, url: window.location.href }).catch(() => {})
  }

  return (
    <Popover
      label={t('share')}
      align="end"
      width="300px"
      trigger={(wiring) => (
        <Button
          {...wiring}
          variant="plain"
          className={props.className}
          onPointerEnter={loadSheet}
          onFocus={loadSheet}
          onClick={shareByDevice}
        >
          <Icon shape={share2Icon} size="s" />
          <span>{t('share')}</span>
        </Button>
      )}
    >
      {(close) => (
        <Suspense>
          <ShareSheet title={title} onDone={close} />
        </Suspense>
      )}
    </Popover>
  )
}
