import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { heartIcon } from '../../ui/keeping-icons.ts'
import { afterPaint } from '../after-paint.ts'
import { useLanguage, useT } from '../i18n.tsx'
import { useLateMessages } from '../late-messages.ts'
import { useConfig } from '../services.ts'
import { getWishlist } from './browser-wishlist.ts'
import styles from './heart-button.module.css'
import { rememberAddition } from './pending.ts'
import { stayInAddress } from './stay-in-address.ts'
import { tellAdded, tellFailure, tellRemoved } from './toggle-toasts.tsx'
import { useHeart } from './use-wishlist.ts'
import { type Named, WishlistError } from './wishlist.ts'

const iconSizes = { 16: 's', 20: 'm', 24: 'l' } as const

/**
 * Keeps something in the wishlist, or no longer. What a guest presses is remembered and kept after signing in.
 * Put it in a `Suspense`: its words come late.
 * @param name of the thing, for its label and for what is said afterwards.
 * @param search the address whose stay is kept with it: `?checkin=...`, or empty.
 * @param size of the drawing in pixels; the target is 44 px.
 * @param labelled the word stands beside the drawing.
 */
export function HeartButton(props: {
  item: Named
  name: string
  search?: string
  size?: 16 | 20 | 24
  variant?: ButtonVariant
  labelled?: boolean
  disabled?: boolean
  className?: string
}) {
  useLateMessages('heart')
  const t = useT('heart')
  const language = useLanguage()
  const { apiOrigin } = useConfig()
  const { item, name, disabled, size = 20 } = props
  const { kept, busy, guest } = useHeart(item)

  async function press() {
    if (disabled) return
    const addition = { ...item, ...stayInAddress(props.search ?? '', Date.now()) }
    try {
      const store = await getWishlist(apiOrigin)
      const outcome = await store.toggle(addition)
      if (outcome === 'added') await tellAdded(language, name)
      if (outcome === 'removed') await tellRemoved(language, name)
    } catch (error) {
      if (error instanceof WishlistError && error.signedOut) rememberAddition({ ...addition, name }, Date.now())
      afterPaint(() => tellFailure(language, error))
    }
  }

  return (
    <Button
      variant={props.variant ?? 'onPicture'}
      iconOnly={!props.labelled}
      className={joinClasses(styles.heart, props.className)}
      aria-pressed={kept}
      aria-label={t('label', { name })}
      aria-disabled={disabled || undefined}
      title={disabled || guest ? t('loginRequired') : undefined}
      busy={busy}
      onClick={() => void press()}
    >
      <Icon shape={heartIcon} size={iconSizes[size]} />
      {props.labelled && <span>{t('word')}</span>}
    </Button>
  )
}
