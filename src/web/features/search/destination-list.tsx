import { useT } from '../../lib/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import {
  bedDoubleIcon,
  buildingComplexIcon,
  luggageIcon,
  mapIcon,
  planeIcon,
  rotateCcwClockIcon,
  sailboatIcon,
  treePalmIcon,
} from '../../ui/icons.ts'
import styles from './destination-list.module.css'
import { type DestinationGroup, type DestinationOption, optionId } from './destination-options.ts'
import { splitMatch } from './match-text.ts'

const shapes: Record<DestinationOption['type'], string> = {
  region: mapIcon,
  city: buildingComplexIcon,
  resort: treePalmIcon,
  airport: planeIcon,
  hotel: bedDoubleIcon,
  holiday: luggageIcon,
  yacht_base: sailboatIcon,
}

/**
 * The suggestions in their groups; focus stays in the box above, which names the active option.
 * @param active place among all options, across the groups.
 */
export function DestinationList(props: {
  id: string
  groups: DestinationGroup[]
  typed: string
  active: number
  onPoint: (index: number) => void
  onChoose: (option: DestinationOption) => void
}) {
  const t = useT('search')
  let index = -1
  return (
    <div id={props.id} role="listbox" aria-label={t('destination.suggestions')} className={styles.list}>
      {props.groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
        <div key={group.name} role="group" aria-labelledby={`${props.id}-${group.name}`}>
          <p id={`${props.id}-${group.name}`} className={styles.group}>
            {group.name === 'recent' || group.name === 'popular'
              ? t(`destination.${group.name}`)
              : t(`group.${group.name}`)}
          </p>
          {group.options.map((option) => {
            index += 1
            const at = index
            return (
              <Option
                key={`${option.type}-${option.id}`}
                id={optionId(props.id, at)}
                option={option}
                typed={props.typed}
                active={at === props.active}
                onPoint={() => props.onPoint(at)}
                onChoose={() => props.onChoose(option)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Option(props: {
  id: string
  option: DestinationOption
  typed: string
  active: boolean
  onPoint: () => void
  onChoose: () => void
}) {
  const words = useT('catalogue')
  const { option } = props
  const within = option.label.startsWith(`${option.name}, `) ? option.label.slice(option.name.length + 2) : option.label
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys arrive at the box, which has the focus
    <div
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.active}
      className={styles.option}
      // The box keeps the focus; a press on an option must not take it away.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={props.onPoint}
      onClick={props.onChoose}
    >
      <Icon shape={option.recent ? rotateCcwClockIcon : shapes[option.type]} />
      <span>
        <Marked name={option.name} typed={props.typed} />
        {within !== option.name && <small>{within}</small>}
      </span>
      {option.count !== null && option.count > 0 && (
        <span className={styles.count}>{words('units.places', { count: option.count })}</span>
      )}
    </div>
  )
}

function Marked(props: { name: string; typed: string }) {
  const parts = splitMatch(props.name, props.typed)
  if (!parts) return <span>{props.name}</span>
  const [before, match, after] = parts
  return (
    <>
      <span>{before}</span>
      <mark>{match}</mark>
      <span>{after}</span>
    </>
  )
}
