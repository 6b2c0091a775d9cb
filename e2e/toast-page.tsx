import '../src/web/styles/index.css'
import { createRoot } from 'react-dom/client'
import { dismissToast, showToast } from '../src/web/ui/toast.ts'
import { ToastOutlet } from '../src/web/ui/toast-outlet.tsx'

/** What the journey calls from outside. */
export type ToastPage = { showToast: typeof showToast; dismissToast: typeof dismissToast }

Object.assign(window, { showToast, dismissToast } satisfies ToastPage)
createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastOutlet />)
