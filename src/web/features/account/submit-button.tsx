import type { ComponentProps } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Sends a form once the page's code is there. Before that the browser itself would send it, and what was typed, a password
 * among it, would stand in the address.
 */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const awake = useHydrated()
  return <Button {...props} type="submit" disabled={!awake} />
}
