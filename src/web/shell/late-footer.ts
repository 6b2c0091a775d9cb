import { createLate } from '../lib/late.tsx'
import './footer.module.css'

/** Its links are followed without it, and it is below every first screen but the shortest. */
export const lateFooter = createLate(async () => (await import('./footer.tsx')).Footer, 'main ~ footer')
