/** Page numbers worth a link, with `null` for a gap: first, last, and those around the current one. */
export function listPages(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count, current - 1, current, current + 1])
  if (current <= 4) for (let page = 2; page <= 5; page++) wanted.add(page)
  if (current >= count - 3) for (let page = count - 4; page < count; page++) wanted.add(page)
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
