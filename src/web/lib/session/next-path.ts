/**
 * Where a sign-in leads: the `next` of the address, if it is a path of this site, else the home page. Browsers read a
 * backslash as a slash and drop tabs and line ends, so `/\\elsewhere` would lead away.
 */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])[^\\\s]*$/.test(next) ? next : '/'
}
