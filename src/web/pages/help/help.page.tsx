import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import type { PageHandle, PageMeta, PageMetaArgs } from '../../lib/page.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './help.module.css'
import { answersTo, helpGroups } from './help-groups.ts'

export const handle: PageHandle = { messages: ['help'], cache: true }

export function meta({ t }: PageMetaArgs): PageMeta {
  const texts = t('help')
  return { title: texts('title'), description: texts('description') }
}

/** Questions and answers by group; what is typed leaves those that answer to it. */
export function Component() {
  const t = useT('help')
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the code was there counts too.
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  const groups = helpGroups
    .map(({ id, items }) => ({
      id,
      items: items.filter((item) => {
        const words = [t(`groups.${id}`), t(`items.${item}.question`), t(`items.${item}.answer`)]
        return answersTo(words.join(' '), typed)
      }),
    }))
    .filter(({ items }) => items.length > 0)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const searched = typed.trim() !== ''
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <search>
          <TextField
            type="search"
            label={t('search')}
            placeholder={t('placeholder')}
            ref={field}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        <p role="status" className="small soft">
          {searched && t('found', { count })}
        </p>
      </header>
      {groups.map(({ id, items }) => (
        <Group key={id} id={id} title={t(`groups.${id}`)}>
          {items.map((item) => (
            <Disclosure key={item} summary={t(`items.${item}.question`)} open={searched && count <= 3}>
              <p>{t(`items.${item}.answer`)}</p>
            </Disclosure>
          ))}
        </Group>
      ))}
      <p>
        {t.rich(count === 0 ? 'nothing' : 'more', {
          link: (words) => (
            <LocalLink key="contact" to="/contact">
              {words}
            </LocalLink>
          ),
        })}
      </p>
    </div>
  )
}

function Group(props: { id: string; title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section id={props.id} className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{props.title}</h2>
      <div>{props.children}</div>
    </section>
  )
}
