import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarDaysIcon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast.ts'
import type { FlexibleDatesProps } from './flexible-dates.tsx'

const loadDates = () => import('./flexible-dates.tsx')
const FlexibleDates = lazy(async () => ({ default: (await loadDates()).FlexibleDates }))

/** Opens other dates and their prices; their code comes when one points at it. Nothing without JavaScript. */
export function FlexibleButton(
  props: FlexibleDatesProps & Pick<ComponentProps<typeof Button>, 'className' | 'variant' | 'small'>,
) {
  const t = useT('stay')
  const [open, setOpen] = useState<boolean | null>(null)
  async function show() {
    try {
      await loadDates()
      setOpen(true)
    } catch {
      // The connection is gone: the page stays as it is.
      await showToast('error', t('flexibleFailed'))
    }
  }

  const { className, variant = 'outline', small, ...given } = props
  return (
    <>
      <Button
        variant={variant}
        small={small}
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={loadDates}
        onFocus={loadDates}
        onClick={() => void show()}
      >
        <Icon shape={calendarDaysIcon} size="s" />
        <span>{t('flexible')}</span>
      </Button>
      {open !== null && (
        <Suspense>
          <FlexibleDates {...given} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
