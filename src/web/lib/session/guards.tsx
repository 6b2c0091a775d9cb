import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LoadingOverlay } from '../../ui/spinner.tsx'
import type { Elements } from '../elements.ts'
import { stripLanguage } from '../language.ts'
import { useLocalNavigate } from '../local-link.tsx'
import { readNext } from './next-path.ts'
import { useSession } from './use-session.ts'

/** For signed-in visitors: others are led to the sign-in and back. Until it is known who it is, the overlay stands there. */
function AuthGuard({ children }: { children: Elements }) {
  const { user, isInitialized } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useLocalNavigate()
  const here = stripLanguage(pathname) + search
  useEffect(() => {
    if (isInitialized && !user) navigate(`/login?next=${encodeURIComponent(here)}`, { replace: true })
  }, [isInitialized, user, here, navigate])
  return user ? children : <LoadingOverlay />
}

/** For guests: who is signed in goes on to where the address leads; an account that is to be erased is offered to be kept first. */
function GuestGuard({ children }: { children: Elements }) {
  const { user, isInitialized } = useSession()
  const { search } = useLocation()
  const navigate = useLocalNavigate()
  const signedIn = isInitialized && user !== null
  const next = user?.erases_at ? '/account/privacy' : readNext(search)
  useEffect(() => {
    if (signedIn) navigate(next, { replace: true })
  }, [signedIn, next, navigate])
  return signedIn ? <LoadingOverlay /> : children
}

/** The guard of a page by what its `handle` asks for (specification, section 2). */
export const guards = { auth: AuthGuard, guest: GuestGuard }
