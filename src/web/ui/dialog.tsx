import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { useCloseByBack } from '../lib/close-by-back.ts'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'
import { joinClasses } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { xIcon } from './icons.ts'
import { showModal } from './show-modal.ts'

type DialogProps = {
  open: boolean
  /** Called for Escape, the close button and a press beside the dialog. */
  onClose: () => void
  title: ReactNode
  /** Actions that stay in view under the scrolling content. */
  footer?: ReactNode
  /** Where focus goes first; without it the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>
  className?: string
  children: ReactNode
}

/** A modal question in the middle of the screen; a sheet from below on phones. Focus returns to where it was. */
export function Dialog(props: DialogProps & { wide?: boolean }) {
  return <Modal {...props} place={props.wide ? 'wide' : 'centre'} />
}

/** A modal panel along the end edge: 280 px, or `wide` up to 440 for forms. */
export function Drawer(props: DialogProps & { wide?: boolean }) {
  return <Modal {...props} place={props.wide ? 'edgeWide' : 'edge'} />
}

/**
 * A modal that covers the screen: a map, a gallery.
 * @param closeInner what Escape closes first, where something is open within: says whether it did.
 */
export function FullScreen(props: DialogProps & { closeInner?: () => boolean }) {
  return <Modal {...props} place="full" />
}

/**
 * The content exists only while the dialog is open, so a page that holds many dialogs renders none of them. The element
 * itself stays, because the browser gives focus back only to a dialog that closes, not to one that is removed.
 */
function Modal(
  props: DialogProps & { place: 'centre' | 'wide' | 'edge' | 'edgeWide' | 'full'; closeInner?: () => boolean },
) {
  const t = useT('shell')
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  const { open, initialFocus } = props
  const tellBack = useEffectEvent(useCloseByBack(() => element.current?.close()))

  useEffect(() => tellBack(open), [open])

  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    showModal(dialog)
    initialFocus?.current?.focus()
  }, [open, initialFocus])

  // The event also follows a close of our own, when another dialog may be opening: only the visitor's counts.
  function followClose() {
    if (open) props.onClose()
  }

  function closeBeside(event: MouseEvent) {
    if (event.target === element.current) props.onClose()
  }

  function closeInner(event: KeyboardEvent) {
    if (event.key === 'Escape' && props.closeInner?.()) event.preventDefault()
  }

  return (
    <dialog
      ref={element}
      className={joinClasses(styles.dialog, styles[props.place], props.className)}
      aria-labelledby={titleId}
      onClose={followClose}
      onClick={closeBeside}
      onKeyDown={closeInner}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{props.title}</h2>
            <Button variant="plain" iconOnly aria-label={t('close')} onClick={props.onClose}>
              <Icon shape={xIcon} />
            </Button>
          </div>
          <div className={styles.content}>{props.children}</div>
          {props.footer && <div className={styles.foot}>{props.footer}</div>}
        </>
      )}
    </dialog>
  )
}
