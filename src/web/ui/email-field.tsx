import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

/** A field for an email address: the keyboard that has the @, nothing capitalised or corrected. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
}
