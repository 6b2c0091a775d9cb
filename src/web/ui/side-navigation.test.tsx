import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../lib/i18n.tsx'
import { type NavigationSection, SideNavigation } from './side-navigation.tsx'

const sections: NavigationSection[] = [
  {
    subheader: 'Account',
    items: [
      { title: 'Bookings', path: '/account/bookings', icon: '<path d="M0 0"></path>', info: 2 },
      {
        title: 'Rates',
        path: '/account/rates',
        children: [
          { title: 'Mark-ups', path: '/account/rates/markups' },
          { title: 'Periods', path: '/account/periods' },
        ],
      },
    ],
  },
]

function render(path: string, language: 'bg' | 'en' = 'bg'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <LanguageProvider language={language}>
        <SideNavigation sections={sections} label="Sections" />
      </LanguageProvider>
    </MemoryRouter>,
  )
}

/** Words of the link that is marked as the current page. */
function findCurrent(markup: string): string[] {
  return [...markup.matchAll(/<a[^>]*aria-current="page"[^>]*>(.*?)<\/a>/g)].map((match) =>
    (match[1] ?? '').replace(/<[^>]+>/g, ''),
  )
}

describe('side navigation', () => {
  it('“sections with a subheader and items; each item has title, path, icon, info and optional children”', () => {
    const markup = render('/elsewhere')
    expect(markup).toContain('>Account</h2>')
    expect(markup).toMatch(
      /<a [^>]*href="\/account\/bookings"[^>]*><svg[^>]*><path d="M0 0"><\/path><\/svg>.*Bookings.*2.*<\/a>/,
    )
    expect(markup).toMatch(/<details.*Mark-ups.*<\/details>/)
  })
  it('“The item matching the current path is highlighted”, and only that', () => {
    expect(findCurrent(render('/account/bookings'))).toEqual(['Bookings2'])
    expect(findCurrent(render('/elsewhere'))).toEqual([])
  })
  it('knows the path under its language prefix and links within the language', () => {
    const markup = render('/en/account/bookings', 'en')
    expect(findCurrent(markup)).toEqual(['Bookings2'])
    expect(markup).toContain('href="/en/account/rates/markups"')
  })
  it('“groups with children expand and collapse, starting open if the group is active”, even when the child lies elsewhere', () => {
    expect(render('/account/rates/markups')).toMatch(/<details[^>]* open=""/)
    expect(render('/account/periods')).toMatch(/<details[^>]* open=""/)
    expect(render('/account/bookings')).not.toMatch(/<details[^>]* open=""/)
  })
  it('does not take a path with the same beginning for a child', () => {
    expect(render('/account/rates-archive')).not.toMatch(/<details[^>]* open=""/)
  })
})
