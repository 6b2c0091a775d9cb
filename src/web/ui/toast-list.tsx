import { useEffect, useRef } from 'react'
import { resolveValue, type Toast, type ToastType, useToaster } from 'react-hot-toast/headless'
import type { Elements } from '../lib/elements.ts'
import { Icon } from './icon.tsx'
import { circleCheckIcon, circleExclamationPointIcon } from './icons.ts'
import { Spinner } from './spinner.tsx'
import styles from './toast-list.module.css'

/** Milliseconds on screen (specification, section 9). At most 20 are kept, which is the library's own limit. */
export const toastDurations: Record<ToastType, number> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  custom: 4000,
  loading: Number.POSITIVE_INFINITY,
}

const options = {
  blank: { duration: toastDurations.blank },
  error: { duration: toastDurations.error },
  success: { duration: toastDurations.success },
  custom: { duration: toastDurations.custom },
  loading: { duration: toastDurations.loading },
}

const signs: Partial<Record<ToastType, Elements>> = {
  success: <Icon shape={circleCheckIcon} />,
  error: <Icon shape={circleExclamationPointIcon} />,
  loading: <Spinner />,
}

/** Toasts in the top layer, above dialogs too. They wait while one points at them or a control in them has focus. */
export function ToastList({ onShown }: { onShown: () => void }) {
  const element = useRef<HTMLDivElement>(null)
  const { toasts, handlers } = useToaster(options)
  const shown = toasts.some((toast) => toast.visible)
  const newest = toasts[0]?.id
  useEffect(() => onShown(), [onShown])

  // Shown again for each new toast: the last one to enter the top layer lies above a dialog opened in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `newest` is the reason to run, not a value that is read
  useEffect(() => {
    if (!shown) return
    const list = element.current
    list?.showPopover()
    return () => list?.hidePopover()
  }, [shown, newest])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the clock
    <div
      ref={element}
      popover="manual"
      className={styles.list}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastLine({ toast }: { toast: Toast }) {
  return (
    <div {...toast.ariaProps} className={styles.toast} data-type={toast.type} data-visible={toast.visible}>
      {signs[toast.type]}
      <div>{resolveValue(toast.message, toast)}</div>
    </div>
  )
}
