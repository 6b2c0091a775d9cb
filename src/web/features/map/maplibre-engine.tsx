import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../lib/i18n.tsx'
import styles from './hotel-map.module.css'
import type { MapBase, MapEngineProps } from './map-types.ts'
import { type CanvasEvents, createMapCanvas, type MapCanvas } from './maplibre-canvas.ts'
import { countHidden, placePopup } from './place-popup.ts'

/** The map drawn by MapLibre on whatever base; another base needs another engine. */
export function MapLibreEngine(props: MapEngineProps & { base: MapBase }) {
  const t = useT('map')
  const container = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const canvas = useRef<MapCanvas | null>(null)
  /** Where on the map the selected marker's point is, and that of what the map is about, in pixels. */
  const place = useRef<Parameters<CanvasEvents['onPlace']>>([null, undefined])
  const { markers, selected, hovered, rings, landmark } = props
  const tell = useEffectEvent((): MapEngineProps => props)
  const ringName = useEffectEvent((minutes: number) => t('walk', { minutes }))

  const create = useEffectEvent((element: HTMLElement) => {
    const { label, base, target, markers } = props
    return createMapCanvas({
      container: element,
      label,
      base,
      target,
      markers,
      ringName,
      units: { metres: t('metres'), kilometres: t('kilometres') },
      events: {
        onMove: (move) => {
          tell().onMove?.(move)
          tell().onZoom?.(move.zoom)
        },
        onSelect: (id) => tell().onSelect(id),
        onHover: (id) => tell().onHover?.(id),
        onDrawn: () => tell().onDrawn(),
        onStreets: (state) => tell().onStreets?.(state),
        onBroken: () => tell().onBroken(),
        onPlace: (...points) => {
          place.current = points
          placePopup(popup.current, element, ...points)
        },
      },
    })
  })

  useEffect(() => {
    if (!container.current) return
    try {
      canvas.current = create(container.current)
    } catch {
      tell().onBroken()
      return
    }
    tell().onReady(canvas.current)
    // A card grows when what it says comes later.
    const growth = new ResizeObserver(() => {
      if (!container.current) return
      placePopup(popup.current, container.current, ...place.current)
      canvas.current?.panDown(countHidden(popup.current, container.current, place.current[0]))
    })
    if (popup.current) growth.observe(popup.current)
    return () => {
      growth.disconnect()
      canvas.current?.remove()
      canvas.current = null
    }
  }, [])
  useEffect(() => canvas.current?.show(markers), [markers])
  useEffect(() => canvas.current?.mark(selected, hovered), [selected, hovered])
  useEffect(() => canvas.current?.ring(rings), [rings])
  useEffect(() => canvas.current?.landmark(landmark), [landmark])

  return (
    <>
      <div ref={container} className={styles.canvas} />
      <div ref={popup} className={styles.popup} data-map-popup="" hidden={selected === null}>
        {props.popup}
      </div>
    </>
  )
}
