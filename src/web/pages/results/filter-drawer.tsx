import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'

/** The filters where there is no room beside the list. They count at once; the button says what they leave and closes. */
export function FilterDrawer(props: {
  open: boolean
  count: number
  busy: boolean
  onClose: () => void
  children: ReactNode
}) {
  const t = useT('results')
  return (
    <Drawer
      wide
      open={props.open}
      onClose={props.onClose}
      title={t('toolbar.filters')}
      footer={
        <Button variant="accent" busy={props.busy} onClick={props.onClose}>
          {t('filters.show', { count: props.count })}
        </Button>
      }
    >
      {props.children}
    </Drawer>
  )
}
