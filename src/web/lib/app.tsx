import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Services, ServicesContext } from './services.ts'

/** The same tree of providers on the server and in the browser; `children` is the router. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  )
}
