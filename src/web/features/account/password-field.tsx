import { type ComponentProps, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { TextButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './account-form.module.css'

/** A password that can be looked at. `autoComplete` tells password managers whether it is the present or a new one. */
export function PasswordField(
  props: ComponentProps<typeof TextField> & { autoComplete: 'current-password' | 'new-password' },
) {
  const t = useT('account')
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <TextButton aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'hidePassword' : 'showPassword')}
      </TextButton>
    </div>
  )
}
