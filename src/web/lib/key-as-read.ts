const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** A pressed key as it is meant: in a page from right to left what comes next lies on the left. */
export function keyAsRead(key: string): string {
  return (document.documentElement.dir === 'rtl' && mirrored[key]) || key
}
