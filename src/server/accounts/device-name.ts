const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A browser as its owner would name it: "Firefox · Windows"; empty when nothing is known. No version: it would be stale soon. */
export function nameDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(' · ')
}
