// Puts the remembered appearance on the root element before the first paint, so a reload does not flash.
// The page itself does the same in src/web/shell/theme.ts; both read the key "settings".
;(() => {
  const presets = ['default', 'pinkCyan', 'cyanYellow', 'purpleTeal', 'blueOrange', 'greenOrange']
  try {
    const settings = JSON.parse(localStorage.getItem('settings')) || {}
    const root = document.documentElement
    if (/^(light|dark)$/.test(settings.themeMode)) root.dataset.mode = settings.themeMode
    if (presets.includes(settings.themeColorPresets)) root.dataset.preset = settings.themeColorPresets
    if (/^(ltr|rtl)$/.test(settings.themeDirection)) root.dir = settings.themeDirection
  } catch {
    // Storage is forbidden or holds something else: the defaults stand.
  }
})()
