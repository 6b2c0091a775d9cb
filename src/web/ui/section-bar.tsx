import { type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClasses } from './class-names.ts'
import styles from './tabs.module.css'

/**
 * Links to the parts of a long page; the part in view is marked. `sections` are ids on the page with their words.
 * Give it a `sticky` place under the header with a class of your own.
 */
export function SectionBar(props: { label: string; sections: { id: string; label: ReactNode }[]; className?: string }) {
  const current = useSectionInView(props.sections.map((section) => section.id).join(' '))
  const tabs = useRef<HTMLDivElement>(null)
  const first = useRef(true)
  // On a phone not all fit: the marked one is brought into view, but not as the page wakes up.
  useEffect(() => {
    if (!first.current) {
      const link = tabs.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
      if (link) tabs.current?.scrollTo({ left: link.offsetLeft - (tabs.current.clientWidth - link.offsetWidth) / 2 })
    }
    first.current = false
  }, [current])
  return (
    <nav aria-label={props.label} className={joinClasses(styles.bar, props.className)}>
      <div ref={tabs} className={styles.tabs}>
        {props.sections.map((section) => (
          <a key={section.id} href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
            {section.label}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** The last section whose beginning has passed the upper third of the window; the first one on the server. */
function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(' ')[0])
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => {
        const passed = elements.filter((element) => element.getBoundingClientRect().top < window.innerHeight / 3)
        setCurrent((passed.at(-1) ?? elements[0])?.id)
      },
      // Far up, so that a part that was passed stays counted: a jump from below them all to the top leaves all of them at once.
      { rootMargin: '1000000px 0px -66% 0px' },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [ids])
  return current
}
