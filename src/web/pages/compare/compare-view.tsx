import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ComparedHotel, Comparison } from '../../../contract/comparison.ts'
import { parseParty } from '../../../domain/party.ts'
import { CompareTable } from '../../features/compare/compare-table.tsx'
import { forgetCompared, searchBehind } from '../../features/compare/compared.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { ShareButton } from '../../features/share/share-button.tsx'
import { describeParty } from '../../features/stay/describe-party.ts'
import { useCurrency } from '../../lib/currency.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { LocalLink } from '../../lib/local-link.tsx'
import { useApi } from '../../lib/services.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type CompareAddress, comparisonQuery, readAddress, writeAddress, writeStay } from './compare-query.ts'
import styles from './compare-view.module.css'
import { useCompareRows } from './use-compare-rows.tsx'

/** Up to four hotels side by side; the address holds all of it, so that it can be sent to whoever travels along. */
export function CompareView() {
  const t = useT('compare')
  const { search, state } = useLocation()
  const awake = useHydrated()
  const api = useApi()
  const [currency] = useCurrency()
  const asked = readAddress(new URLSearchParams(search))
  const answer = useQuery({ ...comparisonQuery(api, asked, currency), enabled: asked.ids.length > 0 })
  // The server knows no history.
  const back = (awake && searchBehind(state)) || `/hotels${writeStay(asked)}`
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('titleCount', { count: answer.data?.hotels.length ?? asked.ids.length })}</h1>
        <LocalLink to={back}>{t('back')}</LocalLink>
        <ShareButton title={t('title')} className={styles.share} />
      </header>
      {answer.isError ? (
        <ErrorState
          title={t('failed.title')}
          actions={
            <Button busy={answer.isFetching} onClick={() => void answer.refetch()}>
              {t('failed.retry')}
            </Button>
          }
        >
          <p>{t('failed.text')}</p>
        </ErrorState>
      ) : asked.ids.length === 0 || answer.data?.hotels.length === 0 ? (
        <EmptyState title={t('empty.title')} actions={<LinkButton to={back}>{t('back')}</LinkButton>}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        answer.data && <Compared comparison={answer.data} asked={asked} />
      )}
    </div>
  )
}

function Compared(props: { comparison: Comparison; asked: CompareAddress }) {
  const t = useT('compare')
  const words = useT('catalogue')
  const format = useFormat()
  const { comparison, asked } = props
  const { checkin, checkout, hotels } = comparison
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const rows = useCompareRows(comparison)
  const party = describeParty(words, parseParty(asked.rooms) ?? [{ adults: 2, childrenAges: [] }])
  const stay =
    checkin && checkout
      ? t('stay', { dates: format.dateRange(checkin, checkout, { weekday: true }), covers: party })
      : t('noStay')
  const { board, beds, free_cancellation, pay_at_property } = asked.wishes
  const wished = board.length + beds.length > 0 || free_cancellation || pay_at_property
  return (
    <>
      <div className={styles.tools}>
        <p>{wished && checkin ? t('wished', { stay }) : stay}</p>
        {hotels.length > 1 && (
          <Switch
            dense
            checked={differencesOnly}
            onChange={(event) => setDifferencesOnly(event.target.checked)}
            className={styles.switch}
          >
            {t('differences')}
          </Switch>
        )}
      </div>
      <CompareTable
        comparison={comparison}
        rows={rows}
        differencesOnly={differencesOnly}
        head={(hotel) => <Head hotel={hotel} asked={asked} />}
        name={(hotel) => <Name hotel={hotel} />}
      />
    </>
  )
}

/** What stays in sight while one reads on. */
function Name({ hotel }: { hotel: ComparedHotel }) {
  const texts = getHotelCardTexts(useLanguage())
  const offer = hotel.best_offer
  return (
    <div className={styles.name}>
      <span lang={hotel.text_language}>{hotel.name}</span>
      {offer && <b>{`${offer.indicative ? `${texts.fixed.from} ` : ''}${texts.sum(offer)}`}</b>}
    </div>
  )
}

function Head(props: { hotel: ComparedHotel; asked: CompareAddress }) {
  const t = useT('compare')
  const { hotel, asked } = props
  const { state } = useLocation()
  const others = { ...asked, ids: asked.ids.filter((id) => id !== hotel.id) }
  return (
    <div className={styles.hotel}>
      <Picture image={hotel.main_image} ratio="4/3" sizes="(min-width: 991px) 280px, 210px" decorative />
      <h2 lang={hotel.text_language}>
        <LocalLink to={hotel.url + writeStay(asked)}>{hotel.name}</LocalLink>
      </h2>
      <LinkButton small variant="soft" to={`${hotel.url}${writeStay(asked)}#rooms`} className={styles.open}>
        <span>{t('open')}</span>
        <span className="visually-hidden">{`: ${hotel.name}`}</span>
      </LinkButton>
      <LocalLink
        to={writeAddress(others)}
        state={state}
        replace
        preventScrollReset
        aria-label={t('removeOf', { name: hotel.name })}
        className={styles.remove}
        onClick={() => forgetCompared(hotel.id)}
      >
        {t('remove')}
      </LocalLink>
    </div>
  )
}
