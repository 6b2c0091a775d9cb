import { useLocation } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { stripLanguage } from '../../lib/language.ts'
import { useLocalNavigate } from '../../lib/local-link.tsx'

export const mapHash = '#map'

/** In the history beside the address: the map was opened from the page, so the way back closes it. */
type Step = { mapOpened: true }

/** What a press that opens the map does. */
export function useMapOpener(): (event: { preventDefault: () => void }) => void {
  const path = usePath()
  const navigate = useLocalNavigate()
  return (event) => {
    event.preventDefault()
    navigate(path + mapHash, { preventScrollReset: true, state: { mapOpened: true } satisfies Step })
  }
}

/** Whether the address asks for the map, and what closes it. */
export function useMapInAddress(): { open: boolean; close: () => void } {
  const { hash, state } = useLocation()
  const path = usePath()
  const navigate = useLocalNavigate()
  // The server knows no hash: what it wrote is taken up first.
  const open = useHydrated() && hash === mapHash
  function close() {
    if (!open) return
    if ((state as Step | null)?.mapOpened) navigate(-1)
    else navigate(path, { replace: true, preventScrollReset: true })
  }
  return { open, close }
}

function usePath(): string {
  const { pathname, search } = useLocation()
  return stripLanguage(pathname) + search
}
