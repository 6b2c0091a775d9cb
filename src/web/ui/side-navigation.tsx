import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '../lib/i18n.tsx'
import { stripLanguage } from '../lib/language.ts'
import { LocalLink } from '../lib/local-link.tsx'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'
import styles from './side-navigation.module.css'

/** A place in a side navigation (specification, sections 2 and 3). `path` is without language; `info` is a figure or badge. */
export type NavigationItem = {
  title: ReactNode
  path: string
  icon?: string
  info?: ReactNode
  children?: readonly NavigationItem[]
}

export type NavigationSection = { subheader?: string; items: readonly NavigationItem[] }

/**
 * Sections of links for accounts and portals: the item of the current path is marked; groups open and close, starting open
 * when they hold it. Items are 48 px, sub-items 36. Below 991 px `collapses` lays the first level out in one swiping line.
 */
export function SideNavigation(props: { sections: readonly NavigationSection[]; label?: string; collapses?: boolean }) {
  const t = useT('shell')
  const current = stripLanguage(useLocation().pathname)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    // In the swiping line the current place may lie outside.
    const link = element.current?.querySelector<HTMLElement>(`a[aria-current]`)
    if (props.collapses && current && link) showInLine(link)
  }, [current, props.collapses])
  return (
    <nav
      ref={element}
      className={props.collapses ? `${styles.navigation} ${styles.collapses}` : styles.navigation}
      aria-label={props.label ?? t('sideNavigation')}
    >
      {props.sections.map((section) => (
        <div key={section.subheader ?? section.items[0]?.path}>
          {section.subheader && <h2 className={styles.subheader}>{section.subheader}</h2>}
          <ul>
            {section.items.map((item) => (
              <li key={item.path}>
                {item.children ? <Group item={item} current={current} /> : <ItemLink item={item} current={current} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Swipes the line so far that a link stands in it; the page itself does not move. */
function showInLine(link: HTMLElement): void {
  for (let line = link.parentElement; line; line = line.parentElement) {
    if (line.scrollWidth <= line.clientWidth + 1 || getComputedStyle(line).overflowX === 'visible') continue
    const [inner, outer] = [link.getBoundingClientRect(), line.getBoundingClientRect()]
    line.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
    return
  }
}

function Group({ item, current }: { item: NavigationItem; current: string }) {
  const active = holdsPath(item, current)
  const [open, setOpen] = useState(active)
  const [wasActive, setWasActive] = useState(active)
  if (active !== wasActive) {
    setWasActive(active)
    if (active) setOpen(true)
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.item} data-active={active || undefined}>
        <ItemWords item={item} />
        <Icon shape={chevronDownIcon} size="s" className={styles.turn} />
      </summary>
      <ul className={styles.children}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <ItemLink item={child} current={current} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function ItemLink({ item, current }: { item: NavigationItem; current: string }) {
  return (
    <LocalLink to={item.path} className={styles.item} aria-current={item.path === current ? 'page' : undefined}>
      <ItemWords item={item} />
    </LocalLink>
  )
}

function ItemWords({ item }: { item: NavigationItem }) {
  return (
    <>
      {item.icon && <Icon shape={item.icon} />}
      <span className={styles.title}>{item.title}</span>
      {item.info !== undefined && <span className={styles.info}>{item.info}</span>}
    </>
  )
}

/** Whether the path is the item's own, lies under it, or belongs to one of its children. */
function holdsPath(item: NavigationItem, path: string): boolean {
  if (path === item.path || path.startsWith(`${item.path}/`)) return true
  return item.children?.some((child) => holdsPath(child, path)) ?? false
}
