import { useState } from 'react'
import { useLanguage } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, Drawer, FullScreen } from '../../ui/dialog.tsx'
import { Popover } from '../../ui/popover.tsx'
import { LoadingOverlay } from '../../ui/spinner.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { dismissToast, showToast } from '../../ui/toast.ts'
import { readSamples } from './samples.ts'

export function FloatingSamples() {
  const say = readSamples(useLanguage())
  const [opened, setOpened] = useState<'dialog' | 'drawer' | 'full' | 'overlay' | null>(null)
  const [adults, setAdults] = useState(2)
  const close = () => setOpened(null)

  async function showLoading() {
    await showToast('loading', say('toastSending'), { id: 'sending' })
    setTimeout(() => void dismissToast('sending'), 3000)
  }

  function coverBriefly() {
    setOpened('overlay')
    setTimeout(close, 1500)
  }

  return (
    <div className="row">
      <Button variant="outline" onClick={() => setOpened('dialog')}>
        {say('openDialog')}
      </Button>
      <Button variant="outline" onClick={() => setOpened('drawer')}>
        {say('openDrawer')}
      </Button>
      <Button variant="outline" onClick={() => setOpened('full')}>
        {say('openFull')}
      </Button>
      <Button variant="outline" onClick={coverBriefly}>
        {say('overlay')}
      </Button>
      <Popover
        label={say('openPopover')}
        width="320px"
        trigger={(wiring) => (
          <Button variant="outline" {...wiring}>
            {say('openPopover')}
          </Button>
        )}
      >
        {(hide) => (
          <div className="stack">
            <Stepper label={say('adults')} value={adults} min={1} onChange={setAdults} />
            <Button variant="solid" wide onClick={hide}>
              {say('done')}
            </Button>
          </div>
        )}
      </Popover>
      <Button onClick={() => void showToast('success', say('toastSaved'))}>{say('toastSaved')}</Button>
      <Button onClick={() => void showToast('error', say('toastLogin'))}>{say('toastLogin')}</Button>
      <Button onClick={() => void showToast('blank', say('toastCopied'))}>{say('toastCopied')}</Button>
      <Button onClick={() => void showLoading()}>{say('toastSending')}</Button>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title={say('dialogTitle')}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {say('keepBooking')}
            </Button>
            <Button variant="danger" onClick={close}>
              {say('cancelBooking')}
            </Button>
          </>
        }
      >
        <p>{say('dialogText')}</p>
      </Dialog>
      <Drawer open={opened === 'drawer'} onClose={close} title={say('settings')}>
        <p>{say('dialogText')}</p>
      </Drawer>
      <FullScreen open={opened === 'full'} onClose={close} title={say('map')}>
        <p className="wrap">{say('dialogText')}</p>
      </FullScreen>
      {opened === 'overlay' && <LoadingOverlay />}
    </div>
  )
}
