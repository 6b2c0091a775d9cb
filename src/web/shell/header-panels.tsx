import { PhoneMenu } from './phone-menu.tsx'
import { SettingsDrawer } from './settings-drawer.tsx'

export type HeaderPanel = 'settings' | 'menu'

/** What the header's buttons open. */
export function HeaderPanels(props: { opened: HeaderPanel | null; onChange: (panel: HeaderPanel | null) => void }) {
  const close = () => props.onChange(null)
  return (
    <>
      <PhoneMenu open={props.opened === 'menu'} onClose={close} onSettings={() => props.onChange('settings')} />
      <SettingsDrawer open={props.opened === 'settings'} onClose={close} />
    </>
  )
}
