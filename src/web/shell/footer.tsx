import type { MouseEvent } from 'react'
import type { Elements } from '../lib/elements.ts'
import { useLanguage, useT } from '../lib/i18n.tsx'
import { useLateMessages } from '../lib/late-messages.ts'
import { LocalLink } from '../lib/local-link.tsx'
import { useConfig } from '../lib/services.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { consentView } from './consent-view.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { facebookShape, instagramShape, linkedinShape } from './social-shapes.ts'

const consumerProtection = 'https://kzp.bg'

/** Links to the pages that exist, who runs the site, and what the law wants said about an agency. */
export function Footer() {
  useLateMessages('footer')
  const t = useT('footer')
  const { operator } = useConfig()
  const name = operator.name[useLanguage()]
  return (
    <footer className={`drawn-late ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p className="soft">{t('promise')}</p>
            {operator.phone && (
              <a className="strong" href={`tel:${operator.phone.replace(/[^\d+]/g, '')}`}>
                {operator.phone}
              </a>
            )}
            {operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a>}
            <SocialLinks name={name} />
          </div>
          <FooterColumn title={t('travel')}>
            <LocalLink to="/hotels">{t('hotels')}</LocalLink>
            <LocalLink to="/booking">{t('myBooking')}</LocalLink>
          </FooterColumn>
          <FooterColumn title={t('help')}>
            <LocalLink to="/help">{t('questions')}</LocalLink>
            <LocalLink to="/contact">{t('contact')}</LocalLink>
            <LocalLink to="/about">{t('about')}</LocalLink>
            <LocalLink to="/accessibility">{t('accessibility')}</LocalLink>
          </FooterColumn>
          <FooterColumn title={t('terms')}>
            <LocalLink to="/terms">{t('generalTerms')}</LocalLink>
            <LocalLink to="/privacy">{t('privacy')}</LocalLink>
            <LocalLink to="/cookies" aria-haspopup="dialog" onClick={chooseCookies}>
              {t('cookies')}
            </LocalLink>
            <LocalLink to="/how-we-rank">{t('howWeRank')}</LocalLink>
          </FooterColumn>
        </div>
        <div className={styles.legal}>
          <LegalLine />
          <p>{t('copyright', { name })}</p>
        </div>
      </div>
    </footer>
  )
}

/** Without our code the link leads to the page about cookies. */
function chooseCookies(event: MouseEvent): void {
  event.preventDefault()
  consentView.change({ choosing: true })
}

function FooterColumn(props: { title: string; children: Elements }) {
  return (
    <nav className={styles.column} aria-label={props.title}>
      <h2>{props.title}</h2>
      {props.children}
    </nav>
  )
}

function SocialLinks(props: { name: string }) {
  const t = useT('footer')
  const { social } = useConfig().operator
  const links = [
    { network: 'Facebook', href: social.facebook, shape: facebookShape },
    { network: 'Instagram', href: social.instagram, shape: instagramShape },
    { network: 'LinkedIn', href: social.linkedin, shape: linkedinShape },
  ]
  return (
    <div className={styles.social}>
      {links
        .filter((link) => link.href)
        .map((link) => (
          <a
            key={link.network}
            href={link.href}
            rel="noopener"
            className={buttonClass({ variant: 'plain', iconOnly: true })}
            aria-label={t('social', { name: props.name, network: link.network })}
          >
            <Icon shape={link.shape} />
          </a>
        ))}
    </div>
  )
}

/** The operator's data as far as it is configured, and where one complains. */
function LegalLine() {
  const t = useT('footer')
  const { operator } = useConfig()
  const facts = [
    operator.legalName,
    operator.address,
    operator.companyNumber && t('company', { number: operator.companyNumber }),
    operator.vatNumber && t('vat', { number: operator.vatNumber }),
    operator.registrationNumber && t('registration', { number: operator.registrationNumber }),
    operator.insurance && t('insurance', { insurance: operator.insurance }),
  ].filter(Boolean)
  return (
    <p>
      <span>{facts.map((fact) => `${fact}. `).join('')}</span>
      <span>
        {t.rich('complaints', {
          link: () => (
            <a key="kzp" href={consumerProtection} rel="noopener">
              {new URL(consumerProtection).host}
            </a>
          ),
        })}
      </span>
    </p>
  )
}
