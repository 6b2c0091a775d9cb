import type { ReactNode } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Icon } from './icon.tsx'
import { checkIcon } from './icons.ts'
import styles from './steps.module.css'

/** Where one is in a short process. `current` counts from 0; what lies before it is done. */
export function Steps(props: { steps: ReactNode[]; current: number }) {
  const t = useT('shell')
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {props.steps.map((step, index) => {
        const done = index < props.current
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
            key={index}
            aria-current={index === props.current ? 'step' : undefined}
            className={done ? styles.done : undefined}
          >
            <span className={styles.sign} aria-hidden="true">
              {done ? <Icon shape={checkIcon} size="s" /> : index + 1}
            </span>
            <span>{step}</span>
            {done && <span className="visually-hidden">{` (${t('steps.done')})`}</span>}
          </li>
        )
      })}
    </ol>
  )
}
