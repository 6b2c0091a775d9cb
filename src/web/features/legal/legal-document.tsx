import type { ReactNode } from 'react'
import type { Outline } from '../../../domain/legal-texts.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormat, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import styles from './legal-document.module.css'

/** A text, of law with a version: contents, numbered sections, paragraphs and lists of one namespace of messages. */
export function LegalDocument(props: {
  namespace: string
  outline: Outline
  /** What `<link>` of a message leads to, by `section.part`: a site path or an address elsewhere. */
  links?: Readonly<Record<string, string>>
  version?: { number: string; from: string }
  /** What stands in the text's places. */
  values?: Readonly<Record<string, string>>
  /** What follows a part, by `section.part`. */
  after?: Readonly<Record<string, Elements>>
}) {
  const t = useT(props.namespace)
  const legal = useT('legal')
  const format = useFormat()

  function renderPart(path: string): ReactNode {
    return t.rich(path, {
      ...props.values,
      b: (words) => <b key={path}>{words}</b>,
      link: (words) => (
        <DocumentLink key={path} to={props.links?.[path] ?? '/'}>
          {words}
        </DocumentLink>
      ),
    })
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead', props.values)}</p>
        {props.version && (
          <p className="small soft">
            {legal('version', { version: props.version.number, date: format.shortDate(props.version.from) })}
          </p>
        )}
      </header>
      <nav aria-label={legal('contents')} className={styles.contents}>
        <ol>
          {props.outline.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{t(`${section.id}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={`prose ${styles.text}`}>
        {props.outline.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="prose">
            <h2 id={`${section.id}-title`}>{t(`${section.id}.title`)}</h2>
            {section.parts.map((part) =>
              typeof part === 'string' ? (
                <div key={part}>
                  <p>{renderPart(`${section.id}.${part}`)}</p>
                  {props.after?.[`${section.id}.${part}`]}
                </div>
              ) : (
                <ul key={part.join()}>
                  {part.map((item) => (
                    <li key={item}>{renderPart(`${section.id}.${item}`)}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </article>
    </div>
  )
}

function DocumentLink(props: { to: string; children: ReactNode }) {
  if (props.to.startsWith('/')) return <LocalLink to={props.to}>{props.children}</LocalLink>
  return (
    <a href={props.to} rel="noopener">
      {props.children}
    </a>
  )
}
