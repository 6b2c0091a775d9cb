import { useEffect, useRef, useState } from 'react'
import { consentCategories, isSpared, readConsent } from '../../domain/consent.ts'
import { consentFlags } from '../lib/consent-flags.ts'
import { useLanguage, useT } from '../lib/i18n.tsx'
import { useLateMessages } from '../lib/late-messages.ts'
import { LocalLink } from '../lib/local-link.tsx'
import { useApi, useConfig } from '../lib/services.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choice.tsx'
import { joinClasses } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import styles from './consent-panel.module.css'
import { giveConsent } from './consent-record.ts'
import { type ConsentView, consentView } from './consent-view.ts'

const optional = ['analytics', 'marketing'] as const

/** The question about cookies, and the dialog in which one chooses. @param path without the language's prefix. */
export function ConsentPanel({ view, path }: { view: ConsentView; path: string }) {
  useLateMessages('consent')
  const answer = useAnswer()
  return (
    <>
      {view.asking && !isSpared(path) && <Question high={path === '/'} onAnswer={answer} />}
      <Choices open={view.choosing} onAnswer={answer} />
    </>
  )
}

type Answer = (categories: readonly string[]) => Promise<void>

/** Keeps an answer in the cookie, puts it into force and has the server note it. */
function useAnswer(): Answer {
  const language = useLanguage()
  const api = useApi()
  return async (categories) => {
    const record = await giveConsent(categories, language)
    // Where the browser keeps no cookies the answer holds for this page.
    consentFlags.follow(record?.categories ?? categories)
    consentView.change({ asking: false, choosing: false })
    if (!record) return
    const { consentId: consent_id, revision, categories: accepted, lastConsentTimestamp: consented_at } = record
    const entry = { consent_id, revision, categories: accepted, language, consented_at }
    // The cookie is what counts; a line that could not be sent must not be in anybody's way.
    api.post('/api/v1/consents/', entry).catch(() => undefined)
  }
}

/**
 * Two answers of equal weight, and a way to choose. It covers nothing that cannot be scrolled out from under it.
 * @param high stands above on phones and wide screens: on the home page the search is below.
 */
function Question(props: { high: boolean; onAnswer: Answer }) {
  const t = useT('consent')
  const element = useRef<HTMLElement>(null)
  useEffect(() => (element.current ? keepRoomAbove(element.current) : undefined), [])

  async function answer(categories: readonly string[]) {
    await props.onAnswer(categories)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={element}
      className={joinClasses(styles.question, props.high && styles.high)}
      aria-labelledby="consent-title"
    >
      <h2 id="consent-title">{t('title')}</h2>
      <p>
        <span>{`${t('text')} `}</span>
        <LocalLink to="/cookies">{t('more')}</LocalLink>
      </p>
      <div className={styles.answers}>
        <Button variant="solid" onClick={() => void answer(optional)}>
          {t('acceptAll')}
        </Button>
        <Button variant="solid" onClick={() => void answer([])}>
          {t('necessaryOnly')}
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => consentView.change({ choosing: true })}>
          {t('choose')}
        </Button>
      </div>
    </section>
  )
}

/** While a note lies across the foot of the window, what floats there stands above it: `--bottom-note`. Returns how to stop. */
function keepRoomAbove(note: HTMLElement): () => void {
  const { style } = document.documentElement
  const measure = () => {
    const { top, left, right } = note.getBoundingClientRect()
    const acrossFoot = right - left > innerWidth / 2 && top > innerHeight / 4
    style.setProperty('--bottom-note', acrossFoot ? `${Math.ceil(note.offsetHeight)}px` : '0px')
  }
  const observer = new ResizeObserver(measure)
  observer.observe(note)
  addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    removeEventListener('resize', measure)
    style.removeProperty('--bottom-note')
  }
}

function Choices(props: { open: boolean; onAnswer: Answer }) {
  const t = useT('consent')
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const { consentPreselected, gtmId, analyticsId } = useConfig()

  function close() {
    setChosen(null)
    consentView.change({ choosing: false })
  }
  async function answer(categories: readonly string[]) {
    setChosen(null)
    await props.onAnswer(categories)
    await showToast('success', t('saved'))
  }

  const kept = props.open ? readConsent(document.cookie, Date.now())?.categories : undefined
  const ticked = chosen ?? kept ?? (consentPreselected ? optional : [])
  const turn = (category: string) =>
    setChosen(optional.filter((other) => ticked.includes(other) !== (other === category)))

  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={t('choices.title')}
      footer={
        <>
          <Button variant="solid" className={styles.half} onClick={() => void answer(optional)}>
            {t('acceptAll')}
          </Button>
          <Button variant="solid" className={styles.half} onClick={() => void answer([])}>
            {t('necessaryOnly')}
          </Button>
          <Button variant="outline" onClick={() => void answer(optional.filter((other) => ticked.includes(other)))}>
            {t('choices.save')}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <p>
          <span>{`${t('choices.text')} `}</span>
          <LocalLink to="/cookies">{t('more')}</LocalLink>
        </p>
        {consentCategories.map((category) => (
          <Checkbox
            key={category}
            checked={category === 'necessary' || ticked.includes(category)}
            disabled={category === 'necessary'}
            hint={t(`categories.${category}.text`)}
            onChange={() => turn(category)}
          >
            <b>{t(`categories.${category}.name`)}</b>
          </Checkbox>
        ))}
        {!gtmId && !analyticsId && <p className="small">{t('choices.none')}</p>}
      </div>
    </Dialog>
  )
}
