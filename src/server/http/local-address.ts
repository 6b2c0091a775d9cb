/** Base that no address of ours has: what leaves it names another host. */
const nowhere = 'http://nowhere.invalid'

/**
 * Where a redirect may lead: an address on this site, as a browser reads it. Browsers take `\` for `/` and leave out tabs and line
 * breaks, so `/\host` and `//host` name another site: they become paths here.
 */
export function toLocalAddress(location: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what browsers leave out.
  const bare = location.replace(/[\u0000-\u0020\u007f]/g, (sign) => (sign === ' ' ? '%20' : ''))
  const local = `/${bare.replace(/^(?:[/\\]|%20)+/, '')}`
  return URL.canParse(local, nowhere) && new URL(local, nowhere).origin === nowhere ? local : '/'
}
