import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { type Services, ServicesContext } from './services.ts'
import { tellTypedEarly } from './typed-early.ts'

/** The same tree of providers on the server and in the browser; `children` is the router. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  useLayoutEffect(tellTypedEarly, [])
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  )
}
