import { useT } from '../lib/i18n.tsx'
import { TextButton } from '../ui/button.tsx'
import { ChoiceGroup, Radio } from '../ui/choice.tsx'
import { Drawer } from '../ui/dialog.tsx'
import styles from './settings-drawer.module.css'
import { changeTheme, defaultTheme, themeDirections, themeModes, themePresets, useTheme } from './theme.ts'

/** Mode, direction and colours of the interface, chosen here and remembered in this browser. */
export function SettingsDrawer(props: { open: boolean; onClose: () => void }) {
  const t = useT('shell')
  return (
    <Drawer open={props.open} onClose={props.onClose} title={t('settings.title')}>
      <Settings />
    </Drawer>
  )
}

function Settings() {
  const t = useT('shell')
  const [theme, setTheme] = useTheme()
  return (
    <div className={styles.settings}>
      <ChoiceGroup legend={t('settings.mode')}>
        {themeModes.map((mode) => (
          <Radio
            key={mode}
            dense
            name="theme-mode"
            checked={theme.themeMode === mode}
            onChange={() => setTheme({ themeMode: mode })}
          >
            {t(`settings.modes.${mode}`)}
          </Radio>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t('settings.presets')}>
        <div className={styles.presets}>
          {themePresets.map((preset) => (
            <label key={preset} className={styles.preset} data-preset={preset}>
              <input
                type="radio"
                name="theme-preset"
                checked={theme.themeColorPresets === preset}
                onChange={() => setTheme({ themeColorPresets: preset })}
              />
              <span className={styles.swatch} />
              <span>{t(`settings.presetNames.${preset}`)}</span>
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend={t('settings.direction')}>
        {themeDirections.map((direction) => (
          <Radio
            key={direction}
            dense
            name="theme-direction"
            checked={theme.themeDirection === direction}
            onChange={() => setTheme({ themeDirection: direction })}
          >
            {t(`settings.directions.${direction}`)}
          </Radio>
        ))}
      </ChoiceGroup>
      <TextButton className={styles.reset} onClick={() => changeTheme(defaultTheme)}>
        {t('settings.reset')}
      </TextButton>
    </div>
  )
}
