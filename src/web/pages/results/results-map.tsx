import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { SearchAnswer } from '../../../contract/hotels.ts'
import { defaultView } from '../../../contract/map-view.ts'
import type { MapPoints } from '../../../contract/maps.ts'
import { getHotelCardTexts } from '../../features/hotel-card/hotel-card-texts.ts'
import { wordPointFees } from '../../features/hotel-card/point-fees.ts'
import { boxAroundMost, isInBox, parseBox, writeBox } from '../../features/map/boxes.ts'
import { HotelMap } from '../../features/map/hotel-map.tsx'
import { MapCard } from '../../features/map/map-card.tsx'
import type { Box, MapLandmark, MapMove, MapPlace, MapSteering, MapTarget } from '../../features/map/map-types.ts'
import { addFees } from '../../lib/add-fees.ts'
import { useFormat, useLanguage, useT } from '../../lib/i18n.tsx'
import { LocalLink, useLocalNavigate } from '../../lib/local-link.tsx'
import { markerLabel } from '../../lib/marker-label.ts'
import { useApi } from '../../lib/services.ts'
import { useStored } from '../../lib/stored.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { listIcon, searchIcon, xIcon } from '../../ui/icons.ts'
import { resultsPath, stayParams, withFilters } from './results-address.ts'
import styles from './results-map.module.css'
import { type ResultsQuery, toParams } from './results-query.ts'
import { markRow, showHeading, watchRows } from './rows-and-markers.ts'

/** A map that was let go is searched when it has rested this long. */
const restMs = 350

/** All hotels of the search on the map, in step with the list beside it. */
export function ResultsMap(props: { answer: SearchAnswer; query: ResultsQuery; busy: boolean }) {
  const { answer, query } = props
  const t = useT('map')
  const words = useT('catalogue')
  const format = useFormat()
  const texts = getHotelCardTexts(useLanguage())
  const navigate = useLocalNavigate()
  const { data, crowd } = usePoints(query, answer)
  const [selected, setSelected] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const [steer, setSteer] = useState<MapSteering | null>(null)
  const search = useAreaSearch(query, (bbox, replace) =>
    navigate(resultsPath({ ...query, bbox, page: 1 }), { replace, preventScrollReset: true }),
  )
  const landmark = useLandmark(props)
  const seen = useWhereFound(data?.points, steer, query.bbox, landmark)
  const wholeNext = useFollowedSearch(props, crowd, steer, { own: search.own, seen })
  const target = useStart(query, answer, crowd)
  const bounds = wholeBox(query, answer)

  const markers = useMemo(
    () =>
      (data?.points ?? []).map(({ id, name, latitude, longitude, value }) => ({
        id,
        name,
        latitude,
        longitude,
        label: value === null ? name : markerLabel({ display_currency: data?.currency ?? 'EUR', value }),
      })),
    [data],
  )
  const point = data?.points.find(({ id }) => id === selected)
  useEffect(() => watchRows(setHovered), [])
  // Who presses a marker still points at it.
  useEffect(() => markRow(hovered ?? selected, hovered === null || hovered === selected), [hovered, selected])

  function describeSum(): string {
    if (data?.indicative) return t('perNight')
    return words('units.nights', { count: answer.nights ?? 1 })
  }

  if (!target) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the popup wherever the focus is within the map
    <div
      className={styles.map}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setSelected(null)
      }}
    >
      <HotelMap
        label={t('canvas')}
        instead={t('broken.list')}
        markers={markers}
        selected={point ? selected : null}
        hovered={hovered}
        target={target}
        landmark={landmark}
        onMove={(move) => {
          seen.current = move.box
          search.moved(move)
        }}
        onSelect={setSelected}
        onHover={setHovered}
        onReady={setSteer}
        popup={
          point && (
            <MapCard
              hotel={{
                id: point.id,
                name: point.name,
                to: point.url + stayParams(query),
                price: point.value && format.money(addFees(point.value, point.local_fees), data?.currency ?? 'EUR'),
                covers: describeSum(),
                fees: wordPointFees(texts, point, data?.currency ?? 'EUR'),
              }}
              onClose={() => setSelected(null)}
            />
          )
        }
      >
        <div className={styles.tools}>
          <label className={styles.move}>
            <input type="checkbox" checked={search.follows} onChange={search.toggle} />
            <span>{t('moveSearch')}</span>
          </label>
          {search.pending && (
            <Button variant="solid" small onClick={search.now}>
              <Icon shape={searchIcon} size="s" />
              <span>{t('searchHere')}</span>
            </Button>
          )}
          {data?.count === 0 && (
            <p className={styles.note} role="status">
              {t('none')}
            </p>
          )}
          {data && data.points.length < data.count && (
            <p className={styles.note}>{t('tooMany', { shown: data.points.length, count: data.count })}</p>
          )}
        </div>
        <LocalLink
          to={resultsPath({ ...query, view: '' })}
          preventScrollReset
          className={buttonClass({ variant: 'raised' }, `${styles.toList} ${styles.onPhones}`)}
        >
          <Icon shape={listIcon} size="s" />
          <span>{t('list')}</span>
        </LocalLink>
        <LocalLink
          to={resultsPath({ ...query, view: 'list' })}
          preventScrollReset
          className={buttonClass({ variant: 'raised', iconOnly: true }, `${styles.toList} ${styles.onDesks}`)}
          aria-label={t('hide')}
          title={t('hide')}
        >
          <Icon shape={xIcon} size="s" />
        </LocalLink>
        {query.bbox ? (
          <LocalLink
            to={resultsPath(withFilters(query, { bbox: '' }))}
            preventScrollReset
            className={buttonClass({ variant: 'raised', small: true }, styles.fit)}
            onClick={wholeNext}
          >
            {t('fit')}
          </LocalLink>
        ) : (
          bounds && (
            <Button variant="raised" small className={styles.fit} onClick={() => steer?.look({ box: bounds })}>
              {t('fit')}
            </Button>
          )
        )}
      </HotelMap>
    </div>
  )
}

/** `crowd`: the points of this very search, null where they cannot be had; undefined until that is known. */
function usePoints(query: ResultsQuery, answer: SearchAnswer) {
  const api = useApi()
  const params = toParams({ ...query, currency: answer.currency, sort: 'recommended', page: 1 })
  const { data, isPlaceholderData, isError } = useQuery({
    ...api.query<MapPoints>('/api/v1/search/points/', params),
    placeholderData: keepPreviousData,
  })
  const crowd: Crowd = isError ? null : isPlaceholderData ? undefined : data?.points
  return { data, crowd }
}

type Crowd = MapPoints['points'] | null | undefined

/** Where the map starts; null while that is not known. */
function useStart(query: ResultsQuery, answer: SearchAnswer, crowd: Crowd): MapTarget | null {
  const [start, setStart] = useState<MapTarget | null>(null)
  if (start) return start
  const target = chooseTarget(query, answer, crowd)
  if (target) setStart(target)
  return target
}

function isEverywhere(query: ResultsQuery, answer: SearchAnswer): boolean {
  return answer.destination === null && query.bbox === '' && query.lat === ''
}

/** A town's middle is looked at with its houses, degrees apart from them at most: else its name may be cut off at the edge. */
const besideTown = 0.05

/** Where a search is looked at; null while one without a place waits for its points, whose crowd it shows. */
function chooseTarget(query: ResultsQuery, answer: SearchAnswer, crowd: Crowd): MapTarget | null {
  if (isEverywhere(query, answer)) {
    if (crowd === undefined) return null
    const most = crowd && boxAroundMost(crowd)
    if (most) return { box: most }
  }
  const asked = parseBox(query.bbox)
  if (asked) return { box: asked, exact: true }
  const { destination } = answer
  const bounds = wholeBox(query, answer)
  if (bounds && destination) return { box: widenTo(bounds, destination, besideTown) }
  if (bounds) return { box: bounds }
  const place = destination ?? readLandmark(query, answer)
  return place ? { latitude: place.latitude, longitude: place.longitude, zoom: 10 } : defaultView
}

/** Around all hotels of the search, those of its place where it found none, and what it went around; null without any. */
function wholeBox(query: ResultsQuery, answer: SearchAnswer): Box | null {
  const landmark = readLandmark(query, answer)
  const bounds = answer.bounds ?? ((!isEverywhere(query, answer) && answer.area_bounds) || null)
  return bounds && landmark ? widenTo(bounds, landmark) : bounds
}

/** A box that a place is in too, unless it is further from it than `most` degrees. */
function widenTo(box: Box, { latitude, longitude }: MapPlace, most = 360): Box {
  const [west, south, east, north] = box
  const apart = Math.max(west - longitude, longitude - east, south - latitude, latitude - north)
  if (apart > most) return box
  return [Math.min(west, longitude), Math.min(south, latitude), Math.max(east, longitude), Math.max(north, latitude)]
}

/** What the search went around, where it did: an airport, a place without hotels of its own, a point. */
function readLandmark(query: ResultsQuery, answer: SearchAnswer): MapLandmark | undefined {
  if (answer.distance_from !== 'place' || query.bbox !== '') return undefined
  const { destination } = answer
  if (!destination) {
    if (query.lat === '') return undefined
    return { latitude: Number(query.lat), longitude: Number(query.lon), name: '', kind: 'place' }
  }
  const { latitude, longitude, name, type } = destination
  return { latitude, longitude, name, kind: type === 'airport' ? 'airport' : 'place' }
}

/** As `readLandmark`; it stays while the map is moved, whose parts the server searches knowing nothing of it. */
function useLandmark(props: { query: ResultsQuery; answer: SearchAnswer; busy: boolean }): MapLandmark | undefined {
  const { query, answer, busy } = props
  const { destination, q, lat, lon } = query
  const area = [destination, q, lat, lon].join(' ')
  const [known, setKnown] = useState<{ area: string; answer: SearchAnswer; landmark: MapLandmark | undefined }>()
  if (!busy && query.bbox === '' && known?.answer !== answer)
    setKnown({ area, answer, landmark: readLandmark(query, answer) })
  return busy || known?.area === area ? known?.landmark : undefined
}

/** Hotels that a filter left are looked at anew where most of them are out of view, or lie in less than this part of it. */
const huddled = 1 / 3

/** Follows the hotels of a search whose map nobody moved. Holds what the map shows. */
function useWhereFound(
  points: readonly MapPlace[] | undefined,
  steer: MapSteering | null,
  bbox: string,
  landmark: MapPlace | undefined,
) {
  const seen = useRef<Box | null>(null)
  const follow = useEffectEvent((found: readonly MapPlace[]) => {
    const view = seen.current
    const most = boxAroundMost(found)
    if (bbox !== '' || !view || !most) return
    const box = landmark ? widenTo(most, landmark) : most
    const inView = found.filter((point) => isInBox(point, view)).length
    const isSmall = box[2] - box[0] < (view[2] - view[0]) * huddled && box[3] - box[1] < (view[3] - view[1]) * huddled
    if (inView * 2 < found.length || isSmall) steer?.look({ box })
  })
  useEffect(() => {
    if (points) follow(points)
  }, [points])
  return seen
}

/** Searches where the map was moved to: at once when the visitor wants it so, else by a button. */
function useAreaSearch(query: ResultsQuery, go: (bbox: string, replace: boolean) => void) {
  const [stored, setStored] = useStored('searchAsMove', 'yes')
  const [moved, setMoved] = useState<Box | null>(null)
  const own = useRef(query.bbox)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const follows = stored === 'yes'
  const searchIn = useEffectEvent((box: Box) => {
    // Going back once leaves the map's areas, however many there were; the last one may not be drawn yet.
    const replace = query.bbox !== '' || own.current !== ''
    own.current = writeBox(box)
    setMoved(null)
    go(own.current, replace)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    follows,
    pending: !follows && moved !== null,
    /** The box that this map wrote into the address itself. */
    own,
    toggle: () => setStored(follows ? 'no' : 'yes'),
    now: () => moved && searchIn(moved),
    moved: ({ box, byVisitor }: MapMove) => {
      if (!byVisitor) return
      setMoved(box)
      clearTimeout(timer.current)
      if (follows) timer.current = setTimeout(() => searchIn(box), restMs)
    },
  }
}

/**
 * Another place was searched, or the area was given up: the map goes there, whatever its points ask for (`seen`). Returns what is called
 * before a search whose every hotel shall be seen.
 */
function useFollowedSearch(
  { query, answer, busy }: { query: ResultsQuery; answer: SearchAnswer; busy: boolean },
  crowd: Crowd,
  steer: MapSteering | null,
  { own, seen }: { own: { current: string }; seen: { current: Box | null } },
): () => void {
  const { destination, q, lat, lon, radius, bbox } = query
  // Who goes back before a slow page has drawn the moved map's search is where they were all along, and the map is not.
  const [returns, setReturns] = useState(0)
  const area = [destination, q, lat, lon, radius, bbox, returns].join(' ')
  const shown = useRef(area)
  const whole = useRef(false)
  const follow = useEffectEvent((now: string, map: MapSteering, known: Crowd) => {
    if (shown.current === now) return
    const bounds = wholeBox(query, answer)
    const target = whole.current && bounds ? { box: bounds } : chooseTarget(query, answer, known)
    if (!target) return
    shown.current = now
    if (bbox !== '' && bbox === own.current) return showHeading()
    whole.current = false
    own.current = ''
    // Points that come while it flies are judged by nothing until it is there.
    seen.current = null
    map.look(target)
  })
  useEffect(() => {
    const forget = () => {
      own.current = ''
      setReturns((times) => times + 1)
    }
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [own])
  useEffect(() => {
    // Where it looks depends on what stands there: none of its markers shall be under a button.
    if (!busy && steer && crowd !== undefined) follow(area, steer, crowd)
  }, [area, busy, steer, crowd])
  return () => {
    whole.current = true
  }
}
